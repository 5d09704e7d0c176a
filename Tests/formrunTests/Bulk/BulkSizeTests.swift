import FormModel
import FormValidation
import Foundation
import Testing

@testable import formrun

/// Short lines may have reports of any size, which are written in parts.
@Suite struct BulkSizeTests {
    private static let lines = 1_000
    private static let fields = 40

    private func run(
        _ jobs: String, _ arguments: [String] = [], prepare: (RecordingConsole) -> Void = { _ in }
    ) -> (status: Status, console: RecordingConsole) {
        let items = (0..<BulkSizeTests.fields).map {
            #"{ "type": "input", "name": "f\#($0)", "title": "F", "validators": ["required"] }"#
        }
        let console = TestForms.console(
            #"{ "formrun": 1, "id": "f", "title": "F", "items": [\#(items.joined(separator: ","))] }"#
        )
        console.input = Array(String(repeating: "{}\n", count: BulkSizeTests.lines).utf8)
        prepare(console)
        let status = console.run(
            ["validate", "form.json", "--ndjson", "--report", "json", "--jobs", jobs] + arguments)
        return (status, console)
    }

    @Test(arguments: ["1", "3"]) func writtenAsTheyGrow(_ jobs: String) {
        let (status, console) = run(jobs)
        #expect(status == .invalid)
        let lines = console.outputText.components(separatedBy: "\n").dropLast()
        #expect(lines.count == BulkSizeTests.lines)
        for (index, line) in lines.enumerated() {
            guard line.hasPrefix(#"{"file":"-","line":\#(index + 1),"valid":false,"#) else {
                Testing.Issue.record("line \(index + 1) is another")
                break
            }
        }
        let longest = lines.map(\.utf8.count).max() ?? 0
        // All lines are in one chunk.
        #expect(console.output.count > 3 * ChunkResult.sizeLimit)
        #expect(console.largestWrite <= ChunkResult.sizeLimit + longest)
    }

    /// A failure inside a chunk ends the run, whichever thread is waiting.
    @Test(arguments: ["1", "3"]) func aWriteThatFails(_ jobs: String) {
        let (status, console) = run(jobs) { $0.writesBeforeFailure = 2 }
        #expect(status == .unusableFile)
        #expect((ChunkResult.sizeLimit..<3 * ChunkResult.sizeLimit).contains(console.output.count))
    }

    @Test func theRunEndsInTheMiddleOfAChunk() {
        let (status, console) = run("1", ["--stop-after", "900"])
        #expect(status == .invalid)
        #expect(console.outputText.components(separatedBy: "\n").count == 901)
    }
}
