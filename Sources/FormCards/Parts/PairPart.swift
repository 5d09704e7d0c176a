import FormModel

/// A title and its value, in two columns.
struct PairPart: CardPart {
    let title: LocalizedText
    let value: LocalizedText
    let alignment: Alignment
    let yields: PairNode.Column

    init?(_ word: CardWord) {
        guard let title = word.text("title"), let value = word.text("value") else { return nil }
        self.title = title
        self.value = value
        alignment = word.alignment("align") ?? .trailing
        yields = word.choice("yields") ?? .title
    }

    func body(in context: CardContext) -> CardNode {
        .pair(
            PairNode(
                title: context.markup(title), value: context.markup(value), alignment: alignment,
                yields: yields))
    }
}
