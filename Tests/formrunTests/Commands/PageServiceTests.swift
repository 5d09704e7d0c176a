import FormCards
import FormModel
import FormValidation
import Foundation
import Glibc
import Testing

@testable import formrun

/// How requests for pages are answered beside each other.
@Suite(.timeLimit(.minutes(60))) struct PageServiceTests {
    private static let urlEncoded = #""contentType":"application/x-www-form-urlencoded""#

    private static func post(_ id: Int, _ value: String) -> String {
        #"{"id":\#(id),"post":"a=\#(value)&form-button=submit",\#(urlEncoded)}"# + "\n"
    }

    /// Requests that have more bytes together than the limit wait for each other; each alone is answered.
    @Test(arguments: [1, 1_000_000]) func bytesOfRequests(_ limit: Int) throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("a", title: "A", validators: [.remote("c")])])
        var checks = RemoteChecks()
        let isOther = Monitor()
        nonisolated(unsafe) var others = 0
        checks.add("c") { value in
            isOther.lock()
            defer { isOther.unlock() }
            if value == .text("first") {
                if limit > 1 { while unsafe others < 2 { isOther.wait() } }
            } else {
                unsafe others += 1
                isOther.wakeAll()
            }
            return .accepted
        }
        let console = RecordingConsole()
        let requests = Self.post(1, "first") + Self.post(2, "x") + Self.post(3, "y")
        let service = PageService(
            PageReplies(flow: PageFlow(form, checks: checks), keepsSecrets: false),
            MemorySource(Array(requests.utf8)), maximumBody: 1_000, console, byteLimit: limit)
        #expect(try service.run() == .success)
        let ids = console.outputText.split(separator: "\n").map { $0.prefix { $0 != "," } }
        #expect(ids.count == 3 && (ids.first == #"{"id":1"#) == (limit == 1))
        if limit == 1 { #expect(ids.last == #"{"id":3"#) }
    }

    /// Whoever does not read any more need not write a further line for the program to end.
    @Test(arguments: [#""id":1,"#, ""]) func theReaderIsGone(_ id: String) throws {
        let folder = try TemporaryFolder()
        try Data(CheckForms.user.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.command)
        process.arguments = ["pages", folder.path("form"), "--check", "free=exit 0"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try output.fileHandleForReading.close()
        try input.fileHandleForWriting.write(contentsOf: Data("{\(id)\"page\":0}\n".utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == Status.unusableFile.rawValue)
        try input.fileHandleForWriting.close()
    }
}
