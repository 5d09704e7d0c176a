/// Validates the messages of an item: each must be for a code that the item can report, and may use
/// only the parameters of such an issue and fields.
enum MessageChecks {
    static func problems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm, validators: [any Validator],
        ruleCodes: some Sequence<IssueCode>
    ) -> [DefinitionProblem] {
        guard !item.messages.isEmpty else { return [] }
        let facts = facts(of: item, validators, Set(ruleCodes))
        return item.messages.keys.sorted().flatMap { code in
            problems(of: item.messages[code], for: code, facts, in: compiled).map {
                $0.placed(item: index, part: .message(code))
            }
        }
    }

    /// The problems of the messages for one code; `facts` is `nil` if a validator or formatter does
    /// not declare its codes.
    private static func problems(
        of message: LocalizedText?, for code: String, _ facts: [String: [String]]?,
        in compiled: CompiledForm
    ) -> [DefinitionProblem] {
        if let facts, facts[code] == nil {
            let nearest = Spelling.nearest(to: code, in: facts.keys.sorted())
            var parameters: IssueParameters = ["code": .text(code)]
            parameters["nearest"] = nearest.map { .text($0) }
            return [DefinitionProblem(.unknownMessageCode, parameters: parameters)]
        }
        guard let message, !message.isBlank else { return [DefinitionProblem(.emptyText)] }
        guard let places = compiled.texts[message] else { return [] }
        return DefinitionProblem.problems(
            of: message, places, allowed: ["title", "code"] + (facts?[code] ?? []),
            isKnown: facts != nil, compiled.scope)
    }

    private static func facts(
        of item: FormItem, _ validators: [any Validator], _ ruleCodes: Set<IssueCode>
    ) -> [String: [String]]? {
        var facts: [String: [String]] = [
            "wrongType": ["expected"], "unsettled": ["max"], "malformedText": [],
            "repeatedField": [],
            "fileNotAccepted": [],
        ]
        func add(_ codes: [IssueCode: [String]], _ common: [String] = []) {
            for (code, own) in codes {
                // Several validators of a field may declare the same parameter.
                let known = facts[code.rawValue, default: []]
                facts[code.rawValue, default: []] += (common + own).filter { name in
                    !known.contains { $0.hasSameBytes(as: name) }
                }
            }
        }
        switch item.valueType {
        case .integer:
            add([.tooManyDigits: ["max"], .tooSmall: ["min"], .tooLarge: ["max"]])
        case .decimal: add([.tooManyDigits: ["max"]])
        case .choice: add([.notAChoice: [], .tooManyTextBytes: ["max"]])
        case .texts:
            add([.emptyElement: [], .tooManyTextBytes: ["max"], .tooManyElements: ["max"]])
            add([.controlCharacter: ["expected"]])
        case .choices: add([.notAChoice: [], .tooManyElements: ["max"]])
        case .group:
            let count = RowCount(
                min: item.minimumRows, max: item.maximumRows, number: item.rowSource?.number)
            add(count.codes, count.parameters.pairs.map(\.name))
            add([.tooManyCells: ["max"]])
        case .time, .dateTime, .localDateTime: add([.tooManyDecimals: ["max"]])
        case .text, .multiline:
            add([.tooManyTextBytes: ["max"]])
            if !item.isSecure { add([.controlCharacter: ["expected"]]) }
        case .boolean, .date, .duration: break
        }
        if item.choicesFrom != nil { add([.choicesUnknown: []]) }
        // Even without a condition of its own, the item may be on a hidden page.
        add([.hiddenField: []])
        if item.enabledWhen != nil { add([.disabledField: []]) }
        if item.computed != nil { add([.notComputed: []]) }
        if item.setBy == .program { add([.notGiven: []]) }
        for validator in validators where validator.judgesEmpty || validator.judgesValues {
            guard !validator.codes.isEmpty else { return nil }
            var names = validator.parameters.names
            if names.contains("other") { names.append("otherTitle") }
            add(validator.codes, names)
        }
        for code in ruleCodes { add([code: ["titles"]], ["fields"]) }
        if let formatter = item.formatter {
            guard !formatter.codes.isEmpty else { return nil }
            add([.tooManyTextBytes: ["max"]])
            add(formatter.codes)
        }
        if item.isSecure {
            for code in facts.keys where code != IssueCode.passwordStrength.rawValue {
                facts[code]?.removeAll { $0 == "actual" }
            }
        }
        return facts
    }
}
