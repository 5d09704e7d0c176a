/// The frame around a card on a screen, with the look of its page: edges, sides, and the row of a shadow.
struct ScreenEdges {
    private let surface: CardSurface
    private let sides: LayoutFlow.Sides
    private let border: BorderGlyphs
    private let color: CardColor?
    private let glyphs: CardGlyphs
    private let gradient: GradientPainter?

    /// The fewest rows of a screen in which a shadow and a gradient are drawn.
    private static let leastRowsOfTraits = 20

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - look: How the card looks. Margins are left out, because the card is a region of the screen and not a page.
    ///   - isRefused: Whether an answer on the card was refused.
    ///   - drawing: The sizes, the characters and the theme.
    init(_ look: CardLook, isRefused: Bool, _ drawing: ScreenDrawing) {
        glyphs = drawing.glyphs
        var look = look.shown(in: drawing.theme)
        look.margin = CardBox.Edges()
        if isRefused { look.border.color = .role(.bad) }
        if drawing.screen.rows < Self.leastRowsOfTraits {
            look.shadow = nil
            look.gradient = nil
        }
        surface = CardSurface(
            look, width: drawing.screen.width, glyphs: glyphs, drawsTraits: true,
            padding: drawing.screen.padding)
        sides = surface.sides
        border = BorderGlyphs(look.border, glyphs)
        color = look.border.color
        gradient = look.gradient.map {
            GradientPainter(
                $0, drawing.roleColors, filledStyles: drawing.filledStyles)
        }
    }

    /// The cells of contents.
    var width: Int { sides.width }

    /// The rows of both edges.
    var rows: Int { (surface.border == nil ? 2 : 1) + 1 + surface.shadowRow.count }

    /// The upper edge with the title, and with the position of the card.
    func top(_ title: DisplayText, _ position: DisplayText) -> [StyledLine] {
        guard surface.border != nil else {
            let free = width - (position.string.isEmpty ? 0 : position.width + 2)
            let title = StyledLine(title.truncated(to: max(0, free)), .title)
                .padded(to: width - position.width)
            let rule = glyphs.line(glyphs == .unicode ? "━" : "=", width)
            return [
                row(StyledLine(title.runs + [StyledLine.Run(position, .dim)])),
                row(StyledLine([edge(rule)])),
            ]
        }
        let right = position.string.isEmpty ? "" : " " + position + " "
        let title = title.truncated(to: max(0, inner - right.width - 5))
        let left = title.string.isEmpty ? "" : " " + title + " "
        let end = right.string.isEmpty ? 0 : 1
        let ends = border.ends(of: .top)
        let line = StyledLine([
            edge(ends.left + border.rule(1)), StyledLine.Run(left, .title),
            edge(border.rule(inner - left.width - right.width - 1 - end)),
            StyledLine.Run(right, .dim), edge(border.rule(end) + ends.right),
        ])
        return [surface.edge(line, isFirst: true)]
    }

    /// The edge between two cards, with the title of the lower one.
    func middle(_ title: DisplayText) -> StyledLine {
        let title = " " + title.truncated(to: max(0, inner - 4)) + " "
        let run = StyledLine.Run(title, .title)
        guard surface.border != nil else { return row(StyledLine([run])) }
        let ends = border.ends(of: .middle)
        let line = StyledLine([
            edge(ends.left + border.rule(1)), run,
            edge(border.rule(inner - 1 - title.width) + ends.right),
        ])
        return surface.edge(line, isFirst: false)
    }

    /// A row of contents.
    func row(_ line: StyledLine) -> StyledLine { sides.line(line, right: sides.right) }

    /// All rows between both edges, with the colours of the card behind them.
    func painted(_ rows: [StyledLine]) -> [StyledLine] {
        guard let gradient else { return rows }
        var rows = rows
        gradient.paint(&rows, columns: surface.insideColumns)
        return rows
    }

    /// The widest text in the lower edge.
    var widthOfHints: Int { inner - 6 }

    /// The lower edge with the keys that work now.
    func bottom(_ hints: DisplayText) -> [StyledLine] {
        guard surface.border != nil else { return [row(StyledLine(hints, .dim))] }
        return bottom(hints.string.isEmpty ? "" : " " + hints + " ", .dim, end: 4)
    }

    /// The lower edge of a card in the record, with a mark if all of its answers are there and valid.
    func finishedBottom(isComplete: Bool) -> [StyledLine] {
        guard isComplete else { return surface.border == nil ? [] : bottom("", .dim, end: 0) }
        guard surface.border != nil else {
            return [row(StyledLine(glyphs.done, .good).aligned(.trailing, in: width))]
        }
        return bottom(" " + glyphs.done + " ", .good, end: 0)
    }

    private func bottom(
        _ text: DisplayText, _ style: StyledLine.Style, end: Int
    ) -> [StyledLine] {
        let end = text.string.isEmpty ? 0 : end
        let ends = border.ends(of: .bottom)
        let line = StyledLine([
            edge(ends.left + border.rule(inner - text.width - end)), StyledLine.Run(text, style),
            edge(border.rule(end) + ends.right),
        ])
        return [surface.edge(line, isFirst: false)] + surface.shadowRow
    }

    /// The cells between both corners.
    private var inner: Int { surface.frameWidth - 2 }

    private func edge(_ text: DisplayText) -> StyledLine.Run {
        StyledLine.Run(text, .frame, color: color)
    }
}
