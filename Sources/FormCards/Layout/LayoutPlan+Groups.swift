import FormModel

// Nodes that are drawn in several pieces: groups, pages and tables.
extension LayoutPlan {
    /// The lines of a title, which belong to what is below them.
    private func heading(
        _ text: DisplayText, _ style: StyledLine.Style, isRequired: Bool = false, _ flow: Int
    ) -> Step {
        let space = space(flow)
        let lines = FieldDrawing.titleLines(text, isRequired: isRequired, space, to: space.width)
        return .piece(
            .lines(lines.map { $0.styled(style) }, .heading, flow: flow))
    }

    /// A group: its title, and below it a heading for each row, and what the row has.
    ///
    /// A group without rows is drawn as an empty field.
    mutating func add(_ group: GroupNode, _ node: CardNode, _ flow: Int) {
        guard !group.rows.isEmpty else {
            var field = FieldNode(path: group.path, label: group.label, control: .line)
            field.help = group.help
            field.isRequired = group.isRequired
            field.isEnabled = group.isEnabled
            field.issues = group.issues
            return push([.node(CardNode.field(field).identified(by: node.id), flow: flow)])
        }
        let space = space(flow)
        let name = FieldDrawing.title(group.label, isRequired: group.isRequired)
        let help = group.help.map { space.wrap($0, .help, to: space.width) } ?? []
        let issues = space.lines(of: group.issues, to: space.width)
        var new: [Step] = []
        if name.width > 0 { new.append(heading(name, .header, isRequired: group.isRequired, flow)) }
        if !group.isEnabled {
            let word = "(" + DisplayText(filled: space.words[.disabled]) + ")"
            let lines = space.wrap(word, .dim, to: space.width)
            new.append(.piece(.lines(lines, .detail, flow: flow)))
        }
        new.append(.piece(.lines(help + issues, .detail, flow: flow)))
        // The first row follows the title of the group.
        if name.width > 0 { new.append(.piece(.spacing(0))) }
        for row in group.rows {
            new.append(heading(DisplayText(filled: row.title), .title, flow))
            let own = space.lines(of: row.issues, to: space.width)
            new.append(.piece(.lines(own, .detail, flow: flow)))
            new.append(.nodes(row.body, from: 0, spacing: 0, flow: flow))
            new.append(.piece(.sectionEnd))
        }
        push(new)
    }

    /// Whether a table with headings of rows has its least widths; otherwise its group is drawn row by row.
    func fits(_ table: TableNode, _ flow: Int) -> Bool {
        !table.headsRows || TableDrawing(table, in: space(flow)).widths != nil
    }

    /// The position, and the node that is shown.
    mutating func add(_ pages: PagesNode, _ flow: Int) {
        let space = space(flow)
        var new: [Step] = []
        if !pages.position.isEmpty {
            let text = DisplayText(filled: pages.position)
            let lines = space.wrap(text, .dim, to: space.width)
            new.append(.piece(.lines(lines, .heading, flow: flow)))
        }
        if pages.pages.indices.contains(pages.current) {
            new.append(.node(pages.pages[pages.current], flow: flow))
        }
        push(new)
    }

    /// A table with nodes below some rows.
    mutating func add(
        _ table: TableNode, _ flow: Int, _ cache: inout LayoutCache
    ) {
        let layout = TableDrawing(table, in: space(flow))
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
            guard !row.below.isEmpty else { continue }
            new.append(.piece(.spacing(0)))
            new.append(.nodes(row.below, from: 0, spacing: 0, flow: below))
            new.append(.piece(.spacing(0)))
        }
        new.append(.piece(.lines(layout.foot, .separator, flow: flow)))
        new.append(.piece(.sectionEnd))
        push(new)
    }
}
