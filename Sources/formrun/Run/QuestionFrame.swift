import FormCards

/// The lines that show a question while it is answered, and where the caret stands among them.
///
/// A long answer scrolls sideways within its row, so that no row ever wraps by itself.
struct QuestionFrame {
    let rows: [StyledLine]
    let caretRow: Int
    let caretColumn: Int

    init(question: Question, editor: LineEditor, columns: Int) {
        // The last column stays free: a terminal may wrap when it is filled.
        let width = max(4, columns - 1)
        var rows = question.introduction.flatMap { $0.wrapped(to: width) }
        var prompt = question.prompt
        if prompt.width > width / 2 {
            rows += DisplayText.wrap(prompt, width: width).map { StyledLine($0, .label) }
            prompt = "> "
        }
        let window = QuestionFrame.window(
            question.isSecret ? nil : editor, width: width - prompt.width)
        caretRow = rows.count
        caretColumn = prompt.width + window.caret
        rows.append(StyledLine([(prompt, .label), (window.text, .value)]))
        rows += question.problems.flatMap { $0.wrapped(to: width) }
        self.rows = rows
    }

    /// The part of the answer around the caret that fits, and the caret's cell in it.
    private static func window(
        _ editor: LineEditor?, width: Int
    ) -> (text: DisplayText, caret: Int) {
        guard let editor else { return ("", 0) }
        // Only what can be seen is measured, so that a key costs the same however long the text is.
        func cells(_ index: Int) -> Int { DisplayText(String(editor.characters[index])).width }
        var start = editor.caret
        var used = 1
        while start > 0, start > editor.caret - width {
            let more = cells(start - 1)
            guard used + more <= width else { break }
            start -= 1
            used += more
        }
        var end = editor.caret
        while end < editor.characters.count, end < editor.caret + width {
            let more = cells(end)
            guard used + more <= width + 1 else { break }
            used += more
            end += 1
        }
        // Measured from the end: a joiner left of the caret shows by what stands right of it.
        let text = DisplayText(String(editor.characters[start..<end]))
        let right = DisplayText(String(editor.characters[editor.caret..<end]))
        return (text, text.width - right.width)
    }
}
