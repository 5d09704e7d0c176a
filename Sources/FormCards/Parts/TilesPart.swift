import FormModel

/// Tiles that fill the width: a text for each row of a group, or parts.
struct TilesPart: CardPart {
    private let rows: FieldName?
    private let text: LocalizedText?
    private let parts: [CardWord]

    init(_ word: CardWord) {
        rows = word.fields("rows")?.first
        text = word.text("text")
        parts = word.parts("parts") ?? []
    }

    func body(in context: CardContext) -> CardNode {
        var tiles = context.nodes(of: parts)
        var issues: [IssueNode] = []
        if let rows, let text, let (group, contexts) = context.rows(of: rows) {
            tiles += contexts.compactMap {
                context.isExcessive ? nil : .text($0.markup(text))
            }
            issues = context.issues.filter {
                $0.path?.steps.starts(with: group.path.steps) ?? false
            }
        }
        guard !tiles.isEmpty else { return .nothing }
        let framed = tiles.map { tile in
            var box = tile.box
            if box.border == nil { box.border = CardBox.Border() }
            box.width = .intrinsic
            return tile.boxed(box)
        }
        let wrapped = CardNode.stack(StackNode(framed, axis: .wrapping, spacing: 1))
        return issues.isEmpty ? wrapped : .stack([wrapped, .issues(issues)])
    }
}
