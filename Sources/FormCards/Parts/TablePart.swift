import FormModel

/// The rows of a group as a table.
struct TablePart: CardPart {
    private struct Column {
        let title: LocalizedText
        let text: LocalizedText
        let alignment: Alignment
        let width: CardBox.Width

        init?(_ argument: CardArgument) {
            let named = argument.named
            guard let text = named["text"]?.text else { return nil }
            title = named["title"]?.text ?? LocalizedText("")
            self.text = text
            alignment = named["align"]?.word.flatMap { Alignment(side: $0) } ?? .leading
            width = CardBox.Width(named["width"]) ?? .intrinsic
        }
    }

    private let rows: FieldName
    private let columns: [Column]
    private let foot: [LocalizedText]
    private let empty: LocalizedText?
    private let title: LocalizedText?
    /// What is shown below each row.
    private let parts: [CardWord]
    /// The action that opens a row; `nil` for none.
    private let open: ButtonAction?

    init?(_ word: CardWord) {
        guard let rows = word.fields("rows")?.first else { return nil }
        self.rows = rows
        columns = word.list("columns").compactMap(Column.init)
        foot = word.list("foot").compactMap(\.text)
        empty = word.text("empty")
        title = word.text("title")
        parts = word.parts("parts") ?? []
        open = word.word("open").flatMap { ButtonAction($0) }
    }

    func body(in context: CardContext) -> CardNode {
        guard let (group, contexts) = context.rows(of: rows) else { return .nothing }
        let rows = zip(group.rows, contexts).enumerated().compactMap { index, pair in
            guard !context.isExcessive else { return TableNode.Row?.none }
            let (row, inner) = pair
            let cellFields = columns.map { inner.field(shownBy: $0.text) }
            // The issues of cells come first, since pages show the other fields below the row.
            let fields = RowFields(row.body, in: cellFields)
            let cells = columns.map { inner.cell($0.text) }
            return TableNode.Row(
                mark: String(index + 1), cells: cells,
                path: row.path,
                issues: row.issues + (fields.inCells + fields.others).flatMap(\.issues),
                cellFields: cellFields,
                below: inner.nodes(of: parts) + opening(row, cells, in: context))
        }
        return .table(
            TableNode(
                title: title.map(context.text) ?? group.label,
                columns: columns.map {
                    TableNode.Column(
                        context.text($0.title), alignment: $0.alignment, width: $0.width)
                },
                rows: rows, foot: rows.isEmpty ? [] : foot.map(context.markup),
                empty: empty.map(context.text) ?? context.words[.nothing], issues: group.issues,
                group: group))
    }
}

extension TablePart {
    /// The button that opens a row, an entry of the menu of the card, which names the first cell that has a text.
    private func opening(
        _ row: GroupNode.Row, _ cells: [TextMarkup], in context: CardContext
    ) -> [CardNode] {
        guard let open else { return [] }
        let name = cells.lazy.map(\.plainText).first { !$0.isEmpty } ?? row.title
        let title = context.words.labelled(context.words[.open], name)
        var action = ActionNode("\(context.nextEntry()) \(title)", action: open)
        action.row = row.path
        return [.button(action)]
    }
}

extension CardNode {
    /// The issues of the fields and groups in the node.
    var issues: [IssueNode] {
        switch content {
        case .field(let field): field.value.issues
        case .group(let group):
            group.issues + group.rows.flatMap { $0.issues + $0.body.flatMap(\.issues) }
        case .stack(let stack): stack.nodes.flatMap(\.issues)
        case .text, .issues, .button, .pair, .link, .picture, .rule, .space, .table, .gauge, .pages:
            []
        }
    }
}
