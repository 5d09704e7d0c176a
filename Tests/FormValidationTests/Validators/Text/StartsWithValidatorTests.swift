import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct StartsWithValidatorTests {
    @Test(
        arguments: [
            (.startsWith("ab"), "abc", []),
            (.startsWith("ab"), "ab", []),
            (.startsWith("ab"), "bac", ["startsWith"]),
            (.startsWith("ab"), "a", ["startsWith"]),
            (.startsWith("ab"), "Abc", ["startsWith"]),
            (.startsWith("x", "ab"), "abc", []),
            (.startsWith("x", "y"), "abc", ["startsWith.several"]),
            (.startsWith("é"), "éa", []),
            (.startsWith("é"), "e\u{301}a", ["startsWith"]),
            (.startsWith("e"), "e\u{301}a", []),
            (.startsWith("ab"), "cab", ["startsWith"]),
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
            let harness = try ValidatorHarness([.startsWith(part)])
            #expect(harness.accepts(text) == (text.hasPrefix(part)), "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .startsWith()) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, .startsWith("a", "")) == [.missingParameter])
        #expect(ValidatorHarness.suitable(.startsWith("x")) == [.text, .multiline])
    }
}
