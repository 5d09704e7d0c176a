// The rows of a group as a table.
extension ScreenDrawing {
    /// The rows in columns, around the one that the keys act on.
    func table(_ focus: CardFocus, width: Int) -> [StyledLine] {
        let rows = focus.rows
        guard !rows.isEmpty else { return [] }
        let free = max(1, min(10, screen.rows - (screen.style == .card ? 8 : 5)))
        // On a low screen, the rows are more important than the titles of their columns.
        let hasHeadings = free > 3 && !focus.headings.isEmpty
        let height = min(free, hasHeadings && screen.rows < 20 ? free - 1 : free)
        let marked = (focus.mark.number ?? rows.count) - 1
        let start = max(0, min(marked - height / 2, rows.count - height))
        let shown = rows[start..<min(rows.count, start + height)]
        let digits = String(rows.count).count
        let titles = hasHeadings ? focus.headings : []
        let columns = widths(of: shown.map(\.cells) + [titles], width: width - digits - 4)
        var lines = shown.map { line($0, focus, digits, columns).truncated(to: width) }
        if start > 0 { lines[0] = more(marks.up, start + 1) }
        let below = rows.count - start - lines.count
        if below > 0 { lines[lines.count - 1] = more(marks.down, below + 1) }
        guard hasHeadings else { return lines }
        let heading = StyledLine(
            [(.spaces(marks.noPrompt.width + digits), .plain)] + cells(titles, columns, .label))
        return [heading.truncated(to: width)] + lines
    }

    /// The widths of the columns; the widest ones are cut until all fit.
    private func widths(of rows: [[DisplayText]], width: Int) -> [Int] {
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { $0.count > column ? $0[column].width : 0 }.max() ?? 0
        }
        var left = widths.reduce(0, +) + 2 * max(0, count - 1) - width
        while left > 0, let widest = widths.max(), widest > 4,
            let index = widths.firstIndex(of: widest)
        {
            widths[index] -= 1
            left -= 1
        }
        return widths
    }

    private func line(
        _ row: CardFocus.Row, _ focus: CardFocus, _ digits: Int, _ widths: [Int]
    ) -> StyledLine {
        let isFocused = row.number == focus.mark.number
        let lead =
            !isFocused ? marks.noPrompt : focus.mark.isCarrying ? marks.carried : marks.prompt
        let style: StyledLine.Style = row.isWrong ? .bad : isFocused ? .accent : .value
        return StyledLine(
            [
                (lead, .accent),
                (DisplayText(String(row.number)).padded(to: digits, alignment: .trailing), .dim),
            ] + cells(row.cells, widths, style))
    }

    private func cells(
        _ cells: [DisplayText], _ widths: [Int], _ style: StyledLine.Style
    ) -> [(DisplayText, StyledLine.Style)] {
        zip(cells, widths).map { cell, width in
            ("  " + cell.truncated(to: width).padded(to: width), style)
        }
    }
}
