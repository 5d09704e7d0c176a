import Foundation
import Glibc
import Testing

/// An interactive bulk run, as a process.
@Suite struct BulkConversationTests {
    /// The result of each line is written before the next line is sent.
    @Test(arguments: ["1", "2", "3"]) func answersBeforeMoreIsSent(_ jobs: String) throws {
        let folder = try TemporaryFolder()
        try Data(TestForms.two.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.command)
        process.arguments = [
            "validate", folder.path("form"), "--ndjson", "--report", "json", "--all", "--jobs",
            jobs,
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // The line is so long that another thread waits for the next line before this one is
        // validated.
        let line = "{\"a\":\"x\(String(repeating: " ", count: 200_000))\"}\n"
        for _ in 0..<3 {
            try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
            var entry = pollfd(
                fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&entry, 1, 120_000) == 1 else {
                Issue.record("nothing came")
                break
            }
            #expect(output.fileHandleForReading.availableData.last == 0x0A)
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
