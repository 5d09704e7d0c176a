import FormModel

/// A text with emphasis, lists and links.
struct TextPart: CardPart {
    let text: LocalizedText
    let role: TextRole
    let alignment: Alignment
    let lines: Int?

    init?(_ word: CardWord) {
        guard let text = word.text("text") else { return nil }
        self.text = text
        role = word.choice("role") ?? .normal
        alignment = word.alignment("align") ?? .leading
        lines = word.integer("lines")
    }

    func body(in context: CardContext) -> CardNode {
        .text(context.markup(text), role: role, alignment: alignment, lines: lines)
    }
}
