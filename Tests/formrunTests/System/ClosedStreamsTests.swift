import Foundation
import Testing

/// Closed and endless streams.
@Suite struct ClosedStreamsTests {
    static let rows: [(script: String, status: Int32)] = [
        (#"printf '{}' | { exec 3<&0; "$0" validate "$1" - <&-; }"#, 6),
        (#""$0" run "$1" --set a=x >&-"#, 6),
        // A closed stream is not an empty one.
        (#""$0" run "$1" <&- 2>&-"#, 6), (#""$0" run "$1" </dev/null"#, 4),
        (#""$0" run "$1" 0>/dev/null"#, 6), (#""$0" run "$1" --no-input <&-"#, 4),
        (#""$0" run "$1" --set a=x >/dev/full"#, 6),
        // An endless line exceeds the limit.
        (#""$0" validate "$1" --ndjson --report none </dev/zero"#, 6),
        (#""$0" run "$1" </dev/zero"#, 1), (#"yes | tr -d '\n' | "$0" run "$1" --set a=x"#, 1),
        (#""$0" run "$1" --set a=x --set b=5 --output-file /dev/null <&- >&- 2>&-"#, 0),
    ]

    @Test(arguments: rows) func closed(_ row: (script: String, status: Int32)) throws {
        #expect(try run(row.script).status == row.status)
    }

    @Test func noStandardInputIsSaid() throws {
        #expect(
            try run(#""$0" run "$1" <&- 2>&1"#).output
                == "formrun: cannot read standard input: it is not open for reading\n")
    }

    /// The writer of the lines may keep the pipe open, or write endlessly.
    @Test(arguments: [
        (#"yes '' | "$0" run "$1" --set a=x"#, #"{"a":"x"}"#),
        (#"yes 5 | "$0" run "$1""#, #"{"a":"5","b":5}"#),
        (#"printf 'x\n5\n\n \n' | "$0" run "$1""#, #"{"a":"x","b":5}"#),
        (#"printf 'x\n5\n6\n' | "$0" run "$1" 2>&1"#, "line 3: no question is left for it."),
        (
            #""$0" run "$1" 2>&1 </dev/zero | head -n 1"#,
            "line 1, the answer to /a: more than 65536 bytes; give it with --answers FILE."
        ),
        // Without questions, standard input is not consumed.
        (
            #"printf 'a\nb\n' | { "$0" run "$1" --set a=x --set b=5; cat; }"#,
            "{\"a\":\"x\",\"b\":5}\na\nb"
        ),
    ])
    func lines(_ script: String, _ output: String) throws {
        #expect(try run(script).output == output + "\n")
    }

    /// A line behind the last answer counts whenever it comes: the writer sends it only after the check of the answer has begun.
    @Test(arguments: [
        ("printf 'y\\n'", "line 2: no question is left for it."), (":", #"{"a":"x"}"#),
        ("printf '\\n \\n'", #"{"a":"x"}"#), ("printf 'x\\nx\\n'", #"{"a":"x"}"#),
    ])
    func linesThatComeLate(_ late: String, _ output: String) throws {
        let script = #"""
            printf '{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A","validators":[{"remote":"c"}]}]}' >"$1.c"
            mkfifo "$1.go"
            { printf 'x\n'; read -r go <"$1.go"; \#(late); } \
                | "$0" run "$1.c" --check "c=echo go >'$1.go'" 2>&1
            rm "$1.c" "$1.go"
            """#
        #expect(try run(script).output == output + "\n")
    }

    private func run(_ script: String) throws -> (status: Int32, output: String) {
        let form = FileManager.default.temporaryDirectory
            .appendingPathComponent("formrun-\(UUID().uuidString).json")
        try Data(TestForms.two.utf8).write(to: form)
        defer { try? FileManager.default.removeItem(at: form) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, PseudoTerminal.command, form.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: written, as: UTF8.self))
    }

    /// A stream that appends to a file keeps its contents.
    @Test(arguments: [
        #"echo old >"$1.o"; "$0" run "$1" --set a=x --set b=5 --output-file /dev/stdout >>"$1.o""#,
        #"echo old >"$1.o"; "$0" run "$1" --set a=x --set b=5 --output-file /dev/fd/3 3>>"$1.o""#,
    ])
    func appends(_ script: String) throws {
        let shown = #"; cat "$1.o"; rm "$1.o""#
        #expect(try run(script + shown).output == "old\n{\"a\":\"x\",\"b\":5}\n")
    }

    /// A folder under `/dev` may have regular files.
    @Test func filesUnderDevicesAreReplaced() throws {
        let script = #"""
            o=/dev/shm/formrun-$$; echo 'old old old old old' >$o
            "$0" run "$1" --set a=x --set b=5 --output-file $o; cat $o; rm $o
            """#
        #expect(try run(script).output == "{\"a\":\"x\",\"b\":5}\n")
    }
}
