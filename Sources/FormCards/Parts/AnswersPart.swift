/// The answers to the pages before this one, to be checked before they are sent.
struct AnswersPart: CardPart {
    func body(in context: CardContext) -> CardNode {
        let pages = context.earlierAnswers
        return pages.isEmpty ? .nothing : .stack(pages, spacing: 1)
    }
}
