import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

@Suite struct BulkOptionsTests {
    private func run(
        _ input: String, _ arguments: [String], pieces: [Int] = [1 << 20]
    ) -> (status: Status, output: String) {
        let console = TestForms.console()
        console.sources["-"] = PiecewiseSource(Array(input.utf8), pieces: pieces)
        let status = console.run(["validate", "form.json"] + arguments)
        return (status, console.outputText)
    }

    private func codes(_ line: some StringProtocol) throws -> [String] {
        let value = try JSONValue(Array(line.utf8), limits: .submission)
        let issues = value.members?.first { $0.key == "issues" }?.value.elements ?? []
        return issues.compactMap { issue in
            issue.members?.first { $0.key == "code" }?.value.string
        }
    }

    // MARK: --max-issues

    static let four = #"{"name":"A","age":1,"country":"XX","pin":"1","pin2":"1"}"#
    static let all = ["tooShort", "tooSmall", "notAChoice", "tooShort"]

    @Test(arguments: 1...5) func aFewIssuesAreReported(_ most: Int) throws {
        let expected =
            most < 4
            ? Array(BulkOptionsTests.all.prefix(most)) + ["tooManyIssues"] : BulkOptionsTests.all
        for arguments in [[], ["--ndjson"], ["--ndjson", "--jobs", "2"]] {
            let options = arguments + ["--max-issues", "\(most)", "--report"]
            let json = run("\(BulkOptionsTests.four)", options + ["json"])
            #expect(json.status == .invalid && json.output.contains(#""valid":false"#))
            #expect(try codes(json.output.dropLast()) == expected)
            let more =
                #"{"path":"","line":1,"column":1,"code":"tooManyIssues","params":{"max":\#(most)},"message":"There \#(most == 1 ? "is" : "are") more than \#(most) issue\#(most == 1 ? "" : "s"); the others are not shown."}]}"#
            #expect(json.output.hasSuffix(more + "\n") == (most < 4))
            let text = run(BulkOptionsTests.four, options + ["text"])
            let reported = text.output.split(separator: "\n").map {
                $0.drop { $0 != "[" }.dropFirst().dropLast()
            }
            #expect(reported.map(String.init) == expected)
        }
    }

    /// The issues of a hostile submission are limited by default.
    @Test func aThousandIssuesAreReportedByDefault() throws {
        let unknown = (0..<1_200).map { #""x\#($0)":1"# }.joined(separator: ",")
        #expect(
            try codes(run("{\(unknown)}", ["--report", "json"]).output.dropLast()).count == 1_001)
        let more = run("{\(unknown)}", ["--report", "json", "--max-issues", "2000"])
        #expect(try codes(more.output.dropLast()).count > 1_200)
    }

    // MARK: --ignore

    @Test func namesAreIgnored() throws {
        let line = #"{"_csrf":1,"utm_source":1,"utm":1}"#
        let options = ["--ndjson", "--report", "json", "--all"]
        func paths(_ more: [String]) throws -> [String] {
            let output = run(line, options + more).output
            let value = try JSONValue(Array(output.dropLast().utf8), limits: .submission)
            let issues = value.members?.first { $0.key == "issues" }?.value.elements ?? []
            return issues.compactMap { issue in
                issue.members?.first { $0.key == "path" }?.value.string
            }.filter { $0 == "/_csrf" || $0.hasPrefix("/utm") }
        }
        #expect(try paths([]) == ["/_csrf", "/utm", "/utm_source"])
        #expect(try paths(["--ignore", "_csrf", "--ignore", "utm_*"]) == ["/utm"])
        #expect(run(line, ["--ignore"]).status == .usage)
    }

    // MARK: --max-bytes, --max-depth, --max-values

    private static let limited: [(input: String, name: String, most: Int, code: String)] = [
        (#"{"x":[[1,2]]}"#, "--max-bytes", 13, "tooManyBytes"),
        (#"{"x":[[1,2]]}"#, "--max-depth", 3, "tooDeep"),
        (#"{"x":[[1,2]]}"#, "--max-values", 5, "tooManyMembers"),
        (
            #"{"x":\#(String(repeating: "[", count: 70) + String(repeating: "]", count: 70))}"#,
            "--max-depth", 71, "tooDeep"
        ),
        (
            #"{"x":[\#(String(repeating: "1,", count: 10_100))1]}"#, "--max-values", 10_103,
            "tooManyMembers"
        ),
        (
            #"{"x":"\#(String(repeating: "x", count: 1_050_000))"}"#, "--max-bytes", 1_050_008,
            "tooManyBytes"
        ),
    ]

    /// A submission at the limit is read, and one beyond it is refused, for each kind of input.
    @Test(arguments: limited.indices) func limitsOfASubmission(_ index: Int) throws {
        let (input, name, most, code) = Self.limited[index]
        for arguments in [[], ["--ndjson"], ["--ndjson", "--jobs", "2"]] {
            func first(_ most: Int) throws -> String? {
                let options = arguments + [name, "\(most)", "--report", "json"]
                return try codes(run(input, options).output.dropLast()).first
            }
            #expect(try first(most) == "required")
            #expect(try first(most - 1) == code)
        }
    }

    @Test func limitsOfAFormPost() throws {
        func first(_ arguments: [String]) throws -> String? {
            let options = ["--input", "urlencoded", "--report", "json"] + arguments
            return try codes(run("x=1&y=2", options).output.dropLast()).first
        }
        #expect(try first(["--max-values", "2", "--max-bytes", "7"]) == "required")
        #expect(try first(["--max-values", "1"]) == "tooManyMembers")
        #expect(try first(["--max-bytes", "6"]) == "tooManyBytes")
    }

    /// The limit applies to each submission, and a rejected line has the issues of the report.
    @Test func theCountBeginsAnewWithEachSubmission() throws {
        let folder = try TemporaryFolder()
        let lines = [BulkOptionsTests.four, #"{"name":"Ada"}"#, BulkOptionsTests.four, "{"]
        let found = run(
            lines.joined(separator: "\n"),
            [
                "--ndjson", "--max-issues", "2", "--report", "json", "--rejected",
                folder.path("rejected"),
            ])
        let expected = [
            ["tooShort", "tooSmall", "tooManyIssues"], ["required", "required"],
            ["tooShort", "tooSmall", "tooManyIssues"], ["malformedJSON"],
        ]
        #expect(try found.output.split(separator: "\n").map(codes) == expected)
        let rejected = folder.text("rejected") ?? ""
        #expect(try rejected.split(separator: "\n").map(codes) == expected)
    }

    static let wrong: [[String]] = [
        ["--max-issues", "0"], ["--max-issues", "x"], ["--max-issues", "1000001"],
        ["--stop-after", "0"], ["--stop-after", "-1"], ["--jobs", "0"], ["--jobs", "257"],
        ["--max-bytes", "0"], ["--max-bytes", "1073741825"], ["--max-depth", "0"],
        ["--max-depth", "1001"], ["--max-values", "0"], ["--max-values", "1e3"],
    ]

    @Test(arguments: wrong) func numbersThatAreNone(_ arguments: [String]) {
        let console = TestForms.console()
        #expect(console.run(["validate", "form.json"] + arguments) == .usage)
        #expect(
            console.said.first?.hasPrefix("formrun: \(arguments[0]) must be a number, 1") == true)
        #expect(console.opened.isEmpty)
    }

    // MARK: --stop-after

    static let good = ValidateCommandTests.good
    static let mixed = (1...40).map { $0 % 3 == 0 ? "{\"age\":\($0)}" : good }

    private static let endPieces = [[1], [50], [100, 7], [1 << 20]]

    /// The run ends after exactly that number of invalid submissions, wherever chunks end.
    ///
    /// Everyday runs have one number of threads for each of them, and the other for the next.
    @Test(arguments: endPieces) func theRunEndsAfterSoMany(_ pieces: [Int]) throws {
        let index = Self.endPieces.firstIndex(of: pieces) ?? 0
        for (number, jobs) in ["1", "4"].enumerated() {
            for (place, most) in [1, 2, 5, 13, 14].enumerated()
            where Laws.tries(index + number + place, of: 2) {
                let folder = try TemporaryFolder()
                let found = run(
                    BulkOptionsTests.mixed.joined(separator: "\n"),
                    [
                        "--ndjson", "--report", "json", "--all", "--jobs", jobs, "--stop-after",
                        "\(most)", "--accepted", folder.path("a"), "--rejected", folder.path("r"),
                    ], pieces: pieces)
                // Every third line is invalid, and the last invalid one is the last validated one.
                let count = most <= 13 ? most * 3 : 40
                let reported = found.output.split(separator: "\n")
                #expect(found.status == .invalid && reported.count == count)
                #expect(reported.filter { $0.contains("false") }.count == min(most, 13))
                #expect(folder.text("a")?.split(separator: "\n").count == count - min(most, 13))
                #expect(folder.text("r")?.split(separator: "\n").count == min(most, 13))
            }
        }
    }

    @Test func theRunEndsAcrossFiles() {
        for lines in [[], ["--ndjson"]] {
            let console = TestForms.console()
            console.files["x"] = Array("{}".utf8)
            console.files["y"] = Array(BulkOptionsTests.good.utf8)
            let status = console.run(
                ["validate", "form.json", "x", "y", "x", "gone", "x"] + lines
                    + ["--stop-after", "2", "--report", "summary"])
            #expect(status == .invalid && console.opened == ["form.json", "x", "y", "x"])
            #expect(console.outputText == "3 submissions: 1 valid, 2 invalid\n")
        }
    }

    // MARK: Order

    /// Chunks of very different cost: results that are ready early wait for previous ones.
    @Test func theOrderOfTheInputIsKept() throws {
        let heavy =
            "{" + (0..<(Laws.areMany ? 400 : 150)).map { "\"k\($0)\":1" }.joined(separator: ",")
            + "}"
        var numbers = SeededNumbers(seed: 97)
        let lines = (0..<(Laws.areMany ? 600 : 300)).map { index -> String in
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0: heavy
            case 1: "{\"broken\": \(index)"
            case 2: ""
            default: BulkOptionsTests.good
            }
        }
        let input = lines.joined(separator: "\n")
        let pieces = [5_000, 60, 1, 300, Laws.areMany ? 200_000 : 20_000]
        let arguments = ["--ndjson", "--report", "json", "--all", "--max-issues", "1"]
        let folder = try TemporaryFolder()
        func files(_ name: String) -> [String] {
            ["--accepted", folder.path("a\(name)"), "--rejected", folder.path("r\(name)")]
        }
        let one = run(input, arguments + files("1"), pieces: pieces)
        for jobs in ["2", "5", "16"] {
            let many = run(input, arguments + ["--jobs", jobs] + files(jobs), pieces: pieces)
            #expect(many == one, "\(jobs)")
            for name in ["a", "r"] {
                #expect(folder.text("\(name)1") == folder.text(name + jobs), "\(jobs)")
            }
        }
        let found = one.output.split(separator: "\n").compactMap { line -> Int? in
            let digits = line.drop { $0 != "l" || !$0.isLetter }.drop { !$0.isNumber }
            return Int(digits.prefix { $0.isNumber })
        }
        let expected = lines.indices.filter { !lines[$0].isEmpty }.map { $0 + 1 }
        #expect(found == expected, "a broken line stops nothing")
    }

    /// The results of lines before a failed read are reported, for any number of threads.
    @Test(arguments: ["1", "4"]) func whatWasReadBeforeAFailureIsReported(_ jobs: String) {
        let console = TestForms.console(TestForms.two)
        let count = Laws.areMany ? 5_000 : 2_000
        let lines = String(repeating: "{}\n", count: count)
        let source = PiecewiseSource(Array(lines.utf8), pieces: [3, 3 * count - 3])
        source.beforeRead = { number throws(SystemError) in
            if number > 2 { throw SystemError.broken("-") }
        }
        console.sources["-"] = source
        let status = console.run(
            "validate", "form.json", "--ndjson", "--report", "json", "--jobs", jobs)
        #expect(status == .unusableFile)
        #expect(console.said == ["formrun: cannot read standard input: Input/output error"])
        #expect(console.output.split(separator: 0x0A).count == count)
    }

    /// Endless input is not read further if the report cannot be written.
    @Test(arguments: ["1", "2", "5"]) func afterAFailedWriteNothingIsRead(_ jobs: String) {
        let console = TestForms.console(TestForms.two)
        let lines = String(repeating: "{}\n", count: 20_000)
        let source = PiecewiseSource(Array(lines.utf8), pieces: [3])
        console.sources["-"] = source
        console.writesBeforeFailure = 1
        let status = console.run(
            "validate", "form.json", "--ndjson", "--report", "json", "--jobs", jobs)
        #expect(status == .unusableFile && source.reads < 20_000)
    }

    static let few: [(input: String, count: Int)] = [
        ("", 0), ("\n", 0), ("\n\r\n \t\n", 0), (good, 1), (good + "\n", 1), ("\n\n" + good, 1),
        (good + "\r\n\r\n", 1),
    ]

    @Test(arguments: few) func fewLines(_ row: (input: String, count: Int)) {
        for jobs in ["1", "2", "5"] {
            for pieces in [[1], [1 << 20]] {
                let found = run(
                    row.input, ["--ndjson", "--report", "summary", "--jobs", jobs], pieces: pieces)
                let noun = row.count == 1 ? "submission" : "submissions"
                #expect(found.output == "\(row.count) \(noun): \(row.count) valid, 0 invalid\n")
                #expect(found.status == .success)
            }
        }
    }
}
