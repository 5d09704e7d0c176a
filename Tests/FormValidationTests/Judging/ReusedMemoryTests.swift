import FormModel
import FormValidation
import Testing

/// Which memory of a submission is kept for the next one.
@Suite struct ReusedMemoryTests {
    /// Rows take memory for each of their fields, however few bytes they have in the submission.
    @Test(arguments: [(1, false), (100, false), (5_000, true)])
    func manyRowsAreNotKept(_ row: (rows: Int, holdsMuch: Bool)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G", max: 10_000,
                    items: ["a", "b", "c", "d", "e"].map { .input($0, title: "X") })
            ])
        var validator = FormValidator(form).makeSubmissionValidator()
        let rows = [String](repeating: "{}", count: row.rows).joined(separator: ",")
        let submission = Array(#"{"g":[\#(rows)]}"#.utf8)
        #expect(submission.count < SubmissionValidator.muchMemory)
        let isValid = validator.validate(submission.span)
        #expect(isValid)
        #expect(validator.holdsMuch == row.holdsMuch)
    }
}
