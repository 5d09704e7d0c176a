import FormModel

/// One number or several sorted ones on a track between limits.
///
/// A number between two steps is drawn at the nearest step, and one beyond a limit at that limit; it is said as it is, like at its
/// field.
struct SliderPart: CardPart {
    private let values: [FormExpression]
    private let title: LocalizedText?
    private let lower: Double
    private let upper: Double
    private let step: Double?
    private let ends: [FieldValue]

    init(_ word: CardWord) {
        values = word.expressions("values")
        title = word.text("title")
        lower = word.number("min") ?? 0
        upper = word.number("max") ?? 1
        step = word.number("step").flatMap { $0 > 0 ? $0 : nil }
        ends = [("min", 0), ("max", 1)].map { name, usual in
            if case .number(let number)? = word[name] { .decimal(number) } else { .integer(usual) }
        }
    }

    func body(in context: CardContext) -> CardNode {
        let marks = values.map { context.value(of: $0) }
            .map { GaugeNode.Mark($0.number.map(clamped) ?? .nan, text: context.shown($0)) }
            .sorted { $0.value < $1.value || $0.value.isNaN && !$1.value.isNaN }
        return marks.isEmpty
            ? .nothing
            : .gauge(
                GaugeNode(
                    title.map(context.text) ?? "", track: marks, lower: lower, upper: upper,
                    ends: ends.map(context.shown)))
    }

    private func clamped(_ value: Double) -> Double {
        let stepped = step.map { lower + ((value - lower) / $0).rounded() * $0 } ?? value
        return min(max(stepped, min(lower, upper)), max(lower, upper))
    }
}
