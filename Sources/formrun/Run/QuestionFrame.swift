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

    init(question: Question, editor: LineEditor, columns: Int) {
        // The last column remains empty, because some terminals wrap a full row.
        let width = max(4, columns - 1)
        var rows = question.introduction.flatMap { $0.wrapped(to: width) }
        var prompt = question.prompt
        if question.isList || prompt.width > width / 2 {
            rows += DisplayText.wrap(prompt, width: width).map { StyledLine($0, .label) }
            prompt = "> "
        }
        let beside: (above: [StyledLine], below: [StyledLine]) =
            question.isList ? QuestionFrame.entries(beside: editor, width) : ([], [])
        rows += beside.above
        let window = QuestionFrame.window(
            question.isSecret ? nil : editor, width: width - prompt.width,
            isLine: question.isList)
        caretRow = rows.count
        caretColumn = prompt.width + window.caret
        rows.append(StyledLine([(prompt, .label), (window.text, .value)]))
        rows += beside.below
        rows += question.problems.flatMap { $0.wrapped(to: width) }
        self.rows = rows
    }

    private static func entries(
        beside editor: LineEditor, _ width: Int
    ) -> (above: [StyledLine], below: [StyledLine]) {
        let text = editor.characters
        var start = editor.caret
        while start > 0, text[start - 1] != "\n" { start -= 1 }
        let end = text[editor.caret...].firstIndex(of: "\n") ?? text.count
        func rows(_ lines: [ArraySlice<Character>]) -> [StyledLine] {
            lines.map {
                let entry = DisplayText(String($0.prefix(width))).truncated(to: width - 2)
                return StyledLine("  " + entry, .value)
            }
        }
        let above = text[max(0, start - reach)..<start].split(separator: "\n")
        let below = text[end..<min(text.count, end + reach)].split(separator: "\n")
        return (rows(above.suffix(entryLimit)), rows(Array(below.prefix(entryLimit))))
    }

    /// The part of the answer around the caret that fits into the row, and the cell of the caret in it.
    private static func window(
        _ editor: LineEditor?, width: Int, isLine: Bool
    ) -> (text: DisplayText, caret: Int) {
        guard let editor else { return ("", 0) }
        // Only the visible part is measured, so that the cost of a key does not depend on the length of the text.
        func cells(_ index: Int) -> Int { DisplayText(String(editor.characters[index])).width }
        var start = editor.caret
        var used = 1
        func isEnd(_ index: Int) -> Bool { isLine && editor.characters[index] == "\n" }
        while start > 0, start > editor.caret - width, !isEnd(start - 1) {
            let more = cells(start - 1)
            guard used + more <= width else { break }
            start -= 1
            used += more
        }
        var end = editor.caret
        while end < editor.characters.count, end < editor.caret + width, !isEnd(end) {
            let more = cells(end)
            guard used + more <= width + 1 else { break }
            used += more
            end += 1
        }
        // The part after the caret is measured separately, because a joiner before the caret changes the width of both
        // parts together.
        let text = DisplayText(String(editor.characters[start..<end]))
        let right = DisplayText(String(editor.characters[editor.caret..<end]))
        return (text, text.width - right.width)
    }
}
