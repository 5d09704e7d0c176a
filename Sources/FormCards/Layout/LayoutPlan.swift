import FormModel

/// The first pass of drawing: walks through the nodes without recursion, so that deep nodes do not exhaust the stack, finds
/// the flow of each node, and the widths of the titles that share a column.
struct LayoutPlan {
    /// A step of the walk.
    private enum Step {
        case node(CardNode, flow: Int)
        /// The nodes of a stack from an index on.
        case nodes([CardNode], from: Int, spacing: Int, flow: Int)
        case piece(LayoutPiece)
    }

    /// The largest number of horizontal stacks in each other; nodes in deeper ones are below each other.
    static let mostColumnsDepth = 16

    /// The largest offset of a flow whose fields share the columns of the flow around it.
    private static let mostOffset = 8

    let setting: LayoutSetting
    /// The number of horizontal stacks around the nodes.
    let depth: Int
    private(set) var flows: [LayoutFlow] = []
    private(set) var pieces: [LayoutPiece] = []
    /// For each group of flows, the cells from its first flow to the end of the widest title.
    private(set) var titleEnds: [Int] = [0]
    private var steps: [Step] = []

    /// Plans the drawing of nodes below each other.
    init(
        _ nodes: [CardNode], in sides: LayoutFlow.Sides, _ setting: LayoutSetting, depth: Int,
        cache: inout LayoutCache
    ) {
        self.setting = setting
        self.depth = depth
        flows.append(
            LayoutFlow(
                sides: sides, id: cache.number(of: sides), columnGroup: 0, offset: 0, depth: 0))
        steps.append(.nodes(nodes, from: 0, spacing: 0, flow: 0))
        while let step = steps.popLast() {
            switch step {
            case .piece(let piece): pieces.append(piece)
            case .nodes(let nodes, let index, let spacing, let flow):
                guard index < nodes.count else { continue }
                if index > 0, spacing > 0 { pieces.append(.spacing(spacing)) }
                steps.append(.nodes(nodes, from: index + 1, spacing: spacing, flow: flow))
                steps.append(.node(nodes[index], flow: flow))
            case .node(let node, let flow):
                if LayoutBox.isPlain(node.box) || flows[flow].depth >= LayoutBox.mostDepth {
                    add(node, flow, &cache)
                } else {
                    addBox(of: node, flow, &cache)
                }
            }
        }
    }

    /// The columns of titles and values in a flow.
    func columns(in flow: Int) -> TitleColumns? {
        let title = titleEnds[flows[flow].columnGroup] - flows[flow].offset
        guard title > 0 else { return nil }
        return TitleColumns(title: title, width: flows[flow].sides.width)
    }

    private func space(_ flow: Int) -> LayoutSpace {
        LayoutSpace(
            width: flows[flow].sides.width, glyphs: setting.glyphs, words: setting.words,
            columns: nil)
    }

    // MARK: Nodes

    private mutating func add(_ node: CardNode, _ flow: Int, _ cache: inout LayoutCache) {
        switch node.content {
        case .stack(let stack): add(stack, node, flow, &cache)
        case .group(let group): add(group, flow)
        case .pages(let pages): add(pages, flow)
        case .table(let table) where table.rows.contains { !$0.below.isEmpty }:
            add(table, flow, &cache)
        case .field(let field): addLeaf(node, FieldLayout(field: field), flow, cache)
        default: addLeaf(node, nil, flow, cache)
        }
    }

    private mutating func addLeaf(
        _ node: CardNode, _ field: FieldLayout?, _ flow: Int, _ cache: LayoutCache
    ) {
        let remembered = cache.entry(of: node, flow: flows[flow].id)
        var title = remembered?.title
        let width = flows[flow].sides.width
        if remembered == nil, let field, width >= TitleColumns.leastWidth {
            let most = TitleColumns.mostOfTitle(in: width)
            // The column is as wide as the widest broken line, so that the values get the rest.
            let name = field.title
            title =
                name.width <= most
                ? name.width : DisplayText.wrap(name, width: most).map(\.width).max()
        }
        if let title {
            let group = flows[flow].columnGroup
            titleEnds[group] = max(titleEnds[group], flows[flow].offset + title)
        }
        pieces.append(.node(node, flow: flow, title: title, remembered: remembered))
    }

    private mutating func add(
        _ stack: StackNode, _ node: CardNode, _ flow: Int, _ cache: inout LayoutCache
    ) {
        guard let first = stack.nodes.first else { return }
        if stack.axis != .vertical, stack.nodes.count > 1, depth < Self.mostColumnsDepth {
            return addLeaf(node, nil, flow, cache)
        }
        if LayoutKind(of: first) == .heading, stack.nodes.count > 1 {
            steps.append(.piece(.sectionEnd))
        }
        var inner = flow
        if stack.axis == .vertical, stack.alignment != flows[flow].sides.alignment {
            var aligned = flows[flow]
            aligned.sides.alignment = stack.alignment
            aligned.accessory = nil
            inner = append(aligned, &cache)
        }
        let spacing = stack.axis == .vertical ? stack.spacing : 0
        steps.append(.nodes(stack.nodes, from: 0, spacing: spacing, flow: inner))
    }

    private mutating func addBox(
        of node: CardNode, _ outer: Int, _ cache: inout LayoutCache
    ) {
        var flow = flows[outer]
        let box = LayoutBox(
            node, in: flows[outer], setting,
            ideal: { NodeSizes(setting).size(of: node, withBox: false).ideal }, inner: &flow)
        if flow.offset > Self.mostOffset {
            flow.offset = 0
            flow.columnGroup = titleEnds.count
            titleEnds.append(0)
        }
        let inner = append(flow, &cache)
        pieces.append(.open(box, outer: outer, inner: inner))
        steps.append(.piece(.close(box, outer: outer, inner: inner)))
        var unboxed = node
        unboxed.box = CardBox()
        add(unboxed, inner, &cache)
    }

    private mutating func append(_ flow: LayoutFlow, _ cache: inout LayoutCache) -> Int {
        var flow = flow
        flow.id = cache.number(of: flow.sides)
        flows.append(flow)
        return flows.count - 1
    }

    // MARK: Nodes in several pieces

    private mutating func push(_ new: [Step]) { steps += new.reversed() }

    private func title(_ text: DisplayText, isRequired: Bool = false, _ flow: Int) -> Step {
        let space = space(flow)
        let lines = FieldLayout.titleLines(text, isRequired: isRequired, space, to: space.width)
        return .piece(
            .lines(
                lines.map { $0.mapped { StyledLine.Run($0.text, .title) } }, .heading, flow: flow))
    }

    /// A group: a heading for each row, and below it what the row has.
    private mutating func add(_ group: GroupNode, _ flow: Int) {
        let space = space(flow)
        let name = FieldLayout.title(group.label, isRequired: group.isRequired)
        var new: [Step] = []
        let issues = space.lines(of: group.issues, to: space.width)
        let help = group.help.map { space.wrap($0, .dim, to: space.width) } ?? []
        // Rows whose captions begin with the title of the group need no title above them.
        let isNamed = group.rows.first.map { $0.title.hasPrefix(group.label) } ?? false
        if !isNamed || !help.isEmpty {
            new.append(title(name, isRequired: group.isRequired, flow))
            new.append(.piece(.lines(help, .heading, flow: flow)))
        }
        if group.rows.isEmpty {
            let text = DisplayText(filled: space.words[.noRows])
            let none = space.wrap(text, .dim, to: space.width)
            new.append(.piece(.lines(none, .row, flow: flow)))
        }
        if !isNamed || !help.isEmpty || group.rows.isEmpty {
            new.append(.piece(.lines(issues, .heading, flow: flow)))
        }
        for (index, row) in group.rows.enumerated() {
            new.append(title(DisplayText(filled: row.title), flow))
            // Issues of the group as a whole are drawn in its first row if it has no title.
            if index == 0, isNamed, help.isEmpty {
                new.append(.piece(.lines(issues, .heading, flow: flow)))
            }
            let own = space.lines(of: row.issues, to: space.width)
            new.append(.piece(.lines(own, .heading, flow: flow)))
            new.append(.nodes(row.body, from: 0, spacing: 0, flow: flow))
            new.append(.piece(.sectionEnd))
        }
        new.append(.piece(.sectionEnd))
        push(new)
    }

    /// The position, and the node that is shown.
    private mutating func add(_ pages: PagesNode, _ flow: Int) {
        let space = space(flow)
        var new: [Step] = []
        if pages.pages.indices.contains(pages.current) {
            new.append(.node(pages.pages[pages.current], flow: flow))
        }
        if !pages.position.isEmpty {
            let text = DisplayText(filled: pages.position)
            let lines = space.wrap(text, .dim, to: space.width)
                .map { $0.aligned(.center, in: space.width) }
            new.append(.piece(.lines(lines, .detail, flow: flow)))
        }
        push(new)
    }

    /// A table with nodes below some rows.
    private mutating func add(
        _ table: TableNode, _ flow: Int, _ cache: inout LayoutCache
    ) {
        let layout = TableLayout(table, in: space(flow))
        var inner = flows[flow]
        inner.sides.left.append(StyledLine.Run(.spaces(layout.indent), .plain))
        inner.sides.width -= layout.indent
        inner.offset += layout.indent
        inner.accessory = nil
        let below = append(inner, &cache)
        var new = [Step.piece(.lines(layout.head, .block, flow: flow))]
        for (index, row) in table.rows.enumerated() {
            let lines = layout.lines(ofRow: index)
            new.append(.piece(.lines(lines, index == 0 ? .detail : .row, flow: flow)))
            new.append(.nodes(row.below, from: 0, spacing: 0, flow: below))
        }
        new.append(.piece(.lines(layout.foot, .separator, flow: flow)))
        new.append(.piece(.sectionEnd))
        push(new)
    }
}
