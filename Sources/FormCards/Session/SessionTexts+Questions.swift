import FormModel
import FormValidation

// Questions and their choices.
extension SessionTexts {
    /// The question of a field, without its editor.
    func question(
        for place: FieldPlace, at path: FieldPath, offering choices: [OfferedChoice],
        isRequired: Bool, default value: FieldValue, within range: StepRange?, prefill: String
    ) -> CardFocus {
        let (field, row) = (form.compiled.field(at: place), place.row)
        let item = field.item
        let reader = dataSource.reader(of: place, in: catalog.locale)
        let title = text(item.title, of: row)
        var prompt = title
        var hints: [String] = []
        var exampleHint: DisplayText?
        let options =
            field.valueType == .boolean
            ? [true, false].map {
                FieldNode.Option(String($0), title: reader.text(of: $0, for: field.layout))
            } : self.options(choices, of: item, row, reader)
        if field.valueType == .boolean {
            prompt += " (\(options.map(\.title).joined(separator: "/")))"
        }
        let units = [item.unitBefore, item.unit].map { $0.map { reader.text(of: $0) } }
        for unit in ([item.currencyMark] + units).compactMap(\.self) {
            prompt += " (\(unit))"
            hints.append(unit)
        }
        if let example = example(of: item, field.valueType, within: range, row) {
            prompt += " (\(example))"
            hints.append(example)
            exampleHint = DisplayText(example)
        }
        if field.valueType == .texts { prompt += " (\(words(.oneALine)))" }
        if !isRequired { prompt += " (\(words(.optional)))" }
        var shownDefault = dataSource.displayText(of: value, at: place, in: catalog.locale)
        if field.valueType == .texts { shownDefault = shownDefault.entriesInOneLine }
        let hasDefault = !shownDefault.isEmpty && !field.isSecure
        if hasDefault { prompt += " [\(shownDefault)]" }
        let endLine = field.valueType == .texts ? "" : "."
        var focus = CardFocus(
            .field, DisplayText(labelled(prompt)), label: DisplayText(title), path: path,
            isRequired: isRequired, isSecret: field.isSecure,
            help: item.help.map { markup($0, row) },
            hints: hints.map { DisplayText($0) },
            defaultHint: hasDefault
                ? DisplayText(words(.enterTakes, ["value": shownDefault])) : nil,
            control: field.valueType == .boolean
                ? .yesNo(options)
                : field.valueType == .choices
                    ? .many(options) : options.isEmpty ? .line : .one(options),
            // A number that is typed for a number is that number, and not the place of a choice.
            isNumbered: !item.valueType.isNumber
                && reader.counts(choices.filter(\.isEnabled).map(\.choice)),
            endLine: field.valueType.hasLines && choices.isEmpty ? endLine : nil,
            prefill: prefill)
        if let example = item.placeholder {
            focus.take(example: DisplayText(text(example, of: row)), saidBy: exampleHint)
        }
        return focus
    }

    /// How an answer is written, if that is hard to guess or the form has an example.
    private func example(
        of item: FormItem, _ type: ValueType, within range: StepRange?, _ row: RowPlace?
    ) -> String? {
        guard type != .boolean else { return nil }
        let example =
            item.placeholder.map { text($0, of: row) }
            ?? catalog.locale.example(of: type)
            .map { range?.inside($0, in: catalog.locale) ?? $0 }
        if type == .file, example == nil { return words[.filePath] }
        return example.map { words(.suchAs, ["example": $0]) }
    }

    /// The choices of a field.
    private func options(
        _ choices: [OfferedChoice], of item: FormItem, _ row: RowPlace?, _ reader: TypedReader
    ) -> [FieldNode.Option] {
        let record = item.recordOfChoices(in: row)
        let areNumbers = item.valueType.isNumber
        return choices.map { offered in
            FieldNode.Option(
                offered.choice.value,
                title: areNumbers
                    ? reader.line(ofNumber: offered.choice) : reader.title(of: offered.choice),
                explanation: offered.choice.description.map(reader.text),
                isEnabled: offered.isEnabled, reason: offered.reason.map { text($0, of: record) },
                isExclusive: offered.choice.isExclusive)
        }
    }

    /// A question about the group at a path.
    func question(
        _ kind: CardFocus.Kind, _ word: InterfaceWords.Word, _ item: FormItem,
        of row: RowPlace?, at path: FieldPath
    ) -> CardFocus {
        let keys: InterfaceWords.Word = isSpoken ? .spokenEnterIsNo : .enterIsNo
        return CardFocus(
            kind,
            DisplayText(words(word, naming(item, of: row)) + (kind == .another ? words(keys) : "")),
            path: path,
            help: item.help.map { markup($0, row) })
    }

    /// The question at the review.
    var reviewQuestion: CardFocus {
        guard dataSource.offersSubmission else {
            return CardFocus(.review, DisplayText(words(.endingQuestion)))
        }
        let button = form.items.first { $0.action == .submit }
        let title = button.map { text($0.title) } ?? words(.submit)
        return CardFocus(
            .review, DisplayText(words(.reviewQuestion, ["button": title])),
            label: DisplayText(title))
    }
}
