import Foundation
import FormModel
import TestSupport
import Testing

@testable import formrun

/// The files that a bulk run writes besides its report.
@Suite struct BulkFilesTests {
    static let good = #"{"name":"Ada","age":36.0,"pin":"CANARY1","pin2":"CANARY1"}"#
    static let lines = [
        good, #"{"name":" B ","country":"CA","pin":"CANARY2","pin2":"CANARY-x","age":1e1}"#, "",
        #"{"pin":"CANARY3""#, #"{"name":"Eve","\u0070in":"CANARY4","pin2":"CANARY4"}"#,
        #"{"pin":"CANARY5","pin":"CANARY6","name":"Di"}"#, "[\"CANARY7\"]",
        "{\"name\":\"CANARY\u{FF}\"", #"{"pin":1}"#,
    ]

    private struct Run {
        let status: Status
        let report: String
        let said: [String]
        let accepted: String?
        let rejected: String?
        let names: [String]
    }

    private func run(
        _ input: [UInt8], _ arguments: [String] = ["--ndjson"], form: String = TestForms.signUp,
        prepare: (RecordingConsole) -> Void = { _ in }
    ) throws -> Run {
        let folder = try TemporaryFolder()
        let console = TestForms.console(form)
        console.input = input
        prepare(console)
        let files = [
            "--accepted", folder.path("accepted"), "--rejected", folder.path("rejected"),
        ]
        let status = console.run(["validate", "form.json"] + arguments + files)
        return Run(
            status: status, report: console.outputText, said: console.said,
            accepted: folder.text("accepted"), rejected: folder.text("rejected"),
            names: folder.names)
    }

    @Test func whatAPatchClearsIsNull() throws {
        let input = #"{"age":null,"name":"Ada"}"#
        let found = try run(Array(input.utf8), ["--ndjson", "--partial"])
        #expect(found.status == .success)
        #expect(found.accepted == #"{"name":"Ada","age":null}"# + "\n")
    }

    static let input = Array(lines.joined(separator: "\n").utf8)

    @Test(arguments: ["1", "3"]) func valuesAreCanonicalAndLinesOriginal(_ jobs: String) throws {
        let found = try run(
            BulkFilesTests.input,
            ["--ndjson", "--keep-secrets", "--report", "none", "--jobs", jobs])
        #expect(found.status == .invalid && found.names == ["accepted", "rejected"])
        // A field with `"output": false` is in no output.
        #expect(
            found.accepted == """
                {"name":"Ada","age":36,"pin":"CANARY1"}
                {"name":"Eve","pin":"CANARY4"}

                """)
        let lines = (found.rejected ?? "").split(separator: "\n")
        #expect(lines.count == 6)
        #expect(
            lines[0].hasPrefix(#"{"line":2,"submission":\#(BulkFilesTests.lines[1]),"issues":[{"#))
        #expect(
            lines[1].hasPrefix(#"{"line":4,"text":"{\"pin\":\"CANARY3\"","issues":[{"path":"","#))
        #expect(lines[2].contains(#""text":"{\"pin\":\"CANARY5\",\"pin\":\"CANARY6\","#))
        #expect(lines[3].hasPrefix(#"{"line":7,"text":"[\"CANARY7\"]","issues":[{"#))
        #expect(lines[4].hasPrefix(#"{"line":8,"text":"{\"name\":\"CANARY"#))
        #expect(lines[5].hasPrefix(#"{"line":9,"submission":{"pin":1},"issues":[{"path":"/name","#))
    }

    @Test(arguments: ["1", "3"]) func secretsAreNowhere(_ jobs: String) throws {
        for report in ["json", "text"] {
            let found = try run(
                BulkFilesTests.input, ["--ndjson", "--all", "--report", report, "--jobs", jobs])
            for text in [found.report, found.accepted, found.rejected, found.said.first ?? ""] {
                #expect(text?.contains("CANARY") == false)
            }
            #expect(
                found.accepted == """
                    {"name":"Ada","age":36}
                    {"name":"Eve"}

                    """)
            let lines = (found.rejected ?? "").split(separator: "\n")
            #expect(lines.count == 6)
            #expect(
                lines[0].hasPrefix(
                    #"{"line":2,"submission":{"name":" B ","country":"CA","age":1e1},"issues":[{"#))
            // A submission that cannot be split into fields is withheld completely.
            for (at, number) in [(1, 4), (2, 6), (3, 7), (4, 8)] {
                #expect(lines[at].hasPrefix(#"{"line":\#(number),"submission":null,"issues":[{"#))
            }
            #expect(lines[5].hasPrefix(#"{"line":9,"submission":{},"issues":[{"#))
        }
    }

    /// An unknown member may be a secret with a misspelt name, and so may the contents of an object
    /// that no field accepts.
    @Test(arguments: ["reject", "ignore"]) func whatMayBeASecretIsWithheld(_ unknown: String) throws
    {
        let form = TestForms.signUp.replacingOccurrences(
            of: #""id": "signUp","#, with: #""id": "signUp", "unknownFields": "\#(unknown)","#)
        let lines = [
            #"{"name":"A","pni":"CANARY","PIN":["CANARY"],"pin ":1e5,"p\u0069n":"CANARY","age":2}"#,
            #"{"name":{"pin":"CANARY"},"age":[{"pin":"CANARY"}],"country":["US",["x"]]}"#,
        ]
        let input = Array(lines.joined(separator: "\n").utf8)
        let found = try run(input, ["--ndjson", "--report", "json"], form: form)
        #expect(!found.report.contains("CANARY") && found.rejected?.contains("CANARY") == false)
        let rejected = (found.rejected ?? "").split(separator: "\n")
        #expect(rejected.count == 2)
        #expect(rejected[0].hasPrefix(#"{"line":1,"submission":{"name":"A","age":2},"issues":"#))
        #expect(rejected[1].hasPrefix(#"{"line":2,"submission":{"country":["US",["x"]]},"iss"#))
        // The member is counted; only the report names it, since its name may be a part of a secret.
        #expect(rejected[0].contains(#""path":"","line":1,"column":"#) == (unknown == "reject"))
        #expect(rejected[0].contains("unknownField") == (unknown == "reject"))
        #expect(!rejected[0].contains("pni"))
        #expect(found.report.contains(#""path":"/pni""#) == (unknown == "reject"))

        let twice = try run(
            Array(#"{"CANARYa":1,"CANARYa":2}"#.utf8), ["--report", "json"], form: form)
        #expect(twice.report.contains("CANARYa") && twice.rejected?.contains("CANARY") == false)

        let kept = try run(input, ["--ndjson", "--keep-secrets", "--report", "none"], form: form)
        let original = (kept.rejected ?? "").split(separator: "\n")
        for (line, sent) in zip(original, lines) {
            #expect(line.contains(#""submission":\#(sent),"issues""#))
        }
    }

    /// The path of a refused field with the value `"text"`, in a form without secrets.
    @Test func withoutSecretsNothingIsWithheld() throws {
        let found = try run(
            Array("{\"a\":1}\n{\"b\":\nnonsense\u{1B}".utf8), form: TestForms.two)
        let lines = (found.rejected ?? "").split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix(#"{"line":1,"submission":{"a":1},"issues":["#))
        #expect(lines[1].hasPrefix(#"{"line":2,"text":"{\"b\":","issues":["#))
        #expect(lines[2].hasPrefix(#"{"line":3,"text":"nonsense\u001b","issues":["#))
    }

    /// Each rejected line is strict JSON with the members as sent, for any submission.
    @Test func rejectedLinesCanBeRead() throws {
        var numbers = SeededNumbers(seed: 95)
        for round in 0..<(Laws.areMany ? 12 : 6) {
            let form = try GeneratedForm(&numbers)
            let lines = form.lines(Laws.areMany ? 60 : 40, &numbers)
            let found = try run(
                Array(lines.joined(separator: [0x0A])),
                ["--ndjson", "--keep-secrets", "--report", "none", "--jobs", "\(1 + round % 3)"],
                form: form.text)
            for text in (found.rejected ?? "").split(separator: "\n") {
                let line = try JSONValue(Array(text.utf8), limits: .submission)
                let members = line.members ?? []
                let number = members.first?.value.number?.integer ?? 0
                let sent = lines[number - 1]
                #expect(members.map(\.key).first == "line" && members.last?.key == "issues")
                #expect(members.last?.value.elements?.isEmpty == false)
                guard let original = try? JSONValue(sent, limits: .submission),
                    original.kind == .object
                else {
                    #expect(members[1].key == "text")
                    #expect(members[1].value.string == String(decoding: sent, as: UTF8.self))
                    continue
                }
                #expect(members[1].key == "submission")
                #expect(pairs(members[1].value) == pairs(original))
            }
            for text in (found.accepted ?? "").split(separator: "\n") {
                #expect(try JSONValue(Array(text.utf8), limits: .submission).kind == .object)
            }
        }
    }

    private func pairs(_ value: JSONValue) -> [String] {
        switch value.kind {
        case .object: (value.members ?? []).flatMap { ["{" + $0.key] + pairs($0.value) } + ["}"]
        case .array: ["["] + (value.elements ?? []).flatMap(pairs) + ["]"]
        case .number: ["\(value.number.map(\.description) ?? "huge")"]
        default: ["\(value.kind) \(value.string ?? "") \(value.boolean.map(String.init) ?? "")"]
        }
    }

    /// A file with one submission may have several lines; the rejected one is written on one line.
    @Test func aSubmissionOfManyLinesIsRejectedOnOne() throws {
        let text = "{\r\n  \"b\":\n    [1,\n 2]\n,\n \"a\" \n: \"\\n\\r x\"\r}\n"
        let found = try run(Array(text.utf8), ["--keep-secrets"], form: TestForms.two)
        let lines = (found.rejected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last == "")
        #expect(!lines[0].contains("\r"))
        let line = try JSONValue(Array(lines[0].utf8), limits: .submission)
        let sent = try JSONValue(Array(text.utf8), limits: .submission)
        #expect(line.members?[1].key == "submission")
        #expect(line.members.map { pairs($0[1].value) } == pairs(sent))
    }

    /// A line beyond the limit was not stored, so it cannot be written.
    @Test func aLineThatIsTooLongIsWithheld() throws {
        let long = #"{"a":"\#(String(repeating: "x", count: 1 << 20))"}"#
        let found = try run(Array("\(long)\n{}".utf8), form: TestForms.two)
        let lines = (found.rejected ?? "").split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                #"{"line":1,"submission":null,"issues":[{"path":"","line":1,"column":1048577,"#)
        )
        #expect(lines[1].hasPrefix(#"{"line":2,"submission":{},"issues":["#))
    }

    /// The limit of a line: the default with many rounds.
    private static let longest = Laws.areMany ? 1 << 20 : 1 << 16

    /// A line beyond the limit does not count as blank, wherever reads end.
    @Test(arguments: [longest / 32, longest, longest + 7, 1 << 22])
    func aLongLineIsNotBlank(_ piece: Int) throws {
        let spaces = String(repeating: " ", count: Self.longest + 10)
        for line in [spaces, spaces + "x"] {
            let found = try run(
                [], ["--ndjson", "--max-bytes", "\(Self.longest)"], form: TestForms.two
            ) {
                let input = Array("\(line)\n\(spaces.dropFirst(10))\n{\"a\":\"y\"}".utf8)
                $0.sources["-"] = PiecewiseSource(input, pieces: [piece])
            }
            #expect(found.report.contains("-:1:") && found.report.contains("[tooManyBytes]"))
            #expect(found.report.split(separator: "\n").count == 1 && found.status == .invalid)
        }
    }

    /// The carriage return of a line break is not part of the submission.
    @Test func aLineAtTheLimitMayEndInCRLF() throws {
        for (count, status) in [(0, Status.success), (1, .invalid)] {
            let fill = Self.longest - #"{"a":"x"}"#.utf8.count + count
            let line = #"{"a":"x\#(String(repeating: " ", count: fill))"}"#
            let found = try run(
                Array("\(line)\r\n{\"a\":\"y\"}".utf8),
                ["--ndjson", "--max-bytes", "\(Self.longest)"], form: TestForms.two)
            #expect(found.status == status)
        }
    }

    // MARK: Whole or absent

    @Test(arguments: ["1", "3"]) func aClosedPipeLeavesNothing(_ jobs: String) throws {
        for (number, isReported) in [(SystemError.brokenPipe, false), (28, true)] {
            for writes in [0, 2] {
                let arguments = ["--ndjson", "--report", "json", "--jobs", jobs]
                let found = try run([], arguments) { console in
                    let input = Array(
                        (BulkFilesTests.lines + BulkFilesTests.lines)
                            .joined(separator: "\n").utf8)
                    console.sources["-"] = PiecewiseSource(input, pieces: [50])
                    console.writesBeforeFailure = writes
                    console.failure = SystemError(
                        operation: .write, path: "standard output", number: number, reason: "why")
                }
                #expect(found.status == .unusableFile && found.names.isEmpty)
                #expect(found.said.isEmpty != isReported)
            }
        }
    }

    /// The same with a process and a pipe, whose reader `head` ends early.
    @Test(arguments: ["1", "2"]) func aReaderThatGoesEndsTheRunQuietly(_ jobs: String) throws {
        let folder = try TemporaryFolder()
        try Data(TestForms.two.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let lines = String(repeating: "{}\n{\"a\":\"x\"}\n", count: 10_000)
        try Data(lines.utf8).write(to: URL(fileURLWithPath: folder.path("lines")))
        let script = """
            cd "$1" || exit 9
            { "$0" validate form lines --ndjson --report json --jobs \(jobs) \
              --accepted a --rejected r 2>said; echo $? >status; } | head -n 1 >reported
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, PseudoTerminal.command, folder.path("")]
        try process.run()
        process.waitUntilExit()
        #expect(folder.text("status") == "6\n" && folder.text("said") == "")
        #expect(folder.text("reported")?.hasPrefix(#"{"file":"lines","line":1,"#) == true)
        #expect(folder.names == ["form", "lines", "reported", "said", "status"])
    }

    @Test func aMissingFolderStopsTheRunBeforeItBegins() throws {
        let folder = try TemporaryFolder()
        let (there, nowhere) = (folder.path("there"), folder.path("no/where"))
        for files in [["--accepted", there, "--rejected", nowhere], ["--accepted", nowhere]] {
            let console = TestForms.console()
            console.input = BulkFilesTests.input
            let status = console.run(["validate", "form.json", "--ndjson"] + files)
            #expect(status == .unusableFile && console.output.isEmpty && folder.names.isEmpty)
            #expect(console.opened == ["form.json"])
            #expect(
                console.said == ["formrun: cannot create \(nowhere): No such file or directory"])
        }
    }

    @Test func aFullDiskLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console()
        console.input = BulkFilesTests.input
        let status = console.run(
            "validate", "form.json", "--ndjson", "--report", "none", "--accepted", "/dev/full",
            "--rejected", folder.path("rejected"))
        #expect(status == .unusableFile && folder.names.isEmpty)
        #expect(console.said == ["formrun: cannot write /dev/full: No space left on device"])
    }

    @Test func noSubmissionIsAnEmptyFile() throws {
        let found = try run([])
        #expect(found.status == .success && found.accepted == "" && found.rejected == "")
        #expect(found.names == ["accepted", "rejected"])
    }

    /// The summary is written last; if that fails, no files are created.
    @Test func withoutASummaryThereAreNoFiles() throws {
        let found = try run(BulkFilesTests.input, ["--ndjson", "--report", "summary"]) {
            $0.writesBeforeFailure = 0
        }
        #expect(found.status == .unusableFile && found.names.isEmpty)
    }

    @Test(arguments: ["x", "./x", "/dev/null"]) func oneFileCannotBeBoth(_ other: String) {
        let console = TestForms.console()
        let one = other == "/dev/null" ? other : "x"
        let status = console.run("validate", "form.json", "--accepted", one, "--rejected", other)
        #expect(status == .usage && console.opened.isEmpty)
        #expect(console.said.first == "formrun: --accepted and --rejected must be different files.")
    }

    static let replacing: [(arguments: [String], reported: String)] = [
        (
            ["x", "--accepted", "x"],
            "--accepted would replace x, which is read; name another file."
        ),
        (
            ["x", "y", "--rejected", "./y"],
            "--rejected would replace y, which is read; name another file."
        ),
        (
            ["x", "--rejected", "r", "--accepted", "./form.json"],
            "--accepted would replace form.json, which is read; name another file."
        ),
    ]

    @Test(arguments: replacing)
    func whatIsReadIsNotReplaced(_ row: (arguments: [String], reported: String)) {
        let console = TestForms.console()
        let status = console.run(["validate", "form.json"] + row.arguments)
        #expect(status == .usage && console.opened.isEmpty)
        #expect(console.said.first == "formrun: \(row.reported)")
    }

    static let streams: [(script: String, status: String)] = [
        ("--accepted lines <lines", "2"), ("--rejected form <lines", "2"),
        ("--report json --accepted report <lines >report", "2"),
        ("--accepted same --rejected report <lines >report", "2"),
        ("--accepted link <lines", "2"), ("--rejected hard --accepted link <other", "2"),
        ("--report json --accepted /dev/stdout <lines >report", "1"),
        ("--accepted a --rejected r lines", "1"), ("- --accepted a --rejected r <lines", "1"),
    ]

    /// The same with standard streams that are files, and with other names of a file.
    @Test(arguments: streams)
    func whatAStreamLeadsToIsNotReplaced(_ row: (script: String, status: String)) throws {
        let folder = try TemporaryFolder()
        try Data(TestForms.two.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        for name in ["lines", "other"] {
            let lines = Data("{\"a\":\"x\"}\n{}\n".utf8)
            try lines.write(to: URL(fileURLWithPath: folder.path(name)))
        }
        let script = """
            cd "$1" && ln -s lines link && ln lines hard || exit 9
            "$0" validate form --ndjson \(row.script) 2>said; echo $? >status
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, PseudoTerminal.command, folder.path("")]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(folder.text("status") == row.status + "\n", "\(folder.text("said") ?? "")")
        #expect(folder.text("form") == TestForms.two)
        #expect(folder.text("lines") == "{\"a\":\"x\"}\n{}\n")
        #expect(!folder.names.contains { $0.hasSuffix(".tmp") })
    }

    /// With an unreadable file the status is 6; the others are validated, and no file is replaced.
    @Test(arguments: ["1", "3"]) func oneOfSeveralFilesCannotBeRead(_ jobs: String) throws {
        let arguments = ["x", "gone", "broken", "y", "--ndjson", "--report", "json", "--all"]
        let found = try run([], arguments + ["--jobs", jobs]) { console in
            console.files["x"] = Array(BulkFilesTests.good.utf8)
            console.files["y"] = Array("\n\(BulkFilesTests.good)\n{}".utf8)
            let broken = PiecewiseSource(
                Array("\(BulkFilesTests.good)\n{}\n{}\n".utf8), pieces: [62])
            broken.beforeRead = { number throws(SystemError) in
                if number > 1 { throw SystemError.broken("broken") }
            }
            console.sources["broken"] = broken
        }
        #expect(found.status == .unusableFile)
        #expect(
            found.said == [
                "formrun: cannot open gone: No such file or directory",
                "formrun: cannot read broken: Input/output error",
                "formrun: not all of the input could be read, so no file is written",
            ])
        let lines = found.report.split(separator: "\n").map { $0.prefix(34) }
        #expect(
            lines.map { String($0.prefix { $0 != "[" }.split(separator: ",").prefix(2).joined()) }
                == [
                    #"{"file":"x""line":1"#, #"{"file":"broken""line":1"#,
                    #"{"file":"broken""line":2"#,
                    #"{"file":"y""line":2"#, #"{"file":"y""line":3"#,
                ])
        #expect(found.names.isEmpty)
    }

    /// An existing file remains if the input or the form could not be read completely.
    @Test(arguments: [
        ["gone", "--ndjson"], ["gone"], ["broken", "--ndjson"],
        ["broken", "--ndjson", "--jobs", "3"],
        ["x", "gone", "--ndjson", "--report", "none"],
    ])
    func whatWasThereStays(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        for name in ["accepted", "rejected"] {
            try Data("precious".utf8).write(to: URL(fileURLWithPath: folder.path(name)))
        }
        let console = TestForms.console()
        console.files["x"] = Array(BulkFilesTests.good.utf8)
        let broken = PiecewiseSource(Array("\(BulkFilesTests.good)\n{}\n{}\n".utf8), pieces: [62])
        broken.beforeRead = { number throws(SystemError) in
            if number > 1 { throw SystemError.broken("broken") }
        }
        console.sources["broken"] = broken
        let files = [
            "--accepted", folder.path("accepted"), "--rejected", folder.path("rejected"),
        ]
        let status = console.run(["validate", "form.json"] + arguments + files)
        #expect(status == .unusableFile)
        #expect(folder.names == ["accepted", "rejected"])
        for name in folder.names { #expect(folder.text(name) == "precious") }
    }
}
