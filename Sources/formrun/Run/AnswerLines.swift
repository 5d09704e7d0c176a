/// The lines of standard input as answers, with a look at whether there is one more.
final class AnswerLines {
    private let lines: LineReader
    private var next: LineReader.Line?

    init(_ lines: LineReader) {
        self.lines = lines
    }

    /// The number of the line taken last, from 1.
    var number: Int { lines.number }

    /// Whether there is one more line.
    func isMore() throws(SystemError) -> Bool {
        if next == nil { next = try lines.next() }
        return next != nil
    }

    /// The next line, or `nil` at the end.
    func take() throws(SystemError) -> LineReader.Line? {
        guard try isMore() else { return nil }
        defer { next = nil }
        return next
    }
}
