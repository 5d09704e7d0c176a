import FormCards
import FormModel
import FormValidation

/// A check that a command of the shell makes: it reads the value, and its exit status is the verdict.
final class CommandCheck: RunningRequest {
    private let question: RemoteQuestion
    private let child: ChildProcess
    private let timeout: Double

    /// How many bytes of a line of the command are shown.
    static let lineLimit = 400

    /// - Parameters:
    ///   - command: The command.
    ///   - question: The question.
    ///   - field: The field that has the value.
    ///   - timeout: The seconds after which the command is ended.
    init(
        _ command: String, _ question: RemoteQuestion, of field: FieldLayout?, timeout: Double
    ) {
        self.question = question
        self.timeout = timeout
        child = ChildProcess(
            command, input: CommandCheck.bytes(question.value, of: field), timeout: timeout)
    }

    /// What a command reads: a text as it is, a number or date in canonical form, the rows of a group as JSON.
    private static func bytes(_ value: FieldValue, of field: FieldLayout?) -> [UInt8] {
        guard case .rows = value else {
            return Array(DisplayValue.canonicalText(of: value).utf8)
        }
        var writer = JSONWriter()
        if let field { writer.value(value, of: field) } else { writer.value(value) }
        return writer.bytes
    }

    func advance(for seconds: Double) -> RemoteOutcome? { child.advance(for: seconds).map(outcome) }

    func cancel() { child.cancel() }

    private func outcome(_ end: ChildProcess.End) -> RemoteOutcome {
        switch end {
        case .exited(0): .answer(.accepted, to: question)
        case .exited(1): .answer(.refused(message: message), to: question)
        case .timedOut: failed(.timedOut, end.words(timeout: timeout))
        case .exited, .killed, .notStarted: failed(.failed, end.words(timeout: timeout))
        }
    }

    private var message: String? {
        // The line is compared as it was written: once cut and cleaned, it may no longer contain the value.
        let line = child.output.prefix { $0 != 0x0A }
        let isSafe =
            !question.isSecret
            || line.count <= CommandCheck.lineLimit
                && !question.value.isRepeated(in: Array(line).span)
        return isSafe ? CommandCheck.line(child.output) : nil
    }

    private func failed(_ answer: RemoteAnswer, _ what: String) -> RemoteOutcome {
        // The errors of the command may repeat the value.
        let said = question.isSecret ? nil : CommandCheck.line(child.errors)
        let reason = said.map { ": " + $0 } ?? ""
        return .answer(
            answer, to: question,
            failures: ["the check \(question.check) of \(question.path) \(what)\(reason)"])
    }

    /// The first line, made safe to be shown; `nil` if it is blank.
    static func line(_ bytes: [UInt8]) -> String? {
        let whole = bytes.prefix { $0 != 0x0A }
        var line = String(decoding: whole.prefix(lineLimit), as: UTF8.self)
        if whole.count > lineLimit {
            // The cut may have divided a character.
            while line.unicodeScalars.last == "\u{FFFD}" { line.unicodeScalars.removeLast() }
            line += "..."
        }
        let shown = DisplayText(WhiteSpace.trim(line)).string
        return shown.isEmpty ? nil : shown
    }
}

extension ChildProcess.End {
    /// How the command ended, as the end of a sentence.
    func words(timeout: Double) -> String {
        switch self {
        case .exited(let status): "ended with status \(status)"
        case .killed(let signal): "was ended by signal \(signal)"
        case .timedOut: "did not end within \(Int(timeout)) s"
        case .notStarted: "could not be started"
        }
    }
}
