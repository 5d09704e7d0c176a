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

    func items(of card: Card) -> [ShownItem] {
        CardContents.shown(card.page.items) { values.isVisible(item: card.firstItem + $0) }
    }

    func items(of group: FormItem, at path: FieldPath, row: Int) -> [ShownItem] {
        guard row < rowCount(of: path), let place = values.form.compiled.place(of: path)?.place
        else {
            // The conditions of a row that is still missing are those of none.
            return CardContents.shown(group.items) { group.items[$0].visibleWhen == nil }
        }
        return CardContents.shown(group.items) {
            values.isVisible(item: $0, ofRow: row, of: place)
        }
    }

    /// The visible items, without headings of sections that have no visible items.
    ///
    /// - Complexity: O(*n*) in the items.
    private static func shown(_ items: [FormItem], where isVisible: (Int) -> Bool) -> [ShownItem] {
        var isShown = items.indices.map(isVisible)
        // For each item, the last visible one that is no heading, up to that item.
        var lasts: [Int] = []
        for (index, item) in items.enumerated() {
            lasts.append(item.kind != .section && isShown[index] ? index : lasts.last ?? -1)
        }
        var ends: Set<Int> = []
        for (index, item) in items.enumerated() where item.kind == .section && isShown[index] {
            let last = lasts[min(index + item.itemCount, items.count - 1)]
            isShown[index] = last > index
            if last > index { ends.insert(last) }
        }
        return items.indices.filter { isShown[$0] }.map {
            ShownItem(item: items[$0], endsSection: ends.contains($0))
        }
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

    /// The captions of the rows that an issue is in; `nil` if it is in none.
    func rows(of issue: FormIssue, in locale: ReaderLocale) -> String? {
        values.rowCaptions(along: issue.path, in: locale)
    }

    func issues(at path: FieldPath) -> [FormIssue] { issuesByPath[path] ?? [] }

    /// The path of the field or row at which an issue is shown; an issue about an element of a list
    /// of choices is shown at the field.
    private static func path(of issue: FormIssue, in form: Form) -> FieldPath? {
        guard let (place, row) = form.compiled.place(about: issue.path) else { return nil }
        // The issue of a field that nobody sees is shown as one of the form.
        guard form.compiled.isShown(place) else { return nil }
        let path = form.compiled.path(of: place)
        guard let row, form.compiled.field(at: place).rows != nil else { return path }
        return path.appending(.index(row))
    }
}

/// An item that a card shows.
struct ShownItem {
    let item: FormItem
    /// Whether it is the last visible item of a section.
    let endsSection: Bool
}
