import FormModel

/// Empty rows.
struct SpacePart: CardPart {
    let rows: Int

    init(_ word: CardWord) { rows = word.integer("rows") ?? 1 }

    func body(in context: CardContext) -> CardNode { .space(rows) }
}
