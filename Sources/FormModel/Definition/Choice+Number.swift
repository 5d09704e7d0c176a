extension Choice {
    /// Makes a choice of a field of type `integer` or `decimal`.
    ///
    /// ```swift
    /// .input("score", title: "Score", value: .integer, choices: [1, 2, .number(3, title: "Three or more")])
    /// ```
    ///
    /// - Parameters:
    ///   - number: The value in submissions and results; ``value`` is its canonical text.
    ///   - title: The text that a person reads; the number unless given.
    ///   - description: An explanation that is shown with the title.
    ///   - visibleWhen: The condition under which it is offered.
    ///   - enabledWhen: The condition under which it can be chosen.
    ///   - reason: The reason that is shown while it cannot be chosen.
    /// - Returns: The choice; `Form.init` validates it.
    public static func number(
        _ number: ExactDecimal, title: LocalizedText? = nil, description: LocalizedText? = nil,
        visibleWhen: FormExpression? = nil, enabledWhen: FormExpression? = nil,
        reason: LocalizedText? = nil
    ) -> Choice {
        Choice(
            number.normalized.description, title: title, description: description,
            visibleWhen: visibleWhen, enabledWhen: enabledWhen, reason: reason)
    }
}
