import FormCards
import FormModel
import FormValidation

// Questions and their choices.
extension DialogueScript {
    func question(
        for place: FieldPlace, offering choices: [OfferedChoice],
        isRequired: Bool, default value: FieldValue, prefill: String
    ) -> Question {
        let (field, row) = (form.compiled.field(at: place), place.row)
        let item = field.item
        let reader = dataSource.reader(of: place, in: catalog.locale)
        var prompt = text(item.title, of: row)
        if field.valueType == .boolean {
            let words = [true, false].map { reader.text(of: $0, for: field.layout) }
            prompt += " (\(words.joined(separator: "/")))"
        }
        if let unit = item.unit { prompt += " (\(reader.text(of: unit)))" }
        if field.valueType == .boolean {
            // The words for yes and no are the example.
        } else if let placeholder = item.placeholder {
            prompt += " (\(words(.example, ["example": text(placeholder, of: row)])))"
        } else if let example = catalog.locale.example(of: field.valueType) {
            prompt += " (\(words(.example, ["example": example])))"
        }
        if field.valueType == .texts { prompt += " (\(words(.oneALine)))" }
        if !isRequired { prompt += " (\(words(.optional)))" }
        let shownDefault = dataSource.displayText(
            of: value, at: place, in: catalog.locale
        ).inOneLine(of: field.valueType)
        if !shownDefault.isEmpty, !field.isSecure { prompt += " [\(shownDefault)]" }
        return Question(
            introduction: lines(of: choices, in: item, row, reader),
            prompt: DisplayText(labelled(prompt)),
            prefill: prefill, isSecret: field.isSecure, isMultiline: field.valueType.hasLines,
            isList: field.valueType == .texts,
            formatter: LiveFormat.formatter(of: field.layout, in: catalog.locale))
    }

    /// The choices, with numbers if they can be chosen by number, and the instruction for choosing several.
    ///
    /// A choice that cannot be chosen has no number, and its reason behind it.
    private func lines(
        of choices: [OfferedChoice], in item: FormItem, _ row: RowPlace?, _ reader: TypedReader
    ) -> [StyledLine] {
        // A number that is typed for a number is that number, and not the place of a choice.
        let areNumbers = item.valueType.isNumber
        let isNumbered =
            !areNumbers && reader.counts(choices.filter(\.isEnabled).map(\.choice))
        var number = 0
        var lines: [StyledLine] = []
        for offered in choices {
            let title =
                areNumbers
                ? reader.line(ofNumber: offered.choice) : reader.title(of: offered.choice)
            if offered.isEnabled {
                number += 1
                lines.append(StyledLine("  \(isNumbered ? "\(number))" : "-") \(title)", .plain))
            } else {
                let record = item.recordOfChoices(in: row)
                let reason = offered.reason.map { " (\(text($0, of: record)))" } ?? ""
                lines.append(StyledLine("  - \(title)\(reason)", .dim))
            }
            lines +=
                offered.choice.description.map {
                    indented(linesOf: reader.text(of: $0), by: 4)
                } ?? []
        }
        guard item.valueType == .choices, number > 0 else { return lines }
        return lines + [indented(isNumbered ? .severalByNumber : .severalByTitle)]
    }

    /// A question about an item.
    func prompt(_ word: InterfaceWord, _ item: FormItem, of row: RowPlace?) -> DisplayText {
        DisplayText(words(word, naming(item, of: row)))
    }

    /// The question at the review where the answers cannot be submitted.
    var endingQuestion: Question {
        Question(prompt: plain(.endingQuestion), discardsTypeAhead: true)
    }

    var reviewQuestion: Question {
        let button = form.items.first { $0.action == .submit }
        return Question(
            prompt: DisplayText(
                words(.reviewQuestion, ["button": button.map { text($0.title) } ?? words(.submit)])),
            discardsTypeAhead: true)
    }
}
