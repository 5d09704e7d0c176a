/// The help of the form, on the first card.
struct HelpPart: CardPart {
    func body(in context: CardContext) -> CardNode {
        context.help.map { .text($0, role: .detail) } ?? .nothing
    }
}
