/// A titled run of items, presented as one card.
public struct Page: Sendable {
    /// What a person reads above the items; the form's title where there is none.
    public let title: LocalizedText?

    /// The items, in order.
    public let items: [FormItem]

    /// Makes a page.
    public init(title: LocalizedText? = nil, items: [FormItem]) {
        self.title = title
        self.items = items
    }
}
