import FormModel

/// Tiles that fill the width: a text and parts for each row of a group, or one for each part.
struct TilesPart: CardPart {
    private let rows: FieldName?
    private let text: LocalizedText?
    private let parts: [CardWord]
    /// The columns of each tile; `nil` for those of its contents.
    private let width: Int?

    init(_ word: CardWord) {
        rows = word.fields("rows")?.first
        text = word.text("text")
        parts = word.parts("parts") ?? []
        width = word.integer("width")
    }

    func body(in context: CardContext) -> CardNode {
        var tiles = rows == nil ? context.nodes(of: parts) : []
        var issues: [IssueNode] = []
        if let rows, let (group, contexts) = context.rows(of: rows) {
            tiles = contexts.compactMap { context.isExcessive ? nil : tile(in: $0) }
            issues = context.issues.filter {
                $0.path?.steps.starts(with: group.path.steps) ?? false
            }
        }
        tiles.removeAll(where: \.isEmpty)
        guard !tiles.isEmpty else { return .nothing }
        let framed = tiles.map { tile in
            var box = tile.box
            if box.border == nil { box.border = CardBox.Border() }
            box.width = width.map { .fixed($0) } ?? .intrinsic
            return tile.boxed(box)
        }
        let wrapped = CardNode.stack(StackNode(framed, axis: .wrapping, spacing: 1))
        return issues.isEmpty ? wrapped : .stack([wrapped, .issues(issues)])
    }

    /// The tile of a row.
    private func tile(in row: CardContext) -> CardNode {
        let nodes = (text.map { [.text(row.markup($0))] } ?? []) + row.nodes(of: parts)
        return nodes.count == 1 ? nodes[0] : .stack(nodes)
    }
}
