import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for custom validators, compiled and run; `ReadmeTests`
/// compares the two.
@Suite struct VocabularyExample {
    @Test func judgesByWordsOfItsOwn() throws {
        // README: begin
        struct Even: Validator {
            let name = "even"
            let facts = ValidatorFacts(types: [.integer], codes: [IssueCode(rawValue: "odd"): []])
            func judge(
                _ value: borrowing ValueView, in context: borrowing JudgingContext,
                into findings: inout Findings
            ) {
                if value.integer % 2 != 0 { findings.add(IssueCode(rawValue: "odd")) }
            }
        }

        struct Capitals: InputFormatter {
            let name = "capitals"
            let valueTypes: [ValueType] = [.text]
            func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
                var capitals: [UInt8] = []
                for at in typed.indices {
                    capitals.append(typed[at] & 0xDF)
                    guard (0x41...0x5A).contains(capitals[at]) else {
                        return FormatProblem(IssueCode(rawValue: "letters"))
                    }
                }
                canonical += capitals
                return nil
            }
            func format(_ canonical: String) -> String { canonical }
        }

        var words = Vocabulary.standard
        words.add(validator: "even", usage: #""even""#, summary: "An even number.") { _ in Even() }
        words.add(
            formatter: "capitals", usage: #""capitals""#, summary: "Letters, kept as capitals."
        ) { _ in Capitals() }
        words.add(
            function: "half", usage: "half(n)", summary: "Half of a number.",
            parameters: [.number], result: .number
        ) { arguments in
            guard case .decimal(let number) = arguments[0] else { return .empty }
            return .decimal(number.divided(by: 2) ?? 0)
        }
        func validator(_ file: [UInt8]) throws -> FormValidator {
            FormValidator(
                try FormDocument.read(file, vocabulary: words),
                catalog: MessageCatalog(for: nil).adding([
                    "odd": "{title} must be even.", "letters": "{title} must be letters only.",
                ]))
        }
        // README: end

        let file = #"""
            { "formrun": 1, "id": "pairs", "title": "Pairs", "items": [
              { "type": "input", "name": "socks", "title": "Socks", "value": "integer", "validators": ["even"] },
              { "type": "input", "name": "pairs", "title": "Pairs", "value": "decimal", "computed": "half(socks)" },
              { "type": "input", "name": "mark", "title": "Mark", "formatter": "capitals" } ] }
            """#
        let judge = try validator(Array(file.utf8))
        let odd = judge.validate(.json(Array(#"{"socks":3}"#.utf8)))
        #expect(odd.issues.map(judge.message) == ["Socks must be even."])
        let even = judge.validate(.json(Array(#"{"socks":8}"#.utf8)))
        #expect(even.isValid && even["pairs"] == .decimal(4))
        let marked = judge.validate(.json(Array(#"{"mark":"ab"}"#.utf8)))
        #expect(marked.isValid && marked["mark"] == .text("AB"))
        let wrong = judge.validate(.json(Array(#"{"mark":"a1"}"#.utf8)))
        #expect(wrong.issues.map(judge.message) == ["Mark must be letters only."])
        let edits = [
            TextEdit(text: "ab", caret: 1, change: .insert("xy")),
            TextEdit(text: "ab", caret: 1, change: .deleteBackward),
            TextEdit(text: "ab", caret: 1, change: .deleteForward),
            TextEdit(text: "", caret: 5, change: .deleteBackward),
        ]
        #expect(
            edits.map { Capitals().edit($0) } == [
                EditedText(text: "axyb", caret: 3), EditedText(text: "b", caret: 0),
                EditedText(text: "a", caret: 1), EditedText(text: "", caret: 0),
            ])
    }
}
