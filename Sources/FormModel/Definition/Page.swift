/// A titled run of items, presented as one card.
public struct Page: Sendable {
    /// What a person reads above the items; the form's title where there is none.
    public let title: LocalizedText?

    /// The items, in order.
    public let items: [FormItem]

    /// When its items are shown; always where there is no condition.
    public let visibleWhen: FormExpression?

    /// Rules over several fields; they may name those of other pages too.
    public let rules: [FormRule]

    /// The states that its card may be in besides those that every card has; the first that holds counts.
    public let cardStates: [CardStateRule]

    /// Makes a page.
    public init(
        title: LocalizedText? = nil, visibleWhen: FormExpression? = nil, rules: [FormRule] = [],
        cardStates: [CardStateRule] = [], items: [FormItem]
    ) {
        self.title = title
        self.visibleWhen = visibleWhen
        self.rules = rules
        self.cardStates = cardStates
        self.items = items
    }
}
