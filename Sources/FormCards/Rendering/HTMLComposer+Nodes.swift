import FormModel

// The nodes of a card.
extension HTMLComposer {
    /// What is still to be written.
    enum Step {
        case node(CardNode)
        case markup(StaticString)
        case accessory(CardBox.Accessory)
        case row(GroupNode.Row, of: GroupNode)
        case endRow(GroupNode.Row, of: GroupNode)
        case addButton(GroupNode)
        case tableRow(Int, of: OpenTable)
        case endTable(OpenTable)
    }

    /// Writes a node and all nodes in it, without recursion, so that the depth of a card is not limited by the stack of a
    /// thread.
    ///
    /// - Complexity: O(*n*).
    mutating func write(_ node: CardNode) {
        waiting.append(.node(node))
        while let step = waiting.popLast() {
            switch step {
            case .node(let node): begin(node)
            case .markup(let markup): writer.markup(markup)
            case .accessory(let accessory): self.accessory(accessory)
            case .row(let row, let group): begin(row, of: group)
            case .endRow(let row, let group): end(row, of: group)
            case .addButton(let group): addButton(of: group)
            case .tableRow(let index, let table): begin(index, of: table)
            case .endTable(let table): end(table)
            }
        }
    }

    /// Puts off nodes, in order, before what is waiting.
    mutating func wait(for nodes: [CardNode]) {
        for node in nodes.reversed() { waiting.append(.node(node)) }
    }

    private mutating func begin(_ node: CardNode) {
        if let condition = node.condition, !begin(condition) { return }
        // Fields and stacks without a box are the most frequent nodes.
        if node.box.isDrawn { begin(node.box) }
        switch node.content {
        case .text(let text): self.text(text)
        case .field(let field): self.field(field.value)
        case .group(let group): begin(group)
        case .issues(let issues): self.issues(issues)
        case .button(let action): button(action)
        case .pair(let pair): self.pair(pair)
        case .link(let link): self.link(link)
        case .picture(let picture): self.picture(picture)
        case .rule(let axis):
            writer.markup(axis == .vertical ? "<hr class=\"fr-upright\">\n" : "<hr>\n")
        case .space(let rows): space(rows)
        case .stack(let stack): begin(stack)
        case .table(let table): begin(table)
        case .gauge(let gauge): self.gauge(gauge)
        case .pages(let pages): begin(pages)
        }
    }

    /// Begins the elements that the style sheet shows and hides by the answers of a condition.
    ///
    /// - Returns: Whether the node is on the page: one that is hidden now is left out where no style sheet can show it.
    private mutating func begin(_ condition: NodeCondition) -> Bool {
        guard let count = beginElements(following: condition) else { return false }
        for _ in 0..<count { waiting.append(.markup("</div>\n")) }
        return true
    }

    /// Begins the elements that the style sheet shows and hides by the answers of a condition.
    ///
    /// - Returns: The number of these elements; `nil` for a node that is not on the page.
    mutating func beginElements(following condition: NodeCondition?) -> Int? {
        guard let condition else { return 0 }
        guard let numbers = outline.numbers(of: condition) else { return condition.isMet ? 0 : nil }
        for number in numbers {
            writer.markup("<div class=\"fr-then-")
            writer.number(number)
            writer.markup("\">\n")
        }
        return numbers.count
    }

    /// The word for a mark that the style sheet draws.
    private mutating func accessory(_ accessory: CardBox.Accessory) {
        writer.markup("<span class=\"fr-spoken\">")
        switch accessory {
        case .disclosure: writer.text(words[.more])
        case .activity: writer.text(words[.loading])
        case .checkmark: writer.text(words[.done])
        }
        writer.markup("</span>")
    }

    // MARK: Stacks

    private mutating func begin(_ stack: StackNode) {
        guard !stack.nodes.isEmpty else { return }
        writer.markup("<div class=\"fr-stack")
        switch stack.axis {
        case .vertical: break
        case .horizontal: writer.markup(" fr-row")
        case .wrapping: writer.markup(" fr-row fr-wrap")
        }
        switch stack.distribution {
        case .fill: break
        case .equal: writer.markup(" fr-equal")
        case .between: writer.markup(" fr-between")
        }
        switch (stack.axis, stack.alignment) {
        case (_, .leading): break
        case (.vertical, .center): writer.markup(" fr-middle")
        case (.vertical, .trailing): writer.markup(" fr-last")
        case (_, .center): writer.markup(" fr-mid")
        case (_, .trailing): writer.markup(" fr-low")
        }
        let prefix: StaticString = stack.axis == .vertical ? " fr-rows-" : " fr-columns-"
        step(prefix, stack.spacing, HTMLScale.spaces)
        writer.markup("\">\n")
        waiting.append(.markup("</div>\n"))
        wait(for: stack.nodes)
    }

    private mutating func space(_ rows: Int) {
        guard rows > 0 else { return }
        writer.markup("<div class=\"fr-space")
        step(" fr-space-", rows, HTMLScale.sizes)
        writer.markup("\"></div>\n")
    }

    /// The page that is shown; the answers of the others are sent as they are.
    private mutating func begin(_ pages: PagesNode) {
        guard !pages.pages.isEmpty else { return }
        writer.markup("<div class=\"fr-stack\">\n")
        if !pages.position.isEmpty {
            writer.markup("<p class=\"fr-position\">")
            writer.text(pages.position)
            writer.markup("</p>\n")
        }
        for (index, page) in pages.pages.enumerated() where index != pages.current {
            carry(page)
        }
        waiting.append(.markup("</div>\n"))
        waiting.append(.node(pages.pages[pages.current]))
    }

    // MARK: Pairs, links and pictures

    private mutating func pair(_ pair: PairNode) {
        writer.markup(
            pair.alignment == .leading
                ? "<dl class=\"fr-pair fr-near\"><dt>" : "<dl class=\"fr-pair\"><dt>")
        inline(pair.title)
        switch pair.alignment {
        case .leading: writer.markup("</dt><dd>")
        case .center: writer.markup("</dt><dd class=\"fr-center\">")
        case .trailing: writer.markup("</dt><dd class=\"fr-end\">")
        }
        inline(pair.value)
        writer.markup("</dd></dl>\n")
    }

    private mutating func link(_ link: LinkNode) {
        writer.markup("<p>")
        self.link(to: link.address) { $0.writer.text(link.text) }
        writer.markup("</p>\n")
    }

    private mutating func picture(_ picture: PictureNode) {
        writer.markup("<figure role=\"img\"")
        writer.attribute("aria-label", picture.alternative)
        guard !picture.art.isEmpty else {
            writer.markup("><p class=\"fr-small\" aria-hidden=\"true\">")
            writer.text(picture.alternative)
            return writer.markup("</p></figure>\n")
        }
        writer.markup("><pre aria-hidden=\"true\">\n")
        for line in picture.art {
            writer.text(line)
            writer.markup("\n")
        }
        writer.markup("</pre></figure>\n")
    }
}
