import FormModel

/// The lines of standard input as answers, with a look at whether there is one more.
final class AnswerLines {
    private let lines: LineReader
    private var next: LineReader.Line?
    private var first: [UInt8]?
    /// Whether all lines that were taken are the first over again.
    private var isRepeated = true

    /// How many lines are looked at behind the last answer, since there may be no end of them.
    private static let most = 1_024

    init(_ lines: LineReader) {
        self.lines = lines
    }

    /// The number of the line taken last, from 1.
    var number: Int { lines.number }

    /// The lines of the answers so far.
    private var answered: [FieldPath: Int] = [:]

    /// Notes that the line with a number answers a field.
    func note(_ number: Int, answers path: FieldPath) { answered[path] = number }

    /// The number of the line that answered a field, where an issue is that of the field or of one of its elements.
    func number(of path: FieldPath) -> Int? {
        answered[path] ?? answered[FieldPath(path.steps.dropLast())]
    }

    /// Whether there is one more line.
    func isMore() throws(SystemError) -> Bool {
        if next == nil { next = try lines.next() }
        return next != nil
    }

    /// The next line, or `nil` at the end.
    func take() throws(SystemError) -> LineReader.Line? {
        guard try isMore(), let line = next else { return nil }
        next = nil
        let bytes: [UInt8]? = if case .line(let bytes) = line { bytes } else { nil }
        if number == 1 { first = bytes }
        if bytes == nil || bytes != first { isRepeated = false }
        return line
    }

    /// The number of the line that answers nothing, behind the last answer; `nil` where there is none.
    ///
    /// Nothing is waited for: whoever writes the lines one by one may leave the stream open, and is told by the
    /// system where nobody reads any more. Blank lines answer nothing and need not; nor do lines that are all
    /// the same, as `yes` writes them. Where nothing was asked, nothing is read.
    func surplus() throws(SystemError) -> Int? {
        guard number > 0 else { return nil }
        lines.waits = false
        for _ in 0..<AnswerLines.most {
            guard let line = try take() else { return nil }
            guard case .line(let bytes) = line else { return number }
            let isBlank = WhiteSpace.trim(String(decoding: bytes, as: UTF8.self)).utf8.isEmpty
            guard isBlank || isRepeated else { return number }
        }
        return nil
    }
}
