import FormModel
import FormValidation
import Synchronization
import Testing

@testable import FormCards

/// Hints are made for renderers that ask for them.
@Suite struct FieldHintsTests {
    /// The schema of four letters, with a count of how often it was asked for.
    private final class FourLetters: Validator {
        let asked = Mutex(0)
        var name: String { "fourLetters" }
        var facts: ValidatorFacts {
            ValidatorFacts(types: [.text], entry: .leftToRight)
        }

        func schema(in context: DefinitionContext) -> SchemaFragment? {
            asked.withLock { $0 += 1 }
            return SchemaFragment(["pattern": "^[a-z]{4}$"])
        }

        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {}
    }

    private func field(_ card: CardDescription) throws -> FieldNode {
        let fields = card.nodes.compactMap { node in
            if case .field(let field) = node.content { field.value } else { nil }
        }
        return try #require(fields.first)
    }

    @Test func madeOnceWhenTheyAreAskedFor() throws {
        let validator = FourLetters()
        let form = try Form(
            id: "f", title: "F", items: [.input("n", title: "N", validators: [validator])])
        let before = validator.asked.withLock { $0 }
        var asked: Int { validator.asked.withLock { $0 } - before }
        let source = FormDataSource(form: form)
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let again = try #require(DescriptionBuilder().descriptions(of: source).first)
        #expect(card.changes(since: again).isEmpty && card == again)
        _ = TextRenderer(width: 60).lines(for: card)
        #expect(asked == 0)
        #expect(try field(card).hints.pattern == "^[a-z]{4}$")
        #expect(
            String(decoding: CardDescription.jsonBytes(of: [card]), as: UTF8.self).contains(
                "[a-z]{4}"))
        #expect(asked == 1)
        #expect(try field(card).hints.isLeftToRight)
    }

    /// The bounds of days and times, and what hints do not say of them; without a word about the validator, they say all.
    @Test(
        arguments: [
            ("date", #""min":"2026-01-01","max":"2026-12-31""#, "2026-01-01", "2026-12-31", []),
            ("date", #""min":"today - 1 day""#, "2026-11-26", nil, ["from today - 1 day"]),
            (
                "date", #""min":"2026-01-01","below":"2026-12-31""#, "2026-01-01", nil,
                ["the validator \"range\""]
            ),
            ("time", #""min":"09:00","max":"17:00""#, "09:00", "17:00", []),
            ("time", #""above":"09:00""#, nil, nil, ["after 09:00"]),
            // What a page can say is said, though another bound is narrower.
            (
                "time", #""min":"09:00" } }, { "range": { "above":"10:00""#, "09:00", nil,
                ["after 10:00"]
            ),
            ("localDateTime", #""max":"2026-01-01T10:00""#, nil, "2026-01-01T10:00:00", []),
        ] as [(String, String, String?, String?, [String])])
    func times(
        _ row: (type: String, range: String, minimum: String?, maximum: String?, said: [String])
    ) throws {
        let text = """
            { "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "input", "name": "n", "title": "N",
              "value": "\(row.type)", "validators": [{ "range": { \(row.range) } }] }] }
            """
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let now = try #require(DateTime("2026-11-27T12:00:00Z"))
        let source = FormDataSource(form: form, clock: .fixed(now))
        let hints = try field(
            try #require(DescriptionBuilder().descriptions(of: source).first)
        ).hints
        #expect(hints.minimum == row.minimum && hints.maximum == row.maximum)
        #expect(hints.unchecked == row.said)
    }
}
