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
        var cells = Array(
            repeating: Character(isUnicode ? "─" : "-"), count: max(width - 2, 1))
        for mark in node.marks where !mark.value.isNaN {
            let at = Int((node.share(of: mark) * Double(cells.count - 1)).rounded())
            cells[min(max(at, 0), cells.count - 1)] = isUnicode ? "●" : "o"
        }
        let text = DisplayText(clean: String(cells), width: cells.count)
        let line = StyledLine(
            (hasEnds ? [StyledLine.Run(ends[0] + " ", .dim)] : []) + [
                StyledLine.Run(isUnicode ? "├" : "|", .frame), filled(text),
                StyledLine.Run(isUnicode ? "┤" : "|", .frame),
            ] + (hasEnds ? [StyledLine.Run(" " + ends[1], .dim)] : []))
        var said: [StyledLine.Run] = []
        for mark in node.marks {
            if !said.isEmpty { said.append(StyledLine.Run("  ", .plain)) }
            let title = DisplayText(filled: mark.title)
            if title.width > 0 { said.append(StyledLine.Run(title + " ", .label)) }
            said.append(StyledLine.Run(DisplayText(filled: mark.text), .value))
        }
        return [line.cut(to: space.width)] + space.wrap([StyledLine(said)], to: space.width)
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
