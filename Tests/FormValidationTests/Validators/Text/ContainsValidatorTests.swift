import FormModel
@testable import FormValidation
import TestSupport
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
            try ValidatorHarness([ContainsValidator(row.texts)]).found(in: row.text) == row.found,
            "\(row)")
    }

    @Test func agreesWithASlowSearch() throws {
        var numbers = SeededNumbers(seed: 44)
        func word(_ most: Int) -> String {
            String(
                (0...numbers.below(most)).map { _ in "aab".randomElement(using: &numbers) ?? "a" })
        }
        for _ in Laws.rounds(400) {
            let (text, part) = (word(12), word(4))
            let harness = try ValidatorHarness([ContainsValidator([part])])
            #expect(
                harness.accepts(text)
                    == ((0...text.utf8.count).contains { text.dropFirst($0).hasPrefix(part) }),
                "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, ContainsValidator([])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, ContainsValidator(["a", ""])) == [.missingParameter])
        #expect(ValidatorHarness.suitable(ContainsValidator(["x"])) == [.text, .multiline])
    }
}
