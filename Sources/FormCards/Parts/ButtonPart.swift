import FormModel

/// One button of the page, with a glyph beside it if it has one.
struct ButtonPart: CardPart {
    let name: FieldName
    let icon: IconPart?
    let pressed: FormExpression?

    init?(_ word: CardWord) {
        guard let name = word.fields("button")?.first else { return nil }
        self.name = name
        pressed = word.expressions("pressed").first
        icon = word.text("icon") == nil ? nil : IconPart(word)
    }

    func body(in context: CardContext) -> CardNode {
        guard var button = context.button(name) else { return .nothing }
        button.isPressed = pressed.map(context.holds)
        return icon?.body(beside: .button(button), in: context) ?? .button(button)
    }
}
