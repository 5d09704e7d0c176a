import FormModel

/// A short mark.
struct PillPart: CardPart {
    let text: LocalizedText

    init?(_ word: CardWord) {
        guard let text = word.text("text") else { return nil }
        self.text = text
    }

    func body(in context: CardContext) -> CardNode { .text(context.text(text), role: .pill) }
}
