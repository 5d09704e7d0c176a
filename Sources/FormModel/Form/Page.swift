/// A titled run of items, presented as one card.
public struct Page: Sendable {
    /// What a person reads above the items; the form's title where there is none.
    public let title: LocalizedText?

    /// The items, in order.
    public let items: [FormItem]

    /// When its items are shown; always where there is no condition.
    public let visibleWhen: Expression?

    /// Rules over several fields; they may name those of other pages too.
    public let rules: [FormRule]

    /// Makes a page.
    public init(
        title: LocalizedText? = nil, visibleWhen: Expression? = nil, rules: [FormRule] = [],
        items: [FormItem]
    ) {
        self.title = title
        self.visibleWhen = visibleWhen
        self.rules = rules
        self.items = items
    }
}
