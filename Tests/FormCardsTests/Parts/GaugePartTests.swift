import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The parts that draw numbers.
@Suite struct GaugePartTests {
    @Test(arguments: [
        (-1.0, 0), (0, 0), (0.0001, 1), (0.004, 1), (0.53, 53), (0.996, 99), (0.9999, 99), (1, 100),
        (2, 100),
    ])
    func percent(share: Double, percent: Int) { #expect(BarPart.percent(share) == percent) }

    /// A track without an answer has no mark, and says that there is no answer.
    @Test(arguments: [
        (FieldValue.empty, "├──────────┤\nno answer"), (.integer(0), "├●─────────┤\n 0"),
        (.integer(4), "├━━━━━━━━━●┤\n          4"), (.integer(2), "├━━━━━●────┤\n      2"),
    ])
    func slider(value: FieldValue, drawing: String) throws {
        let form = try FormDocument.read(
            Array(
                """
                { "formrun": 1, "id": "f", "title": "F",
                  "items": [{ "type": "input", "name": "n", "title": "N", "value": "integer" }],
                  "card": { "parts": [{ "slider": "n", "min": 0, "max": 4 }, "fields"] } }
                """.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.updateValue(of: "n", to: value, userInitiated: true)
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        guard case .stack(let stack) = card.body.content, let slider = stack.nodes.first else {
            Issue.record("the card has no parts")
            return
        }
        let lines = TextRenderer().lines(for: slider, width: 12)
        let texts = lines.map { line in
            String(line.text.reversed().drop { $0 == " " }.reversed())
        }
        #expect(texts.joined(separator: "\n") == drawing)
    }
}
