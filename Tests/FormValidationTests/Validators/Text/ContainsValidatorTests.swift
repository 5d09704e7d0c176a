import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct ContainsValidatorTests {
    @Test(
        arguments: [
            (.contains("x"), "axc", []),
            (.contains("x"), "x", []),
            (.contains("x"), "aXc", ["contains"]),
            (.contains("aab"), "aaab", []),
            (.contains("abab"), "abaabab", []),
            (.contains("abc"), "ab", ["contains"]),
            (.contains("a", "b"), "ba", []),
            (.contains("a", "b"), "a", ["contains.several"]),
            (.contains("é"), "caféteria", []),
            (.contains("é"), "cafe\u{301}", ["contains"]),
            (.contains("a b"), "xa by", []),
        ] as [(AnyValidator, String, [String])])
    func judges(_ row: (validator: AnyValidator, text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([row.validator]).found(in: row.text) == row.found,
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
            let harness = try ValidatorHarness([.contains(part)])
            #expect(
                harness.accepts(text)
                    == ((0...text.utf8.count).contains { text.dropFirst($0).hasPrefix(part) }),
                "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .contains()) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, .contains("a", "")) == [.missingParameter])
        #expect(ValidatorHarness.suitable(.contains("x")) == [.text, .multiline])
    }
}
