import FormModel
import Testing

/// Times, moments and durations in a form: typed, sent, stored, displayed, written.
@Suite struct TimeValuesTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("time", title: "T", value: .time),
                .input("moment", title: "M", value: .dateTime),
                .input("local", title: "D", value: .localDateTime),
                .input("length", title: "L", value: .duration),
            ])
    }

    @Test(
        arguments: [
            ("time", " 14:30 ", "14:30", #""14:30""#),
            ("time", "14:30:05.250", "14:30:05.25", #""14:30:05.25""#),
            ("time", "2 pm", "14:00", #""14:00""#), ("time", "2", "02:00", #""02:00""#),
            ("moment", "2026-11-21t14:30:00z", "2026-11-21T14:30:00Z", #""2026-11-21T14:30:00Z""#),
            (
                "moment", "2026-11-21T14:30:00.50-05:00", "2026-11-21T14:30:00.5-05:00",
                #""2026-11-21T14:30:00.5-05:00""#
            ),
            ("moment", "2026-11-21", "2026-11-21", nil),
            ("local", " 2026-11-21T14:30 ", "2026-11-21 14:30", #""2026-11-21T14:30:00""#),
            (
                "local", "2026-11-21 14:30:05.50", "2026-11-21 14:30:05.5",
                #""2026-11-21T14:30:05.5""#
            ),
            ("local", "2026-11-21T14:30Z", "2026-11-21T14:30Z", nil),
            ("length", "P0Y6M", "6 months", #""P6M""#),
            ("length", "two days", "two days", nil),
        ] as [(FieldName, String, String, String?)])
    func typedShownAndWritten(
        _ row: (field: FieldName, typed: String, shown: String, json: String?)
    ) throws {
        let source = FormDataSource(form: try TimeValuesTests.form())
        try source.updateValue(of: row.field, to: .text(row.typed), userInitiated: true)
        #expect(source.displayText(of: row.field) == row.shown)
        #expect(source.isValid == (row.json != nil))
        guard let json = row.json else {
            #expect(source.issues.map(\.code) == [.wrongType])
            return
        }
        var writer = JSONWriter()
        writer.value(source.value(of: row.field))
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
        // A stored value can be set by the program, which changes nothing.
        let again = FormDataSource(form: try TimeValuesTests.form())
        try again.updateValue(of: row.field, to: source.value(of: row.field), userInitiated: false)
        #expect(again.value(of: row.field) == source.value(of: row.field) && again.isValid)
    }

    @Test func aValueOfAnotherTypeIsRefused() throws {
        let source = FormDataSource(form: try TimeValuesTests.form())
        let date = try #require(CalendarDate("2026-11-21"))
        for field in ["time", "moment", "local", "length"] as [FieldName] {
            try source.updateValue(of: field, to: .date(date), userInitiated: false)
            #expect(source.issues(of: field).map(\.code) == [.wrongType])
        }
    }

    @Test(arguments: [
        ("time", "14:30:00.0000000001", IssueCode.tooManyDecimals),
        ("moment", "2026-11-21T14:30:00.0000000001Z", .tooManyDecimals),
        ("local", "2026-11-21T14:30:00.0000000001", .tooManyDecimals),
    ])
    func whatIsTooFineIsNotCutInSilence(_ row: (field: FieldName, typed: String, code: IssueCode))
        throws
    {
        let source = FormDataSource(form: try TimeValuesTests.form())
        try source.updateValue(of: row.field, to: .text(row.typed), userInitiated: true)
        let issue = source.issues.first
        #expect(issue?.code == row.code && issue?.parameters == ["max": .integer(9)])
    }

    /// A missing offset has its own message; a person may omit the seconds.
    @Test(
        arguments: [
            ("2014-09-23T22:34", "withoutOffset"), ("2014-09-23 22:34:05.5", "withoutOffset"),
            ("2014-09-23", nil), ("2014-09-31T22:34Z", nil), ("2014-09-23T24:00Z", nil),
            ("2014-09-23T22:34+2", nil), ("22:34Z", nil), ("", nil),
            ("2014-09-23T22:34:00ZZ", nil),
        ] as [(String, String?)])
    func whatAMomentLacks(_ row: (text: String, reason: String?)) throws {
        let source = FormDataSource(form: try TimeValuesTests.form())
        try source.updateValue(of: "moment", to: .text(row.text), userInitiated: true)
        let expected: IssueParameters.Value? = row.reason.map { .text($0) }
        #expect(source.issues.first?.parameters["reason"] == expected)
        #expect(source.issues.map(\.code) == (row.text.isEmpty ? [] : [.wrongType]))
        #expect(source.issues.allSatisfy { $0.parameters["expected"] == .text("dateTime") })
    }

    /// Values are as small as dates and decimals.
    @Test func valuesAreSmall() {
        #expect(MemoryLayout<ClockTime>.size == 8 && MemoryLayout<DateTime>.size <= 24)
        #expect(MemoryLayout<LocalDateTime>.size == 16)
        #expect(MemoryLayout<FieldValue>.stride <= 32)
    }
}
