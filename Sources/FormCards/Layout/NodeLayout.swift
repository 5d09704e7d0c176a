import FormModel

/// The second pass of drawing: draws the pieces of a plan, each line as wide as the flow and its sides.
struct NodeLayout {
    /// A box that is open.
    private struct OpenBox {
        /// The number of lines before the gap above the box.
        let before: Int
        /// The index of its first line of contents.
        let start: Int
        /// What is above the box.
        let last: LayoutKind?
    }

    private let plan: LayoutPlan
    private(set) var lines: [StyledLine] = []
    private var boxes: [OpenBox] = []
    /// What the last line belongs to; `nil` at the begin of a box.
    private var last: LayoutKind?
    private var spacing: Int?
    private var isSectionEnd = false
    /// The flows whose mark is not yet drawn, from the outermost to the innermost.
    private var marks: [Int] = []

    /// Draws nodes below each other.
    ///
    /// - Complexity: O(*n*) in the nodes, their texts and lines.
    static func lines(
        of nodes: [CardNode], in sides: LayoutFlow.Sides, _ setting: LayoutSetting,
        depth: Int = 0, cache: inout LayoutCache
    ) -> [StyledLine] {
        let plan = LayoutPlan(nodes, in: sides, setting, depth: depth, cache: &cache)
        var layout = NodeLayout(plan)
        for piece in plan.pieces { layout.draw(piece, &cache) }
        return layout.lines
    }

    private init(_ plan: LayoutPlan) {
        self.plan = plan
    }

    private mutating func draw(_ piece: LayoutPiece, _ cache: inout LayoutCache) {
        switch piece {
        case .node(let node, let flow, let title):
            draw(node, flow, title: title, &cache)
        case .remembered(let entry, let flow):
            guard entry.columns == plan.columns(in: flow), marks.isEmpty else {
                return draw(entry.node, flow, title: entry.title, &cache)
            }
            guard !entry.lines.isEmpty else { return }
            addGap(before: entry.kind, flow)
            lines += entry.lines
            follow(entry.kind)
        case .lines(let contents, let kind, let flow):
            guard !contents.isEmpty else { return }
            addGap(before: kind, flow)
            lines += contents.map { line($0, flow) }
            follow(kind)
        case .spacing(let rows): spacing = max(spacing ?? 0, rows)
        case .sectionEnd: isSectionEnd = true
        case .open(let box, let enclosing, let inner): open(box, enclosing, inner)
        case .close(let box, let enclosing, let inner): close(box, enclosing, inner)
        }
    }

    // MARK: Nodes

    private mutating func draw(
        _ node: CardNode, _ flow: Int, title: Int?, _ cache: inout LayoutCache
    ) {
        let columns = plan.columns(in: flow)
        let kind = LayoutKind(of: node)
        let flowSides = plan.flows[flow].sides
        let space = LayoutSpace(
            width: flowSides.width, glyphs: plan.setting.glyphs, words: plan.setting.words,
            spacing: plan.setting.spacing, columns: columns)
        let hadMark = !marks.isEmpty
        let contents = self.contents(of: node, space, flowSides.alignment, &cache)
        var drawn: [StyledLine] = []
        if !contents.isEmpty {
            addGap(before: kind, flow)
            drawn = contents.map { line($0, flow) }
            lines += drawn
            follow(kind)
        }
        // A line with the mark of a box must not appear elsewhere, and comparing deep nodes would take a deep stack.
        if !hadMark, node.isShallow {
            let entry = LayoutCache.Entry(node, title: title, columns: columns, lines: drawn)
            cache.remember(entry, flow: plan.flows[flow].id)
        }
    }

    private func contents(
        of node: CardNode, _ space: LayoutSpace, _ alignment: Alignment,
        _ cache: inout LayoutCache
    ) -> [StyledLine] {
        let aligned = { (lines: [StyledLine]) in
            alignment == .leading ? lines : lines.map { $0.aligned(alignment, in: space.width) }
        }
        switch node.content {
        case .text(let text):
            let lines = TextDrawing(node: text).lines(in: space)
            return text.alignment == .leading ? aligned(lines) : lines
        case .field(let field): return FieldDrawing(field: field.value).lines(in: space)
        case .issues(let issues): return IssuesDrawing(node: issues).lines(in: space)
        case .button(let action): return aligned(ButtonDrawing(action: action).lines(in: space))
        case .pair(let pair): return PairDrawing(node: pair).lines(in: space)
        case .link(let link): return aligned(LinkDrawing(node: link).lines(in: space))
        case .picture(let picture):
            return aligned(PictureDrawing(node: picture).lines(in: space))
        case .rule(let rule):
            return [StyledLine([plan.setting.run(of: rule, space.glyphs.rule(space.width))])]
        case .space(let rows): return Array(repeating: StyledLine(), count: rows)
        case .table(let table): return TableDrawing(table, in: space).lines
        case .gauge(let gauge):
            return GaugeDrawing(node: gauge, drawsColors: plan.setting.drawsColors)
                .lines(in: space)
        case .stack(let stack):
            let layout = ColumnsLayout(
                stack: stack, width: space.width, setting: plan.setting, depth: plan.depth + 1,
                alignment: alignment)
            return layout.lines(remembering: &cache)
        // These are planned in several pieces.
        case .group, .pages: return []
        }
    }

    // MARK: Lines

    /// The line of a flow; the first one in a box has the mark of the box.
    private mutating func line(_ contents: StyledLine, _ flow: Int) -> StyledLine {
        let sides = plan.flows[flow].sides
        var right = sides.right
        for marked in marks {
            let index = right.count - plan.flows[marked].sides.right.count
            if right.indices.contains(index), let mark = plan.flows[marked].accessory {
                right[index] = mark
            }
        }
        marks.removeAll()
        return sides.line(contents, right: right)
    }

    private func blank(_ flow: Int) -> StyledLine {
        let sides = plan.flows[flow].sides
        return sides.line(StyledLine(), right: sides.right)
    }

    private mutating func addBlanks(_ count: Int, _ flow: Int) {
        guard count > 0 else { return }
        lines += Array(repeating: blank(flow), count: count)
    }

    // MARK: Gaps

    private mutating func addGap(before kind: LayoutKind, _ flow: Int) {
        defer { (spacing, isSectionEnd) = (nil, false) }
        guard let last else { return }
        if let spacing {
            // A line takes the place of an empty line at each of its sides.
            let isSeparated = last == .separator || kind == .separator
            return addBlanks(isSeparated ? spacing - 1 : spacing, flow)
        }
        let isEnd = isSectionEnd && last != .separator && kind != .separator
        if isEnd || LayoutKind.areApart(last, kind) {
            addBlanks(plan.setting.spacing.blocks, flow)
        }
    }

    private mutating func follow(_ kind: LayoutKind) {
        // A detail of a heading still belongs to what is below it.
        if kind == .detail, last == .heading { return }
        last = kind
    }

    // MARK: Boxes

    private mutating func open(_ box: LayoutBox, _ enclosing: Int, _ inner: Int) {
        let before = lines.count
        let above = last
        addGap(before: box.kind, enclosing)
        addBlanks(box.box.margin.top, enclosing)
        if let edges = box.edges { lines.append(line(edges.top, enclosing)) }
        addBlanks(box.box.padding.top, inner)
        boxes.append(OpenBox(before: before, start: lines.count, last: above))
        last = nil
        if plan.flows[inner].accessory != nil { marks.append(inner) }
    }

    private mutating func close(_ box: LayoutBox, _ enclosing: Int, _ inner: Int) {
        guard let opened = boxes.popLast() else { return }
        marks.removeAll { $0 == inner }
        (spacing, isSectionEnd) = (nil, false)
        let count = lines.count - opened.start
        if count == 0, !box.hasOwnLines, (box.box.height ?? 0) == 0 {
            lines.removeLast(lines.count - opened.before)
            last = opened.last
            return
        }
        let missing = (box.box.height ?? 0) - count
        if missing > 0 {
            let above =
                switch box.box.verticalAlignment {
                case .top: 0
                case .center: missing / 2
                case .bottom: missing
                }
            lines.insert(
                contentsOf: Array(repeating: blank(inner), count: above), at: opened.start)
            addBlanks(missing - above, inner)
        }
        addBlanks(box.box.padding.bottom, inner)
        if let edges = box.edges { lines.append(line(edges.bottom, enclosing)) }
        addBlanks(box.box.margin.bottom, enclosing)
        last = box.kind
    }
}
