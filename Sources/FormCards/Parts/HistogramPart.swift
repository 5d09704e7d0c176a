import FormModel

/// Numbers as columns with titles and values.
struct HistogramPart: CardPart {
    private let columns: [(title: LocalizedText, value: FormExpression)]
    private let title: LocalizedText?
    private let limit: Double?

    init(_ word: CardWord) {
        columns = word.list("columns").compactMap { column in
            guard let value = column.named["value"]?.expression else { return nil }
            return (column.named["title"]?.text ?? LocalizedText(""), value)
        }
        title = word.text("title")
        limit = word.number("max")
    }

    func body(in context: CardContext) -> CardNode {
        let marks = columns.map { column in
            let value = context.value(of: column.value)
            return GaugeNode.Mark(
                value.number ?? 0, text: context.shown(value), title: context.text(column.title))
        }
        guard !marks.isEmpty else { return .nothing }
        let largest = limit ?? marks.map(\.value).max() ?? 1
        return .gauge(
            GaugeNode(
                title.map(context.text) ?? "", style: .histogram, marks: marks, lower: 0,
                upper: largest > 0 ? largest : 1))
    }
}
