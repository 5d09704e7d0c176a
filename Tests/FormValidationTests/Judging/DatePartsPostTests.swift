import FormModel
import FormValidation
import Testing

/// Form posts in which dates have their parts in entries of their own.
@Suite struct DatePartsPostTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "d", title: "D", value: .date, validators: [.required], control: .dateParts),
                .input("t", title: "T"),
                .group(
                    "r", title: "R",
                    items: [.input("b", title: "B", value: .date, control: .dateParts)]),
            ])
    }

    private static let whole = "form-day.d=3&form-month.d=5&form-year.d=2026"

    /// A post, and its values or issues.
    static let sent: [(body: String, outcome: String)] = [
        (whole, "2026-05-03"), ("form-year.d=2026&form-day.d=03&form-month.d=05", "2026-05-03"),
        ("form-locale=de&form-day.d=+3&form-month.d=%205&form-year.d=2026", "2026-05-03"),
        ("form-year[d]=2026&d=2026-05-03", "2026-05-03"),
        ("d=2026-05-03", "2026-05-03"),
        ("form-day.d=&form-month.d=&form-year.d=", "/d required"), ("", "/d required"),
        ("form-day.d=31&form-month.d=2&form-year.d=2026", "/d wrongType"),
        ("form-day.d=3&form-month.d=5&form-year.d=26", "/d wrongType"),
        ("form-day.d=3&form-month.d=5", "/d wrongType"),
        // A reader may leave out the year of a written date, and a page may not.
        ("form-locale=en-US&form-day.d=3&form-month.d=May&form-year.d=", "/d wrongType"),
        ("form-locale=en-US&form-day.d=&form-month.d=5/3/2026&form-year.d=", "/d wrongType"),
        (whole + "&form-day.d=4", "/d repeatedField"),
        (whole + "&d=2026-05-03", "/d repeatedField"),
        (whole + "&form-day.t=3&form-day.x=3&form-day=3", "2026-05-03"),
        (
            whole + "&r=&r.0=&form-year.r.0.b=2026&form-day.r.0.b=9&form-month.r.0.b=5",
            "2026-05-03 2026-05-09"
        ),
        (
            whole + "&r.0.b=2026-05-09&r.1=&form-year.r.1.b=&form-day.r.1.b=&form-month.r.1.b=",
            "2026-05-03 2026-05-09 -"
        ),
        (whole + "&form-day.r.0.b=9&form-day.r.0.b=9", "/r/0/b repeatedField"),
        (whole + "&form-day.r.0.b=9&r.0.b=2026-05-09", "/r/0/b repeatedField"),
        (whole + "&r.0.b=2026-05-09&form-day.r.0.b=9", "/r/0/b repeatedField"),
        (whole + "&form-day.r.0.b=x", "/r/0/b wrongType"),
    ]

    @Test(arguments: sent) func posts(_ row: (body: String, outcome: String)) throws {
        let form = try Self.form()
        let report = FormValidator(form).validate(.urlEncoded(Array(row.body.utf8)))
        #expect(Self.outcome(report) == row.outcome, "\(row.body)")
        // Multipart posts are read alike.
        let parts = row.body.split(separator: "&").map { entry in
            let pair = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = pair[1].replacing("+", with: " ").replacing("%20", with: " ")
            return "--x\r\nContent-Disposition: form-data; name=\"\(pair[0])\"\r\n\r\n\(value)\r\n"
        }
        let body = parts.joined() + "--x--\r\n"
        let other = FormValidator(form).validate(
            .multipart(Array(body.utf8), boundary: "x"))
        #expect(Self.outcome(other) == row.outcome, "\(body)")
    }

    /// A part is refused as a whole value would be: without being repaired or read from what is no text.
    @Test func partsAreTexts() throws {
        let validator = FormValidator(try Self.form())
        let bytes = validator.validate(
            .urlEncoded(Array("form-day.d=%FF&form-month.d=5&form-year.d=2026".utf8)))
        #expect(Self.outcome(bytes) == "/d malformedText")
        let nested = validator.validate(
            .adaptive(Array(#"{"form-day.d":{"x":1},"form-month.d":5,"form-year.d":2026}"#.utf8)))
        #expect(Self.outcome(nested) == "/d wrongType")
    }

    private static func outcome(_ report: ValidationReport) -> String {
        guard report.isValid else {
            return report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        }
        func text(_ value: FieldValue?) -> String {
            if case .date(let date)? = value { date.description } else { "-" }
        }
        let values = [FieldName: FieldValue](uniqueKeysWithValues: report.values.map { ($0, $1) })
        guard case .rows(let rows)? = values["r"] else { return text(values["d"]) }
        return ([text(values["d"])] + rows.map { text($0["b"]) }).joined(separator: " ")
    }
}
