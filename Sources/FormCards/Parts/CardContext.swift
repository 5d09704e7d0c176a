public import FormModel
import FormValidation

/// The values, texts and fields of a card, for its parts.
///
/// A context is not thread-safe; use it where the data source of its card is used.
public struct CardContext {
    private let composer: CardComposer

    /// The row whose values texts and expressions read; `nil` for those of the form.
    private let row: RowPlace?

    init(composer: CardComposer, row: RowPlace?) {
        self.composer = composer
        self.row = row
    }

    /// The locale of the reader.
    public var locale: ReaderLocale { composer.catalog.locale }

    /// The state of the card.
    public var state: CardState { composer.contents.state }

    /// The words that renderers add to the texts of a form.
    public var words: InterfaceWords { composer.words }

    // MARK: Texts and values

    /// A text of the card, with the present values.
    ///
    /// - Complexity: O(*n*) in the text and in the fields that it reads.
    public func text(_ text: LocalizedText) -> String { composer.text(text, of: row) }

    /// A text of the card with markup, with the present values.
    ///
    /// - Complexity: O(*n*) in the text and in the fields that it reads.
    public func markup(_ text: LocalizedText) -> TextMarkup { composer.markup(text, of: row) }

    /// The number of the next entry of a menu: those of all menus of the card are numbered together.
    func nextEntry() -> Int { composer.contents.size.nextEntry() }

    /// A text of the card for the cell of a table; empty where none of its values has anything to show.
    func cell(_ text: LocalizedText) -> TextMarkup {
        let markup = markup(text)
        return markup.plainText == DisplayValue.nothingToRead ? TextMarkup(plain: "") : markup
    }

    /// The visible field of the row whose value is the whole of a text, such as `{price}`; `nil` for any other text.
    func field(shownBy text: LocalizedText) -> FieldPath? {
        let texts = text.texts
        let index = text.index(in: locale.language, default: composer.form.locale)
        guard texts.indices.contains(index) else { return nil }
        guard let name = TextTemplate(texts[index].text).onlyName.flatMap({ FieldName($0) }),
            let shown = find(name, in: items), shown.item.kind == .input
        else { return nil }
        return composer.place(of: shown, in: row).map(composer.form.compiled.path)
    }

    /// The result of a calculation of the card; empty where it has none.
    ///
    /// - Complexity: O(*n*) in the expression and in what it reads.
    public func value(of expression: FormExpression) -> FieldValue {
        composer.contents.values.result(of: expression, of: row)
    }

    /// Whether a condition of the card is true; a condition without a result is not.
    ///
    /// - Complexity: O(*n*) in the expression and in what it reads.
    public func holds(_ condition: FormExpression) -> Bool {
        value(of: condition) == .boolean(true)
    }

    /// A value as a person reads it, where no field says how; a word for nothing where it is empty.
    public func shown(_ value: FieldValue) -> String {
        value.isEmpty ? words[.nothing] : locale.text(of: value)
    }

    // MARK: Nodes

    /// The nodes of parts, in order, without those whose condition is not true or that show nothing.
    ///
    /// - Complexity: O(*n*) in the parts and in what they show.
    public func nodes(of parts: [CardWord]) -> [CardNode] {
        parts.compactMap { word in
            if let when = word.when, !holds(when) { return nil }
            guard let node = composer.vocabulary.part(word)?.body(in: self), !node.isEmpty else {
                return nil
            }
            let boxed = word.box.isEmpty ? node : node.boxed(CardBox(word.box, text: text))
            return word.id.map(boxed.identified) ?? boxed
        }
    }

    /// The node of a visible field, group or section of the page, or of the row; `nil` for any other name.
    public func node(of name: FieldName) -> CardNode? {
        guard let first = find(name, in: items) else { return nil }
        let found = first.item.kind == .section ? parts(of: name, in: items) : [first]
        let nodes = composer.nodes(of: found, row: row, skipsPlaced: false)
        return nodes.count > 1 ? .stack(nodes) : nodes.first
    }

    /// The visible fields, groups, sections and labels of the page that no part places by name, in order.
    ///
    /// - Complexity: O(*n*) in the items of the page.
    public var otherFields: [CardNode] {
        composer.nodes(of: composer.items, row: nil, skipsPlaced: true)
    }

    /// The answers to the visible pages before this one.
    var earlierAnswers: [CardNode] { composer.earlierAnswers }

    /// A visible button of the page; `nil` for any other name.
    public func button(_ name: FieldName) -> ActionNode? {
        find(name, in: composer.items).flatMap {
            $0.item.kind == .button ? composer.button($0.item) : nil
        }
    }

    /// The visible buttons of the page that no part places, in order.
    public var otherButtons: [ActionNode] {
        buttons(in: composer.items).filter { item in
            item.name.map { !composer.placement.buttons.contains($0) } ?? true
        }.map(composer.button)
    }

    /// The help of the form, on the first card; `nil` on others, and where the form has none.
    public var help: TextMarkup? {
        composer.isFirst ? composer.help(composer.form.help, of: nil) : nil
    }

    /// The help of the page; `nil` where it has none.
    var pageHelp: TextMarkup? { composer.help(composer.card.page.help, of: nil) }

    /// Whether the card is filled in question by question, where its texts only follow the fields.
    var isFilling: Bool { composer.filling != nil }

    /// Whether there is too much to draw already, so that nothing more need be composed.
    var isExcessive: Bool { composer.contents.size.excess != nil }

    /// The issues that are shown on the card, in form order; each that is about a row says which one.
    public var issues: [IssueNode] {
        composer.issues(composer.contents.issues.indices, isAway: true)
    }

    /// The issues that are shown on the card and belong to none of its fields.
    public var formIssues: [IssueNode] {
        composer.issues(composer.contents.formIssues, isAway: true)
    }

    /// The fields and rows of issues, each once: `Customer, Lines 2, 3`.
    func places(of issues: [IssueNode]) -> String { composer.places(of: issues) }

    /// The rows of a visible group, each with the context for texts about it; `nil` for any other name.
    public func rows(of name: FieldName) -> (group: GroupNode, contexts: [CardContext])? {
        guard let shown = find(name, in: items), shown.item.kind == .group,
            let place = composer.place(of: shown, in: row),
            case .group(let group)? = composer.node(of: shown.item, place, isTable: true)?.content
        else { return nil }
        let contexts = group.rows.indices.map {
            CardContext(composer: composer, row: RowPlace(group: place, index: $0))
        }
        return (group, contexts)
    }

    // MARK: Items

    private var items: [ShownItem] {
        guard let row else { return composer.items }
        return composer.contents.items(
            of: composer.form.compiled.field(at: row.group).item, in: row)
    }

    private func find(_ name: FieldName, in items: [ShownItem]) -> ShownItem? {
        for shown in items {
            if shown.item.name == name { return shown }
            if let inner = find(name, in: shown.inner) { return inner }
        }
        return nil
    }

    /// The parts of a section.
    private func parts(of section: FieldName, in items: [ShownItem]) -> [ShownItem] {
        items.flatMap { $0.item.name == section ? [$0] : parts(of: section, in: $0.inner) }
    }

    private func buttons(in items: [ShownItem]) -> [FormItem] {
        items.flatMap { shown in
            shown.item.kind == .button ? [shown.item] : buttons(in: shown.inner)
        }
    }
}

@available(*, unavailable)
extension CardContext: @unchecked Sendable {}
