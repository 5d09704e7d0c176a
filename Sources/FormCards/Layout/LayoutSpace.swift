import FormModel

/// The space in which a node is drawn, and all else on which its lines depend.
struct LayoutSpace: Sendable {
    /// The largest number of lines of a text, so that one value cannot push the rest of a card off the screen.
    static let maximumLines = 100

    /// The cells of a line.
    let width: Int
    let glyphs: CardGlyphs
    let words: InterfaceWords
    let spacing: Theme.Spacing
    /// The columns of titles and values; `nil` if values are drawn below their titles.
    var columns: TitleColumns?

    /// The space with another width, and without columns.
    func narrowed(to width: Int) -> LayoutSpace {
        LayoutSpace(
            width: max(width, 1), glyphs: glyphs, words: words, spacing: spacing, columns: nil)
    }

    /// Breaks lines to `width` cells; lines beyond ``maximumLines`` are replaced by their number.
    func wrap(_ lines: [StyledLine], to width: Int) -> [StyledLine] {
        let width = max(width, 1)
        if lines.count <= Self.maximumLines, lines.allSatisfy({ $0.width <= width }) {
            return lines
        }
        let wrapped = lines.flatMap { $0.wrapped(to: width) }
        guard wrapped.count > Self.maximumLines else { return wrapped }
        let kept = wrapped.prefix(Self.maximumLines - 1)
        let rest = glyphs.ellipsis + DisplayText(" +\(wrapped.count - kept.count)")
        let style = lines.first?.runs.first?.style ?? .plain
        return kept + [StyledLine(rest.truncated(to: width, ellipsis: ""), style)]
    }

    /// Breaks a text to `width` cells.
    func wrap(_ text: DisplayText, _ style: StyledLine.Style, to width: Int) -> [StyledLine] {
        wrap([StyledLine(text, style)], to: width)
    }

    /// Breaks a text with markup to `width` cells.
    func wrap(_ text: TextMarkup, _ style: StyledLine.Style, to width: Int) -> [StyledLine] {
        wrap(StyledLine.lines(of: text, style, glyphs), to: width)
    }
}

/// The columns of titles and values, which the fields of a card share.
struct TitleColumns: Sendable, Hashable {
    /// The largest width of titles; beyond it, a title is too far from its value to be read with it.
    static let maximumTitle = 48

    /// The smallest width of a line at which titles are drawn beside values.
    static let leastWidth = 36

    /// The cells of titles.
    let title: Int
    /// The cells between both columns.
    let gap: Int
    /// The cells of values.
    let value: Int

    /// Makes columns for lines of `width` cells; `nil` if the width does not suffice for both.
    init?(title: Int, gap: Int, width: Int) {
        let value = width - title - gap
        guard width >= Self.leastWidth, value >= width / 3 else { return nil }
        self.title = title
        self.gap = gap
        self.value = value
    }

    /// The largest width of titles in lines of `width` cells.
    static func maximumTitle(in width: Int) -> Int { min(width * 3 / 7, maximumTitle) }
}

extension StyledLine {
    /// Puts the lines of a second column beside those of a first one, which begins each line.
    static func beside(
        _ left: [StyledLine], width: Int, gap: Int, _ right: [StyledLine]
    ) -> [StyledLine] {
        (0..<max(left.count, right.count)).map { row in
            let title = row < left.count ? left[row] : StyledLine()
            guard row < right.count, !right[row].runs.isEmpty else { return title }
            return StyledLine(title.padded(to: width + gap).runs + right[row].runs)
        }
    }

    /// Puts the line into `cells` cells.
    func aligned(_ alignment: Alignment, in cells: Int) -> StyledLine {
        let free = cells - width
        return switch alignment {
        case .leading: self
        case .center: indented(by: free / 2)
        case .trailing: indented(by: free)
        }
    }
}
