/// Numbers within limits, drawn as bars, segments, columns or marks on a track, and always printed.
struct GaugeDrawing {
    let node: GaugeNode
    /// Whether the colour of the author is drawn.
    let drawsColors: Bool

    func lines(in space: LayoutSpace) -> [StyledLine] {
        let title = DisplayText(filled: node.title)
        let head = title.width > 0 ? space.wrap(title, .label, to: space.width) : []
        guard !node.marks.isEmpty else { return head }
        switch node.style {
        case .bar, .progress: return head + bars(in: space)
        case .histogram:
            return head + (HistogramDrawing(gauge: self).lines(in: space) ?? bars(in: space))
        case .track: return head + track(in: space)
        }
    }

    /// The colour of what is filled.
    var color: CardColor { (drawsColors ? node.color : nil) ?? .role(.accent) }

    func filled(_ text: DisplayText) -> StyledLine.Run {
        StyledLine.Run(text, .plain, color: color)
    }

    // MARK: Bars

    /// The smallest width of a bar beside its title and its number.
    private static let leastBar = 8

    private func bars(in space: LayoutSpace) -> [StyledLine] {
        let texts = node.marks.map { DisplayText(filled: $0.text) }
        let titles = node.marks.map { DisplayText(filled: $0.title) }
        let textWidth = texts.map(\.width).max() ?? 0
        let widest = titles.map(\.width).max() ?? 0
        let titleWidth = widest == 0 ? 0 : widest + space.spacing.columns
        let width = space.width - textWidth - titleWidth
        guard width >= Self.leastBar else { return barsBelow(titles, texts, in: space) }
        return node.marks.indices.map { index in
            let bar = bar(of: node.marks[index], width, hasText: texts[index].width > 0, space)
            let title = titles[index].padded(to: titleWidth)
            let text = texts[index].padded(to: textWidth, alignment: .trailing)
            return StyledLine(
                [StyledLine.Run(title, .label)] + bar + [StyledLine.Run(text, .value)])
        }
    }

    /// The titles and numbers in lines of their own, for small widths.
    private func barsBelow(
        _ titles: [DisplayText], _ texts: [DisplayText], in space: LayoutSpace
    ) -> [StyledLine] {
        node.marks.indices.flatMap { index in
            let bar = bar(of: node.marks[index], space.width, hasText: false, space)
            let lead: DisplayText = titles[index].width > 0 ? " " : ""
            let said = StyledLine([
                StyledLine.Run(titles[index], .label), StyledLine.Run(lead + texts[index], .value),
            ])
            return space.wrap([said], to: space.width) + [StyledLine(bar)]
        }
    }

    /// A bar of `width` cells, the last of which separates it from a text.
    private func bar(
        of mark: GaugeNode.Mark, _ width: Int, hasText: Bool, _ space: LayoutSpace
    ) -> [StyledLine.Run] {
        let limit = hasText ? width - 1 : width
        let share = node.share(of: mark)
        if node.style == .progress {
            return SegmentsDrawing(share: share, segments: node.segments, gauge: self)
                .runs(limit, space.glyphs) + [StyledLine.Run(.spaces(width - limit), .plain)]
        }
        let eighths = min(Int((share * Double(width) * 8).rounded()), limit * 8)
        let text = space.glyphs.bar(ofEighths: eighths)
        return [
            filled(text), StyledLine.Run(.spaces(width - text.width), .plain),
        ]
    }

    // MARK: Tracks

    private func track(in space: LayoutSpace) -> [StyledLine] {
        let isUnicode = space.glyphs == .unicode
        let ends = node.ends.map { DisplayText(filled: $0) }
        let taken = ends.reduce(0) { $0 + $1.width + 1 }
        // The ends are beside the track where it keeps the width of a bar.
        let hasEnds = ends.count == 2 && space.width - taken - 2 >= Self.leastBar
        let width = space.width - (hasEnds ? taken : 0)
        let count = max(width - 2, 1)
        func cell(at share: Double) -> Int { Int((share * Double(count - 1)).rounded()) }
        let marks = node.marks.filter { !$0.value.isNaN }.map { cell(at: node.share(of: $0)) }
        let filled = node.filled.map { cell(at: $0.lowerBound)...cell(at: $0.upperBound) }
        let track = (0..<count).map { cell -> StyledLine.Run in
            if marks.contains(cell) { return self.filled(isUnicode ? "●" : "o") }
            return filled?.contains(cell) ?? false
                ? self.filled(isUnicode ? "━" : "=")
                : StyledLine.Run(isUnicode ? "─" : "-", .frame)
        }
        let start = hasEnds ? ends[0].width + 2 : 1
        let line = StyledLine(
            (hasEnds ? [StyledLine.Run(ends[0] + " ", .dim)] : [])
                + [StyledLine.Run(isUnicode ? "├" : "|", .frame)] + track
                + [StyledLine.Run(isUnicode ? "┤" : "|", .frame)]
                + (hasEnds ? [StyledLine.Run(" " + ends[1], .dim)] : []))
        return [line.cut(to: space.width)]
            + (said(under: marks.map { start + $0 }, in: space)
                ?? space.wrap(
                    [StyledLine(Array(node.marks.map(said).joined(separator: [Self.gap])))],
                    to: space.width))
    }

    private static let gap = StyledLine.Run("  ", .plain)

    /// The title and the number of a mark.
    private func said(_ mark: GaugeNode.Mark) -> [StyledLine.Run] {
        let title = DisplayText(filled: mark.title)
        return (title.width > 0 ? [StyledLine.Run(title + " ", .label)] : [])
            + [StyledLine.Run(DisplayText(filled: mark.text), .value)]
    }

    /// The numbers, each in the middle below its mark; `nil` where one has no mark or no space there.
    private func said(under marks: [Int], in space: LayoutSpace) -> [StyledLine]? {
        guard marks.count == node.marks.count else { return nil }
        var line = StyledLine()
        for (mark, cell) in zip(node.marks, marks) {
            let text = StyledLine(said(mark))
            let start = min(max(cell - text.width / 2, 0), space.width - text.width)
            guard start >= (line.runs.isEmpty ? 0 : line.width + 2) else { return nil }
            line = StyledLine(line.padded(to: start).runs + text.runs)
        }
        return [line]
    }
}

extension CardGlyphs {
    /// A bar from the left; ASCII has no parts of a cell.
    func bar(ofEighths eighths: Int) -> DisplayText {
        guard self == .unicode else { return line("#", (max(eighths, 0) + 4) / 8) }
        let full = line("█", max(eighths, 0) / 8)
        let rest = max(eighths, 0) % 8
        return rest == 0 ? full : full + line(Array("▏▎▍▌▋▊▉")[rest - 1], 1)
    }

    /// A cell that is filled from below; ASCII has no parts of a cell.
    func column(ofEighths eighths: Int) -> DisplayText {
        guard self == .unicode else { return eighths >= 4 ? "#" : " " }
        return line(Array(" ▁▂▃▄▅▆▇█")[min(max(eighths, 0), 8)], 1)
    }
}
