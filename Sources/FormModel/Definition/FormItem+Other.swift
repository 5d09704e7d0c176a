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
        let link = OtherText(field: field, isOneOfSeveral: valueType == .choices)
        let answer = ItemBody.Answer(
            validators: validators.map(\.unwrapped), isOutput: isOutput,
            requiredWhen: link.isChosen)
        let text = ItemBody.Input(answer: Shared(answer), valueType: .text, other: link)
        return [
            offering(choices + [Choice(FormItem.otherValue, title: title)]),
            FormItem(
                Common(name: name, title: title, visibleWhen: link.isChosen), .input(Shared(text))),
        ]
    }

    /// Whether the field has choices of its own to which another one can be added.
    var takesOther: Bool {
        kind == .input && choicesOf == nil
            && (valueType == .choice || valueType == .choices)
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
