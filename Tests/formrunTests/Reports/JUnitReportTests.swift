import FormModel
import Foundation
import FoundationXML
import Testing

@testable import formrun

@Suite struct JUnitReportTests {
    @Test func aCaseForEachSubject() throws {
        let report = try ReportSubjects.report(
            JUnitReport(name: "formrun validate <f>.json"),
            [
                ReportSubjects.subject([]), ReportSubjects.subject([], file: "a.ndjson", line: 7),
                ReportSubjects.subject(
                    [
                        ReportSubjects.problem("Hm.", severity: .warning),
                        ReportSubjects.problem("Not \"a\" & b.", line: 8, column: 2, code: "b"),
                    ], file: "a.ndjson", line: 8),
                ReportSubjects.subject([ReportSubjects.problem("Hm.", severity: .warning)]),
            ])
        #expect(
            report == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                <testsuite name="formrun validate &lt;f&gt;.json">
                <testcase classname="data.json" name="data.json" file="data.json"/>
                <testcase classname="a.ndjson" name="line 7" file="a.ndjson" line="7"/>
                <testcase classname="a.ndjson" name="line 8" file="a.ndjson" line="8"><failure message="/name: Not &quot;a&quot; &amp; b." type="b">a.ndjson:3:15: warning: /name: Hm. [tooShort]
                a.ndjson:8:2: /name: Not &quot;a&quot; &amp; b. [b]</failure></testcase>
                <testcase classname="data.json" name="data.json" file="data.json"><system-out>data.json:3:15: warning: /name: Hm. [tooShort]</system-out></testcase>
                </testsuite>
                </testsuites>

                """)
    }

    @Test func aReportOfNothingIsWhole() throws {
        #expect(isWellFormed(try ReportSubjects.report(JUnitReport(name: "x"), [])))
    }

    /// All scalars that XML 1.0 restricts, in each position of quoted text.
    @Test func isWellFormedWhateverItQuotes() throws {
        let scalars =
            (0...0x2FF).map { $0 } + [0x2028, 0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFF]
        var texts = [ReportSubjects.hostile]
        for value in scalars {
            if let scalar = Unicode.Scalar(UInt32(value)) { texts.append("a\(scalar)b") }
        }
        let report = try ReportSubjects.report(
            JUnitReport(name: ReportSubjects.hostile),
            texts.map { text in
                ReportSubjects.subject(
                    [ReportSubjects.problem(text, path: "/" + text, code: text)], file: text)
            })
        #expect(isWellFormed(report))
        #expect(!report.unicodeScalars.contains("\u{FFFE}"))
        #expect(!report.unicodeScalars.contains("\u{1B}"))
    }

    private func isWellFormed(_ xml: String) -> Bool {
        XMLParser(data: Data(xml.utf8)).parse()
    }
}
