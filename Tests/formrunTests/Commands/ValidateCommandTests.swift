import Testing
import formrun

@Suite struct ValidateCommandTests {
    static let good = #"{"name":"Ada","pin":"1234","pin2":"1234"}"#

    /// One submission on standard input: the text report and the status.
    static let whole: [(input: String, output: [String], status: Status)] = [
        (good, [], .success), ("\u{FEFF}" + good, [], .success), ("\n \(good)\r\n", [], .success),
        (
            "{\"name\":\"A\",\n  \"pin\":\"12\", \"pin2\":\"12\"}",
            [
                "-:1:9: /name: Name must have at least 2 characters. [tooShort]",
                "-:2:9: /pin: PIN must have at least 4 characters. [tooShort]",
            ], .invalid
        ),
        (
            #"{"pin":"1234","pin2":"1234"}"#, ["-:1:1: /name: Name is required. [required]"],
            .invalid
        ),
        (
            #"{"name":"Ada","pin":"1234","pin2":"1234","nmae":1}"#,
            [
                "-:1:42: /nmae: There is no field \"nmae\" in this form; did you mean \"name\"? [unknownField]"
            ],
            .invalid
        ),
        (
            #"{"name":"Ada","pin":"1234","pin2":"1234","\u001b[2J":1}"#,
            [
                "-:1:42: /\\u{1B}[2J: There is no field \"\\u{1B}[2J\" in this form. [unknownField]"
            ], .invalid
        ),
        ("[]", ["-:1:1: This must be a JSON object of fields and values. [notAnObject]"], .invalid),
        (
            "",
            ["-:1:1: This is not JSON: there is nothing here; give a JSON value. [malformedJSON]"],
            .invalid
        ),
        (
            #"{"a":1,"a":2}"#,
            ["-:1:8: /a: The key \"a\" occurs twice; send it once. [duplicateKey]"],
            .invalid
        ),
        (
            String(repeating: "[", count: 100_000),
            ["-:1:65: This is nested more than 64 levels deep. [tooDeep]"], .invalid
        ),
    ]

    @Test(arguments: whole)
    func oneSubmission(_ row: (input: String, output: [String], status: Status)) {
        let console = TestForms.console()
        console.input = Array(row.input.utf8)
        #expect(console.run("validate", "form.json") == row.status)
        #expect(console.outputText == row.output.map { $0 + "\n" }.joined())
        #expect(console.said.isEmpty)
    }

    @Test func bytesThatAreNotUTF8() {
        let console = TestForms.console()
        console.input = Array(#"{"name":""#.utf8) + [0xFF, 0x1B] + Array(#""}"#.utf8)
        #expect(console.run("validate", "form.json") == .invalid)
        #expect(console.outputText.hasPrefix("-:1:10: This is not JSON: these bytes are not UTF-8"))
    }

    static let lines =
        [good, "", "  \t", #"{"name":"A","pin":"1234","pin2":"1234"}"#, "nonsense", good + "\r"]
        .joined(separator: "\n")

    static let reports: [(arguments: [String], output: String)] = [
        (
            [],
            """
            -:4:9: /name: Name must have at least 2 characters. [tooShort]
            -:5:1: This is not JSON: a value is expected here. [malformedJSON]

            """
        ),
        (["--report", "none"], ""),
        (["--report", "summary"], "4 submissions: 2 valid, 2 invalid\n"),
        (
            ["--report", "json"],
            #"""
            {"file":"-","line":4,"valid":false,"issues":[{"path":"/name","line":4,"column":9,"code":"tooShort","params":{"min":2,"max":10,"actual":1},"message":"Name must have at least 2 characters."}]}
            {"file":"-","line":5,"valid":false,"issues":[{"path":"","line":5,"column":1,"code":"malformedJSON","params":{"reason":"expectedValue"},"message":"This is not JSON: a value is expected here."}]}

            """#
        ),
    ]

    @Test(arguments: reports) func linesAtEveryChunking(
        _ row: (arguments: [String], output: String)
    ) {
        for chunk in [1, 2, 7, 64, 100_000] {
            let console = TestForms.console()
            console.input = Array(Self.lines.utf8)
            console.chunk = chunk
            let status = console.run(["validate", "form.json", "--ndjson"] + row.arguments)
            #expect(status == .invalid)
            #expect(console.outputText == row.output)
        }
    }

    @Test func allReportsValidOnesToo() {
        let console = TestForms.console()
        console.input = Array(Self.lines.utf8)
        #expect(
            console.run("validate", "form.json", "--ndjson", "--report", "json", "--all")
                == .invalid)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first == #"{"file":"-","line":1,"valid":true,"issues":[]}"#)
        #expect(lines.last == #"{"file":"-","line":6,"valid":true,"issues":[]}"#)
    }

    @Test func aLineThatIsTooLongDoesNotStopTheRest() {
        let console = TestForms.console()
        let long = "{\"name\":\"" + String(repeating: "a", count: 2 << 20) + "\"}\n"
        console.input = Array((Self.good + "\n" + long + "{}\n" + Self.good).utf8)
        #expect(console.run("validate", "form.json", "--ndjson", "--report", "json") == .invalid)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains(#""line":2,"#) && lines[0].contains("tooManyBytes"))
        #expect(lines[1].contains(#""line":3,"#))
    }

    @Test func severalFilesAreAllValidated() {
        let console = TestForms.console()
        console.files["good"] = Array(Self.good.utf8)
        console.files["bad"] = Array("{}".utf8)
        #expect(
            console.run("validate", "form.json", "good", "gone", "bad", "--report", "json")
                == .unusableFile)
        #expect(console.said == ["formrun: cannot open gone: No such file or directory"])
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0] == #"{"file":"good","line":1,"valid":true,"issues":[]}"#)
        #expect(lines[1].hasPrefix(#"{"file":"bad","line":1,"valid":false,"#))
    }

    @Test func nothingIsNoSubmission() {
        let console = TestForms.console()
        #expect(console.run("validate", "form.json", "--ndjson", "--report", "summary") == .success)
        #expect(console.outputText == "0 submissions: 0 valid, 0 invalid\n")
    }

    @Test func secretsAreInNoReport() {
        for report in ["text", "json"] {
            let console = TestForms.console()
            console.input = Array(#"{"name":"A","pin":"CAN","pin2":"ARY"}"#.utf8)
            #expect(console.run("validate", "form.json", "--report", report) == .invalid)
            #expect(!console.outputText.contains("CAN") && !console.outputText.contains("ARY"))
        }
    }

    @Test(arguments: [
        ("name=Ada&pin=1234&pin2=1234\n", ["--input", "urlencoded"], "", Status.success),
        ("name=Ada&pin=1234&pin2=1234\r\n", ["--input", "urlencoded"], "", .success),
        (
            "name=Ada\n&pin=1234&pin2=1", ["--input", "urlencoded"],
            "-:2:16: /pin2: PIN again must be the same as PIN. [notTheSame]\n", .invalid
        ),
        (
            "--x\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nA\r\n--x--",
            ["--input=multipart"],
            """
            -:4:1: /name: Name must have at least 2 characters. [tooShort]
            -:1:1: /pin: PIN is required. [required]
            -:1:1: /pin2: PIN again is required. [required]

            """, .invalid
        ),
        (
            "--x\r\n", ["--input=multipart", "--boundary", "y"],
            "-:1:1: This is not multipart/form-data: no line is --, followed by the boundary. [malformedMultipart]\n",
            .invalid
        ),
        (
            "name=Ada", ["--input=multipart"],
            "-:1:1: This is not multipart/form-data: no line is --, followed by the boundary. [malformedMultipart]\n",
            .invalid
        ),
        // A form without entries, as browsers send it.
        ("--x--\r\n", ["--input=multipart"], requiredOfNothing, .invalid),
        ("--x--", ["--input=multipart"], requiredOfNothing, .invalid),
        ("--x----\r\n", ["--input=multipart"], requiredOfNothing, .invalid),
        // A boundary that ends with dashes, and an incomplete form post with it.
        (
            "--x--\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nAda\r\n--x----\r\n",
            ["--input=multipart"],
            """
            -:1:1: /pin: PIN is required. [required]
            -:1:1: /pin2: PIN again is required. [required]

            """, .invalid
        ),
        (
            "--x--\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nAda",
            ["--input=multipart"],
            "-:4:4: This is not multipart/form-data: it ends before the last boundary; was it cut off? [malformedMultipart]\n",
            .invalid
        ),
        // A boundary of dashes only is not read as the final boundary.
        (
            "----\r\n", ["--input=multipart"],
            "-:2:1: This is not multipart/form-data: it ends before the last boundary; was it cut off? [malformedMultipart]\n",
            .invalid
        ),
        // The answers of hosts of Adaptive Cards.
        (
            "{\"name\":\"Ada\",\"pin\":\"1234\",\"pin2\":\"1234\"}\n", ["--input", "adaptive"], "",
            .success
        ),
        (
            "{\"name\":\"Ada\",\n\"pin\":\"1234\",\"pin2\":\"1\"}", ["--input", "adaptive"],
            "-:2:22: /pin2: PIN again must be the same as PIN. [notTheSame]\n", .invalid
        ),
        (
            "{\"name\":\"Ada\",\"pin\":\"1234\",\"pin2\":\"1234\"}\n{}\n",
            ["--input", "adaptive", "--ndjson", "--report", "summary"],
            "2 submissions: 1 valid, 1 invalid\n", .invalid
        ),
        ("", ["--input=multipart", "--boundary", ""], "", .usage),
        ("", ["--input=multipart", "--boundary", "a "], "", .usage),
        ("", ["--input=multipart", "--boundary", "ü"], "", .usage),
        (
            "", ["--input=multipart", "--boundary", String(repeating: "a", count: 71)], "",
            .usage
        ),
        ("", ["-", "-"], "", .usage), ("", ["-", "a", "-"], "", .usage),
        ("", ["--accepted", "-"], "", .usage), ("", ["--rejected", "-"], "", .usage),
        ("", ["--input", "multipart", "--ndjson"], "", .usage),
        ("", ["--input", "urlencoded", "--boundary", "x"], "", .usage),
        ("", ["--input", "adaptive", "--boundary", "x"], "", .usage),
        ("", ["--input", "xml"], "", .usage),
    ])
    func formPosts(
        _ row: (input: String, arguments: [String], output: String, status: Status)
    ) {
        let console = TestForms.console()
        console.input = Array(row.input.utf8)
        #expect(
            console.run(["validate", "form.json"] + row.arguments) == row.status)
        #expect(console.outputText == row.output)
        #expect(row.status != .usage || console.said.first?.hasSuffix(".") == true)
    }

    private static let requiredOfNothing = """
        -:1:1: /name: Name is required. [required]
        -:1:1: /pin: PIN is required. [required]
        -:1:1: /pin2: PIN again is required. [required]

        """

    /// A form and its submissions cannot both come from standard input.
    @Test func standardInputTwice() {
        let console = TestForms.console()
        #expect(console.run("validate", "-") == .usage)
        #expect(
            console.said.first
                == "formrun: - (standard input) can be read only once; name it once.")
    }
}
