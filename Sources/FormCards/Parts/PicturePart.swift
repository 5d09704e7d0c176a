import FormModel

/// A picture: a text that stands for it, and lines of characters for terminals.
struct PicturePart: CardPart {
    let alternative: LocalizedText
    let art: [String]

    init?(_ word: CardWord) {
        guard let alternative = word.text("alt") else { return nil }
        self.alternative = alternative
        art = word.list("art").compactMap(\.word)
    }

    func body(in context: CardContext) -> CardNode {
        .picture(context.text(alternative), art: art)
    }
}
