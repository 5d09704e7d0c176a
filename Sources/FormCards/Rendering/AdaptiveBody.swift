import FormModel

/// Writes the nodes of a card as elements of an Adaptive Card.
struct AdaptiveBody {
    /// The depth from which nodes are written one below the other, whatever is around them: no host shows more.
    private static let depthLimit = 16

    let words: InterfaceWords
    let allowsSecrets: Bool
    private let cardID: String
    /// What an answer must have besides the inputs.
    private let carried: [SchemaValue.Member]
    let isRightToLeft: Bool
    /// Whether answers may decide what the card shows, so that it must be drawn again before all are given.
    let isDynamic: Bool
    var notes: [AdaptiveNote] = []
    private var noted: Set<[String]> = []
    /// The fields for secrets that are not exported.
    var refused: [FieldPath] = []
    /// The ids of inputs so far; a host refuses a second input with the same id.
    var inputIDs: Set<String> = []

    init(_ card: CardDescription, allowsSecrets: Bool) {
        words = card.words
        cardID = card.id
        isDynamic = card.isDynamic
        carried = AdaptiveBody.carried(by: card)
        isRightToLeft = WritingDirection(of: card.language) == .rightToLeft
        self.allowsSecrets = allowsSecrets
    }

    // MARK: Texts and buttons

    /// A text in Markdown, with the look of a role.
    func textBlock(
        _ text: String, _ role: TextRole = .normal, _ alignment: Alignment = .leading,
        isClose: Bool = false, lines: Int? = nil
    ) -> SchemaValue {
        let isTitle = role == .title || role == .header
        let color: SchemaValue? =
            switch role {
            case .accent, .pill: "accent"
            case .good: "good"
            case .doubtful: "warning"
            case .bad: "attention"
            default: nil
            }
        let side: SchemaValue? =
            switch alignment {
            case .leading: nil
            case .center: "center"
            case .trailing: isRightToLeft ? "left" : "right"
            }
        return AdaptiveList.element(
            "TextBlock",
            [
                "text": .text(text), "wrap": true,
                "maxLines": lines.map { SchemaValue(integerLiteral: $0) },
                "size": role == .title
                    ? "large" : role == .header ? "medium" : role == .small ? "small" : nil,
                "weight": isTitle || role == .pill ? "bolder" : nil,
                "style": isTitle ? "heading" : nil, "color": color,
                "isSubtle": role == .muted || role == .detail ? true : nil,
                "horizontalAlignment": side, "spacing": isClose ? "none" : nil,
            ])
    }

    /// A button that sends the answers, with a control that says which button it is.
    func submit(
        _ title: String, _ control: PageControl, _ value: String, _ action: ActionNode? = nil
    ) -> SchemaValue {
        // A host must not refuse incomplete answers of a person who goes back, and sends none then.
        let sendsNothing = action?.action == .back || action?.action == .reset
        return AdaptiveList.element(
            "Action.Submit",
            [
                "title": .text(
                    DisplayText(filled: title).string
                        + (action?.isPressed == true ? " (\(words[.pressed]))" : "")),
                "id": (action?.name?.text).map { .text($0) },
                "style": action?.isPrimary == true ? "positive" : nil,
                "tooltip": control == .update
                    ? .text(words[.updateReason])
                    : action.flatMap { $0.isEnabled ? nil : $0.reason.map { .text($0) } },
                "isEnabled": action?.isEnabled == false ? false : nil,
                "associatedInputs": sendsNothing ? "none" : nil,
                "data": .object(
                    [
                        .init(PageControl.page.name, .text(cardID)),
                        .init(control.name, .text(value)),
                    ] + (sendsNothing ? [] : carried)),
            ])
    }

    /// The button that draws the card again.
    var update: SchemaValue { submit(words[.update], .update, "1") }

    /// The language in which texts are read, the entries to which rows belong, and the order of chosen options.
    private static func carried(by card: CardDescription) -> [SchemaValue.Member] {
        var members: [SchemaValue.Member] = []
        if let language = card.readerLanguage ?? card.language {
            members.append(.init(PageControl.locale.name, .text(language.text)))
        }
        var names: Set<String> = []
        func add(_ name: String, _ value: SchemaValue) {
            if names.insert(name).inserted { members.append(.init(name, value)) }
        }
        var rest = [card.body]
        while let node = rest.popLast() {
            var inner = node.nodes
            switch node.content {
            case .pages(let pages): inner = pages.pages.isEmpty ? [] : [pages.pages[pages.current]]
            case .field(let shared):
                let field = shared.value
                guard field.isSent, let order = field.chosenOrder else { break }
                add(
                    "\(PageControl.order.name).\(field.path.dotted)",
                    .list(order.map { .text($0) }))
            default: break
            }
            rest += inner.reversed()
            guard let group = node.group, group.isEnabled else { continue }
            // Without these, a group without rows and a row without inputs would not have been on the card.
            add(group.path.dotted, "")
            for row in group.rows { add(row.path.dotted, .text(row.entry ?? "")) }
        }
        return members
    }

    private func button(_ action: ActionNode) -> SchemaValue {
        submit(action.title, .button, action.postedName, action)
    }

    func issueBlocks(_ issues: [IssueNode]) -> [SchemaValue] {
        issues.map { issue in
            textBlock(
                AdaptiveMarkdown.escaped(words.sentence(of: issue)),
                issue.severity == .error ? .bad : .doubtful, isClose: true)
        }
    }

    /// Notes something about a field; what is the same in all rows of a group is noted once.
    mutating func note(_ path: FieldPath, _ phrase: String) {
        let names = path.steps.map { if case .key(let key) = $0 { key } else { "" } }
        guard noted.insert(names + [phrase]).inserted else { return }
        notes.append(AdaptiveNote(path: path, phrase: phrase))
    }

    // MARK: Nodes

    mutating func write(_ nodes: [CardNode], to list: inout AdaptiveList, depth: Int) {
        for node in nodes { write(node, to: &list, depth: depth) }
    }

    /// Adds the elements of a node.
    ///
    /// - Complexity: O(*n*) in the nodes in it.
    mutating func write(_ node: CardNode, to list: inout AdaptiveList, depth: Int) {
        guard depth < AdaptiveBody.depthLimit else {
            for leaf in node.leaves { writeNode(leaf, to: &list, depth: depth) }
            return
        }
        guard node.box.border != nil || node.box.fill != nil else {
            return writeNode(node, to: &list, depth: depth)
        }
        var inner = AdaptiveList()
        writeNode(node, to: &inner, depth: depth + 1)
        list.add(container(inner.all, style: style(of: node.box.fill)))
    }

    func container(_ items: [SchemaValue], style: SchemaValue? = nil) -> SchemaValue {
        AdaptiveList.element("Container", ["style": style, "items": .list(items)])
    }

    private func style(of fill: CardColor?) -> SchemaValue {
        guard case .role(let role)? = fill else { return "emphasis" }
        return switch role {
        case .accent: "accent"
        case .muted: "emphasis"
        case .good: "good"
        case .doubtful: "warning"
        case .bad: "attention"
        }
    }

    private mutating func writeNode(
        _ node: CardNode, to list: inout AdaptiveList, depth: Int
    ) {
        switch node.content {
        case .text(let text):
            let markdown = AdaptiveMarkdown.text(text.text)
            if !markdown.isEmpty {
                list.add(textBlock(markdown, text.role, text.alignment, lines: text.lines))
            }
        case .field(let field): write(field.value, to: &list)
        case .issues(let issues): write(issues, to: &list)
        case .button(let action): list.add(action: button(action))
        case .pair(let pair):
            list.add(
                fact: AdaptiveMarkdown.text(pair.title), AdaptiveMarkdown.text(pair.value))
        case .link(let link): write(link, to: &list)
        case .picture(let picture): write(picture, to: &list)
        case .gauge(let gauge): write(gauge, to: &list)
        case .rule: list.separate()
        case .space(let rows): if rows > 0 { list.space() }
        case .stack(let stack): write(stack, to: &list, depth: depth + 1)
        case .pages(let pages):
            list.add(textBlock(AdaptiveMarkdown.escaped(pages.position), .muted))
            if !pages.pages.isEmpty {
                write(pages.pages[pages.current], to: &list, depth: depth + 1)
            }
        case .group(let group): write(group, to: &list, depth: depth + 1)
        case .table(let table):
            // The inputs of a group are not in the cells of a table.
            if table.headsRows, let group = table.group {
                write(group, to: &list, depth: depth + 1)
            } else {
                write(table, to: &list, depth: depth + 1)
            }
        }
    }

    // MARK: Stacks

    @inline(never)
    private mutating func write(_ stack: StackNode, to list: inout AdaptiveList, depth: Int) {
        let isList =
            stack.axis == .vertical || stack.nodes.count < 2
            || stack.axis == .wrapping && stack.nodes.count > 4
            || stack.nodes.allSatisfy { if case .button = $0.content { true } else { false } }
        guard !isList else { return write(stack.nodes, to: &list, depth: depth) }
        var columns: [SchemaValue] = []
        var isSeparated = false
        for node in stack.nodes {
            if case .rule = node.content {
                isSeparated = true
                continue
            }
            var inner = AdaptiveList()
            write(node, to: &inner, depth: depth)
            let isWide = stack.distribution == .equal || node.box.width == .fill
            columns.append(
                AdaptiveList.element(
                    "Column",
                    [
                        "width": isWide ? "stretch" : "auto",
                        "separator": isSeparated ? true : nil, "items": .list(inner.all),
                    ]))
            isSeparated = false
        }
        list.add(AdaptiveList.element("ColumnSet", ["columns": .list(columns)]))
    }
}
