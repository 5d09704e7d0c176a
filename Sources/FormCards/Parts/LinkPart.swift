import FormModel

/// A link to an address of the form file.
struct LinkPart: CardPart {
    let text: LocalizedText
    let address: String

    init?(_ word: CardWord) {
        guard let text = word.text("text"), let address = word.word("address") else { return nil }
        self.text = text
        self.address = address
    }

    func body(in context: CardContext) -> CardNode { .link(context.text(text), to: address) }
}
