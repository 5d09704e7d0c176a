/// The frame of a card, with the title in the upper and the state in the lower edge.
struct CardFrame {
    /// The cells of both edges, each with one space inside.
    static let sides = 4

    let width: Int
    let glyphs: CardGlyphs
    let title: DisplayText
    /// The page number, such as `2/3`; empty for a form of one page.
    let position: DisplayText
    /// The name of the state; empty if it is not shown.
    let state: DisplayText

    var innerWidth: Int { width - Self.sides }

    func lines(around body: [StyledLine]) -> [StyledLine] {
        let titled = edge(.top, left: title, right: position)
        var lines = [titled.line]
        if titled.least > width {
            lines = [edge(.top, left: "", right: position).line]
            lines += DisplayText.wrap(title, width: innerWidth).prefix(CardSpace.mostLines)
                .map { row(StyledLine($0, .title)) }
            lines.append(edge(.middle, left: "", right: "").line)
        }
        lines += body.map(row)
        let shown = state.truncated(to: innerWidth - 2, ellipsis: glyphs.ellipsis)
        lines.append(edge(.bottom, left: "", right: shown).line)
        return lines
    }

    private func row(_ line: StyledLine) -> StyledLine {
        let side = StyledLine.Run(glyphs.side, .frame)
        let space = StyledLine.Run(" ", .plain)
        return StyledLine([side, space] + line.padded(to: innerWidth).runs + [space, side])
    }

    /// Draws a horizontal edge with texts in it, and counts the cells that it needs at least.
    private func edge(
        _ row: CardGlyphs.Row, left: DisplayText, right: DisplayText
    ) -> (line: StyledLine, least: Int) {
        let ends = glyphs.ends(of: row)
        var head = [StyledLine.Run(ends.left, .frame)]
        if left.width > 0 {
            head = [
                StyledLine.Run(ends.left + glyphs.rule(1) + " ", .frame),
                StyledLine.Run(left, .title), StyledLine.Run(" ", .frame),
            ]
        }
        var tail = [StyledLine.Run(ends.right, .frame)]
        if right.width > 0 {
            tail = [
                StyledLine.Run(" ", .frame), StyledLine.Run(right, .dim),
                StyledLine.Run(" " + glyphs.rule(1) + ends.right, .frame),
            ]
        }
        let taken = StyledLine(head + tail).width
        let rule = StyledLine.Run(glyphs.rule(width - taken), .frame)
        return (StyledLine(head + [rule] + tail), taken + 1)
    }
}
