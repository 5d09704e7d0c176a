import FormModel
@testable import FormValidation
import TestSupport
import Testing

@Suite struct StartsWithValidatorTests {
    @Test(arguments: [
        (["ab"], "abc", []),
        (["ab"], "ab", []),
        (["ab"], "bac", ["startsWith"]),
        (["ab"], "a", ["startsWith"]),
        (["ab"], "Abc", ["startsWith"]),
        (["x", "ab"], "abc", []),
        (["x", "y"], "abc", ["startsWith.several"]),
        (["é"], "éa", []),
        (["é"], "e\u{301}a", ["startsWith"]),
        (["e"], "e\u{301}a", []),
        (["ab"], "cab", ["startsWith"]),
    ])
    func judges(_ row: (texts: [String], text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([StartsWithValidator(row.texts)]).found(in: row.text) == row.found,
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
            let harness = try ValidatorHarness([StartsWithValidator([part])])
            #expect(harness.accepts(text) == (text.hasPrefix(part)), "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, StartsWithValidator([])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, StartsWithValidator(["a", ""])) == [.missingParameter])
        #expect(ValidatorHarness.suitable(StartsWithValidator(["x"])) == [.text, .multiline])
    }
}
