/// The surface of a card: what its look takes from the width, and what it adds around the lines of the contents.
///
/// The traits are drawn in one order: margins, transparency, border, corners, gradient inside the border, shadow. Margins
/// give way where they would leave less than ``leastWidth`` cells. A shadow takes a column at its side and a row below; in
/// ASCII there is none, since no character of it is dense enough to be told from contents.
struct CardSurface {
    /// The cells of a card that margins leave.
    static let leastWidth = 20

    let look: CardLook
    let width: Int
    let glyphs: CardGlyphs
    /// The cells of the margins.
    let margin: (left: Int, right: Int)
    /// The cell of the shadow; `nil` for none.
    let shadow: StyledLine.Run?
    /// The cells between the border and contents.
    let padding: Int
    /// The border, with the colour of the author if it is drawn; `nil` for none.
    let border: CardBox.Border?

    init(_ look: CardLook, width: Int, glyphs: CardGlyphs, drawsTraits: Bool, padding: Int) {
        self.look = look
        self.width = width
        self.glyphs = glyphs
        var border = look.border
        if !drawsTraits { border.color = nil }
        self.border = look.isTransparent ? nil : border
        let weight = drawsTraits && !look.isTransparent ? look.shadow?.opacity ?? 0 : 0
        let cell = width > Self.leastWidth + 4 ? glyphs.shadow(of: weight) : nil
        shadow = cell.map { StyledLine.Run($0, .frame, color: look.shadow?.color) }
        let available = max(width - Self.leastWidth - (shadow == nil ? 0 : 1), 0)
        let wanted = look.margin.left + look.margin.right
        let left = wanted <= available ? look.margin.left : look.margin.left * available / wanted
        margin = (left, min(look.margin.right, available - left))
        let frame = width - left - min(look.margin.right, available - left)
        self.padding = Self.padding(padding, in: frame)
    }

    /// The padding in a frame of a width: half of a narrow card is for contents.
    static func padding(_ wanted: Int, in width: Int) -> Int { min(max(wanted, 0), width / 8) }

    /// The cells from one side of the border to the other.
    var frameWidth: Int { width - margin.left - margin.right - (shadow == nil ? 0 : 1) }

    /// The cells of contents.
    var innerWidth: Int { frameWidth - 2 - 2 * padding }

    private var isShadowLeft: Bool { look.shadow?.side == .left }

    private func space(_ cells: Int) -> [StyledLine.Run] {
        cells > 0 ? [StyledLine.Run(.spaces(cells), .plain)] : []
    }

    /// What is before and behind the border of a line.
    private func around(isFirst: Bool) -> (left: [StyledLine.Run], right: [StyledLine.Run]) {
        guard let shadow else { return (space(margin.left), space(margin.right)) }
        let cell = isFirst ? StyledLine.Run(" ", .plain) : shadow
        return isShadowLeft
            ? (space(margin.left) + [cell], space(margin.right))
            : (space(margin.left), [cell] + space(margin.right))
    }

    /// The sides of the lines of contents.
    var sides: LayoutFlow.Sides {
        let around = around(isFirst: false)
        guard let border else {
            return LayoutFlow.Sides(
                width: innerWidth, left: around.left + space(padding + 1),
                right: space(padding + 1) + around.right)
        }
        let side = StyledLine.Run(BorderGlyphs(border, glyphs).side, .frame, color: border.color)
        return LayoutFlow.Sides(
            width: innerWidth, left: around.left + [side] + space(padding),
            right: space(padding) + [side] + around.right)
    }

    /// Puts an edge, which is as wide as the border, into a line.
    func edge(_ line: StyledLine, isFirst: Bool) -> StyledLine {
        let around = around(isFirst: isFirst)
        return StyledLine(around.left + line.runs + around.right)
    }

    /// A line of contents.
    func row(_ contents: StyledLine) -> StyledLine {
        let sides = sides
        return sides.line(contents, right: sides.right)
    }

    /// The columns inside the border.
    var insideColumns: Range<Int> {
        let first = margin.left + (shadow != nil && isShadowLeft ? 1 : 0) + 1
        return first..<first + max(frameWidth - 2, 0)
    }

    /// An empty line outside the border.
    var blank: StyledLine { StyledLine(space(width)) }

    /// The row of the shadow below the lower edge.
    var shadowRow: [StyledLine] {
        guard let shadow else { return [] }
        let cells = String(repeating: shadow.text.string, count: frameWidth)
        let row = shadow.with(DisplayText(clean: cells, width: frameWidth))
        let gap = space(1)
        return [
            StyledLine(
                space(margin.left) + (isShadowLeft ? [row] + gap : gap + [row])
                    + space(margin.right))
        ]
    }
}
