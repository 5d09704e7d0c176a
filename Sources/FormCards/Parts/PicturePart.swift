import FormModel

/// A picture, which pages load from an address, and terminals draw with characters.
struct PicturePart: CardPart {
    let alternative: LocalizedText
    let art: [String]
    let address: String?

    init?(_ word: CardWord) {
        guard let alternative = word.text("alt") else { return nil }
        self.alternative = alternative
        art = word.list("art").compactMap(\.word)
        address = word.word("address")
    }

    func body(in context: CardContext) -> CardNode {
        .picture(context.text(alternative), art: art, address: address)
    }
}
