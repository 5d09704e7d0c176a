// The choice of another answer than those that are listed.
extension FormItem {
    /// The value of the choice that stands for another answer: `other`.
    public static let otherValue = "other"

    /// Adds a choice that stands for another answer, and a text field for that answer.
    ///
    /// ```swift
    /// FormItem.input("gender", title: "Gender", value: .choice, choices: ["f", "m"])
    ///     .withOther("genderOther", title: "Another")
    /// ```
    ///
    /// The text field is shown, and must be filled in, while the choice ``otherValue`` is chosen.
    ///
    /// - Parameters:
    ///   - name: The name of the text field.
    ///   - title: The title of the choice and of the text field.
    ///   - validators: The validators of the text.
    /// - Returns: The field with the choice, which is the last one, and the text field after it; a
    ///   field without choices of its own is returned as it is, alone.
    public func withOther(
        _ name: FieldName, title: LocalizedText, validators: [any Validator] = []
    ) -> [FormItem] {
        guard let field = self.name, takesOther else { return [self] }
        var item = self
        item.choices.append(Choice(FormItem.otherValue, title: title))
        let isChosen = FormExpression(
            valueType == .choices
                ? "'\(FormItem.otherValue)' in \(field)" : "\(field) == '\(FormItem.otherValue)'")
        var text = FormItem.input(
            name, title: title, validators: validators, isOutput: isOutput, visibleWhen: isChosen)
        text.requiredWhen = isChosen
        return [item, text]
    }

    /// Whether the field has choices of its own to which another one can be added.
    var takesOther: Bool {
        kind == .input && choicesFrom == nil && choicesOf?.isOfRows != true
            && (valueType == .choice || valueType == .choices)
    }
}
