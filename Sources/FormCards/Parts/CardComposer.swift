import FormModel
import FormValidation

/// Composes the nodes of a card: fields, groups, issues and buttons, with the texts of the form.
struct CardComposer {
    let card: Card
    let contents: CardContents
    let catalog: MessageCatalog
    let vocabulary: CardVocabulary
    let placement: PlacedItems
    /// Whether the card is the first of those that are visible, which has the help of the form.
    let isFirst: Bool
    let words: InterfaceWords
    /// What a card shows that is filled in question by question; `nil` for any other card.
    let filling: CardFilling?
    /// The shown items of the card, with those of sections.
    let items: [ShownItem]
    private let sentences = IssueSentences()

    init(
        card: Card, contents: CardContents, catalog: MessageCatalog, vocabulary: CardVocabulary,
        placement: PlacedItems, isFirst: Bool, filling: CardFilling? = nil
    ) {
        self.card = card
        self.filling = filling
        self.contents = contents
        // A person who reads a card types answers as the sentences write them.
        self.catalog = catalog.forTyping
        self.vocabulary = vocabulary
        self.placement = placement
        self.isFirst = isFirst
        words = InterfaceWords(catalog)
        items = contents.items(of: card)
    }

    var form: Form { contents.values.form }

    /// What was compiled of the form, without a copy of the form.
    var compiled: CompiledForm { contents.values.compiled }

    // MARK: Texts

    func text(_ text: LocalizedText, of row: RowPlace?) -> String {
        contents.values.text(text, of: row, in: catalog.locale)
    }

    func markup(_ text: LocalizedText, of row: RowPlace?) -> TextMarkup {
        contents.values.markup(text, of: row, in: catalog.locale)
    }

    /// An explanation; `nil` where nothing of it can be read.
    func help(_ text: LocalizedText?, of row: RowPlace?) -> TextMarkup? {
        guard let text else { return nil }
        let markup = markup(text, of: row)
        return markup.plainText.isEmpty ? nil : markup
    }

    // MARK: Issues

    /// Issues as sentences.
    ///
    /// - Parameters:
    ///   - issues: The indices of the issues.
    ///   - isAway: Whether they are shown away from their rows, so that each says which row it is about.
    /// - Returns: The sentences, in the same order; at their field or row, each sentence once.
    func issues(_ issues: some Sequence<Int>, isAway: Bool) -> [IssueNode] {
        let nodes = issues.map { index in
            let (issue, path) = contents.issues[index]
            let (message, label) = sentence(index)
            let rows =
                isAway || path == nil
                ? contents.values.rowCaptions(along: issue.path, in: catalog.locale) : nil
            return IssueNode(
                rows.map { "\($0): \(message)" } ?? message, code: issue.code.rawValue,
                severity: issue.severity, path: path, label: label)
        }
        guard !isAway, nodes.count > 1 else { return nodes }
        var said: Set<IssueNode> = []
        return nodes.filter { said.insert($0).inserted }
    }

    /// The sentence of an issue and the label of its field, which are said at the field and above all fields.
    private func sentence(_ index: Int) -> (message: String, label: String) {
        sentences.sentence(index) {
            let (issue, path) = contents.issues[index]
            return (catalog.message(for: issue, in: form), path.map(label) ?? "")
        }
    }

    /// The fields and rows of issues, each once: `Customer, Lines 2, 3`.
    ///
    /// Fields and groups are in the order of the issues, the rows of a group in that of their numbers.
    func places(of issues: [IssueNode]) -> String {
        var places: [(path: FieldPath, isGroup: Bool)] = []
        var seen: Set<FieldPath> = []
        var rows: [FieldPath: Set<Int>] = [:]
        for path in issues.compactMap(\.path) {
            let row = path.steps.prefix(2)
            if row.count == 2,
                let index = compiled.place(of: FieldPath(Array(row)))?.row
            {
                let group = FieldPath([row[0]])
                if rows[group] == nil { places.append((group, true)) }
                rows[group, default: []].insert(index)
            } else if seen.insert(path).inserted {
                places.append((path, false))
            }
        }
        return places.flatMap { path, isGroup in
            isGroup ? captions(of: rows[path] ?? [], in: path) : [label(of: path)]
        }.joined(separator: ", ")
    }

    /// The captions of some rows of a group; without captions of their own, the later ones are numbers.
    private func captions(of rows: Set<Int>, in group: FieldPath) -> [String] {
        guard let place = compiled.place(of: group)?.place else { return [] }
        return rows.sorted().enumerated().map { number, index in
            let row = RowPlace(group: place, index: index)
            return number > 0 && !hasCaption(row) ? String(index + 1) : caption(of: row)
        }
    }

    /// Whether the caption of a row is more than the title of its group and its number.
    func hasCaption(_ row: RowPlace) -> Bool {
        let path = compiled.path(of: row)
        return compiled.field(at: row.group).item.rowTitle != nil
            || contents.values.rowCaption(of: path, in: catalog.language) != nil
    }

    /// The title of a field or row, after the captions of the rows around it.
    private func label(of path: FieldPath) -> String {
        guard let (place, row) = compiled.place(of: path) else { return "" }
        if let row { return caption(of: RowPlace(group: place, index: row)) }
        let own = text(compiled.field(at: place).item.title, of: place.row)
        return place.row.map { "\(caption(of: $0)), \(own)" } ?? own
    }

    /// The caption of a row, after those of the rows around it.
    func caption(of row: RowPlace) -> String {
        let own = contents.values.caption(of: row, in: catalog.locale)
        return row.group.row.map { "\(caption(of: $0)), \(own)" } ?? own
    }

    // MARK: Items

    /// The nodes of items, except for buttons and for fields that a part has placed.
    func nodes(of items: [ShownItem], row: RowPlace?, skipsPlaced: Bool) -> [CardNode] {
        items.compactMap { shown in
            guard var node = node(of: shown, row: row, skipsPlaced: skipsPlaced) else {
                return nil
            }
            guard let condition = shown.condition else { return node }
            node.condition = self.condition(condition, of: row)
            return node.condition != nil || condition.isMet ? node : nil
        }
    }

    private func node(of shown: ShownItem, row: RowPlace?, skipsPlaced: Bool) -> CardNode? {
        let item = shown.item
        switch item.kind {
        case .label: return text(item, of: row)
        case .button: return nil
        case .section: return section(shown, row: row, skipsPlaced: skipsPlaced)
        case .input, .secureInput, .group:
            guard let name = item.name, !(skipsPlaced && placement.contains(name)) else {
                return nil
            }
            return place(of: shown, in: row).flatMap { node(of: item, $0) }
        }
    }

    /// The place of a field of the form or of a row; `nil` for another item.
    func place(of shown: ShownItem, in row: RowPlace?) -> FieldPlace? {
        let compiled = self.compiled
        let record = row.map { compiled.field(at: $0.group).rows } ?? compiled
        return record?.fieldIndices[shown.index].map { FieldPlace.cell($0, of: row) }
    }

    /// The condition of an item; `nil` where it reads a field that is no field of options.
    private func condition(_ condition: ShownItem.Condition, of row: RowPlace?) -> NodeCondition? {
        var answers: [NodeCondition.Answer] = []
        for answer in condition.answers {
            guard answer.field.up >= 0 else { return nil }
            var record = row
            for _ in 0..<answer.field.up {
                guard let inner = record else { return nil }
                record = inner.group.row
            }
            let place = FieldPlace.cell(answer.field.field, of: record)
            let item = compiled.field(at: place).item
            guard [.boolean, .choice, .choices].contains(item.valueType) || item.otherChoice != nil
            else { return nil }
            answers.append(
                NodeCondition.Answer(
                    compiled.path(of: place), isOneOf: answer.values,
                    isNegated: answer.isNegated))
        }
        return NodeCondition(answers, isMet: condition.isMet)
    }

    /// The heading of a section, its help and its items; `nil` where all of its fields are placed elsewhere.
    private func section(_ shown: ShownItem, row: RowPlace?, skipsPlaced: Bool) -> CardNode? {
        let inner = nodes(of: shown.inner, row: row, skipsPlaced: skipsPlaced)
        let isOfForm = hasFormTexts(row)
        // While a card is filled in, a section of buttons has its heading, as in the record.
        guard !inner.isEmpty || isOfForm else { return nil }
        var head: [CardNode] = []
        let title = text(shown.item.title, of: row)
        if !title.isEmpty {
            head.append(
                isOfForm ? .formText(title, role: .header) : .text(title, role: .header))
        }
        if !isOfForm, let help = help(shown.item.help, of: row) {
            head.append(.text(help, role: .detail))
        }
        return .stack(head + inner).identified(
            by: shown.item.name.map { "section:\($0.text)" } ?? "")
    }

    /// Whether texts and headings only follow the fields: on a card that is filled in question by question, in rows, and
    /// where the card has no parts.
    private func hasFormTexts(_ row: RowPlace?) -> Bool {
        filling != nil && (row != nil || card.page.card.isEmpty)
    }

    private func text(_ item: FormItem, of row: RowPlace?) -> CardNode? {
        guard hasFormTexts(row) else { return .text(markup(item.title, of: row)) }
        return text(item.title, of: row).isEmpty
            ? nil : .formText(markup(item.title, of: row), role: .muted)
    }

    /// The node of a field or group; a table shows the fields of rows that are not in hand, too.
    func node(of item: FormItem, _ place: FieldPlace, isTable: Bool = false) -> CardNode? {
        // Lines of a card that is filled in cost little, and one of them is the question.
        guard filling != nil || contents.size.excess == nil else { return nil }
        guard item.kind == .group else {
            guard let line = filling?.line(place) else {
                return .field(field(item, at: compiled.path(of: place), place))
            }
            // Only tables draw the issues of lines.
            guard isTable, !contents.issues.isEmpty, var field = line.field else { return line }
            field.issues = issues(
                contents.issues(at: compiled.path(of: place)), isAway: false)
            return .field(field)
        }
        let group = group(item, at: compiled.path(of: place), place, isTable: isTable)
        return isTable ? .group(group) : node(of: group, item)
    }

    // MARK: Buttons

    func button(_ item: FormItem) -> ActionNode {
        let isEnabled = item.name.map(contents.values.isEnabled) ?? true
        return ActionNode(
            text(item.title, of: nil), name: item.name, action: item.action, isEnabled: isEnabled,
            reason: isEnabled ? nil : words[.disabled], isPrimary: item.name == primary)
    }

    /// The name of the button that most people press: the one that submits, or else the one that goes on.
    private var primary: FieldName? {
        let buttons = card.page.items.filter { $0.kind == .button }
        return (buttons.first { $0.action == .submit } ?? buttons.first { $0.action == .next })?
            .name
    }
}

/// The sentences of the issues of a card, each of which is made once.
private final class IssueSentences {
    typealias Sentence = (message: String, label: String)

    /// Empty until an issue is shown.
    private var known: [Sentence?] = []

    func sentence(_ index: Int, _ make: () -> Sentence) -> Sentence {
        while known.count <= index { known.append(nil) }
        if let sentence = known[index] { return sentence }
        let sentence = make()
        known[index] = sentence
        return sentence
    }
}
