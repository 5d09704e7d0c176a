/// Nodes beside each other: in columns, or as tiles with new rows where the width does not suffice.
struct ColumnsLayout {
    /// Nodes of one row, with their widths.
    private struct Row {
        var nodes: [CardNode] = []
        var widths: [Int] = []
        /// The cells before each node but the first.
        var gaps: [Int] = []
    }

    let stack: StackNode
    let width: Int
    let setting: LayoutSetting
    /// The number of horizontal stacks around the nodes.
    let depth: Int
    /// Where the rows are that do not take the width.
    let alignment: Alignment

    private var gap: Int { stack.spacing == 0 ? NodeSizes.gap : stack.spacing }

    func lines(remembering cache: inout LayoutCache) -> [StyledLine] {
        let nodes = stack.nodes.filter { !$0.isEmpty }
        let measure = NodeSizes(setting)
        let sizes = nodes.map { measure.size(of: $0) }
        if stack.axis == .wrapping {
            return tiles(nodes, sizes).flatMap { draw($0, &cache) }
        }
        if let row = columns(nodes, sizes) { return draw(row, &cache) }
        // The least widths do not fit: the nodes are below each other.
        let rule = nodes.filter { !$0.isVerticalRule }
        return NodeLayout.lines(
            of: rule, in: LayoutFlow.Sides(width: width), setting, depth: depth, cache: &cache)
    }

    // MARK: Columns

    /// The columns of a horizontal stack; `nil` if their least widths do not fit.
    private func columns(_ nodes: [CardNode], _ sizes: [NodeSizes.Size]) -> Row? {
        var row = Row()
        row.nodes = nodes
        row.gaps = Array(repeating: gap, count: max(nodes.count - 1, 0))
        let available = width - row.gaps.reduce(0, +)
        let least = zip(nodes, sizes).map { $0.isVerticalRule ? 1 : max($1.least, 1) }
        guard least.reduce(0, +) <= available else { return nil }
        let ideal = zip(nodes, sizes).map { $0.isVerticalRule ? 1 : max($1.ideal, 1) }
        let free = nodes.indices.filter { !nodes[$0].isVerticalRule }
        if stack.distribution == .equal {
            let rest = available - (nodes.count - free.count)
            row.widths = Array(repeating: 1, count: nodes.count)
            for column in free { row.widths[column] = 0 }
            WidthShares.add(rest, to: free, of: &row.widths)
            return row.widths.allSatisfy { $0 > 0 } ? row : nil
        }
        row.widths = WidthShares.widths(least: least, ideal: ideal, available: available)
        let rest = available - row.widths.reduce(0, +)
        switch stack.distribution {
        case .between:
            WidthShares.add(rest, to: Array(row.gaps.indices), of: &row.gaps)
        default:
            WidthShares.add(rest, to: free.filter { nodes[$0].box.width == .fill }, of: &row.widths)
        }
        return row
    }

    // MARK: Tiles

    /// The rows of tiles, each as wide as its contents, or all as wide as the widest one.
    private func tiles(_ nodes: [CardNode], _ sizes: [NodeSizes.Size]) -> [Row] {
        var widths = sizes.map { min(max($0.ideal, 1), width) }
        if stack.distribution == .equal {
            let widest = widths.max() ?? 0
            widths = widths.map { _ in widest }
        }
        var rows: [Row] = []
        var taken = 0
        for (node, cells) in zip(nodes, widths) where !node.isVerticalRule {
            if let last = rows.indices.last, taken + gap + cells <= width {
                rows[last].nodes.append(node)
                rows[last].widths.append(cells)
                rows[last].gaps.append(gap)
                taken += gap + cells
            } else {
                rows.append(Row(nodes: [node], widths: [cells]))
                taken = cells
            }
        }
        guard stack.distribution == .between else { return rows }
        return rows.map { row in
            var row = row
            let used = row.widths.reduce(0, +) + row.gaps.reduce(0, +)
            WidthShares.add(width - used, to: Array(row.gaps.indices), of: &row.gaps)
            return row
        }
    }

    // MARK: Drawing

    /// Draws nodes beside each other.
    private func draw(_ row: Row, _ cache: inout LayoutCache) -> [StyledLine] {
        var cells: [[StyledLine]] = []
        for (node, width) in zip(row.nodes, row.widths) {
            guard !node.isVerticalRule else {
                cells.append([])
                continue
            }
            // The column has the width of the node already.
            var node = node
            node.box.width = .fill
            cells.append(
                NodeLayout.lines(
                    of: [node], in: LayoutFlow.Sides(width: width), setting, depth: depth,
                    cache: &cache))
        }
        let height = cells.map(\.count).max() ?? 0
        return (0..<height).map { index in
            var runs: [StyledLine.Run] = []
            for (column, lines) in cells.enumerated() {
                if column > 0 {
                    runs.append(StyledLine.Run(.spaces(row.gaps[column - 1]), .plain))
                }
                if let rule = row.nodes[column].verticalRule {
                    runs.append(setting.run(of: rule, setting.glyphs.side))
                    continue
                }
                let box = row.nodes[column].box
                let line = index - top(of: lines.count, in: height, box)
                runs +=
                    lines.indices.contains(line)
                    ? lines[line].runs : [StyledLine.Run(.spaces(row.widths[column]), .plain)]
            }
            return StyledLine(runs).aligned(alignment, in: width)
        }
    }

    /// The empty lines above a column that is lower than others.
    private func top(of count: Int, in height: Int, _ box: CardBox) -> Int {
        // A box without a height of its own is where its neighbours leave space.
        switch (box.height == nil ? box.verticalAlignment : .top, stack.alignment) {
        case (.center, _), (.top, .center): (height - count) / 2
        case (.bottom, _), (.top, .trailing): height - count
        case (.top, .leading): 0
        }
    }
}

extension CardNode {
    /// Whether the node is a line between columns.
    fileprivate var isVerticalRule: Bool { verticalRule != nil }

    /// The line between columns that the node is; `nil` for any other node.
    fileprivate var verticalRule: RuleNode? {
        if case .rule(let rule) = content, rule.axis == .vertical { rule } else { nil }
    }
}

extension LayoutSetting {
    /// A piece of a line across a card or between columns.
    func run(of rule: RuleNode, _ text: DisplayText) -> StyledLine.Run {
        StyledLine.Run(text, .frame, color: drawsColors ? rule.color : nil)
    }
}
