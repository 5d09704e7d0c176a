/// The box of a node in a flow: sides that are clamped so that contents keep some width, and its edges.
struct LayoutBox {
    /// The cells of contents that no margin, border or padding takes away.
    static let leastWidth = 8

    /// The largest number of boxes in each other that are drawn.
    static let maximumDepth = 64

    let box: CardBox
    let kind: LayoutKind
    /// The upper and the lower edge in the enclosing flow; `nil` without a border.
    private(set) var edges: (top: StyledLine, bottom: StyledLine)?

    /// Whether lines are drawn even if the box has no contents.
    var hasOwnLines: Bool { edges != nil || box.padding.top + box.padding.bottom > 0 }

    /// Makes the box of a node, and the flow in it.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - enclosing: The flow around the box.
    ///   - setting: What all lines depend on.
    ///   - ideal: Computes the width of the contents; called only where it is needed.
    ///   - inner: The flow in the box, which is changed.
    init(
        _ node: CardNode, in enclosing: LayoutFlow, _ setting: LayoutSetting, ideal: () -> Int,
        inner: inout LayoutFlow
    ) {
        var box = node.box
        if !setting.drawsColors {
            box.fill = nil
            box.border?.color = nil
        }
        let mark = box.accessory.map { " " + setting.glyphs.mark(of: $0) }
        let cells = Cells(of: box, mark: mark?.width ?? 0, in: enclosing.sides, ideal: ideal)
        if !cells.hasBorder { box.border = nil }
        kind =
            box.border != nil
            ? .separator : box.fill != nil || box.height != nil ? .block : LayoutKind(of: node)
        self.box = box
        let ground = enclosing.sides.fill
        let fill = box.fill ?? ground
        inner = enclosing
        inner.accessory = nil
        if let mark, cells.mark > 0 {
            let style: StyledLine.Style = box.accessory == .checkmark ? .good : .dim
            inner.accessory = StyledLine.Run(mark, style, background: fill)
        }
        var side: StyledLine.Run?
        if let border = box.border {
            let frame = Self.frame(border, setting.glyphs, cells, on: ground)
            (edges, side) = (frame.edges, frame.side)
        }
        let left = cells.left(side, fill: fill, ground: ground)
        inner.sides.width = cells.width
        inner.sides.left = enclosing.sides.left + left
        inner.sides.right =
            cells.right(side, fill: fill, ground: ground) + enclosing.sides.right
        inner.sides.fill = fill
        inner.sides.alignment = .leading
        inner.depth += 1
        inner.offset += left.reduce(0) { $0 + $1.text.width }
    }

    /// The edges of a border, and its side in each line between them.
    private static func frame(
        _ border: CardBox.Border, _ glyphs: CardGlyphs, _ cells: Cells, on ground: CardColor?
    ) -> (edges: (top: StyledLine, bottom: StyledLine), side: StyledLine.Run) {
        let glyphs = BorderGlyphs(border, glyphs)
        let frame = { (text: DisplayText) in
            StyledLine.Run(text, .frame, color: border.color, background: ground)
        }
        let edge = { (edge: BorderGlyphs.Edge) in
            let ends = glyphs.ends(of: edge)
            let text = ends.left + glyphs.rule(cells.insideBorder) + ends.right
            return StyledLine(Cells.spaces(cells.before, ground) + [frame(text)])
        }
        return ((edge(.top), edge(.bottom)), frame(glyphs.side))
    }
}

extension LayoutBox {
    /// How the cells of a line are divided among the contents of a box and its sides.
    fileprivate struct Cells {
        let hasBorder: Bool
        /// The cells of the mark; 0 if it does not fit, or there is none.
        let mark: Int
        let padding: (left: Int, right: Int)
        /// The cells of contents.
        let width: Int
        /// The cells on the left and on the right of the box.
        let before: Int
        let after: Int

        /// The cells between both sides of the border.
        var insideBorder: Int { width + padding.left + padding.right + 2 + mark }

        init(of box: CardBox, mark: Int, in sides: LayoutFlow.Sides, ideal: () -> Int) {
            let wanted =
                box.margin.left + box.margin.right + box.padding.left + box.padding.right
                + (box.border == nil ? 0 : 4) + mark
            var available = max(sides.width - LayoutBox.leastWidth, 0)
            // Contents that need less leave more for their sides.
            if available < wanted {
                let least = min(LayoutBox.leastWidth, max(ideal(), 1))
                available = max(sides.width - least, 0)
            }
            hasBorder = box.border != nil && available >= 4
            if hasBorder { available -= 4 }
            self.mark = mark <= available ? mark : 0
            available -= self.mark
            padding = Self.clamped(box.padding.left, box.padding.right, &available)
            let margin = Self.clamped(box.margin.left, box.margin.right, &available)
            let taken =
                padding.left + padding.right + margin.left + margin.right + (hasBorder ? 4 : 0)
                + self.mark
            let limit = max(sides.width - taken, 1)
            switch box.width {
            case .fill: width = limit
            case .fixed(let cells): width = min(max(cells, 1), limit)
            case .intrinsic: width = min(max(ideal(), 1), limit)
            }
            let free = limit - width
            switch sides.alignment {
            case .leading: before = margin.left
            case .center: before = margin.left + free / 2
            case .trailing: before = margin.left + free
            }
            after = margin.right + free - (before - margin.left)
        }

        /// What is before the contents of a line, with a side of the border.
        func left(
            _ side: StyledLine.Run?, fill: CardColor?, ground: CardColor?
        ) -> [StyledLine.Run] {
            Self.spaces(before, ground) + (side.map { [$0] + Self.spaces(1, fill) } ?? [])
                + Self.spaces(padding.left, fill)
        }

        /// What is behind the contents of a line, with a side of the border.
        func right(
            _ side: StyledLine.Run?, fill: CardColor?, ground: CardColor?
        ) -> [StyledLine.Run] {
            Self.spaces(mark, fill) + Self.spaces(padding.right, fill)
                + (side.map { Self.spaces(1, fill) + [$0] } ?? []) + Self.spaces(after, ground)
        }

        static func spaces(_ cells: Int, _ background: CardColor?) -> [StyledLine.Run] {
            cells > 0 ? [StyledLine.Run(.spaces(cells), .plain, background: background)] : []
        }

        /// Two sides, shortened evenly where they need more than `available` cells, which they take.
        private static func clamped(
            _ left: Int, _ right: Int, _ available: inout Int
        ) -> (left: Int, right: Int) {
            let wanted = left + right
            guard wanted > available else {
                available -= wanted
                return (left, right)
            }
            let given = wanted == 0 ? 0 : left * available / wanted
            let taken = (given, available - given)
            available = 0
            return right == 0 ? (taken.0 + taken.1, 0) : taken
        }
    }
}
