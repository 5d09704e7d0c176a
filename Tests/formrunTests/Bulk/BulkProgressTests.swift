import Testing

@testable import formrun

@Suite struct BulkProgressTests {
    /// A run with slow input: each read takes longer than the interval of the progress line.
    private func run(
        isTerminal: Bool, jobs: String, fails: Bool = false,
        prepare: (RecordingConsole) -> Void = { _ in }
    ) -> RecordingConsole {
        let console = TestForms.console(TestForms.two)
        console.isErrorTerminal = isTerminal
        console.files["slow"] = Array("{\"a\":\"x\"}\n{}\n{\"a\":\"y\"}\n".utf8)
        let source = PiecewiseSource(console.files["slow"] ?? [], pieces: [10, 3])
        source.beforeRead = { number throws(SystemError) in
            console.pass(seconds: 0.3)
            if fails, number == 4 { throw SystemError.broken("slow") }
        }
        console.sources["slow"] = source
        prepare(console)
        let status = console.run(
            "validate", "form.json", "slow", "--ndjson", "--report", "json", "--jobs", jobs)
        #expect(status == (fails || console.writesBeforeFailure == 0 ? .unusableFile : .invalid))
        return console
    }

    @Test(arguments: ["1", "2"]) func itIsShownAtATerminalAndTakenAway(_ jobs: String) {
        let console = run(isTerminal: true, jobs: jobs)
        #expect(console.shown.count >= 2 && console.shown.last == .some(nil))
        #expect(console.shown.filter { $0 == nil }.count == 1)
        let text = (console.shown.first ?? nil) ?? ""
        #expect(text.contains(" submissions, ") && text.contains(" a second, "))
        #expect(text.contains(" %, ") && text.hasSuffix(" invalid"))
        #expect(console.said.isEmpty && console.outputText.split(separator: "\n").count == 1)
    }

    /// On a shared terminal, the report would continue the progress line.
    @Test(arguments: [true, false]) func itIsTakenAwayBeforeAReport(_ isOutputTerminal: Bool) {
        let console = run(isTerminal: true, jobs: "1") { console in
            console.isOutputTerminal = isOutputTerminal
            let source = PiecewiseSource(Array("{\"a\":\"x\"}\n{}\n".utf8), pieces: [10])
            source.beforeRead = { number throws(SystemError) in
                if number == 1 { console.pass(seconds: 0.3) }
            }
            console.sources["slow"] = source
        }
        #expect(console.shown.last == .some(nil))
        #expect(console.wroteBehindStatus == !isOutputTerminal)
    }

    @Test func elsewhereNothingIsShown() {
        #expect(run(isTerminal: false, jobs: "1").shown.isEmpty)
    }

    @Test(arguments: ["1", "2"]) func itIsTakenAwayWhereReadingFails(_ jobs: String) {
        let console = run(isTerminal: true, jobs: jobs, fails: true)
        #expect(console.shown.count >= 2 && console.shown.last == .some(nil))
        #expect(console.said == ["formrun: cannot read slow: Input/output error"])
    }

    /// A short run draws nothing.
    @Test func aShortRunShowsNothing() {
        let console = TestForms.console(TestForms.two)
        console.isErrorTerminal = true
        console.input = Array("{}\n{}".utf8)
        #expect(console.run("validate", "form.json", "--ndjson") == .invalid)
        #expect(console.shown.isEmpty)
    }
}
