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
        CardContents.shown(card.page.items) { values.isVisible(item: card.firstItem + $0) }
    }

    func items(of group: FormItem, at path: FieldPath, row: Int) -> [FormItem] {
        guard row < rowCount(of: path), let place = values.form.compiled.place(of: path)?.place
        else {
            // The conditions of a row that is still missing are those of none.
            return group.items.filter { $0.visibleWhen == nil }
        }
        return CardContents.shown(group.items) {
            values.isVisible(item: $0, ofRow: row, of: place)
        }
    }

    /// The visible items, without headings of sections that have no visible items.
    private static func shown(_ items: [FormItem], where isVisible: (Int) -> Bool) -> [FormItem] {
        guard items.contains(where: { $0.kind == .section }) else {
            return items.indices.filter(isVisible).map { items[$0] }
        }
        // For each item, the number of visible ones before it, without headings.
        var counts = [0]
        for (index, item) in items.enumerated() {
            let isShown = item.kind != .section && isVisible(index)
            counts.append((counts.last ?? 0) + (isShown ? 1 : 0))
        }
        return items.indices.filter { index in
            guard items[index].kind == .section else { return counts[index + 1] > counts[index] }
            let end = min(index + 1 + items[index].itemCount, items.count)
            return isVisible(index) && counts[end] > counts[index + 1]
        }.map { items[$0] }
    }

    func isRequired(at path: FieldPath) -> Bool { values.isRequired(at: path) }

    func rowCount(of group: FieldPath) -> Int { values.rowCount(of: group) }

    /// The number of rows of a group to draw: those that it has, and those that it must still have.
    func shownRowCount(of group: FormItem, at path: FieldPath) -> Int {
        let count = rowCount(of: path)
        guard group.rowSource != nil, let number = values.rowNumber(of: path),
            number <= group.maximumRows
        else { return count }
        return max(count, number)
    }

    func rowCaption(of row: FieldPath, in language: LanguageTag?) -> String? {
        values.rowCaption(of: row, in: language)
    }

    func issues(at path: FieldPath) -> [FormIssue] { issuesByPath[path] ?? [] }

    /// The path of the field or row at which an issue is shown; an issue about an element of a list
    /// of choices is shown at the field.
    private static func path(of issue: FormIssue, in form: Form) -> FieldPath? {
        guard let (place, row) = form.compiled.place(of: issue.path) else { return nil }
        // The issue of a field that nobody sees is shown as one of the form.
        guard form.compiled.isShown(place) else { return nil }
        let path = form.compiled.path(of: place)
        guard let row, form.compiled.field(at: place).rows != nil else { return path }
        return path.appending(.index(row))
    }
}
