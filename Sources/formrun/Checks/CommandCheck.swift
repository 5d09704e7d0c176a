import FormCards
import FormModel

/// A check that a command of the shell makes: it reads the value, and its exit status is the verdict.
final class CommandCheck: RunningCheck {
    private let question: RemoteQuestion
    private let child: ChildProcess
    private let timeout: Double

    /// How many bytes of a line of the command are shown.
    static let lineLimit = 400

    init(_ command: String, _ question: RemoteQuestion, timeout: Double) {
        self.question = question
        self.timeout = timeout
        child = ChildProcess(
            command, input: Array(AnswersWriter.plain(question.value).utf8), timeout: timeout)
    }

    func advance(for seconds: Double) -> CheckOutcome? { child.advance(for: seconds).map(outcome) }

    func cancel() { child.cancel() }

    private func outcome(_ end: ChildProcess.End) -> CheckOutcome {
        switch end {
        case .exited(0): return CheckOutcome(question: question, answer: .accepted)
        case .exited(1):
            return CheckOutcome(
                question: question, answer: .refused(message: CommandCheck.line(child.output)))
        case .exited(let status): return failed(.failed, "ended with status \(status)")
        case .killed(let signal): return failed(.failed, "was ended by signal \(signal)")
        case .timedOut: return failed(.timedOut, "did not end within \(Int(timeout)) s")
        case .notStarted: return failed(.failed, "could not be started")
        }
    }

    private func failed(_ answer: RemoteAnswer, _ what: String) -> CheckOutcome {
        // What it says may repeat the value.
        let said = question.isSecret ? nil : CommandCheck.line(child.errors)
        let reason = said.map { ": " + $0 } ?? ""
        return CheckOutcome(
            question: question, answer: answer,
            trouble: "the check \(question.check) of \(question.path) \(what)\(reason)")
    }

    /// The first line, made safe to be shown; `nil` where there is nothing in it.
    private static func line(_ bytes: [UInt8]) -> String? {
        let whole = bytes.prefix { $0 != 0x0A }
        var line = String(decoding: whole.prefix(lineLimit), as: UTF8.self)
        if whole.count > lineLimit {
            // A character may have been cut in two.
            while line.unicodeScalars.last == "\u{FFFD}" { line.unicodeScalars.removeLast() }
            line += "…"
        }
        let shown = DisplayText(WhiteSpace.trim(line)).string
        return shown.isEmpty ? nil : shown
    }
}
