/// A line of segments with a marker at a share of it: `━━━━ ━━●─ ────`.
struct SegmentsDrawing {
    let share: Double
    let segments: Int
    let gauge: GaugeDrawing

    /// The runs, which take `width` cells.
    func runs(_ width: Int, _ glyphs: CardGlyphs) -> [StyledLine.Run] {
        // Segments of less than two cells would be dots.
        let count = min(max(segments, 1), max((width + 1) / 3, 1))
        let cells = width - (count - 1)
        let marker = min(Int(share * Double(cells)), cells - 1)
        let isUnicode = glyphs == .unicode
        var before = ""
        var after = ""
        for cell in 0..<max(cells, 0) {
            // The first cells of the segments are spread evenly.
            let isFirst = cell > 0 && cell * count / cells != (cell - 1) * count / cells
            if cell < marker {
                before += (isFirst ? " " : "") + (isUnicode ? "━" : "=")
            } else if cell == marker {
                before += (isFirst ? " " : "") + (isUnicode ? "●" : "O")
            } else {
                after += (isFirst ? " " : "") + (isUnicode ? "─" : "-")
            }
        }
        // Each character takes one cell.
        let head = DisplayText(clean: before, width: before.unicodeScalars.count)
        let tail = DisplayText(clean: after, width: after.unicodeScalars.count)
        let free = width - head.width - tail.width
        return [
            gauge.filled(head), StyledLine.Run(tail, .frame),
            StyledLine.Run(.spaces(free), .plain),
        ]
    }
}
