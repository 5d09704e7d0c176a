/// The box of a node in a flow: sides that are clamped so that contents keep some width, and its edges.
struct LayoutBox {
    /// The cells of contents that no margin, border or padding takes away.
    static let leastWidth = 8

    /// The largest number of boxes in each other that are drawn.
    static let mostDepth = 64

    let box: CardBox
    let kind: LayoutKind
    /// The upper and the lower edge in the outer flow; `nil` without a border.
    private(set) var edges: (top: StyledLine, bottom: StyledLine)?

    /// Whether lines are drawn even if the box has no contents.
    var hasOwnLines: Bool { edges != nil || box.padding.top + box.padding.bottom > 0 }

    /// Makes the box of a node, and the flow in it.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - outer: The flow around the box.
    ///   - setting: What all lines depend on.
    ///   - ideal: Computes the width of the contents; called only where it is needed.
    ///   - inner: The flow in the box, which is changed.
    init(
        _ node: CardNode, in outer: LayoutFlow, _ setting: LayoutSetting, ideal: () -> Int,
        inner: inout LayoutFlow
    ) {
        var box = node.box
        if !setting.drawsColors {
            box.fill = nil
            box.border?.color = nil
        }
        let accessory = box.accessory.map { " " + setting.glyphs.mark(of: $0) }
        let wanted =
            box.margin.left + box.margin.right + box.padding.left + box.padding.right
            + (box.border == nil ? 0 : 4) + (accessory?.width ?? 0)
        var room = max(outer.sides.width - Self.leastWidth, 0)
        // Contents that need less leave more for their sides.
        if room < wanted {
            let least = min(Self.leastWidth, max(ideal(), 1))
            room = max(outer.sides.width - least, 0)
        }
        if room < 4 { box.border = nil }
        let border = box.border
        if border != nil { room -= 4 }
        let hasMark = accessory.map { $0.width <= room } ?? false
        if let accessory, hasMark { room -= accessory.width }
        let padding = Self.clamped(box.padding.left, box.padding.right, &room)
        let margin = Self.clamped(box.margin.left, box.margin.right, &room)
        let taken =
            padding.0 + padding.1 + margin.0 + margin.1 + (border == nil ? 0 : 4)
            + (hasMark ? accessory?.width ?? 0 : 0)
        let most = max(outer.sides.width - taken, 1)
        let width =
            switch box.width {
            case .fill: most
            case .fixed(let cells): min(max(cells, 1), most)
            case .intrinsic: min(max(ideal(), 1), most)
            }
        let free = most - width
        let before =
            switch outer.sides.alignment {
            case .leading: margin.0
            case .center: margin.0 + free / 2
            case .trailing: margin.0 + free
            }
        let after = margin.1 + free - (before - margin.0)

        kind =
            border != nil
            ? .separator : box.fill != nil || box.height != nil ? .block : LayoutKind(of: node)
        self.box = box
        inner = outer
        let fill = box.fill ?? outer.sides.fill
        let space = { (cells: Int, background: CardColor?) in
            cells > 0
                ? [StyledLine.Run(.spaces(cells), .plain, background: background)] : []
        }
        var left = space(before, outer.sides.fill)
        var right = space(padding.1, fill)
        if let accessory, hasMark {
            let blank = StyledLine.Run(.spaces(accessory.width), .plain, background: fill)
            right.insert(blank, at: 0)
            let style: StyledLine.Style = box.accessory == .checkmark ? .good : .dim
            inner.accessory = StyledLine.Run(accessory, style, background: fill)
        } else {
            inner.accessory = nil
        }
        if let border {
            let glyphs = BorderGlyphs(border, setting.glyphs)
            let side = StyledLine.Run(
                glyphs.side, .frame, color: border.color, background: outer.sides.fill)
            left += [side] + space(1, fill)
            right += space(1, fill) + [side]
            let inside = width + padding.0 + padding.1 + 2 + (hasMark ? accessory?.width ?? 0 : 0)
            let edge = { (edge: BorderGlyphs.Edge) in
                let ends = glyphs.ends(of: edge)
                let text = ends.left + glyphs.rule(inside) + ends.right
                return StyledLine(
                    space(before, outer.sides.fill) + [
                        StyledLine.Run(
                            text, .frame, color: border.color, background: outer.sides.fill)
                    ])
            }
            edges = (edge(.top), edge(.bottom))
        }
        left += space(padding.0, fill)
        right += space(after, outer.sides.fill)
        inner.sides.width = width
        inner.sides.left = outer.sides.left + left
        inner.sides.right = right + outer.sides.right
        inner.sides.fill = fill
        inner.sides.alignment = .leading
        inner.depth += 1
        inner.offset += left.reduce(0) { $0 + $1.text.width }
    }

    /// Two sides, shortened evenly where they need more than `room` cells, which they take.
    private static func clamped(_ left: Int, _ right: Int, _ room: inout Int) -> (Int, Int) {
        let wanted = left + right
        guard wanted > room else {
            room -= wanted
            return (left, right)
        }
        let given = wanted == 0 ? 0 : left * room / wanted
        let taken = (given, room - given)
        room = 0
        return right == 0 ? (taken.0 + taken.1, 0) : taken
    }
}
