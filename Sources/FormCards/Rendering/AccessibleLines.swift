import FormModel

/// Collects the accessible lines of a card, node by node, without recursion.
struct AccessibleLines {
    /// What is still to be written, the next one last.
    private enum Step {
        case node(CardNode)
        case row(GroupNode.Row)
        case tableRow(TableNode.Row, number: Int, TableNode)
        case foot(TableNode)
    }

    let words: InterfaceWords
    private(set) var lines: [String] = []
    private var waiting: [Step] = []
    /// The buttons that follow each other, which share a line.
    private var buttons: [String] = []

    init(words: InterfaceWords) {
        self.words = words
    }

    // MARK: Lines

    mutating func add(sentence: String) {
        endButtons()
        if !sentence.isEmpty { lines.append(words.ended(sentence)) }
    }

    /// Adds the lines of a text with markup, each with an address behind each link.
    mutating func add(_ text: TextMarkup?) {
        for line in text?.lines ?? [] {
            let plain = AccessibleLines.clean(TextMarkup.plainText(of: line.spans))
            if !plain.isEmpty { add(sentence: (line.isItem ? "- " : "") + plain) }
        }
    }

    mutating func add(_ issues: [IssueNode]) {
        for issue in issues { add(sentence: AccessibleLines.clean(words.sentence(of: issue))) }
    }

    /// Adds a text with what introduces it; a text of several lines follows on lines of its own.
    mutating func add(_ label: String, _ text: String) {
        let lines = TextMarkup(plain: text).lines
        guard lines.count > 1 else {
            return add(sentence: words.labelled(label, AccessibleLines.clean(text)))
        }
        add(sentence: AccessibleLines.withoutSpaceAtEnd(label + words[.colon]))
        for line in lines {
            self.lines.append(AccessibleLines.clean(TextMarkup.plainText(of: line.spans)))
        }
    }

    private mutating func endButtons() {
        guard !buttons.isEmpty else { return }
        let label = words[buttons.count == 1 ? .button : .buttons]
        let titles = buttons.joined(separator: words[.semicolon])
        buttons = []
        lines.append(words.ended(words.labelled(label, titles)))
    }

    /// Adds what belongs to the card as a whole: its buttons for editing and opening.
    mutating func end(look: CardLook, opens: Bool) {
        if look.edit != nil { buttons.append(words[.edit]) }
        if opens { buttons.append(words[.open]) }
        endButtons()
    }

    // MARK: Nodes

    /// Adds the lines of a node and of all nodes in it.
    ///
    /// - Complexity: O(*n*).
    mutating func write(_ node: CardNode) {
        waiting = [.node(node)]
        while let step = waiting.popLast() {
            switch step {
            case .node(let node):
                write(start: node)
                if let accessory = node.box.accessory { add(accessory) }
            case .row(let row):
                add(sentence: AccessibleLines.clean(row.title))
                add(row.issues)
                wait(for: row.body.map(Step.node))
            case .tableRow(let row, let number, let table):
                write(row, number, of: table)
                add(row.issues)
                wait(for: row.below.map(Step.node))
            case .foot(let table): writeFoot(of: table)
            }
        }
    }

    private mutating func wait(for steps: [Step]) { waiting += steps.reversed() }

    private mutating func add(_ accessory: CardBox.Accessory) {
        add(sentence: AccessibleLines.capitalized(AccessibleLines.clean(words[accessory])))
    }

    private mutating func write(start node: CardNode) {
        switch node.content {
        case .text(let text): if !text.isDecoration { add(text.text) }
        case .field(let field): write(field.value)
        case .issues(let issues): write(issues)
        case .button(let action): buttons.append(text(of: action))
        case .pair(let pair):
            add(AccessibleLines.clean(pair.title.plainText), pair.value.plainText)
        case .link(let link): add(sentence: text(of: link))
        case .picture(let picture):
            add(words[.picture], picture.link.map(text) ?? picture.alternative)
        case .gauge(let gauge): write(gauge)
        case .rule, .space: break
        case .stack(let stack): wait(for: stack.nodes.map(Step.node))
        case .pages(let pages):
            add(sentence: AccessibleLines.clean(pages.position))
            if !pages.pages.isEmpty { wait(for: [.node(pages.pages[pages.current])]) }
        case .group(let group): write(group)
        case .table(let table):
            // What a table says of its columns, each line says of its field.
            if table.headsRows, let group = table.group { write(group) } else { write(table) }
        }
    }

    private mutating func write(_ group: GroupNode) {
        write(group.label, isRequired: group.isRequired, isEnabled: group.isEnabled)
        add(group.help)
        add(group.issues)
        if group.rows.isEmpty { add(sentence: AccessibleLines.capitalized(words[.noRows])) }
        wait(for: group.rows.map(Step.row))
    }

    private mutating func write(_ label: String, isRequired: Bool, isEnabled: Bool) {
        guard !label.isEmpty else { return }
        var parts = [AccessibleLines.clean(label)]
        if isRequired { parts.append(words[.required]) }
        if !isEnabled { parts.append(words[.disabled]) }
        add(sentence: parts.joined(separator: words[.comma]))
    }

    private mutating func write(_ issues: IssuesNode) {
        switch issues.style {
        case .list: add(issues.issues)
        case .summary:
            add(sentence: AccessibleLines.clean(issues.heading))
            add(issues.issues)
        case .count: add(words[.error], issues.heading)
        }
    }

    private mutating func write(_ gauge: GaugeNode) {
        let marks = gauge.marks.map { mark in
            [mark.title, mark.text].filter { !$0.isEmpty }.map(AccessibleLines.clean)
                .joined(separator: " ")
        }
        var text = marks.joined(separator: words[.semicolon])
        if !gauge.ends.isEmpty {
            text += " (" + gauge.ends.map(AccessibleLines.clean).joined(separator: "–") + ")"
        }
        let title = AccessibleLines.clean(gauge.title)
        add(sentence: title.isEmpty ? text : words.labelled(title, text))
    }

    // MARK: Tables

    private mutating func write(_ table: TableNode) {
        if let group = table.group {
            write(table.title, isRequired: group.isRequired, isEnabled: group.isEnabled)
            add(group.help)
        } else {
            add(sentence: AccessibleLines.clean(table.title))
        }
        add(table.issues)
        guard !table.rows.isEmpty else {
            let empty = AccessibleLines.clean(table.empty)
            return add(
                sentence: empty.isEmpty ? AccessibleLines.capitalized(words[.noRows]) : empty)
        }
        wait(
            for: table.rows.enumerated().map { .tableRow($1, number: $0 + 1, table) }
                + [.foot(table)])
    }

    private mutating func write(_ row: TableNode.Row, _ number: Int, of table: TableNode) {
        let mark = row.mark.isEmpty ? String(number) : AccessibleLines.clean(row.mark)
        let texts = row.cells.indices.map { index in
            let text = AccessibleLines.clean(row.cells[index].plainText)
            return titled(text.isEmpty ? words[.nothing] : text, index, of: table)
        }
        add(
            sentence: words.labelled(
                words(.row, ["number": mark]), texts.joined(separator: words[.semicolon])))
    }

    /// Adds the foot of a table; its first text says what the others are.
    private mutating func writeFoot(of table: TableNode) {
        let texts = table.foot.indices.map { index in
            let text = AccessibleLines.clean(table.foot[index].plainText)
            return index == 0 || text.isEmpty ? text : titled(text, index, of: table)
        }.filter { !$0.isEmpty }
        guard !texts.isEmpty else { return }
        add(
            sentence: words.labelled(words[.foot], texts.joined(separator: words[.semicolon])))
    }

    /// A text of a table behind the title of its column.
    private func titled(_ text: String, _ column: Int, of table: TableNode) -> String {
        let title =
            column < table.columns.count ? AccessibleLines.clean(table.columns[column].title) : ""
        return title.isEmpty ? text : "\(title) \(text)"
    }
}
