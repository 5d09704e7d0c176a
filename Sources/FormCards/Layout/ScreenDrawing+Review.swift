// The review: the answers of all cards with their numbers.
extension ScreenDrawing {
    /// Adds the entries of a review, or the part of them around the entry that the keys act on.
    func appendReview(
        _ view: CardDescription, _ focus: CardFocus, width: Int, to frame: inout ScreenFrame
    ) {
        if screen.style == .lines { frame.lines.append(StyledLine(view.title, .title)) }
        let entries = view.body.nodes
        let notes = focus.notes.flatMap { $0.wrapped(to: width) }
        // The other rows are those of the edges, a gap, the question, its line and a message.
        let height = max(1, screen.regionRows - notes.count - 6)
        let marked =
            focus.mark.number.flatMap { number in entries.firstIndex { $0.number == number } }
            ?? entries.count - 1
        let start = max(0, min(marked - height / 2, entries.count - height))
        let below = max(0, entries.count - start - height)
        var shown = entries.dropFirst(start).prefix(height).map { ScreenEntry($0, glyphs) }[...]
        if start > 0 {
            frame.lines.append(more(marks.up, start + 1))
            shown = shown.dropFirst()
        }
        if below > 0 { shown = shown.dropLast() }
        let digits = String(entries.last { $0.number != nil }?.number ?? 0).count
        let labels = labelWidth(shown, width)
        for entry in shown {
            if entry.kind == .page { frame.pages[frame.lines.count] = entry.label }
            frame.lines.append(line(of: entry, digits, labels, width, marked: focus.mark.number))
        }
        if below > 0 { frame.lines.append(more(marks.down, below + 1)) }
        frame.lines += notes
        if screen.regionRows >= 12 { frame.lines.append(.blank) }
    }

    private func line(
        of entry: ScreenEntry, _ digits: Int, _ labels: Int, _ width: Int, marked: Int?
    ) -> StyledLine {
        let indent = DisplayText.spaces(entry.indent)
        guard entry.kind != .heading, entry.kind != .page else {
            let style: StyledLine.Style = entry.kind == .page ? .title : .header
            return StyledLine([(indent, .plain), (entry.label, style)]).truncated(to: width)
        }
        let number = DisplayText(entry.number.map(String.init) ?? "")
        let isFocused = entry.number != nil && entry.number == marked
        return StyledLine([
            (isFocused ? marks.prompt : marks.noPrompt, .accent), (indent, .plain),
            (number.padded(to: digits, alignment: .trailing) + "  ", .dim),
            (label(of: entry, labels, isIndented: false), .label),
            (shown(entry.value), entry.kind == .field(.wrong) ? .bad : .value),
        ]).truncated(to: width)
    }

    /// The mark of rows that are not shown.
    func more(_ mark: String, _ count: Int) -> StyledLine {
        StyledLine(DisplayText(mark + " " + words(.notShown, ["count": String(count)])), .dim)
    }
}
