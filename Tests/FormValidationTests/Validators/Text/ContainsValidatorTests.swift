import FormModel
@testable import FormValidation
import Testing

@Suite struct ContainsValidatorTests {
    @Test(arguments: [
        (["x"], "axc", []),
        (["x"], "x", []),
        (["x"], "aXc", ["contains"]),
        (["aab"], "aaab", []),
        (["abab"], "abaabab", []),
        (["abc"], "ab", ["contains"]),
        (["a", "b"], "ba", []),
        (["a", "b"], "a", ["contains.several"]),
        (["é"], "caféteria", []),
        (["é"], "cafe\u{301}", ["contains"]),
        (["a b"], "xa by", []),
    ])
    func judges(_ row: (texts: [String], text: String, found: [String])) throws {
        #expect(
            try Judge([ContainsValidator(row.texts)]).found(in: row.text) == row.found, "\(row)")
    }

    @Test func agreesWithASlowSearch() throws {
        var numbers = SeededNumbers(seed: 44)
        func word(_ most: Int) -> String {
            String(
                (0...numbers.below(most)).map { _ in "aab".randomElement(using: &numbers) ?? "a" })
        }
        for _ in 0..<400 {
            let (text, part) = (word(12), word(4))
            let judge = try Judge([ContainsValidator([part])])
            #expect(
                judge.accepts(text)
                    == ((0...text.utf8.count).contains { text.dropFirst($0).hasPrefix(part) }),
                "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(Judge.problems(.text, ContainsValidator([])) == [.missingParameter])
        #expect(Judge.problems(.text, ContainsValidator(["a", ""])) == [.missingParameter])
        #expect(Judge.suitable(ContainsValidator(["x"])) == [.text, .multiline])
    }
}
