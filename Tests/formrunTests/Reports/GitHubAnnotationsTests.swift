import FormModel
import Testing

@testable import formrun

@Suite struct GitHubAnnotationsTests {
    static let rows: [(subject: ReportSubject, text: String)] = [
        (ReportSubjects.subject([]), ""),
        (
            ReportSubjects.subject([ReportSubjects.problem("Too short.")]),
            "::error file=data.json,line=3,col=15,title=tooShort::/name: Too short.\n"
        ),
        (
            ReportSubjects.subject([
                ReportSubjects.problem("All of it.", line: 1, column: 1, path: "", code: "x"),
                ReportSubjects.problem("Hm.", severity: .warning),
            ]),
            """
            ::error file=data.json,line=1,col=1,title=x::All of it.
            ::warning file=data.json,line=3,col=15,title=tooShort::/name: Hm.

            """
        ),
        // Escapes as by escapeProperty of actions/toolkit; messages may contain colons and commas.
        (
            ReportSubjects.subject(
                [ReportSubjects.problem("100%: a, b\n::error::c\r")], file: "a,b:c%\n.json"),
            #"::error file=a%2Cb%3Ac%25\n.json,line=3,col=15,title=tooShort::/name: 100%25: a, b\n::error::c\r"#
                + "\n"
        ),
    ]

    @Test(arguments: rows.indices) func annotations(_ index: Int) {
        let row = GitHubAnnotationsTests.rows[index]
        #expect(ReportSubjects.text(GitHubAnnotations(), row.subject) == row.text)
    }

    /// A hostile text stays on one line, so it cannot be a command.
    @Test func oneLineAProblem() {
        let hostile = ReportSubjects.hostile
        let text = ReportSubjects.text(
            GitHubAnnotations(),
            ReportSubjects.subject(
                [ReportSubjects.problem(hostile, path: "/" + hostile, code: hostile)],
                file: hostile))
        #expect(text.unicodeScalars.count { $0.properties.generalCategory == .control } == 1)
        #expect(text.hasSuffix("\n") && text.hasPrefix("::error file="))
        let properties = text.dropFirst(2).prefix { $0 != ":" }
        #expect(properties.split(separator: ",").count == 4)
        #expect(!text.replacing(/%(25|3A|2C)/, with: "").contains("%"))
    }
}
