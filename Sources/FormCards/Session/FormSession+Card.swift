import FormModel

// The card of a page: its fields and texts in the order of the form, or in that of the parts that the form gives it.
extension FormSession {
    /// The nodes of the card of a page, at present.
    ///
    /// - Parameters:
    ///   - page: The index of the page.
    ///   - question: The place of the question; without one, all of the card is before.
    /// - Returns: The nodes, the number of those before the question, and how the card looks.
    func card(
        ofPage page: Int, around question: FormWalk.Stop?
    ) -> (nodes: [CardNode], index: Int, look: CardLook) {
        let (before, after) = fields(ofPage: page, around: question)
        guard !dataSource.form.pages[page].card.isEmpty else {
            return (before + after, before.count, CardLook())
        }
        let description = builder.description(
            of: cards[page], as: nil,
            // The help of the form, which the first card has, is in the record already, and the review says the ending.
            CardPosition(
                id: cards[page].id, number: 1, count: 1, isFirst: false, isLast: false))
        var runs = FieldRuns(dataSource.form.compiled)
        for field in before { runs.add(.node(field)) }
        if question != nil, let place = place.field { runs.add(.question, of: place.field) }
        for field in after { runs.add(.node(field)) }
        let entries = runs.arranged(by: description.body.sessionParts, around: path(ofRow: place))
        let split = entries.firstIndex { $0.isQuestion } ?? entries.endIndex
        let nodes = entries.compactMap(\.node)
        return (nodes, min(split, nodes.count), description.look)
    }

    /// The path of the row that a question is in; `nil` outside of rows.
    private func path(ofRow place: Questionnaire.Place) -> FieldPath? {
        place.field?.row.map { path($0.group).appending(.index($0.index)) }
    }
}

/// The fields of a page, those of the rows of a group together, by the field or group of the form.
private struct FieldRuns {
    enum Entry {
        case node(CardNode)
        case question

        var node: CardNode? { if case .node(let node) = self { node } else { nil } }
        var isQuestion: Bool { node == nil }
    }

    private let form: CompiledForm
    private var runs: [Int: [Entry]] = [:]
    /// The field of the last run, to which the headings of rows belong.
    private var last: Int?

    init(_ form: CompiledForm) { self.form = form }

    /// Adds an entry in the order of the form; texts of the page are left out, because they are parts of the card.
    mutating func add(_ entry: Entry, of field: Int? = nil) {
        if let field {
            last = field
        } else if let node = entry.node {
            if case .field(let field) = node.content {
                last = form.place(of: field.value.path)?.place.field
            } else if !node.hasBox {
                return
            }
        }
        if let last { runs[last, default: []].append(entry) }
    }

    /// The entries in the order of the parts, with the parts that are no fields.
    ///
    /// A group whose rows are a table is followed by the row of the question only.
    mutating func arranged(by parts: [CardNode], around row: FieldPath?) -> [Entry] {
        var entries: [Entry] = []
        for part in parts {
            switch part.content {
            case .field(let node): entries += take(node.value.path)
            case .group(let node): entries += take(node.path)
            case .table(let table):
                let inHand = table.group.map { FieldRuns.inHand(take($0.path), row) } ?? []
                // The question about the rows of a group shows them itself.
                if row != nil || inHand.isEmpty {
                    entries.append(.node(part.withoutNodes))
                }
                entries += inHand
            default: entries.append(.node(part.asPart))
            }
        }
        // A state may place no field, but the question is always shown.
        return entries + (runs.values.first { $0.contains(where: \.isQuestion) } ?? [])
    }

    private mutating func take(_ path: FieldPath) -> [Entry] {
        guard let field = form.place(of: path)?.place.field else { return [] }
        return runs.removeValue(forKey: field) ?? []
    }

    /// The heading and the fields of a row, or a question about all rows.
    private static func inHand(_ run: [Entry], _ row: FieldPath?) -> [Entry] {
        guard let question = run.firstIndex(where: \.isQuestion) else { return [] }
        guard let row else { return [run[question]] }
        let heading = run[..<question].last { $0.node?.isHeading == true }
        return (heading.map { [$0] } ?? [])
            + run.filter { entry in
                guard case .field(let field)? = entry.node?.content else { return entry.isQuestion }
                return field.value.path.steps.starts(with: row.steps)
            }
    }
}

extension CardNode {
    /// The node with two cells before it for each group around it.
    func indented(by depth: Int) -> CardNode {
        depth == 0 ? self : boxed(CardBox(margin: CardBox.Edges(left: 2 * depth)))
    }

    /// The node in a row.
    func indented(in row: RowPlace?) -> CardNode {
        indented(by: row.map { $0.group.inner.count + 1 } ?? 0)
    }

    /// The node as a part of the card: a text of the card is no text of the form between its fields.
    fileprivate var asPart: CardNode { if case .text = content { .stack([self]) } else { self } }

    /// Whether it is a part of the card, and no field, heading or text of the form.
    var isPart: Bool {
        switch content {
        case .field, .text: false
        default: true
        }
    }

    /// Whether it is the heading of a section or row.
    var isHeading: Bool {
        if case .text(let text) = content { text.role == .header } else { false }
    }

    /// Whether it is a text of the form between its fields.
    var isText: Bool { if case .text(let text) = content { text.role == .muted } else { false } }

    /// Whether it is a field that is not asked yet.
    var isOpenField: Bool {
        if case .field(let field) = content { field.value.progress == .open } else { false }
    }
}

extension CardNode {
    /// The fields, groups and other parts in order.
    ///
    /// Fields that are beside each other follow each other, without the lines between their columns. What the session
    /// does itself is left out: messages, buttons and empty rows; a menu stays, because a command names its entries.
    fileprivate var sessionParts: [CardNode] {
        var found: [CardNode] = []
        var rest = [self]
        while let node = rest.popLast() {
            switch node.content {
            case .stack(let stack):
                let isColumn = stack.axis == .vertical && !node.hasBox
                if isColumn || node.hasFields {
                    rest += stack.nodes.reversed()
                } else if !node.isOfButtons {
                    found.append(node)
                }
            case .pages(let pages):
                rest += pages.pages.enumerated().filter {
                    $0.offset == pages.current || $0.element.hasFields
                }.map(\.element).reversed()
            case .issues, .button, .space, .rule(.vertical): break
            default: found.append(node)
            }
        }
        return found
    }

    /// Whether a field or a group is in the node.
    private var hasFields: Bool {
        hasPart { node in
            switch node.content {
            case .field, .group: true
            case .table(let table): table.group != nil
            default: false
            }
        }
    }

    /// Whether all that the node shows is buttons, and none of a menu.
    private var isOfButtons: Bool {
        !hasPart { node in
            switch node.content {
            case .button(let button): button.isOfMenu
            case .stack: false
            default: true
            }
        }
    }

    private func hasPart(_ isWanted: (CardNode) -> Bool) -> Bool {
        var rest = [self]
        while let node = rest.popLast() {
            if isWanted(node) { return true }
            rest += node.nodes
        }
        return false
    }
}
