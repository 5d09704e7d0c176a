import FormModel

/// One button of the page, with a glyph beside it if it has one.
struct ButtonPart: CardPart {
    let name: FieldName
    let icon: IconPart?

    init?(_ word: CardWord) {
        guard let name = word.fields("button")?.first else { return nil }
        self.name = name
        icon = word.text("icon") == nil ? nil : IconPart(word)
    }

    func body(in context: CardContext) -> CardNode {
        guard let button = context.button(name) else { return .nothing }
        return icon?.body(beside: .button(button), in: context) ?? .button(button)
    }
}
