// The review: the answers of all cards with their numbers.
extension SessionRenderer {
    /// Adds the entries of a review, or the part of them around the entry that the keys act on.
    func appendReview(_ view: SessionView, width: Int, to frame: inout SessionFrame) {
        if layout.style == .lines { frame.lines.append(StyledLine(view.title, .title)) }
        let entries = view.question.review
        let notes = view.question.notes.flatMap { $0.wrapped(to: width) }
        // The other rows are those of the edges, a gap, the question, its line and a message.
        let room = max(1, layout.regionRows - notes.count - 6)
        let focus =
            view.reviewFocus.flatMap { number in entries.firstIndex { $0.number == number } }
            ?? entries.count - 1
        let start = max(0, min(focus - room / 2, entries.count - room))
        let below = max(0, entries.count - start - room)
        var shown = entries.dropFirst(start).prefix(room)
        if start > 0 {
            frame.lines.append(more(marks.up, start + 1))
            shown = shown.dropFirst()
        }
        if below > 0 { shown = shown.dropLast() }
        let digits = String(entries.last { $0.number != nil }?.number ?? 0).count
        let labels = labelWidth(shown, width)
        for entry in shown {
            if entry.mark == .page { frame.pages[frame.lines.count] = entry.label }
            frame.lines.append(line(of: entry, digits, labels, width, view))
        }
        if below > 0 { frame.lines.append(more(marks.down, below + 1)) }
        frame.lines += notes
        if layout.regionRows >= 12 { frame.lines.append(.blank) }
    }

    private func line(
        of entry: SessionField, _ digits: Int, _ labels: Int, _ width: Int, _ view: SessionView
    ) -> StyledLine {
        let indent = DisplayText.spaces(2 * entry.depth)
        guard entry.mark != .heading, entry.mark != .page else {
            let style: StyledLine.Style = entry.mark == .page ? .title : .header
            return StyledLine([(indent, .plain), (entry.label, style)]).truncated(to: width)
        }
        let number = DisplayText(entry.number.map(String.init) ?? "")
        let isFocused = entry.number != nil && entry.number == view.reviewFocus
        return StyledLine([
            (isFocused ? marks.prompt : marks.noPrompt, .accent), (indent, .plain),
            (number.padded(to: digits, alignment: .trailing) + "  ", .dim),
            (label(of: entry, labels, isIndented: false), .label),
            (shown(entry.value), entry.mark == .wrong ? .bad : .value),
        ]).truncated(to: width)
    }

    /// The mark of rows that are not shown.
    func more(_ mark: String, _ count: Int) -> StyledLine {
        StyledLine(DisplayText(mark + " " + words(.notShown, ["count": String(count)])), .dim)
    }
}
