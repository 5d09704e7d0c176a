/// A list of items with a title, presented as one card.
public struct Page: Sendable {
    /// The text above the items; the title of the form if it is `nil`.
    public let title: LocalizedText?

    /// The items, in order; those of a section follow its heading, with full names.
    public let items: [FormItem]

    /// The condition for showing the items; without one they are always shown.
    public let visibleWhen: FormExpression?

    /// Rules over several fields, which may be on other pages too.
    public let rules: [FormRule]

    /// The card of the page.
    public let card: CardDefinition

    /// Members of the page whose keys begin with `x-`.
    public var extensions: Extensions

    /// Makes a page.
    public init(
        title: LocalizedText? = nil, visibleWhen: FormExpression? = nil, rules: [FormRule] = [],
        card: CardDefinition = CardDefinition(), extensions: Extensions = [:], items: [FormItem]
    ) {
        self.title = title
        self.visibleWhen = visibleWhen
        self.rules = rules
        self.card = card
        self.extensions = extensions
        self.items = items.inOneList
    }
}
