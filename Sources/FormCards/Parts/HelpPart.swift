/// The help of the form, on the first card, and that of the page.
struct HelpPart: CardPart {
    func body(in context: CardContext) -> CardNode {
        let ofForm = context.help.map { CardNode.text($0, role: .detail) }
        // A session says the help of a page when the page begins, so its card is no part of the record.
        let ofPage = context.pageHelp.map {
            context.isFilling ? .formText($0, role: .muted) : CardNode.text($0, role: .detail)
        }
        guard let ofForm, let ofPage else { return ofForm ?? ofPage ?? .nothing }
        return .stack([ofForm, ofPage])
    }
}
