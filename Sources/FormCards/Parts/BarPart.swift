import FormModel

/// A share of a whole, 0 through 1, as a bar or as segments, with its percentage.
struct BarPart: CardPart {
    let value: FormExpression
    let title: LocalizedText?
    let style: GaugeNode.Style
    let segments: Int
    let color: CardColor?

    init?(_ word: CardWord, style: GaugeNode.Style) {
        guard let value = word.expressions("value").first else { return nil }
        self.value = value
        self.style = style
        title = word.text("title")
        segments = word.integer("segments") ?? (style == .progress ? 10 : 0)
        color = word.color("color")
    }

    func body(in context: CardContext) -> CardNode {
        let share = context.value(of: value).number
        let text = share.map { context.words(.percent, ["number": String(BarPart.percent($0))]) }
        return .gauge(
            GaugeNode(
                title.map(context.text) ?? "", style: style,
                marks: [GaugeNode.Mark(share ?? 0, text: text ?? context.words[.nothing])],
                segments: segments, color: color))
    }
}

extension BarPart {
    /// A share in percent: 0 only for nothing, and 100 only for all.
    static func percent(_ share: Double) -> Int {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 100 }
        return min(max(Int((share * 100).rounded()), 1), 99)
    }
}

extension FieldValue {
    /// The value as a binary number, for drawing; `nil` for what is no number.
    var number: Double? {
        integer.map { Double($0) } ?? decimal.flatMap { Double($0.description) }
    }
}
