import FormModel
import FormValidation
import Testing

/// The example of the README for words of a caller's own, compiled and run; `ReadmeTests` compares the
/// two.
@Suite struct VocabularyExample {
    @Test func judgesByWordsOfItsOwn() throws {
        // README: begin
        struct Even: Validator {
            let name = "even"
            let codes: [IssueCode: [String]] = [IssueCode(rawValue: "odd"): []]
            func judge(
                _ value: borrowing ValueView, in context: borrowing JudgingContext,
                into findings: inout Findings
            ) {
                if value.integer % 2 != 0 { findings.add(IssueCode(rawValue: "odd")) }
            }
        }

        var words = Vocabulary.standard
        words.add(validator: "even", usage: #""even""#, summary: "An even number.") { _ in Even() }
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
                catalog: MessageCatalog(for: nil).adding(["odd": "{title} must be even."]))
        }
        // README: end

        let file = #"""
            { "formrun": 1, "id": "pairs", "title": "Pairs", "items": [
              { "type": "input", "name": "socks", "title": "Socks", "value": "integer", "validators": ["even"] },
              { "type": "input", "name": "pairs", "title": "Pairs", "value": "decimal", "computed": "half(socks)" } ] }
            """#
        let judge = try validator(Array(file.utf8))
        let odd = judge.validate(.json(Array(#"{"socks":3}"#.utf8)))
        #expect(odd.issues.map(judge.message) == ["Socks must be even."])
        let even = judge.validate(.json(Array(#"{"socks":8}"#.utf8)))
        #expect(even.isValid && even["pairs"] == .decimal(4))
    }
}
