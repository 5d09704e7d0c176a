import FormModel
import FormValidation

/// The parts of a card in blocks, between which an empty line is drawn.
struct CardBlocks {
    private(set) var blocks: [[any DrawnPart]] = []
    private var fields: [any DrawnPart] = []
    private var buttons: [DisplayText] = []

    private let form: Form
    private let contents: CardContents
    private let glyphs: CardGlyphs
    private let catalog: MessageCatalog

    init(of card: Card, _ contents: CardContents, _ glyphs: CardGlyphs, _ catalog: MessageCatalog) {
        form = card.form
        self.contents = contents
        self.glyphs = glyphs
        self.catalog = catalog
        if card.index == 0, let help = card.form.help.map({ markup($0, of: nil) }),
            !help.plainText.isEmpty
        {
            blocks.append([MarkupPart(markup: help, style: .dim)])
        }
        if !contents.formIssues.isEmpty {
            blocks.append(
                contents.formIssues.flatMap { issue in
                    parts([issue], in: contents.rows(of: issue, in: catalog.locale))
                })
        }
        add(contents.items(of: card), in: nil, FieldPath(), of: "")
        endBlock()
    }

    /// Adds the items of the page (with an empty path), or of a row with its heading.
    private mutating func add(
        _ items: [ShownItem], in row: RowPlace?, _ path: FieldPath, of heading: String
    ) {
        for shown in items {
            let item = shown.item
            defer { if shown.endsSection { endBlock() } }
            switch item.kind {
            case .label:
                endBlock()
                blocks.append([MarkupPart(markup: markup(item.title, of: row), style: .plain)])
            case .section:
                endBlock()
                addHeading(item, of: row)
            case .button:
                if !fields.isEmpty { endBlock() }
                buttons.append(DisplayText(filled: text(item.title, of: row)))
            case .input, .secureInput:
                guard let name = item.name else { continue }
                if !buttons.isEmpty { endBlock() }
                addField(item, of: row, at: path.appending(name))
            case .group:
                guard let name = item.name else { continue }
                addGroup(item, of: row, at: path.appending(name), under: heading)
            }
        }
    }

    /// Adds the title of a section above its first items, and its help.
    private mutating func addHeading(_ section: FormItem, of row: RowPlace?) {
        let title = text(section.title, of: row)
        if !title.isEmpty {
            fields.append(TextPart(text: DisplayText(filled: title), style: .title))
        }
        if let help = section.help {
            fields.append(MarkupPart(markup: markup(help, of: row), style: .dim))
        }
    }

    private mutating func addField(_ item: FormItem, of row: RowPlace?, at path: FieldPath) {
        fields.append(
            FieldPart(
                item, isRequired: contents.isRequired(at: path), text: { text($0, of: row) },
                displayText: contents.displayText(at: path, in: catalog.locale),
                issues: parts(contents.issues(at: path)), glyphs: glyphs))
    }

    private func markup(_ text: LocalizedText, of row: RowPlace?) -> TextMarkup {
        contents.markup(text, of: row, in: catalog.locale)
    }

    private func text(_ text: LocalizedText, of row: RowPlace?) -> String {
        contents.text(text, of: row, in: catalog.locale)
    }

    /// Adds the rows of a group, each with a heading; a group without rows is drawn as an empty
    /// field.
    private mutating func addGroup(
        _ group: FormItem, of outer: RowPlace?, at path: FieldPath, under heading: String
    ) {
        if !buttons.isEmpty { endBlock() }
        let count = contents.shownRowCount(of: group, at: path)
        guard count > 0, let place = form.compiled.place(of: path)?.place else {
            return addField(group, of: outer, at: path)
        }
        endBlock()
        for number in 0..<count {
            let row = path.appending(.index(number))
            let position = RowPlace(group: place, index: number)
            let own =
                group.rowTitle.map { text($0, of: position) }
                ?? contents.rowCaption(of: row, in: catalog.language)
                ?? "\(text(group.title, of: outer)) \(number + 1)/\(count)"
            let title = heading.isEmpty ? own : "\(heading), \(own)"
            fields.append(TextPart(text: DisplayText(filled: title), style: .title))
            // Issues of the group as a whole are drawn in its first row.
            if number == 0 { fields += parts(contents.issues(at: path)) }
            fields += parts(contents.issues(at: row))
            add(contents.items(of: group, at: path, row: number), in: position, row, of: title)
            endBlock()
        }
    }

    private mutating func endBlock() {
        if !fields.isEmpty { blocks.append(fields) }
        if !buttons.isEmpty { blocks.append([ButtonsPart(titles: buttons)]) }
        (fields, buttons) = ([], [])
    }

    /// The sentences of issues, with the captions of their rows where these are not shown in their rows.
    private func parts(_ issues: [FormIssue], in rows: String? = nil) -> [IssuePart] {
        issues.map {
            let sentence = catalog.message(for: $0, in: form)
            return IssuePart(
                sentence: DisplayText(filled: rows.map { "\($0): \(sentence)" } ?? sentence),
                severity: $0.severity)
        }
    }
}
