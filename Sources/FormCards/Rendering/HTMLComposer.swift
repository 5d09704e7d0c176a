import FormModel

/// Composes the page of cards: one form for each, with the nodes of its description.
struct HTMLComposer {
    private var page: HTMLPage
    private var steps = HTMLSteps()

    init(_ options: HTMLOptions) {
        page = HTMLPage(options)
    }

    /// What has been written.
    var bytes: [UInt8] { page.writer.bytes }

    // MARK: Documents

    /// Bytes for which there is memory from the start: more than most pages have besides the style sheet.
    private static let usualSize = 8_192

    mutating func document(_ descriptions: [CardDescription]) {
        let options = page.options
        let first = descriptions.first
        let language = options.language ?? first?.language
        if case .embedded = options.styleSheet {
            page.writer.reserve(HTMLStyleSheet.text.utf8.count + HTMLComposer.usualSize)
        }
        page.writer.markup("<!DOCTYPE html>\n<html")
        page.writer.attribute("lang", language?.description ?? "en")
        let direction = WritingDirection(of: language)
        page.writer.attribute("dir", direction.rawValue)
        page.writer.markup(
            """
            >
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>
            """)
        let title = options.documentTitle ?? first?.title ?? ""
        if let words = descriptions.first(where: \.showsError)?.words {
            page.writer.text(words.labelled(words[.error], title))
        } else {
            page.writer.text(title)
        }
        page.writer.markup("</title>\n")
        styleSheet()
        page.writer.markup("</head>\n<body class=\"fr-page\">\n<main>\n")
        for description in descriptions { card(description) }
        page.writer.markup("</main>\n</body>\n</html>\n")
    }

    private mutating func styleSheet() {
        switch page.options.styleSheet {
        case .link(let address):
            page.writer.markup("<link rel=\"stylesheet\"")
            page.writer.attribute("href", kept: address)
            page.writer.markup(">\n")
        case .embedded(let nonce, let theme):
            page.writer.markup("<style")
            if let nonce { page.writer.attribute("nonce", kept: nonce) }
            page.writer.markup(">")
            page.writer.source(HTMLStyleSheet.text)
            if let theme { page.writer.source(HTMLStyleSheet.colors(of: theme)) }
            page.writer.markup("</style>\n")
        }
    }

    // MARK: Cards

    mutating func card(_ description: CardDescription) {
        let (language, direction) = page.begin(description)
        let options = page.options
        let id = page.names.id(description.id)
        page.writer.markup("<form method=\"post\"")
        page.writer.classes(of: description.look)
        page.writer.attribute("id", id, "-card")
        page.writer.attribute("aria-labelledby", id, "-card-title")
        if let action = options.action { page.writer.attribute("action", kept: action) }
        if page.outline.sendsFiles { page.writer.markup(" enctype=\"multipart/form-data\"") }
        // A field that another answer of the page hides, or makes optional, must not keep a person from submitting.
        let needsUpdate = description.isDynamic || page.outline.leavesConditions
        if options.isNoValidate || page.outline.followsConditions || needsUpdate {
            page.writer.markup(" novalidate")
        }
        if let language, !options.isStandalone {
            page.writer.attribute("lang", language.description)
            page.writer.attribute("dir", direction.rawValue)
        }
        page.writer.attribute("data-state", description.state.name)
        if description.state == .loading { page.writer.markup(" aria-busy=\"true\"") }
        page.writer.markup(">\n")
        page.hidden(PageControl.page.name, description.id)
        // Before the answers, which are read in this language.
        if let language = description.readerLanguage ?? description.language {
            page.hidden(PageControl.locale.name, language.text)
        }
        if let token = options.token { page.hidden(token.name.text, token.value) }
        for entry in options.carried { page.hidden(entry.name, entry.value) }
        let isLed = description.look.edit != nil || description.open != nil
        HTMLButtons.writeDefault(isLed: isLed, to: &page)
        head(description, id)
        if page.outline.marksRequired { page.requiredKey() }
        if page.addsSummary { HTMLIssues.writeSummary(of: description, to: &page) }
        write(description.body)
        if options.offersUpdate ?? needsUpdate { HTMLButtons.writeUpdate(to: &page) }
        page.writer.markup("</form>\n")
    }

    private mutating func head(_ description: CardDescription, _ id: String) {
        page.writer.markup("<div class=\"fr-head\">\n<h1")
        page.writer.attribute("id", id, "-card-title")
        page.writer.markup(">")
        page.writer.text(description.title)
        page.writer.markup("</h1>\n")
        if description.count > 1 {
            page.writer.markup("<p class=\"fr-position\"")
            page.ownLanguage()
            page.writer.markup(">")
            page.writer.text(
                page.words(
                    .position,
                    ["number": String(description.number), "count": String(description.count)]))
            page.writer.markup("</p>\n")
        }
        if let edit = description.look.edit { headButton(edit, .edit) }
        if let open = description.open { headButton(open.text, .open) }
        page.writer.markup("</div>\n")
    }

    private mutating func headButton(_ name: String, _ word: InterfaceWords.Word) {
        HTMLButtons.begin(.button, name, validates: false, to: &page)
        page.writer.markup(" class=\"fr-button\"")
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words[word])
        page.writer.markup("</button>\n")
    }

    // MARK: Nodes

    /// Writes a node and all nodes in it.
    ///
    /// - Complexity: O(*n*).
    private mutating func write(_ node: CardNode) {
        steps.push(.node(node))
        while let step = steps.next() {
            switch step {
            case .node(let node): begin(node)
            case .markup(let markup): page.writer.markup(markup)
            case .accessory(let accessory): self.accessory(accessory)
            case .row(let row, let group): group.begin(row, to: &page, then: &steps)
            case .endRow(let row, let group): group.end(row, to: &page)
            case .addButton(let group): group.writeAddButton(to: &page)
            case .tableRow(let index, let table): table.begin(index, to: &page, then: &steps)
            case .endTable(let table): table.end(to: &page)
            }
        }
    }

    private mutating func begin(_ node: CardNode) {
        if let condition = node.condition {
            guard let count = page.begin(condition) else { return }
            for _ in 0..<count { steps.push(.markup("</div>\n")) }
        }
        // Fields and stacks without a box are the most frequent nodes.
        if node.box.isDrawn { begin(node.box) }
        switch node.content {
        case .text(let text): page.writer.text(text)
        case .field(let field): HTMLField(field, page.names).write(to: &page)
        case .group(let group): HTMLGroup(group).begin(to: &page, then: &steps)
        case .issues(let issues): HTMLIssues.write(issues, to: &page)
        case .button(let action): HTMLButtons.write(action, to: &page)
        case .pair(let pair): page.writer.pair(pair)
        case .link(let link): page.writer.link(link)
        case .picture(let picture): page.writer.picture(picture)
        case .rule(let rule): page.writer.rule(rule)
        case .space(let rows): space(rows)
        case .stack(let stack): begin(stack)
        case .table(let table):
            HTMLTable(table, names: &page.names).begin(to: &page, then: &steps)
        case .gauge(let gauge): HTMLGauge(gauge).write(to: &page.writer)
        case .pages(let pages): begin(pages)
        }
    }

    private mutating func begin(_ box: CardBox) {
        let isDouble = page.writer.begin(box)
        steps.push(.markup("</div>\n"))
        if let accessory = box.accessory { steps.push(.accessory(accessory)) }
        if isDouble { steps.push(.markup("</div>\n")) }
    }

    /// Writes the word for a mark that the style sheet draws.
    private mutating func accessory(_ accessory: CardBox.Accessory) {
        if case .icon(let icon, _) = accessory {
            page.writer.markup("<span class=\"fr-icon\" aria-hidden=\"true\">")
            page.writer.text(icon)
            page.writer.markup("</span>")
        }
        page.writer.markup("<span class=\"fr-spoken\">")
        page.writer.text(page.words[accessory])
        page.writer.markup("</span>")
    }

    // MARK: Stacks

    private mutating func begin(_ stack: StackNode) {
        guard !stack.nodes.isEmpty else { return }
        page.writer.markup("<div class=\"fr-stack")
        switch stack.axis {
        case .vertical: break
        case .horizontal: page.writer.markup(" fr-row")
        case .wrapping: page.writer.markup(" fr-row fr-wrap")
        }
        switch stack.distribution {
        case .fill: break
        case .equal: page.writer.markup(" fr-equal")
        case .between: page.writer.markup(" fr-between")
        }
        switch (stack.axis, stack.alignment) {
        case (_, .leading): break
        case (.vertical, .center): page.writer.markup(" fr-middle")
        case (.vertical, .trailing): page.writer.markup(" fr-last")
        case (_, .center): page.writer.markup(" fr-mid")
        case (_, .trailing): page.writer.markup(" fr-low")
        }
        let prefix: StaticString = stack.axis == .vertical ? " fr-rows-" : " fr-columns-"
        page.writer.step(prefix, stack.spacing, HTMLScale.spaces)
        page.writer.markup("\">\n")
        steps.push(.markup("</div>\n"))
        steps.push(stack.nodes)
    }

    private mutating func space(_ rows: Int) {
        guard rows > 0 else { return }
        page.writer.markup("<div class=\"fr-space")
        page.writer.step(" fr-space-", rows, HTMLScale.sizes)
        page.writer.markup("\"></div>\n")
    }

    /// Begins the page that is shown; the answers of the others are sent as they are.
    private mutating func begin(_ pages: PagesNode) {
        guard !pages.pages.isEmpty else { return }
        page.writer.markup("<div class=\"fr-stack\">\n")
        if !pages.position.isEmpty {
            page.writer.markup("<p class=\"fr-position\">")
            page.writer.text(pages.position)
            page.writer.markup("</p>\n")
        }
        for (index, other) in pages.pages.enumerated() where index != pages.current {
            HTMLCarried(other).write(to: &page)
        }
        steps.push(.markup("</div>\n"))
        steps.push(.node(pages.pages[pages.current]))
    }
}
