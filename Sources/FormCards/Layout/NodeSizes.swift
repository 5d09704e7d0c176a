import FormModel

/// Measures nodes: the width at which nothing is broken, and the least width that is worth drawing.
struct NodeSizes {
    /// The widths of a node.
    struct Size {
        var least: Int
        var ideal: Int

        /// The size of nodes below each other.
        mutating func add(below size: Size) {
            least = max(least, size.least)
            ideal = max(ideal, size.ideal)
        }

        /// The size of nodes beside each other.
        mutating func add(beside size: Size, gap: Int) {
            least += size.least + gap
            ideal += size.ideal + gap
        }
    }

    /// A node whose inner nodes are being measured.
    private struct Frame {
        /// The inner nodes that are not yet measured, from the last to the first.
        var rest: [CardNode]
        /// The cells between nodes beside each other; `nil` for nodes below each other.
        let gap: Int?
        var size: Size
        let box: CardBox?
        var isFirst = true
    }

    /// The cells between nodes beside each other where a stack asks for none.
    static let gap = 2

    /// The largest ideal width; sums of hostile widths must not overflow.
    private static let maximumWidth = 10_000

    let setting: LayoutSetting

    init(_ setting: LayoutSetting) { self.setting = setting }

    /// Measures a node, without recursion.
    ///
    /// - Complexity: O(*n*) in the nodes and texts.
    func size(of node: CardNode, withBox: Bool = true) -> Size {
        var frames = [frame(of: node, box: withBox ? node.box : nil)]
        while true {
            let last = frames.count - 1
            if let next = frames[last].rest.popLast() {
                frames.append(frame(of: next, box: next.box))
                continue
            }
            let size = boxed(frames[last])
            frames.removeLast()
            guard last > 0 else { return size }
            add(size, to: &frames[last - 1])
        }
    }

    private func add(_ size: Size, to frame: inout Frame) {
        defer { frame.isFirst = false }
        guard let gap = frame.gap else { return frame.size.add(below: size) }
        frame.size.add(beside: size, gap: frame.isFirst ? 0 : gap)
        frame.size.least = min(frame.size.least, Self.maximumWidth)
        frame.size.ideal = min(frame.size.ideal, Self.maximumWidth)
    }

    private func boxed(_ frame: Frame) -> Size {
        guard let box = frame.box else { return frame.size }
        var size = frame.size
        if case .fixed(let cells) = box.width { size = Size(least: min(cells, 12), ideal: cells) }
        let accessory = box.accessory.map { setting.glyphs.mark(of: $0).width + 1 } ?? 0
        let sides =
            box.margin.left + box.margin.right + box.padding.left + box.padding.right
            + (box.border == nil ? 0 : 4) + accessory
        // Margins and padding yield where the space does not suffice; borders and marks stay.
        return Size(
            least: size.least + (box.border == nil ? 0 : 4) + accessory,
            ideal: min(max(size.ideal, 0) + sides, Self.maximumWidth))
    }

    /// The nodes in a node.
    fileprivate static func inner(_ node: CardNode) -> [CardNode] {
        switch node.content {
        case .stack(let stack): stack.nodes
        case .group(let group): group.rows.flatMap(\.body)
        case .pages(let pages):
            pages.pages.indices.contains(pages.current) ? [pages.pages[pages.current]] : []
        case .table(let table): table.rows.flatMap(\.below)
        default: []
        }
    }

    private func frame(of node: CardNode, box: CardBox?) -> Frame {
        var gap: Int?
        if case .stack(let stack) = node.content, stack.axis == .horizontal {
            gap = stack.spacing == 0 ? Self.gap : stack.spacing
        }
        return Frame(
            rest: Self.inner(node).reversed(), gap: gap, size: ownSize(of: node), box: box)
    }

    /// The size of what a node draws itself.
    private func ownSize(of node: CardNode) -> Size {
        let glyphs = setting.glyphs
        switch node.content {
        case .text(let text):
            return size(of: TextDrawing.lines(of: text, glyphs))
        case .field(let field): return size(of: field.value)
        case .button(let action):
            let width = ButtonDrawing(action: action).line(setting.words).width
            return Size(least: min(width, 10), ideal: width)
        case .link(let link): return size(of: [LinkDrawing(node: link).line])
        case .picture(let picture):
            let art = picture.art.map { DisplayText(filled: $0).width }.max()
            if art == nil, let link = picture.link {
                return size(of: [LinkDrawing(node: link).line])
            }
            let width = art ?? DisplayText(filled: picture.alternative).width + 2
            return Size(least: art ?? min(width, 10), ideal: width)
        case .pair(let pair):
            let title = StyledLine.width(of: StyledLine.lines(of: pair.title, .label, glyphs))
            let value = StyledLine.width(of: StyledLine.lines(of: pair.value, .value, glyphs))
            return Size(least: min(title + value + 2, 16), ideal: title + value + 2)
        case .issues(let issues):
            let widths = issues.issues.map { DisplayText(filled: $0.message).width }
            let ideal = widths.isEmpty ? 0 : (widths.max() ?? 0) + 10
            return Size(least: min(ideal, 16), ideal: ideal)
        case .rule: return Size(least: 1, ideal: 1)
        case .gauge(let gauge):
            let texts = gauge.marks.map { DisplayText(filled: $0.text).width }.max() ?? 0
            return Size(least: texts + 8, ideal: texts + 24)
        case .table(let table):
            let ideal = TableWidths(table, glyphs: glyphs).idealWidth + 4
            return Size(least: min(ideal, 20), ideal: ideal)
        case .group(let group):
            let titles = group.rows.map { DisplayText(filled: $0.title).width }
            let ideal = max(titles.max() ?? 0, DisplayText(filled: group.label).width)
            return Size(least: min(ideal, 16), ideal: ideal)
        case .pages(let pages):
            let width = DisplayText(filled: pages.position).width
            return Size(least: min(width, 10), ideal: width)
        case .space, .stack: return Size(least: 0, ideal: 0)
        }
    }

    private func size(of lines: [StyledLine]) -> Size {
        let width = StyledLine.width(of: lines)
        return Size(least: min(width, 10), ideal: width)
    }

    private func size(of field: FieldNode) -> Size {
        let title = FieldDrawing(field: field).title.width
        let options: [FieldNode.Option] =
            switch field.control {
            case .yesNo(let options), .one(let options), .many(let options): options
            default: []
            }
        let widths = options.map { DisplayText(filled: $0.title).width + 4 }
        let value = max(DisplayText(field.text).width, widths.max() ?? 0, 12)
        let ideal = title + setting.spacing.columns + value
        return Size(least: min(ideal, 16), ideal: ideal)
    }
}

extension CardNode {
    /// Whether so few nodes are in each other that a recursion through them needs little of the stack.
    var isShallow: Bool {
        switch content {
        case .stack, .group, .table, .pages:
            var level = NodeSizes.inner(self)
            for _ in 0..<LayoutBox.maximumDepth where !level.isEmpty {
                level = level.flatMap(NodeSizes.inner)
            }
            return level.isEmpty
        default: return true
        }
    }
}
