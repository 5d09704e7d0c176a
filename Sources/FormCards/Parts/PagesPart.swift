import FormModel

/// Several lists of parts, of which one is shown at a time.
struct PagesPart: CardPart {
    private let pages: [[CardWord]]
    private let current: FormExpression?

    init(_ word: CardWord) {
        pages = word.list("pages").map { if case .parts(let parts) = $0 { parts } else { [] } }
        current = word.expressions("current").first
    }

    func body(in context: CardContext) -> CardNode {
        guard !pages.isEmpty else { return .nothing }
        let number = current.flatMap { context.value(of: $0).number } ?? 1
        // A number beyond all pages must not trap where it is converted.
        let index = Int(min(max(number.isFinite ? number : 1, 1), Double(pages.count))) - 1
        return .pages(
            PagesNode(
                pages.map { .stack(context.nodes(of: $0)) }, current: index,
                position: context.words(
                    .page, ["number": String(index + 1), "count": String(pages.count)])))
    }
}
