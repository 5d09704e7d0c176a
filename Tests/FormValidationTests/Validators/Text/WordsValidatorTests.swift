import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct WordsValidatorTests {
    @Test(arguments: [
        ("two words", []), ("now three words", []), ("one", ["tooFewWords"]),
        ("now four words here", ["tooManyWords"]), ("a\u{3000}b", []), ("a\u{A0}b", []),
        ("a\u{2028}b", []), ("a\rb", []), ("a\u{200B}b", ["tooFewWords"]), ("a   \t\n  b", []),
        ("a-b", ["tooFewWords"]), ("a, b.", []), ("- - - -", ["tooManyWords"]),
        ("日本語の文", ["tooFewWords"]), ("é è ê", []),
    ])
    func counts(_ row: (text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness(.multiline, [.words(min: 2, max: 3)]).found(in: row.text)
                == row.found,
            "\(row.text)")
    }

    @Test func aSecretMayBeginAndEndWithSpace() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.secureInput("a", title: "A", validators: [.words(max: 1)])])
        let report = FormValidator(form).validate(.json(Array(#"{"a":"  x  "}"#.utf8)))
        #expect(report.issues.isEmpty)
    }

    @Test func saysHowManyThereAre() throws {
        let harness = try ValidatorHarness([.words(min: 3)])
        #expect(
            harness.issues(#""a b""#).map(\.parameters) == [
                ["min": .integer(3), "actual": .integer(2)]
            ])
        let form = try Form(
            id: "f", title: "F", items: [.input("a", title: "A", validators: [.words(max: 1)])])
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"a":"a b"}"#.utf8))).issues
        #expect(issues.map(validator.message) == ["A must have at most 1 word."])
        #expect(
            MessageCatalog.english.message(
                for: FormIssue(
                    .tooFewWords, at: FieldPath("a"),
                    parameters: ["min": .integer(1), "max": .integer(2)]),
                in: form) == "A must have at least 1 word.")
    }

    @Test func joinedWordsAreCounted() throws {
        var numbers = SeededNumbers(seed: 42)
        for _ in Laws.rounds(100) {
            let count = 1 + numbers.below(20)
            let words = (0..<count).map { _ in ["a", "é", "日本", "1.5", "😀"][numbers.below(5)] }
            let text = words.joined(
                separator: ["\u{20}", "\n", "\u{2003}", " \t"][numbers.below(4)])
            #expect(
                try ValidatorHarness(.multiline, [.words(min: count, max: count)]).accepts(text),
                "\(text)")
            #expect(
                try !ValidatorHarness(.multiline, [.words(min: count + 1)]).accepts(text), "\(text)"
            )
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .words(min: 4, max: 3)) == [.emptyRange])
        #expect(ValidatorHarness.problems(.text, .words(min: 3, max: 3)).isEmpty)
        #expect(ValidatorHarness.suitable(.words(max: 3)) == [.text, .multiline])
    }
}
