import FormModel

/// A title with a menu of actions, numbered in the card.
struct TitlePart: CardPart {
    private let text: LocalizedText
    private let menu: [(title: LocalizedText, action: String)]

    init?(_ word: CardWord) {
        guard let text = word.text("text") else { return nil }
        self.text = text
        menu = word.list("menu").compactMap { entry in
            guard let title = entry.named["title"]?.text, let action = entry.named["action"]?.word
            else { return nil }
            return (title, action)
        }
    }

    func body(in context: CardContext) -> CardNode {
        let title = CardNode.text(context.text(text), role: .title)
        guard !menu.isEmpty else { return title }
        let entries = menu.map { entry in
            CardNode.button(
                ActionNode(
                    "\(context.nextEntry()) \(context.text(entry.title))",
                    action: ButtonAction(entry.action)))
        }
        return .stack([title, .stack(StackNode(entries, axis: .wrapping, spacing: 2))])
    }
}
