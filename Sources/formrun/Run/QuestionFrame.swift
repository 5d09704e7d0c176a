import FormCards

/// The rows that show a question while it is answered, and the position of the caret.
///
/// A long answer scrolls horizontally within its row, so that the terminal does not wrap it. The entries of a list have
/// rows of their own.
struct QuestionFrame {
    let rows: [StyledLine]
    let caretRow: Int
    let caretColumn: Int

    /// The maximum number of list entries shown above the entry with the caret, and below it.
    private static let entryLimit = 5

    /// The distance in characters from the caret in which entries are searched, so that the cost of a key does not
    /// depend on the length of the list.
    private static let reach = 4_096

    init(
        question: Question, editor: AnswerEditor, columns: Int, glyphs: CardGlyphs = .unicode
    ) {
        // The last column remains empty, because some terminals wrap a full row.
        let width = max(4, columns - 1)
        var rows = question.introduction.flatMap { $0.wrapped(to: width) }
        var prompt = question.prompt
        if question.isList || prompt.width > width / 2 {
            rows += DisplayText.wrap(prompt, width: width).map { StyledLine($0, .label) }
            prompt = "> "
        }
        let line = editor.line
        let beside: (above: [StyledLine], below: [StyledLine]) =
            question.isList ? QuestionFrame.entries(beside: line, width) : ([], [])
        rows += beside.above
        let window = line.window(
            of: question.isList ? line.lineRange : 0..<line.count, width: width - prompt.width,
            glyphs: glyphs)
        caretRow = rows.count
        caretColumn = prompt.width + window.caret
        rows.append(
            StyledLine([
                (prompt, .label), (window.leftMark, .dim), (window.text, .value),
                (window.rightMark, .dim),
            ]))
        rows += beside.below
        rows += question.problems.flatMap { $0.wrapped(to: width) }
        self.rows = rows
    }

    private static func entries(
        beside line: LineEditor, _ width: Int
    ) -> (above: [StyledLine], below: [StyledLine]) {
        let beside = line.neighbours(most: entryLimit, reach: reach, width: width)
        func rows(_ entries: [String]) -> [StyledLine] {
            entries.map {
                StyledLine("  " + DisplayText($0).truncated(to: width - 2), .value)
            }
        }
        return (rows(beside.above), rows(beside.below))
    }
}
