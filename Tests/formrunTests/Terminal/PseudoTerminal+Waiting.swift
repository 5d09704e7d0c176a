import Glibc
import Testing

// What a test waits for: facts, and never that some time passes.
extension PseudoTerminal {
    /// Waits for a text in the output since the last expected one.
    func expect(_ wanted: String, at location: SourceLocation = #_sourceLocation) throws {
        let bytes = Array(wanted.utf8)
        try waitForOutput("the text \(wanted)", at: location) {
            guard let found = transcript[position...].firstRange(of: bytes) else { return false }
            position = found.upperBound
            return true
        }
    }

    /// Waits until the screen satisfies a condition.
    func expectScreen(
        at location: SourceLocation = #_sourceLocation, _ condition: (TerminalEmulator) -> Bool
    ) throws {
        try waitForOutput("another screen", at: location) { condition(screen) }
    }

    /// Waits until a question is asked: its title is right above the line with the caret.
    func expectQuestion(_ title: String, at location: SourceLocation = #_sourceLocation) throws {
        try waitForOutput("the question \(title)", at: location) {
            screen.row > 0 && screen.modes.contains(2004)
                && screen.lines[screen.row - 1].contains(title)
        }
    }

    /// Waits until the program has read all that was typed, has handled all signals, has shown the result, and waits for
    /// more without a limit of time; or until it has ended.
    ///
    /// What is not on the screen then does not come. Without `reading`, the output stays in the terminal, which may
    /// accept no more of it.
    func untilIdle(reading: Bool = true, at location: SourceLocation = #_sourceLocation) throws {
        try wait(for: "an idle program", reading: reading, at: location) {
            // In this order: a program that is asleep after it has read everything writes no more.
            if !hasEnded { guard !hasInput, foreground.sleep == .forEver else { return false } }
            return !reading || !drain()
        }
    }

    /// Waits until the program has read all that was typed.
    func untilRead(at location: SourceLocation = #_sourceLocation) throws {
        try wait(for: "a program that reads", at: location) { !hasInput }
    }

    /// Waits until the program waits for something, such as the command of a check.
    func untilAsleep(at location: SourceLocation = #_sourceLocation) throws {
        try wait(for: "a program that waits", at: location) { foreground.sleep != nil }
    }

    /// Waits until the program is stopped.
    func untilStopped(at location: SourceLocation = #_sourceLocation) throws {
        try wait(for: "a stopped program", at: location) { foreground.state == "T" }
    }

    /// The exit status as a shell reports it.
    func end(reading: Bool = true, at location: SourceLocation = #_sourceLocation) throws -> Int32 {
        try wait(for: "the end", reading: reading, at: location) { hasEnded }
        while reading, drain() {}
        return try #require(status)
    }

    /// Waits for something in the output or on the screen, and looks again only when there is more output.
    private func waitForOutput(
        _ what: String, at location: SourceLocation, until condition: () -> Bool
    ) throws {
        var seen: Int?
        try wait(for: what, at: location) {
            guard transcript.count != seen else { return false }
            seen = transcript.count
            return condition()
        }
    }

    private func wait(
        for what: String, reading: Bool = true, at location: SourceLocation,
        until condition: () -> Bool
    ) throws {
        try waitUntil(
            "\(what) did not come, but \(news.suffix(2_000).debugDescription):\n"
                + screen.history.suffix(40).joined(separator: "\n"), at: location,
            pause: { if !reading || !drain(milliseconds: 5) { usleep(500) } }, condition)
    }
}
