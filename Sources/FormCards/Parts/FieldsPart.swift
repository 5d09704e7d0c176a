import FormModel

/// Some fields of the page, or all that no other part places.
struct FieldsPart: CardPart {
    let names: [FieldName]?

    init(_ word: CardWord) { names = word.fields("fields") ?? word.fields("field") }

    func body(in context: CardContext) -> CardNode {
        let nodes = names.map { $0.compactMap(context.node) } ?? context.otherFields
        return nodes.isEmpty ? .nothing : .stack(nodes)
    }
}
