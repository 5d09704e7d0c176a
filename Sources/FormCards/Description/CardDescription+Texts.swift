import FormModel

/// A text of a description, and what it is.
struct CardText: Sendable, Hashable {
    /// What a text is.
    enum Kind: Sendable, Hashable, CaseIterable {
        /// The title of the card.
        case title
        /// A text of the author: a text, a pair, a link, a picture, a heading.
        case text
        /// The label of a field or a group, or the title of a row.
        case label
        /// The value of a field: a text, or the titles of the chosen options.
        case value
        /// What is shown in place of a value.
        case placeholder
        /// The unit behind or before a number.
        case unit
        /// A help.
        case help
        /// The sentence of an issue, or above issues.
        case issue
        /// The sentence of an issue of a cell, which renderers show at its field or below its row.
        case cellIssue
        /// The title of a button, or the reason why it cannot be pressed.
        case button
        /// The reason why a button that submits cannot be pressed; on a page it can be.
        case refusal
        /// The title of a column, which renderers repeat where they show a block for each row.
        case column
        /// What a person calls a row of a table.
        case mark
        /// The sentence that says which page is shown.
        case position
    }

    let kind: Kind
    let text: String
}

extension CardDescription {
    /// All texts of the card in the order in which every renderer shows them, each once; without markup, not cleaned.
    ///
    /// A link of a text is followed by the rest of its line as a further text, since renderers show the address there.
    /// Left out are secrets, glyphs beside texts, options that are not chosen, since renderers may fold long lists, the pages that are not
    /// shown, and the buttons that renderers add.
    ///
    /// - Complexity: O(*n*).
    public var texts: [String] { markedTexts.map(\.text) }

    /// The texts of the card, each with what it is.
    var markedTexts: [CardText] {
        var list = TextList()
        list.add(title, .title)
        // The nodes that are still to come, the next one last.
        var rest = [TextStep.node(body)]
        while let step = rest.popLast() {
            switch step {
            case .node(let node):
                if node.condition?.isMet ?? true { rest += list.add(node).reversed() }
            case .row(let row):
                list.add(row.title, .label)
                list.add(row.issues)
                rest += row.body.map(TextStep.node).reversed()
            case .tableRow(let row, let isOfFields):
                list.add(row.mark, .mark)
                for (column, cell) in row.cells.enumerated() {
                    list.add(cell, row.field(at: column) == nil ? .text : .value)
                }
                list.add(row.issues, isOfFields ? .cellIssue : .issue)
                rest += row.below.map(TextStep.node).reversed()
            case .foot(let cells):
                for cell in cells { list.add(cell, .text) }
            }
        }
        return list.texts
    }
}

/// Something that has texts.
private enum TextStep {
    case node(CardNode)
    case row(GroupNode.Row)
    /// A row of a table, and whether its cells are fields that some renderers show below each other.
    case tableRow(TableNode.Row, isOfFields: Bool)
    case foot([TextMarkup])
}

/// Texts in order.
private struct TextList {
    private(set) var texts: [CardText] = []

    mutating func add(_ text: String, _ kind: CardText.Kind) {
        if !text.utf8.allSatisfy({ $0 == 0x20 }) {
            texts.append(CardText(kind: kind, text: text))
        }
    }

    mutating func add(lines text: String, _ kind: CardText.Kind) {
        for line in TextMarkup(plain: text).lines {
            add(TextMarkup.plainText(of: line.spans), kind)
        }
    }

    mutating func add(_ markup: TextMarkup?, _ kind: CardText.Kind) {
        for line in markup?.lines ?? [] {
            for part in TextList.parts(of: line.spans) { add(part, kind) }
        }
    }

    mutating func add(_ issues: [IssueNode], _ kind: CardText.Kind = .issue) {
        for issue in issues { add(lines: issue.message, kind) }
    }

    /// The parts of a line, each up to the end of a link.
    private static func parts(of spans: [TextMarkup.Span]) -> [String] {
        var parts = [""]
        for span in spans {
            switch span {
            case .text(let text): parts[parts.count - 1] += text
            case .strong(let inner), .emphasis(let inner):
                join(TextList.parts(of: inner), to: &parts)
            case .link(let inner, _):
                join(TextList.parts(of: inner), to: &parts)
                parts.append("")
            }
        }
        return parts
    }

    private static func join(_ more: [String], to parts: inout [String]) {
        parts[parts.count - 1] += more[0]
        parts += more.dropFirst()
    }

    // MARK: Nodes

    /// Adds the texts at the beginning of a node.
    ///
    /// - Returns: What else is in the node.
    mutating func add(_ node: CardNode) -> [TextStep] {
        switch node.content {
        case .text(let text): if !text.isDecoration { add(text.text, .text) }
        case .field(let field): add(field.value)
        case .issues(let issues): add(issues)
        case .button(let action):
            add(action.title, .button)
            if !action.isEnabled {
                add(action.reason ?? "", action.isPressable ? .refusal : .button)
            }
        case .pair(let pair):
            add(pair.title, .text)
            add(pair.value, .text)
        case .link(let link): add(link.text, .text)
        case .picture(let picture): add(lines: picture.alternative, .text)
        case .gauge(let gauge):
            add(gauge.title, .text)
            for mark in gauge.marks {
                add(mark.title, .text)
                add(mark.text, .text)
            }
        case .rule, .space: break
        case .stack(let stack): return stack.nodes.map(TextStep.node)
        case .pages(let pages):
            add(pages.position, .position)
            return pages.pages.isEmpty ? [] : [.node(pages.pages[pages.current])]
        case .group(let group):
            add(group.label, .label)
            add(group.help, .help)
            add(group.issues)
            return group.rows.map(TextStep.row)
        case .table(let table): return add(table)
        }
        return []
    }

    private mutating func add(_ issues: IssuesNode) {
        add(issues.heading, .issue)
        if issues.style != .count { add(issues.issues) }
    }

    private mutating func add(_ field: FieldNode) {
        add(field.label, .label)
        let chosen = field.chosenTitles
        if field.isSecure || field.text.isEmpty && chosen.isEmpty {
            if field.text.isEmpty { add(field.placeholder ?? "", .placeholder) }
        } else if chosen.isEmpty {
            if field.hasMeasure { add(field.unitBefore ?? "", .unit) }
            add(lines: field.text, .value)
            if field.hasMeasure { add(field.unit ?? "", .unit) }
        } else {
            for title in chosen { add(title, .value) }
        }
        add(field.help, .help)
        add(field.issues)
    }

    private mutating func add(_ table: TableNode) -> [TextStep] {
        add(table.title, .label)
        add(table.group?.help, .help)
        add(table.issues)
        guard !table.rows.isEmpty else {
            add(table.empty, .text)
            return []
        }
        for column in table.columns { add(column.title, .column) }
        return table.rows.map { .tableRow($0, isOfFields: table.headsRows) } + [.foot(table.foot)]
    }
}

extension FieldNode {
    /// The options of a field that offers some; empty for another field.
    var options: [Option] { control.options }

    /// Whether one or several of some choices are asked for.
    var isChoice: Bool { control.isChoice }

    /// Whether the options are those of another field, whichever are selected.
    ///
    /// - Complexity: O(*n*) in the options.
    func offersTheSame(as other: FieldNode) -> Bool {
        options.elementsEqual(other.options) { $0.isOffered(as: $1) }
    }

    /// The stray values: those that were entered and are no option, in order.
    var strayValues: [String] {
        let known = Set(options.filter(\.isSelected).map { ExactText($0.value) })
        return entered.filter { !known.contains(ExactText($0)) }
    }

    /// The stray values as options, which are chosen and sent again as they are.
    var strayOptions: [FieldNode.Option] {
        strayValues.map {
            FieldNode.Option($0, title: $0.showingDirectionControls, isSelected: true)
        }
    }

    /// The titles of the chosen options, and behind them the stray values; empty if no option is chosen, where ``text`` is
    /// the value.
    var chosenTitles: [String] {
        let titles = options.filter(\.isSelected).map(\.title)
        return titles.isEmpty ? [] : titles + strayValues
    }
}

extension FieldNode.Control {
    /// The options; empty where there are none.
    var options: [FieldNode.Option] {
        switch self {
        case .yesNo(let options), .one(let options), .many(let options): options
        case .line, .lines, .number, .date, .time, .moment, .localDateTime, .duration, .texts,
            .file:
            []
        }
    }

    /// Whether one or several of some choices are asked for.
    var isChoice: Bool {
        switch self {
        case .one, .many: true
        case .line, .lines, .number, .date, .time, .moment, .localDateTime, .duration, .texts,
            .file, .yesNo:
            false
        }
    }
}

extension FieldNode.Option {
    /// Whether the option differs from another one at most in being selected.
    fileprivate func isOffered(as other: FieldNode.Option) -> Bool {
        let texts = [value, title, explanation, reason].map { $0.map(ExactText.init) }
        let others = [other.value, other.title, other.explanation, other.reason]
        return texts == others.map { $0.map(ExactText.init) } && isEnabled == other.isEnabled
    }
}
