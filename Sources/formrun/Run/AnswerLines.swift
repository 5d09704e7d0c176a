import FormModel

/// The lines of standard input as answers.
final class AnswerLines {
    private let lines: LineReader
    private var next: LineReader.Line?
    private var first: [UInt8]?
    /// Whether all lines so far are equal to the first.
    private var isRepeated = true

    /// How many lines are read after the last answer, since they may never end.
    private static let surplusLimit = 1_024

    init(_ lines: LineReader) {
        self.lines = lines
    }

    /// The number of the last line, from 1.
    var number: Int { lines.number }

    /// The line of each answer so far.
    private var answered: [FieldPath: Int] = [:]

    /// Notes that the line with a number answers a field.
    func note(_ number: Int, answers path: FieldPath) { answered[path] = number }

    /// The number of the line that answered a field, for the path of the field or of an element of its list.
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

    /// The number of the first line after the last answer that was meant as an answer; `nil` without one.
    ///
    /// Only lines that are ready are read, since the writer may leave the stream open. Blank lines do not count; nor do
    /// lines that are all equal, as `yes` writes them. If no question was asked, no line is read.
    func surplus() throws(SystemError) -> Int? {
        guard number > 0 else { return nil }
        lines.waits = false
        for _ in 0..<AnswerLines.surplusLimit {
            guard let line = try take() else { return nil }
            guard case .line(let bytes) = line else { return number }
            let isBlank = WhiteSpace.trim(String(decoding: bytes, as: UTF8.self)).utf8.isEmpty
            guard isBlank || isRepeated else { return number }
        }
        return nil
    }
}
