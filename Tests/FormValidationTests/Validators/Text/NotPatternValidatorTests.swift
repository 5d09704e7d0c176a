import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct NotPatternValidatorTests {
    @Test(arguments: [
        ("[0-9]+", "12a", []), ("[0-9]+", "12", ["notPattern"]), ("admin", "administrator", []),
        (".*admin.*", "an administrator", ["notPattern"]), ("(?i)root", "ROOT", ["notPattern"]),
        ("a$", "a\n", ["notPattern"]), (".", "é", ["notPattern"]), ("(a+)+b", "aaaa", []),
    ])
    func judges(_ row: (pattern: String, text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([.notPattern(row.pattern)]).found(in: row.text) == row.found,
            "\(row)")
    }

    @Test func patternAndNotPatternNeverAgree() throws {
        var numbers = SeededNumbers(seed: 43)
        let patterns = ["[ab]*", "a+b?", "(ab|c)+", "..", "[^a]+"]
        for _ in Laws.rounds(20) {
            let text = String(
                (0...numbers.below(5)).map { _ in "abc".randomElement(using: &numbers) ?? "a" })
            let pattern = patterns[numbers.below(patterns.count)]
            let (match, miss) = (
                try ValidatorHarness([.pattern(pattern)]),
                try ValidatorHarness([.notPattern(pattern)])
            )
            #expect(match.accepts(text) != miss.accepts(text), "\(pattern) \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .notPattern("(")) == [.badPattern])
        #expect(ValidatorHarness.suitable(.notPattern("a")) == [.text, .multiline])
    }
}
