import FormCards
import FormModel
import FormValidation

// Questions and their choices.
extension DialogueScript {
    func question(
        for field: CompiledField, of row: RowPlace?, isRequired: Bool, default value: FieldValue,
        prefill: String
    ) -> Question {
        let item = field.item
        var prompt = text(item.title, of: row)
        if field.valueType == .boolean {
            prompt += " (\(catalog.locale.yes)/\(catalog.locale.no))"
        } else if let placeholder = item.placeholder {
            prompt += " (\(words(.example, ["example": text(placeholder, of: row)])))"
        } else if let example = catalog.locale.example(of: field.valueType) {
            prompt += " (\(words(.example, ["example": example])))"
        }
        if field.valueType == .texts { prompt += " (\(words(.oneALine)))" }
        if !isRequired { prompt += " (\(words(.optional)))" }
        let shownDefault = DisplayValue.text(
            of: value, for: field, formLanguage: form.locale, in: catalog.locale
        ).inOneLine(of: field.valueType)
        if !shownDefault.isEmpty, !field.isSecure { prompt += " [\(shownDefault)]" }
        return Question(
            introduction: choices(of: item), prompt: DisplayText(labelled(prompt)),
            prefill: prefill, isSecret: field.isSecure, isMultiline: field.valueType.hasLines,
            isList: field.valueType == .texts,
            formatter: field.formatter?.localized(for: catalog.locale) ?? field.formatter)
    }

    /// The choices, with numbers if they can be chosen by number, and the instruction for choosing several.
    private func choices(of item: FormItem) -> [StyledLine] {
        let isNumbered = TypedReader(catalog.locale, formLanguage: form.locale).counts(item.choices)
        let list = item.choices.enumerated().map { index, choice in
            StyledLine(
                "  \(isNumbered ? "\(index + 1))" : "-") \(title(of: choice))", .plain)
        }
        guard item.valueType == .choices, !list.isEmpty else { return list }
        return list + [indented(isNumbered ? .severalByNumber : .severalByTitle)]
    }

    /// A question about an item.
    func prompt(_ word: InterfaceWord, _ item: FormItem, of row: RowPlace?) -> DisplayText {
        DisplayText(words(word, naming(item, of: row)))
    }

    var reviewQuestion: Question {
        let button = form.items.first { $0.action == .submit }
        return Question(
            prompt: DisplayText(
                words(.reviewQuestion, ["button": button.map { text($0.title) } ?? words(.submit)])),
            discardsTypeAhead: true)
    }
}
