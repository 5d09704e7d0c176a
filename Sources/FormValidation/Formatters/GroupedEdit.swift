import FormModel

/// An edit of a text that is laid out in groups as it is typed.
///
/// Every character is *significant*, a *separator*, or one that cannot belong. While all can belong and
/// fit, the separators are the formatter's: they are set anew after every change, the caret is kept by
/// counting the significant characters left of it, and a deletion towards a separator takes the
/// significant character beyond it. As soon as something does not belong or does not fit, the text is
/// edited as plain text, so that everything typed stays visible until it is put right.
struct GroupedEdit {
    /// Whether a character is a separator.
    let isSeparator: (Character) -> Bool

    /// The significant characters with the separators set, or `nil` where one of them cannot belong or
    /// they do not fit.
    let layOut: ([Character]) -> [Character]?

    /// Whether separators of the person's own, in a text that is not laid out, may be set anew.
    ///
    /// They may not where they could mean something else, such as a decimal comma.
    var mayMove: (_ text: [Character], _ change: TextEdit.Change) -> Bool = { _, _ in true }

    /// - Complexity: O(*n*) in the characters of the text and of what is inserted.
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
            return settle(
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
            return settle(
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
            return settle(
                String(before[..<caret]), String(before[(end + 1)...]), after: edit.change,
                free: wasLaidOut)
        }
    }

    private func isLaidOut(_ text: [Character]) -> Bool {
        layOut(text.filter { !isSeparator($0) }) == text
    }

    /// The text after a plain change, with its separators set where they may be.
    private func settle(
        _ left: String, _ right: String, after change: TextEdit.Change, free: Bool
    ) -> EditedText {
        let joined = left + right
        let text = Array(joined)
        // Characters may have grown together where the two parts meet, so the caret is found by bytes.
        let bytes = left.utf8.count
        var seen = 0
        var caret = 0
        while caret < text.count, seen < bytes {
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

    /// The place behind so many significant characters, and behind as many of the separators there as
    /// the caret had already passed.
    private func place(behind count: Int, in text: [Character], passing: Int) -> Int {
        var place = 0
        var rest = count
        while place < text.count, rest > 0 {
            if !isSeparator(text[place]) { rest -= 1 }
            place += 1
        }
        return place + text[place...].prefix(passing).prefix(while: isSeparator).count
    }
}
