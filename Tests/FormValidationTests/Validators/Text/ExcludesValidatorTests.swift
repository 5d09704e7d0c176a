import FormModel
@testable import FormValidation
import TestSupport
import Testing

@Suite struct ExcludesValidatorTests {
    @Test(arguments: [
        (["x"], "abc", []),
        (["x"], "axc", ["excludes"]),
        (["x"], "x", ["excludes"]),
        (["x"], "X", []),
        (["<", ">"], "a b", []),
        (["<", ">"], "a>b", ["excludes.several"]),
        (["aab"], "aaab", ["excludes"]),
        (["\u{202E}"], "a\u{202E}b", ["excludes"]),
    ])
    func judges(_ row: (texts: [String], text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([ExcludesValidator(row.texts)]).found(in: row.text) == row.found,
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
            let harness = try ValidatorHarness([ExcludesValidator([part])])
            #expect(
                harness.accepts(text)
                    == (!(0...text.utf8.count).contains { text.dropFirst($0).hasPrefix(part) }),
                "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, ExcludesValidator([])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, ExcludesValidator(["a", ""])) == [.missingParameter])
        #expect(ValidatorHarness.suitable(ExcludesValidator(["x"])) == [.text, .multiline])
    }
}
