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
        let link = OtherText(field: field, isOneOfSeveral: valueType == .choices)
        let isChosen = link.isChosen
        var text = FormItem.input(
            name, title: title, validators: validators, isOutput: isOutput, visibleWhen: isChosen)
        text.requiredWhen = isChosen
        text.other = link
        return [item, text]
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

extension FormItem {
    /// Adds the name of a section to the name of the item, and to that of the field whose text it is.
    mutating func move(into section: FieldName) {
        name = name.map { FieldName($0, in: section) }
        guard let link = other else { return }
        let moved = OtherText(
            field: FieldName(link.field, in: section), isOneOfSeveral: link.isOneOfSeveral)
        if visibleWhen == link.isChosen { visibleWhen = moved.isChosen }
        if requiredWhen == link.isChosen { requiredWhen = moved.isChosen }
        other = moved
    }
}
