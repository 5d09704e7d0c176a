// The review: the answers of all cards with their numbers.
extension ScreenDrawing {
    /// Adds the entries of a review, or the part of them around the entry that the keys act on.
    ///
    /// What is wrong with the answers takes the rows of a small screen before the entries.
    func appendReview(
        _ view: CardDescription, _ focus: CardFocus, width: Int, to frame: inout ScreenFrame
    ) {
        let isLow = screen.regionRows < 8
        if screen.style == .lines, !isLow { frame.lines.append(StyledLine(view.title, .title)) }
        let hasGap = screen.regionRows >= 12
        // The other rows are those of the edges, a gap, the question, its line, and a message or the keys.
        let asked = StyledLine(focus.label, .accent).wrapped(to: width).count + 1
        let edges = screen.style == .card ? 2 : frame.lines.count
        let others = edges + (hasGap ? 1 : 0) + asked + (isLow ? 0 : screen.style == .card ? 1 : 2)
        let free = max(1, screen.regionRows - others)
        let notes = focus.notes.flatMap { $0.wrapped(to: width) }.prefix(isLow ? free : .max)
        if !isLow || notes.count < free {
            append(
                view.body.nodes, around: focus.mark.number, width, free - notes.count, to: &frame)
        }
        frame.lines += notes
        if hasGap { frame.lines.append(.blank) }
    }

    /// Adds the entries around one of them, as many as fit into some rows; around the last, if none is marked.
    private func append(
        _ entries: [CardNode], around number: Int?, _ width: Int, _ rows: Int,
        to frame: inout ScreenFrame
    ) {
        let height = max(1, rows)
        let marked =
            number.flatMap { number in entries.firstIndex { $0.number == number } }
            ?? entries.count - 1
        if number != nil, height < 3, entries.indices.contains(marked) {
            let entry = ScreenEntry(entries[marked], glyphs)
            frame.lines += lines(
                of: entry, String(number ?? 0).count, labelWidth([entry], width), width,
                marked: number
            ).prefix(height)
            return
        }
        let start = max(0, min(marked - height / 2, entries.count - height))
        let end = min(entries.count, start + height)
        let first = start > 0 ? start + 1 : 0
        var shown = first..<max(first, end < entries.count ? end - 1 : end)
        let all = shown.map { ScreenEntry(entries[$0], glyphs) }
        let digits = String(entries.last { $0.number != nil }?.number ?? 0).count
        let labels = labelWidth(all, width)
        let lines = all.map { self.lines(of: $0, digits, labels, width, marked: number) }
        // Long titles have several rows.
        func isTooHigh() -> Bool {
            let more = (shown.lowerBound > 0 ? 1 : 0) + (shown.upperBound < entries.count ? 1 : 0)
            let taken = shown.reduce(0) { $0 + lines[$1 - first].count }
            return taken + more > height
        }
        while shown.count > 1, isTooHigh() {
            let isBehind = marked - shown.lowerBound > shown.upperBound - 1 - marked
            shown =
                isBehind
                ? shown.lowerBound + 1..<shown.upperBound : shown.lowerBound..<shown.upperBound - 1
        }
        if shown.lowerBound > 0 { frame.lines.append(more(marks.up, shown.lowerBound)) }
        for index in shown {
            let entry = all[index - first]
            if entry.kind == .page { frame.pages[frame.lines.count] = entry.label }
            frame.lines += lines[index - first]
        }
        let below = entries.count - shown.upperBound
        if below > 0 { frame.lines.append(more(marks.down, below)) }
    }

    private func lines(
        of entry: ScreenEntry, _ digits: Int, _ labels: Int, _ width: Int, marked: Int?
    ) -> [StyledLine] {
        let indent = DisplayText.spaces(entry.indent)
        guard entry.kind != .heading, entry.kind != .page else {
            let style: StyledLine.Style = entry.kind == .page ? .title : .header
            let line = StyledLine([(indent, .plain), (entry.label, style)])
            return entry.kind == .page ? [line.truncated(to: width)] : line.wrapped(to: width)
        }
        let number = DisplayText(entry.number.map(String.init) ?? "")
        let isFocused = entry.number != nil && entry.number == marked
        let lead: [(DisplayText, StyledLine.Style)] = [
            (isFocused ? marks.prompt : marks.noPrompt, .accent), (indent, .plain),
            (number.padded(to: digits, alignment: .trailing) + "  ", .dim),
        ]
        let style: StyledLine.Style = entry.kind == .field(.wrong) ? .bad : .value
        return lines(of: entry, behind: lead, labels, width, style: style)
    }

    /// The mark of rows that are not shown.
    func more(_ mark: String, _ count: Int) -> StyledLine {
        StyledLine(DisplayText(mark + " " + words(.notShown, ["count": String(count)])), .dim)
    }
}
