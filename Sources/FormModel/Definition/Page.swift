/// A list of items with a title, presented as one card.
public struct Page: Sendable {
    /// The text above the items; the title of the form if it is `nil`.
    public let title: LocalizedText?

    /// An explanation below the title.
    public let help: LocalizedText?

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
        title: LocalizedText? = nil, help: LocalizedText? = nil,
        visibleWhen: FormExpression? = nil, rules: [FormRule] = [],
        card: CardDefinition = CardDefinition(), extensions: Extensions = [:], items: [FormItem]
    ) {
        self.title = title
        self.help = help
        self.visibleWhen = visibleWhen
        self.rules = rules
        self.card = card
        self.extensions = extensions
        self.items = items.inOneList
    }

    /// The names of the fields and groups, in order; buttons, labels and headings are none.
    ///
    /// ```swift
    /// let known = report.values(of: page)   // by these names, for the validation of the next page
    /// ```
    public var fieldNames: [FieldName] { items.filter(\.isInput).compactMap(\.name) }

    /// The condition for showing the items that follows from ``visibleWhen`` and from the trait `hidden` of the card: what
    /// no card shows is neither asked nor validated.
    var condition: FormExpression? {
        var terms = hiding.map { $0.map { "coalesce(!(\($0.source)), true)" } ?? "false" }
        guard !terms.isEmpty else { return visibleWhen }
        if let visibleWhen { terms.insert("(\(visibleWhen.source))", at: 0) }
        return FormExpression(terms.joined(separator: " && "))
    }

    /// The conditions of the traits `hidden`; `nil` for one that always hides the page.
    var hiding: [FormExpression?] {
        card.traits.filter { $0.name == "hidden" }.map { trait in
            if case .expression(let condition)? = trait["when"] { condition } else { nil }
        }
    }
}
