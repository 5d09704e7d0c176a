import Foundation
import Testing

/// A stream that was closed is not what is opened next.
@Suite struct ClosedStreamsTests {
    static let rows: [(script: String, status: Int32)] = [
        (#"printf '{}' | { exec 3<&0; "$0" validate "$1" - <&-; }"#, 1),
        (#""$0" run "$1" --set a=x >&-"#, 6), (#""$0" run "$1" <&- 2>&-"#, 4),
        (#""$0" run "$1" --set a=x >/dev/full"#, 6),
        (#""$0" run "$1" --set a=x --output-file /dev/null <&- >&- 2>&-"#, 0),
    ]

    @Test(arguments: rows) func closed(_ row: (script: String, status: Int32)) throws {
        let form = FileManager.default.temporaryDirectory
            .appendingPathComponent("formrun-\(UUID().uuidString).json")
        try Data(TestForms.two.utf8).write(to: form)
        defer { try? FileManager.default.removeItem(at: form) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", row.script, PseudoTerminal.command, form.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == row.status)
    }
}
