import FormModel

/// The contents of a card in one state: values, and issues by field or row.
struct CardContents {
    let state: CardState
    private(set) var formIssues: [FormIssue] = []
    private var issuesByPath: [FieldPath: [FormIssue]] = [:]
    private let values: FormDataSource

    /// Makes the contents of a card in a forced state, or in its current one.
    init(of card: Card, as forced: CardState?) {
        state = forced ?? card.state
        // In these states a card shows the defaults, as before anything is entered.
        let showsDefaults = forced == CardState.none || forced == .empty
        let source = showsDefaults ? card.dataSource?.untouched : card.dataSource
        values = source ?? FormDataSource(form: card.form)
        let issues: [FormIssue] =
            if forced == nil || forced == .loading {
                card.reportedIssues
            } else if forced == .invalid {
                card.issues(in: values)
            } else {
                []
            }
        for issue in issues {
            if let path = CardContents.path(of: issue, in: card.form) {
                issuesByPath[path, default: []].append(issue)
            } else {
                formIssues.append(issue)
            }
        }
    }

    /// A text of the form, or of the items of a row, with the values of the card.
    func text(_ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale) -> String {
        values.text(text, of: row, in: locale)
    }

    /// A help or label of the form, or of the items of a row, with the values of the card.
    func markup(_ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale) -> TextMarkup {
        values.markup(text, of: row, in: locale)
    }

    func displayText(at path: FieldPath, in locale: ReaderLocale) -> String {
        values.displayText(at: path, in: locale)
    }

    func items(of card: Card) -> [FormItem] {
        card.page.items.enumerated().filter { values.isVisible(item: card.firstItem + $0.offset) }
            .map(\.element)
    }

    func items(of group: FormItem, at path: FieldPath, row: Int) -> [FormItem] {
        guard let place = values.form.compiled.place(of: path)?.place else { return group.items }
        return group.items.enumerated().filter {
            values.isVisible(item: $0.offset, ofRow: row, of: place)
        }.map(\.element)
    }

    func isRequired(at path: FieldPath) -> Bool { values.isRequired(at: path) }

    func rowCount(of group: FieldPath) -> Int { values.rowCount(of: group) }

    func issues(at path: FieldPath) -> [FormIssue] { issuesByPath[path] ?? [] }

    /// The path of the field or row at which an issue is shown; an issue about an element of a list
    /// of choices is shown at the field.
    private static func path(of issue: FormIssue, in form: Form) -> FieldPath? {
        guard let (place, row) = form.compiled.place(of: issue.path) else { return nil }
        let path = form.compiled.path(of: place)
        guard let row, form.compiled.field(at: place).rows != nil else { return path }
        return path.appending(.index(row))
    }
}
