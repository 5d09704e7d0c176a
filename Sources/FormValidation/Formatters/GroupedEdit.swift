import FormModel

/// Edits a text that is grouped by separators while it is typed.
///
/// Each character is significant, a separator, or invalid. As long as there is no invalid character
/// and the text fits, separators are inserted again after each change, the caret keeps its number
/// of significant characters to the left, and deleting towards a separator deletes the significant
/// character beyond it. Otherwise the text is edited as plain text, so that everything typed stays
/// visible until it is corrected.
struct GroupedEdit {
    let isSeparator: (Character) -> Bool

    /// Inserts the separators into significant characters; `nil` if one is invalid or they do not
    /// fit.
    let layOut: ([Character]) -> [Character]?

    /// Whether typed separators in a text with another grouping may be moved; `false` if they could
    /// have another meaning, such as a decimal comma.
    var mayMove: (_ text: [Character], _ change: TextEdit.Change) -> Bool = { _, _ in true }

    /// Applies an edit.
    ///
    /// - Complexity: O(*n*) in the characters of the text and of the insertion.
    func apply(_ edit: TextEdit) -> EditedText {
        let before = Array(edit.text)
        let caret = min(max(edit.caret, 0), before.count)
        let wasLaidOut = isLaidOut(before)
        switch edit.change {
        case .insert(let inserted):
            guard !inserted.isEmpty else { return EditedText(text: edit.text, caret: caret) }
            let separators = inserted.filter(isSeparator)
            if wasLaidOut, separators.count == 1, inserted.count == 1, caret < before.count,
                isSeparator(before[caret])
            {
                return EditedText(text: edit.text, caret: caret + 1)
            }
            return edited(
                String(before[..<caret]) + inserted, String(before[caret...]), after: edit.change,
                free: wasLaidOut && separators.isEmpty)
        case .deleteBackward:
            guard caret > 0 else { return EditedText(text: edit.text, caret: 0) }
            var start = caret - 1
            if wasLaidOut, isSeparator(before[start]),
                let significant = before[..<start].lastIndex(where: { !isSeparator($0) })
            {
                start = significant
            }
            return edited(
                String(before[..<start]), String(before[caret...]), after: edit.change,
                free: wasLaidOut)
        case .deleteForward:
            guard caret < before.count else { return EditedText(text: edit.text, caret: caret) }
            var end = caret
            if wasLaidOut, isSeparator(before[end]),
                let significant = before[end...].firstIndex(where: { !isSeparator($0) })
            {
                end = significant
            }
            return edited(
                String(before[..<caret]), String(before[(end + 1)...]), after: edit.change,
                free: wasLaidOut)
        }
    }

    private func isLaidOut(_ text: [Character]) -> Bool {
        layOut(text.filter { !isSeparator($0) }) == text
    }

    /// The text and caret after a change, with separators inserted if allowed.
    private func edited(
        _ left: String, _ right: String, after change: TextEdit.Change, free: Bool
    ) -> EditedText {
        let joined = left + right
        let text = Array(joined)
        // Joining the parts may merge characters, so the caret is located by bytes.
        let bytes = left.utf8.count
        var seen = 0
        var caret = 0
        while seen < bytes {
            seen += text[caret].utf8.count
            caret += 1
        }
        let significant = text.filter { !isSeparator($0) }
        if significant.isEmpty {
            if case .insert = change { return EditedText(text: joined, caret: caret) }
            return free
                ? EditedText(text: "", caret: 0) : EditedText(text: joined, caret: caret)
        }
        guard let laidOut = layOut(significant),
            free || significant.count == text.count || laidOut == text || mayMove(text, change)
        else { return EditedText(text: joined, caret: caret) }
        let passed = text[..<caret].reversed().prefix(while: isSeparator).count
        let count = text[..<caret].count { !isSeparator($0) }
        return EditedText(
            text: String(laidOut), caret: place(behind: count, in: laidOut, passing: passed))
    }

    /// The index after `count` significant characters and at most `passing` separators that follow
    /// them.
    private func place(behind count: Int, in text: [Character], passing: Int) -> Int {
        var place = 0
        var rest = count
        while rest > 0 {
            if !isSeparator(text[place]) { rest -= 1 }
            place += 1
        }
        return place + text[place...].prefix(passing).prefix(while: isSeparator).count
    }
}
