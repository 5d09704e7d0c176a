import FormCards
import FormModel

/// Lines of standard input that are read as answers.
final class AnswerLines {
    private let lines: LineReader
    private var next: LineReader.Line?
    private var first: [UInt8]?
    /// Whether all lines so far are equal to the first.
    private var isRepeated = true

    /// How many answers are in the draft, and how many are not.
    private var savedCount = 0
    private var unsavedCount = 0

    /// The maximum number of lines read after the last answer, because the input may be endless.
    private static let surplusLimit = 1_024

    init(_ lines: LineReader) {
        self.lines = lines
    }

    /// The number of the last line, from 1.
    var number: Int { lines.number }

    /// The line of each answer so far.
    private var answered: [FieldPath: Int] = [:]

    /// Records the number of the line that answers a field.
    func note(_ number: Int, answers path: FieldPath) { answered[path] = number }

    /// The number of the line that answered a field, for the path of the field or of an element of its list.
    func number(of path: FieldPath) -> Int? {
        answered[path] ?? answered[FieldPath(path.steps.dropLast())]
    }

    /// Notes an answer.
    ///
    /// Answers that are read together are saved together, because a draft has all answers: to save it with each of them
    /// would cost the square of their number.
    ///
    /// - Returns: Whether the draft is to be saved: before more lines are waited for, and whenever an eighth of the answers
    ///   is not saved.
    func noteAnswer() -> Bool {
        unsavedCount += 1
        let isNextRead = next != nil || lines.holdsLine
        if isNextRead, unsavedCount * 8 <= savedCount { return false }
        savedCount += unsavedCount
        unsavedCount = 0
        return true
    }

    /// Whether there is another line.
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

    /// The number of the first line after the last answer that may be an answer; `nil` if there is none.
    ///
    /// The input is read to its end, so that the result does not depend on when a line comes. Blank lines are ignored, and so
    /// is input in which all lines are equal, such as that of `yes`. If no question was asked, no line is read.
    func surplus() throws(SystemError) -> Int? {
        guard number > 0 else { return nil }
        for _ in 0..<AnswerLines.surplusLimit {
            guard let line = try take() else { return nil }
            guard case .line(let bytes) = line else { return number }
            let isBlank = WhiteSpace.trim(String(decoding: bytes, as: UTF8.self)).utf8.isEmpty
            guard isBlank || isRepeated else { return number }
        }
        return nil
    }
}
