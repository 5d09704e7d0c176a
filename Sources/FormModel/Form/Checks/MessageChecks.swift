/// Validates the messages of an item: each must be for a code that the item can report, and may use
/// only the parameters of such an issue and fields.
enum MessageChecks {
    static func problems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm, validators: [any Validator],
        ruleCodes: some Sequence<IssueCode>
    ) -> [DefinitionProblem] {
        guard !item.messages.isEmpty else { return [] }
        let parameters = parameters(of: item, validators, Set(ruleCodes))
        return item.messages.keys.sorted().flatMap { code in
            problems(of: item.messages[code], for: code, parameters, in: compiled).map {
                $0.placed(item: index, part: .message(code))
            }
        }
    }

    /// The problems of the message for one code.
    private static func problems(
        of message: LocalizedText?, for code: String, _ known: MessageParameters,
        in compiled: CompiledForm
    ) -> [DefinitionProblem] {
        if known.isComplete, known.byCode[code] == nil {
            let nearest = Spelling.nearest(to: code, in: known.byCode.keys.sorted())
            var parameters: IssueParameters = ["code": .text(code)]
            parameters["nearest"] = nearest.map { .text($0) }
            return [DefinitionProblem(.unknownMessageCode, parameters: parameters)]
        }
        guard let message, !message.isBlank else { return [DefinitionProblem(.emptyText)] }
        guard let places = compiled.texts[message] else { return [] }
        return DefinitionProblem.problems(
            of: message, places, allowed: known.names(of: code), isKnown: known.isComplete,
            compiled.scope)
    }

    private static func parameters(
        of item: FormItem, _ validators: [any Validator], _ ruleCodes: Set<IssueCode>
    ) -> MessageParameters {
        var parameters = MessageParameters(
            of: item.valueType, isSecure: item.isSecure, hasFormatter: item.formatter != nil)
        if item.valueType == .group {
            let count = RowCount(item, number: item.rowNumber)
            parameters.add(count.codes, count.parameters.names)
        }
        if item.choicesFrom != nil { parameters.add([.choicesUnknown: []]) }
        if item.enabledWhen != nil { parameters.add([.disabledField: []]) }
        if item.computed != nil { parameters.add([.notComputed: []]) }
        if item.setBy == .program { parameters.add([.notGiven: []]) }
        for validator in validators { parameters.add(validator) }
        for code in ruleCodes { parameters.add(ruleCode: code) }
        if let formatter = item.formatter { parameters.add(formatter) }
        if item.isSecure { parameters.removeLengths() }
        return parameters
    }
}
