import FormModel
import Foundation
import FoundationXML
import Testing
import formrun

/// The positions of issues in the reports of `validate`, and its reports for other tools.
@Suite struct ValidateReportsTests {
    private func validate(_ input: String, _ arguments: String...) -> String {
        let console = TestForms.console(TestForms.two)
        console.input = Array(input.utf8)
        #expect(
            console.run(["validate", "form.json"] + arguments) == .invalid)
        return console.outputText
    }

    /// The positions in a text report, and those in a JSON report.
    private func places(_ input: String, _ arguments: [String]) throws -> (
        text: [String], json: [String]
    ) {
        let console = TestForms.console(TestForms.two)
        console.input = Array(input.utf8)
        _ = console.run(["validate", "form.json"] + arguments)
        let text = console.outputText.split(separator: "\n").map {
            $0.split(separator: ":").prefix(4).dropFirst().joined(separator: ":")
        }
        let reported = TestForms.console(TestForms.two)
        reported.input = Array(input.utf8)
        _ = reported.run(["validate", "form.json", "--report", "json"] + arguments)
        var json: [String] = []
        for line in reported.outputText.split(separator: "\n") {
            let report = try JSONValue(Array(line.utf8), limits: .submission)
            let issues = report.members?.first { $0.key == "issues" }?.value.elements ?? []
            for issue in issues {
                let members = issue.members ?? []
                #expect(members.map(\.key).prefix(4) == ["path", "line", "column", "code"])
                json.append(
                    "\(members[1].value.integer ?? 0):\(members[2].value.integer ?? 0): \(members[0].value.string ?? "")"
                )
            }
        }
        return (text, json)
    }

    static let rows: [(input: String, arguments: [String], places: [String])] = [
        ("{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}", [], ["3:8: /b"]),
        // Columns count scalars; a missing value has the position of its object.
        (#"{"é😀":1,"b":"y"}"#, [], ["1:1: /a", "1:13: /b", "1:2: /é😀"]),
        (#"{"b":"y","a":1}"#, [], ["1:14: /a", "1:6: /b"]),
        (
            "{\"a\":\"x\"}\r\n\n{\"a\":2}\n {\"b\":1.5,\"a\":\"x\"}", ["--ndjson"],
            ["3:6: /a", "4:7: /b"]
        ),
        ("a=&b=x\n", ["--input", "urlencoded"], ["1:3: /a", "1:6: /b"]),
        (
            "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\ny\r\n--x--\r\n",
            ["--input", "multipart"], ["8:1: /b"]
        ),
    ]

    @Test(arguments: rows) func everyReportHasTheSamePlaces(
        _ row: (input: String, arguments: [String], places: [String])
    ) throws {
        let found = try places(row.input, row.arguments)
        #expect(found.json == row.places)
        #expect(found.text == row.places)
    }

    @Test func annotationsOfLines() {
        #expect(
            validate("{\"a\":\"x\"}\n{\"b\":\"y\",\"a\":\"\"}\n", "--ndjson", "--report", "github")
                == """
                ::error file=-,line=2,col=14,title=required::/a: A is required.
                ::error file=-,line=2,col=6,title=wrongType::/b: B must be a whole number. A text was sent.

                """)
    }

    /// A report is complete and the same for all chunk sizes and numbers of threads.
    @Test(arguments: ["github", "junit", "sarif"]) func reportsAreWhole(_ name: String) throws {
        var reports: Set<String> = []
        let lines = (1...150).map {
            $0 % 3 == 0 ? "{\"a\":\"x\",\"b\":\($0)}" : "{\"b\":\"<&\($0)\"}"
        }
        let input = Array(lines.joined(separator: "\n").utf8)
        for (pieces, jobs) in [([1 << 20], "1"), ([7, 100], "1"), ([1_000, 3], "3")] {
            let console = TestForms.console(TestForms.two)
            console.sources["-"] = PiecewiseSource(input, pieces: pieces)
            let status = console.run(
                "validate", "form.json", "--ndjson", "--jobs", jobs, "--report", name)
            #expect(status == .invalid)
            reports.insert(console.outputText)
        }
        #expect(reports.count == 1)
        let report = try #require(reports.first)
        switch name {
        case "github": #expect(report.split(separator: "\n").count == 200)
        case "junit":
            #expect(XMLParser(data: Data(report.utf8)).parse())
            #expect(report.components(separatedBy: "<testcase").count == 151)
            #expect(report.components(separatedBy: "<failure").count == 101)
        default:
            let log = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
            let run = (log?["runs"] as? [[String: Any]])?.first
            #expect((run?["results"] as? [Any])?.count == 200)
        }
    }

    @Test func secretsAreInNoReport() {
        for name in ["json", "github", "junit", "sarif"] {
            let console = TestForms.console()
            console.input = Array(#"{"name":"Ada","pin":"CAN","pin2":"CANARY"}"#.utf8)
            #expect(console.run("validate", "form.json", "--report", name) == .invalid)
            #expect(console.outputText.contains("/pin"))
            #expect(!console.outputText.contains("CAN"))
        }
    }

    /// A report is complete even if a file cannot be read.
    @Test func aFileThatIsNotThere() throws {
        let console = TestForms.console(TestForms.two)
        #expect(
            console.run("validate", "form.json", "gone", "--report", "sarif") == .unusableFile)
        _ = try JSONSerialization.jsonObject(with: Data(console.outputText.utf8))
    }
}
