import FormModel

/// The first pass of drawing: finds the flow of each node, and the widths of the titles that share a column.
///
/// It walks through the nodes without recursion, so that deep nodes do not exhaust the stack.
struct LayoutPlan {
    /// A step of the walk.
    enum Step {
        indirect case node(CardNode, flow: Int)
        /// The nodes of a stack from an index on.
        case nodes([CardNode], from: Int, spacing: Int, flow: Int)
        case piece(LayoutPiece)
    }

    /// The largest number of horizontal stacks in each other; nodes in deeper ones are below each other.
    static let maximumColumnsDepth = 16

    /// The largest offset of a flow whose fields share the columns of the flow around it.
    private static let maximumOffset = 8

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
                visit(nodes[index], flow, &cache)
            case .node(let node, let flow): visit(node, flow, &cache)
            }
        }
    }

    /// Adds steps, the first of which is the next one.
    mutating func push(_ new: [Step]) { steps += new.reversed() }

    private mutating func visit(_ node: CardNode, _ flow: Int, _ cache: inout LayoutCache) {
        if !node.hasBox || flows[flow].depth >= LayoutBox.maximumDepth {
            add(node, flow, &cache)
        } else {
            addBox(of: node, flow, &cache)
        }
    }

    /// The columns of titles and values in a flow.
    func columns(in flow: Int) -> TitleColumns? {
        let title = titleEnds[flows[flow].columnGroup] - flows[flow].offset
        guard title > 0 else { return nil }
        return TitleColumns(
            title: title, gap: setting.spacing.columns, width: flows[flow].sides.width)
    }

    func space(_ flow: Int) -> LayoutSpace {
        LayoutSpace(
            width: flows[flow].sides.width, glyphs: setting.glyphs, words: setting.words,
            spacing: setting.spacing, columns: nil)
    }

    // MARK: Nodes

    private mutating func add(_ node: CardNode, _ flow: Int, _ cache: inout LayoutCache) {
        if let remembered = cache.entry(of: node, flow: flows[flow].id) {
            pieces.append(.remembered(remembered, flow: flow))
            if let title = remembered.title { share(title, flow) }
            return
        }
        switch node.content {
        case .stack(let stack): add(stack, node, flow, &cache)
        case .group(let group): add(group, node, flow)
        case .pages(let pages): add(pages, flow)
        case .table(let table) where !fits(table, flow):
            if let group = table.group { add(group, node, flow) }
        case .table(let table) where table.rows.contains { !$0.below.isEmpty }:
            add(table, flow, &cache)
        case .field(let field):
            let title = titleWidth(of: FieldDrawing(field: field.value), flow)
            if let title { share(title, flow) }
            pieces.append(.node(node, flow: flow, title: title))
        default: pieces.append(.node(node, flow: flow, title: nil))
        }
    }

    /// The width of the column that a title needs; `nil` where values are below their titles.
    ///
    /// The column is as wide as the widest broken line, so that the values get the rest.
    private func titleWidth(of field: FieldDrawing, _ flow: Int) -> Int? {
        let width = flows[flow].sides.width
        guard width >= TitleColumns.leastWidth else { return nil }
        let title = field.title
        let limit = TitleColumns.maximumTitle(in: width)
        guard title.width > limit else { return title.width }
        return DisplayText.wrap(title, width: limit).map(\.width).max()
    }

    /// Makes the shared column of titles at least as wide as a title needs.
    private mutating func share(_ title: Int, _ flow: Int) {
        let group = flows[flow].columnGroup
        titleEnds[group] = max(titleEnds[group], flows[flow].offset + title)
    }

    private mutating func add(
        _ stack: StackNode, _ node: CardNode, _ flow: Int, _ cache: inout LayoutCache
    ) {
        guard let first = stack.nodes.first else { return }
        if stack.axis != .vertical, stack.nodes.count > 1, depth < Self.maximumColumnsDepth {
            return pieces.append(.node(node, flow: flow, title: nil))
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
        of node: CardNode, _ enclosing: Int, _ cache: inout LayoutCache
    ) {
        var flow = flows[enclosing]
        let box = LayoutBox(
            node, in: flows[enclosing], setting,
            ideal: { NodeSizes(setting).size(of: node, withBox: false).ideal }, inner: &flow)
        if flow.offset > Self.maximumOffset {
            flow.offset = 0
            flow.columnGroup = titleEnds.count
            titleEnds.append(0)
        }
        let inner = append(flow, &cache)
        pieces.append(.open(box, enclosing: enclosing, inner: inner))
        steps.append(.piece(.close(box, enclosing: enclosing, inner: inner)))
        var unboxed = node
        unboxed.box = CardBox()
        add(unboxed, inner, &cache)
    }

    mutating func append(_ flow: LayoutFlow, _ cache: inout LayoutCache) -> Int {
        var flow = flow
        flow.id = cache.number(of: flow.sides)
        flows.append(flow)
        return flows.count - 1
    }
}
