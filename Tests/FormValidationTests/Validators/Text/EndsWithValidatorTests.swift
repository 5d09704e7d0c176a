import FormModel
@testable import FormValidation
import TestSupport
import Testing

@Suite struct EndsWithValidatorTests {
    @Test(arguments: [
        ([".pdf"], "a.pdf", []),
        ([".pdf"], ".pdf", []),
        ([".pdf"], "a.PDF", ["endsWith"]),
        ([".pdf"], "pdf", ["endsWith"]),
        ([".pdf"], "a.pdfx", ["endsWith"]),
        ([".pdf", ".txt"], "a.txt", []),
        ([".pdf", ".txt"], "a.doc", ["endsWith.several"]),
        (["é"], "aé", []),
        (["\u{301}"], "ae\u{301}", []),
    ])
    func judges(_ row: (texts: [String], text: String, found: [String])) throws {
        #expect(
            try ValidatorHarness([EndsWithValidator(row.texts)]).found(in: row.text) == row.found,
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
            let harness = try ValidatorHarness([EndsWithValidator([part])])
            #expect(harness.accepts(text) == (text.hasSuffix(part)), "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, EndsWithValidator([])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, EndsWithValidator(["a", ""])) == [.missingParameter])
        #expect(ValidatorHarness.suitable(EndsWithValidator(["x"])) == [.text, .multiline])
    }
}
