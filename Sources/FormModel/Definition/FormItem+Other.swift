// The choice of another answer than those that are listed.
extension FormItem {
    /// The value of the choice that stands for another answer: `other`.
    public static let otherValue = Choice.otherValue

    /// Adds a choice that stands for another answer, and a text field for that answer.
    ///
    /// ```swift
    /// FormItem.input("gender", title: "Gender", value: .choice, choices: ["f", "m"])
    ///     .withOther("genderOther", title: "Another")
    /// ```
    ///
    /// The text field is shown, and must be filled in, while the choice ``otherValue`` is chosen. Beside numbers, it is a
    /// field of the same type, and the value of a field with another answer is ``FieldValue/choice(_:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the text field.
    ///   - title: The title of the choice and of the text field.
    ///   - key: The key of the answer in the text field, where it is not the name: see ``keyed(_:)``.
    ///   - validators: The validators of the text field.
    /// - Returns: The field with the choice, which is the last one, and the text field after it; a
    ///   field without choices is returned as it is, alone.
    public func withOther(
        _ name: FieldName, title: LocalizedText, key: String? = nil,
        validators: [any Validator] = []
    ) -> [FormItem] {
        guard let field = self.name, takesOther else { return [self] }
        let link = OtherText(field: field, isOneOfSeveral: valueType == .choices)
        let answer = ItemBody.Answer(
            validators: validators.map(\.unwrapped), isOutput: isOutput,
            requiredWhen: link.isChosen)
        let isNumber = valueType.isNumber
        let text = ItemBody.Input(
            answer: Shared(answer), valueType: isNumber ? valueType : .text,
            words: isNumber ? words : nil, other: link)
        return [
            adding(other: Choice(FormItem.otherValue, title: title)),
            FormItem(
                Common(name: name, title: title, key: key, visibleWhen: link.isChosen),
                .input(Shared(text))),
        ]
    }

    /// Whether the field has choices to which another one can be added.
    var takesOther: Bool {
        kind == .input
            && (valueType == .choice || valueType == .choices
                || valueType.isNumber && choicesOf == nil && !choices.isEmpty)
    }
}

/// The field whose choice ``FormItem/otherValue`` shows a text field.
struct OtherText: Sendable {
    let field: FieldName
    /// Whether the field has several choices.
    let isOneOfSeveral: Bool

    /// The condition that the choice is chosen.
    var isChosen: FormExpression {
        FormExpression(
            isOneOfSeveral
                ? "'\(FormItem.otherValue)' in \(field)" : "\(field) == '\(FormItem.otherValue)'")
    }
}
