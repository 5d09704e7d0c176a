import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct ExcludesValidatorTests {
    @Test(
        arguments: [
            (.excludes("x"), "abc", []),
            (.excludes("x"), "axc", ["excludes"]),
            (.excludes("x"), "x", ["excludes"]),
            (.excludes("x"), "X", []),
            (.excludes("<", ">"), "a b", []),
            (.excludes("<", ">"), "a>b", ["excludes.several"]),
            (.excludes("aab"), "aaab", ["excludes"]),
            (.excludes("\u{202E}"), "a\u{202E}b", ["excludes"]),
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
            let harness = try ValidatorHarness([.excludes(part)])
            #expect(
                harness.accepts(text)
                    == (!(0...text.utf8.count).contains { text.dropFirst($0).hasPrefix(part) }),
                "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .excludes()) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, .excludes("a", "")) == [.missingParameter])
        #expect(ValidatorHarness.suitable(.excludes("x")) == [.text, .multiline])
    }
}
