import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct EndsWithValidatorTests {
    @Test(
        arguments: [
            (.endsWith(".pdf"), "a.pdf", []),
            (.endsWith(".pdf"), ".pdf", []),
            (.endsWith(".pdf"), "a.PDF", ["endsWith"]),
            (.endsWith(".pdf"), "pdf", ["endsWith"]),
            (.endsWith(".pdf"), "a.pdfx", ["endsWith"]),
            (.endsWith(".pdf", ".txt"), "a.txt", []),
            (.endsWith(".pdf", ".txt"), "a.doc", ["endsWith.several"]),
            (.endsWith("é"), "aé", []),
            (.endsWith("\u{301}"), "ae\u{301}", []),
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
            let harness = try ValidatorHarness([.endsWith(part)])
            #expect(harness.accepts(text) == (text.hasSuffix(part)), "\(part) in \(text)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .endsWith()) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.text, .endsWith("a", "")) == [.missingParameter])
        #expect(ValidatorHarness.suitable(.endsWith("x")) == [.text, .multiline])
    }
}
