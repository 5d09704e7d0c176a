import FormModel

/// The cards of a form as far as they are filled in: a line for each field and row, with its answer.
///
/// It is an object, since what composes a card asks it for each line, and a copy of the navigator is large.
final class FilledCards {
    private let dataSource: FormDataSource
    private let navigator: Navigator
    private let texts: SessionTexts
    private let cards: [Card]
    private let builder: DescriptionBuilder
    private let lines: FilledLines
    /// The paths of the errors that are shown.
    private let wrongPaths: Set<FieldPath>
    /// The fields of these errors.
    private let wrongFields: Set<FieldPlace>

    init(
        _ navigator: Navigator, _ texts: SessionTexts, _ cards: [Card],
        _ builder: DescriptionBuilder, _ lines: FilledLines
    ) {
        let dataSource = navigator.dataSource
        self.dataSource = dataSource
        self.navigator = navigator
        self.texts = texts
        self.cards = cards
        self.builder = builder
        self.lines = lines
        wrongPaths = Set(
            dataSource.reportedIssues.lazy.filter { $0.severity == .error }.map(\.path))
        wrongFields = Set(
            wrongPaths.compactMap { path in
                dataSource.form.compiled.place(of: path).flatMap { $0.row == nil ? $0.place : nil }
            })
    }

    private func compiled(_ field: FieldPlace) -> CompiledField { navigator.compiled(field) }

    /// The card of a page, with a line for each field, in the order of the parts that the form gives it.
    ///
    /// - Parameters:
    ///   - page: The index of the page.
    ///   - place: The place of the question; without one, all of the card is before.
    /// - Returns: The card, and the number of its nodes before the question.
    func card(
        ofPage page: Int, asking place: Navigator.Place? = nil
    ) -> (card: CardDescription, index: Int) {
        let asked = place?.field.map(navigator.path)
        let isBehindRows = if case .another? = place { true } else { false }
        var card = builder.description(
            of: cards[page], number: dataSource.number(ofPage: page) ?? 0,
            count: dataSource.visiblePageCount,
            filling: CardFilling(asked: asked) { [self] place in
                line(place)
            } summary: { [self] row in
                let isFilledIn =
                    row.index < navigator.count(row.group) && dataSource.isOpen(row.group)
                return isFilledIn ? summary(of: row) : nil
            })
        // Only parts of a card can show a field twice.
        var order = FillingOrder(
            around: asked, isBehindRows: isBehindRows,
            canRepeat: !dataSource.form.pages[page].card.isEmpty)
        order.add(card.body)
        card.body = .stack(order.nodes)
        return (card, order.index ?? order.nodes.count)
    }

    /// The card of a page in the record; `nil` for one that is hidden, or that was passed without an answer.
    ///
    /// - Parameters:
    ///   - page: The index of the page.
    ///   - isLeft: Whether the person leaves the form there, so that the card is not complete.
    /// - Returns: The card.
    func finished(page: Int, isLeft: Bool = false) -> SessionLine? {
        guard dataSource.number(ofPage: page) != nil else { return nil }
        let card = card(ofPage: page).card
        let nodes = card.body.nodes
        let shown =
            navigator.isInformational(page)
            ? nodes : nodes.filter { !$0.isPart && !$0.isText || hasAnswers(inTable: $0) }
        // A page that was passed without an answer is asked again.
        guard shown.contains(where: { !$0.isOpenField && !$0.isHeading }) else { return nil }
        var line = SessionLine(.card, [])
        line.card = card.recorded(with: shown, as: isLeft ? .empty : .hasData)
        line.answers = nodes.flatMap(answers)
        return line
    }

    /// Whether a node is the table of a group with answers, of which the record has no other line.
    private func hasAnswers(inTable node: CardNode) -> Bool {
        node.isPart
            && answers(of: node).contains { $0.progress == .answered || $0.progress == .wrong }
    }

    /// The answer that a node of a card is; for the table of a group, the group and a summary of each row.
    private func answers(of node: CardNode) -> [FieldNode] {
        if case .field(let field) = node.content { return [field.value] }
        guard case .table(let table) = node.content, let path = table.group?.path,
            let group = dataSource.form.compiled.place(of: path)?.place
        else { return [] }
        let rows = (0..<navigator.count(group)).map { RowPlace(group: group, index: $0) }
        return answers(of: line(group)) + rows.map(summary)
    }

    /// The title of an answer, after the heading of the row that it is in.
    private func label(of answer: FieldNode) -> DisplayText {
        let place = dataSource.form.compiled.place(of: answer.path)
        // The label of a summary is the title of its row.
        guard let place, place.row == nil, let row = place.place.row else {
            return DisplayText(filled: answer.label)
        }
        return DisplayText(
            filled: texts.labelled(texts.heading(of: row)) + answer.label)
    }

    /// The lines that say which answers of a card in the record have changed.
    func changes(from old: SessionLine, to new: SessionLine) -> [SessionLine] {
        let known = Dictionary(
            old.answers.map { ($0.path.description, $0.text) }, uniquingKeysWith: { $1 })
        return new.answers.filter { known[$0.path.description] ?? "" != $0.text }.map { field in
            let label = label(of: field)
            let value = field.text.isEmpty ? texts.glyphs.nothing : field.line(texts.glyphs)
            return SessionLine(
                .changed, label: label, value: value,
                line: StyledLine([
                    (DisplayText(texts.labelled(texts.words(.changed))), .dim),
                    (label + " ", .label), (value, .value),
                ]))
        }
    }

    /// The parts of the card of a page, for a record without cards.
    func parts(ofPage page: Int) -> [SessionLine] {
        card(ofPage: page).card.body.nodes.filter(\.isPart).map {
            var line = SessionLine(.part, [])
            line.part = $0
            return line
        }
    }

    private func title(ofPage page: Int) -> String {
        texts.text(dataSource.form.pages[page].title ?? dataSource.form.title)
    }

    /// A field as it is shown beside the present question, or with a number in the review.
    private func line(_ field: FieldPlace, numbered number: Int? = nil) -> CardNode {
        let facts = FilledLines.Facts(
            value: dataSource.value(at: field), isOpen: dataSource.isOpen(field),
            isRequired: dataSource.isRequired(field), isLeft: dataSource.isLeft(field),
            isToAsk: navigator.progress.fieldsToAsk.contains(field),
            isWrong: wrongFields.contains(field), number: number)
        return lines.line(of: field, facts, in: dataSource.form.compiled) {
            .field(node(field, facts))
        }
    }

    private func node(_ field: FieldPlace, _ facts: FilledLines.Facts) -> FieldNode {
        let compiled = compiled(field)
        let text = texts.displayText(at: field)
        var node = FieldNode(
            path: navigator.path(field), label: texts.text(compiled.item.title, of: field.row),
            control: SessionTexts.control(of: compiled.item),
            progress: progress(facts, isEmpty: text.isEmpty, isGroup: compiled.rows != nil),
            number: facts.number)
        node.text = text
        node.isSecure = compiled.isSecure
        if texts.isSpoken { node.spoken = texts.spoken(field) }
        node.isRequired = facts.isRequired
        return node
    }

    private func progress(
        _ facts: FilledLines.Facts, isEmpty: Bool, isGroup: Bool
    ) -> FieldNode.Progress {
        if facts.isWrong { return .wrong }
        if !facts.isOpen { return .unasked }
        // An answer that the person went back over is still one.
        if facts.isToAsk, isEmpty || !facts.isLeft { return .open }
        return isGroup && isEmpty ? .open : .answered
    }

    // MARK: Rows

    /// The rows of a group in columns: the titles of the fields that a row shows, and the answers of each row, empty ones too.
    func table(of group: FieldPlace) -> (headings: [DisplayText], rows: [CardFocus.Row]) {
        let rows = (0..<navigator.count(group)).map { RowPlace(group: group, index: $0) }
        let fields = compiled(group).rows?.fields ?? []
        let columns = fields.indices.filter { field in
            fields[field].item.isShown && rows.contains { dataSource.isVisible($0.cell(field)) }
        }
        return (
            columns.map { DisplayText(heading(of: fields[$0].item.title, of: rows.first)) },
            rows.map { row in
                CardFocus.Row(
                    number: row.index + 1, cells: columns.map { cell(row.cell($0)) },
                    isWrong: isWrong(row))
            }
        )
    }

    /// The title of a field above its answers in all rows: the values of one row are not in it.
    private func heading(of title: LocalizedText, of row: RowPlace?) -> String {
        title.contains(where: TextTemplate.hasBraces)
            ? dataSource.form.textWithoutValues(title, in: dataSource.locale.language)
            : texts.text(title, of: row)
    }

    /// The answer to a field of a row; empty for a hidden one.
    private func cell(_ field: FieldPlace) -> DisplayText {
        guard dataSource.isVisible(field) else { return "" }
        return texts.shown(texts.displayText(at: field), of: compiled(field).item)
    }

    /// Whether a field of a row, or the row, has an error.
    func isWrong(_ row: RowPlace) -> Bool {
        let path = navigator.path(row)
        return wrongPaths.contains { $0.steps.starts(with: path.steps) }
    }

    /// A row that is not in hand, in one line.
    private func summary(of row: RowPlace) -> FieldNode {
        let fields = compiled(row.group).rows?.fields ?? []
        let values = fields.indices.filter { fields[$0].item.isShown }
            .map { cell(row.cell($0)).string }.filter { !$0.isEmpty }
        var field = FieldNode(
            path: navigator.path(row),
            label: texts.caption(of: row), control: .line,
            progress: isWrong(row) ? .wrong : values.isEmpty ? .open : .answered)
        field.text = values.joined(separator: texts.glyphs == .unicode ? " · " : ", ")
        return field
    }

    // MARK: The review

    /// The card of the review, without its entries.
    var review: CardDescription {
        CardDescription(
            id: "review", number: 0, count: dataSource.visiblePageCount,
            title: texts.words(.review), state: .hasData, isValid: false, body: .nothing,
            words: texts.words, numbersNodes: false)
    }

    /// The answers with their numbers, those of rows under the headings of the rows.
    var reviewEntries: [CardNode] {
        let hasPages = dataSource.visiblePageCount > 1
        var page: Int?
        var found: [CardNode] = []
        /// The headings of sections for which no answer is there yet: that of a new page stands above them.
        var headings: [CardNode] = []
        for entry in navigator.entries {
            switch entry {
            case .answer(let number, let place):
                guard let field = place.field else { continue }
                if hasPages, let next = navigator.page(of: place), next != page {
                    page = next
                    found.append(.formText(title(ofPage: next), role: .title))
                }
                found += headings
                headings = []
                found.append(line(field, numbered: number).indented(by: field.inner.count))
            case .section(let item, let row, let depth):
                let title = texts.text(item.title, of: row)
                guard !title.isEmpty else { continue }
                headings.append(.formText(title, role: .header).indented(by: depth))
            case .row(let row):
                found.append(
                    .formText(texts.heading(of: row), role: .header)
                        .indented(by: row.group.inner.count))
            }
        }
        return found
    }

    /// The lines that say what is wrong, or why the answers cannot be submitted.
    var reviewNotes: [StyledLine] {
        let isSaid = dataSource.reachedEnding?.hasTexts ?? false
        let issues = dataSource.reportedIssues.filter { $0.code != .ended || !isSaid }
            .map { texts.problem($0, namesRow: true).line(texts.glyphs) }
        guard !dataSource.offersSubmission else { return issues }
        guard let ending = dataSource.reachedEnding else {
            return issues + [StyledLine(texts.words(.cannotSubmit), .issue)]
        }
        return issues + texts.ending(ending).flatMap(\.lines)
    }

    /// The title of the field of a question, after the heading of its row.
    func heading(_ place: Navigator.Place) -> String {
        guard let field = place.field else { return "" }
        let title = texts.text(compiled(field).item.title, of: field.row)
        return field.row.map { "\(texts.heading(of: $0)): \(title)" } ?? title
    }
}

extension CardDescription {
    /// The card in the record, with some of its nodes: what a person does not see there tells no two cards apart.
    fileprivate func recorded(with nodes: [CardNode], as state: CardState) -> CardDescription {
        CardDescription(
            id: id, number: number, count: count, title: title, state: state, isValid: isValid,
            look: look, body: .stack(nodes), words: words, numbersNodes: false)
    }
}
