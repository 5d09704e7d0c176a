import Testing

@testable import FormModel

/// Dates that a page asks for in parts.
@Suite struct DatePartsTests {
    /// The year, the month and the day as they are typed, the text, and its parts as they are shown again.
    static let texts: [(typed: [String], text: String, shown: [String])] = [
        (["", "", ""], "", ["", "", ""]), ([" ", "\t", ""], "", ["", "", ""]),
        (["2026", "5", "3"], "2026-05-03", ["2026", "5", "3"]),
        (["2026", "12", "31"], "2026-12-31", ["2026", "12", "31"]),
        ([" 2026 ", "05", " 3"], "2026-05-03", ["2026", "5", "3"]),
        (["２０２６", "５", "٣"], "2026-05-03", ["2026", "5", "3"]),
        (["2026", "2", "31"], "2026-02-31", ["2026", "02", "31"]),
        (["26", "5", "3"], "26-05-03", ["26", "05", "03"]),
        (["2026", "May", "3"], "2026-May-03", ["2026", "May", "03"]),
        (["2026", "", "3"], "2026--03", ["2026", "", "03"]),
        (["", "5", "3"], "-05-03", ["", "05", "03"]),
        (["2026", "5", "3-4"], "2026-05-3-4", ["2026", "05", "3-4"]),
        (["2026-", "5", "3"], "2026\u{2010}-05-03", ["2026-", "05", "03"]),
        (["-1", "5-1", ""], "\u{2010}1-5\u{2010}1-", ["-1", "5-1", ""]),
        (["2026-05-03", "", ""], "2026\u{2010}05\u{2010}03--", ["2026-05-03", "", ""]),
        (["-", "-", "-"], "\u{2010}-\u{2010}--", ["-", "-", "-"]),
        (["<b>", "\u{202E}", "\0"], "<b>--\0", ["<b>", "", "\0"]),
    ]

    @Test(arguments: texts)
    func parts(_ row: (typed: [String], text: String, shown: [String])) throws {
        var parts = DateParts()
        for (part, text) in zip(PageControl.partsOfDates, row.typed) { parts[part] = text }
        #expect(parts.text == row.text)
        let again = try #require(DateParts(row.text))
        #expect(PageControl.partsOfDates.map { again[$0] } == row.shown)
        #expect(again[.button].isEmpty)
    }

    @Test(arguments: ["tomorrow", "1.2.2026", "2026", "2026-05", " "])
    func otherTexts(_ text: String) { #expect(DateParts(text) == nil) }

    @Test(arguments: [
        ("form-year.a", true), ("form-month.a.0.b", true), ("form-day.", false),
        ("form-day", true), ("form-days.a", false), ("form-second.a", false),
    ])
    func reservedNames(_ name: String, _ isReserved: Bool) {
        #expect(PageControl.reserves(name) == isReserved)
    }
}
