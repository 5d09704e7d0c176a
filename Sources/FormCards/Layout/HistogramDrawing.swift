/// A column for each number, with the number above it and its title below.
struct HistogramDrawing {
    /// The rows of the highest column.
    private static let height = 6

    private static let gap = 2

    /// The smallest and the largest width of a column.
    private static let widths = 3...12

    let gauge: GaugeDrawing

    /// The lines; `nil` if the columns do not fit beside each other.
    func lines(in space: LayoutSpace) -> [StyledLine]? {
        let marks = gauge.node.marks
        let texts = marks.map { DisplayText(filled: $0.text) }
        let titles = marks.map { DisplayText(filled: $0.title) }
        let widest = (texts + titles).map(\.width).max() ?? 0
        let width = max(widest, Self.widths.lowerBound)
        guard width <= Self.widths.upperBound,
            width * marks.count + Self.gap * (marks.count - 1) <= space.width
        else { return nil }
        // ASCII has no parts of a cell.
        let steps = space.glyphs == .unicode ? 8 : 1
        let heights = marks.map { mark in
            Int((gauge.node.share(of: mark) * Double(Self.height * steps)).rounded()) * 8 / steps
        }
        // A number is in the row above the highest row that its column reaches.
        let tops = heights.map { min(($0 + 7) / 8, Self.height) }
        var lines: [StyledLine] = []
        for row in stride(from: tops.max() ?? 0, through: 0, by: -1) {
            let cells = marks.indices.map { index in
                if tops[index] == row {
                    let text = texts[index].padded(to: width, alignment: .center)
                    return StyledLine.Run(text, .value)
                }
                let part = min(max(heights[index] - row * 8, 0), 8)
                let cell = tops[index] > row ? space.glyphs.column(ofEighths: part) : " "
                return gauge.filled(repeated(cell, width))
            }
            lines.append(joined(cells))
        }
        lines.append(joined(marks.map { _ in StyledLine.Run(space.glyphs.rule(width), .frame) }))
        if titles.contains(where: { $0.width > 0 }) {
            lines.append(
                joined(
                    titles.map {
                        StyledLine.Run($0.padded(to: width, alignment: .center), .label)
                    }))
        }
        return lines
    }

    private func repeated(_ cell: DisplayText, _ count: Int) -> DisplayText {
        DisplayText(clean: String(repeating: cell.string, count: count), width: count)
    }

    private func joined(_ cells: [StyledLine.Run]) -> StyledLine {
        var runs: [StyledLine.Run] = []
        for cell in cells {
            if !runs.isEmpty { runs.append(StyledLine.Run(.spaces(Self.gap), .plain)) }
            runs.append(cell)
        }
        return StyledLine(runs)
    }
}
