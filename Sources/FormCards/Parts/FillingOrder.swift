import FormModel

/// The lines of a card that is filled in question by question, in order, and the place of the question among them.
///
/// Fields that are beside each other follow each other, without the lines between their columns. What a session does itself
/// is left out: messages, buttons and empty rows; a menu stays, because a command names its entries.
struct FillingOrder {
    /// The fields, texts and parts.
    private(set) var nodes: [CardNode] = []
    /// The number of nodes before the question; `nil` while it was not found.
    private(set) var index: Int?

    /// The field or group that is asked about; `nil` for none.
    private let asked: FieldPath?
    /// Whether the question is whether to add a row, which comes behind the rows.
    private let isBehindRows: Bool
    /// Whether a field can be on the card more than once.
    private let canRepeat: Bool
    /// The fields and groups so far, of which each is shown once.
    private var seen: Set<FieldPath> = []

    /// - Parameters:
    ///   - asked: The field or group that is asked about; `nil` for none.
    ///   - isBehindRows: Whether the question is behind the rows of the group.
    ///   - canRepeat: Whether a field can be on the card more than once, where it is shown at the first place.
    init(around asked: FieldPath?, isBehindRows: Bool, canRepeat: Bool = true) {
        self.asked = asked
        self.isBehindRows = isBehindRows
        self.canRepeat = canRepeat
    }

    /// Adds a node of a card and all nodes in it.
    mutating func add(_ node: CardNode) {
        var rest = [node]
        while let node = rest.popLast() {
            switch node.content {
            case .stack(let stack):
                let isColumn = stack.axis == .vertical && !node.hasBox
                if isColumn || node.hasFields {
                    rest += stack.nodes.reversed()
                } else if !node.isOfButtons {
                    nodes.append(node)
                }
            case .pages(let pages):
                rest += pages.pages.enumerated().filter {
                    $0.offset == pages.current || $0.element.hasFields
                }.map(\.element).reversed()
            case .field(let field): add(field.value.path, node, depth: 0)
            case .group(let group): add(group, depth: 0)
            case .table(let table): add(table, node)
            case .rule(let rule): if rule.axis != .vertical { nodes.append(node) }
            case .issues, .button, .space: break
            case .text, .pair, .link, .picture, .gauge: nodes.append(node)
            }
        }
    }

    /// Whether a field or group was not added before.
    private mutating func isNew(_ path: FieldPath) -> Bool {
        !canRepeat || seen.insert(path).inserted
    }

    private mutating func add(_ path: FieldPath, _ node: CardNode, depth: Int) {
        guard isNew(path) else { return }
        if path == asked {
            index = nodes.count
        } else {
            nodes.append(node.indented(by: depth))
        }
    }

    private mutating func add(_ group: GroupNode, depth: Int) {
        guard isNew(group.path) else { return }
        let rows = group.rows.filter { $0.summary != nil }
        let isAsked = group.path == asked
        if isAsked, !isBehindRows {
            index = nodes.count
        } else if let line = group.line, !isAsked || rows.isEmpty {
            nodes.append(.field(line).indented(by: depth))
        }
        for row in rows {
            if asked.map({ $0.steps.starts(with: row.path.steps) }) ?? true {
                nodes.append(.formText(row.title, role: .header).indented(by: depth + 1))
                for node in row.body { add(node, inRow: depth + 1) }
            } else if let summary = row.summary, !(isAsked && isBehindRows) {
                // The question whether to add a row shows the rows itself.
                nodes.append(.field(summary).indented(by: depth + 1))
            }
        }
        if isAsked, isBehindRows { index = nodes.count }
    }

    /// Adds a node of a row.
    private mutating func add(_ node: CardNode, inRow depth: Int) {
        switch node.content {
        case .stack(let stack): for inner in stack.nodes { add(inner, inRow: depth) }
        case .field(let field): add(field.value.path, node, depth: depth)
        case .group(let group): add(group, depth: depth)
        case .text: nodes.append(node.indented(by: depth))
        case .issues, .button, .pair, .link, .picture, .rule, .space, .table, .gauge, .pages: break
        }
    }

    /// Adds a table; below one of a group, the row in hand with its heading.
    private mutating func add(_ table: TableNode, _ node: CardNode) {
        var inner = FillingOrder(around: asked, isBehindRows: isBehindRows)
        if let group = table.group, !seen.contains(group.path) { inner.add(group, depth: 0) }
        if let path = table.group?.path { seen.insert(path) }
        let row =
            asked.flatMap(FillingOrder.row)
            ?? table.group?.rows.first { asked?.steps.starts(with: $0.path.steps) == true }?.path
        // The question about the rows of a group shows them itself.
        if row != nil || inner.index == nil { nodes.append(node.withoutNodes) }
        guard let split = inner.index else { return }
        guard let row else {
            index = nodes.count
            return
        }
        nodes += inner.nodes[..<split].last(where: \.isHeading).map { [$0] } ?? []
        nodes += inner.nodes[..<split].filter { $0.isField(in: row) }
        index = nodes.count
        nodes += inner.nodes[split...].filter { $0.isField(in: row) }
    }

    /// The path of the innermost row of a field; `nil` outside of rows.
    private static func row(of path: FieldPath) -> FieldPath? {
        path.steps.lastIndex { if case .index = $0 { true } else { false } }
            .map { FieldPath(Array(path.steps[...$0])) }
    }
}

extension CardNode {
    /// The node with two cells before it for each group around it.
    func indented(by depth: Int) -> CardNode {
        depth == 0 ? self : boxed(CardBox(margin: CardBox.Edges(left: 2 * depth)))
    }

    /// Whether it is a part of the card, and no field, heading or text of the form.
    var isPart: Bool {
        switch content {
        case .field: false
        case .text(let text): !text.isOfForm
        default: true
        }
    }

    /// Whether it is the heading of a section or row.
    var isHeading: Bool {
        if case .text(let text) = content { text.isOfForm && text.role == .header } else { false }
    }

    /// Whether it is a text of the form between its fields.
    var isText: Bool {
        if case .text(let text) = content { text.isOfForm && text.role == .muted } else { false }
    }

    /// Whether it is a field that is not asked yet.
    var isOpenField: Bool {
        if case .field(let field) = content { field.value.progress == .open } else { false }
    }

    fileprivate func isField(in row: FieldPath) -> Bool {
        if case .field(let field) = content {
            field.value.path.steps.starts(with: row.steps)
        } else {
            false
        }
    }

    /// Whether a field or a group is in the node.
    fileprivate var hasFields: Bool {
        hasPart { node in
            switch node.content {
            case .field, .group: true
            case .table(let table): table.group != nil
            default: false
            }
        }
    }

    /// Whether all that the node shows is buttons, and none of a menu.
    fileprivate var isOfButtons: Bool {
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
