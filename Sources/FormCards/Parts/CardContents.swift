import FormModel

/// What a card shows in one state: values, visible items, and issues by field or row.
struct CardContents {
    let state: CardState
    /// The source of the values: that of the card, or one with the defaults only.
    let values: FormDataSource
    /// Whether conditions that a page follows are described, and the items that they hide.
    let describesHidden: Bool
    /// The size of what was composed from the contents.
    let size: DrawnSize
    /// The reported issues, in form order, each with the path of its shown field or row; parts of a card name them by their index.
    private(set) var issues: [(issue: FormIssue, path: FieldPath?)] = []
    /// The reported issues that belong to no shown field or row.
    private(set) var formIssues: [Int] = []
    private var issuesByPath: [FieldPath: [Int]] = [:]

    /// Makes the contents of a card in its current state, or in another one as a preview.
    ///
    /// `none` and `empty` have the defaults, as before anything is entered, and no issues; `custom:invalid` has all issues,
    /// as after an attempt to submit; `loading` has the values and reported issues; any other state has the values and no
    /// issues.
    init(of card: Card, as forced: CardState?, describesHidden: Bool = false) {
        self.describesHidden = describesHidden
        let reported = forced == nil || forced == .loading ? card.reportedIssues : []
        state = forced ?? card.state(reported)
        let showsDefaults = forced == CardState.none || forced == .empty
        let source = showsDefaults ? card.dataSource?.untouched : card.dataSource
        values = source ?? FormDataSource(form: card.form)
        size = DrawnSize(of: values)
        let issues = forced == .invalid ? card.issues(in: values) : reported
        for (index, issue) in issues.enumerated() {
            let path = values.shownPath(of: issue)
            self.issues.append((issue, path))
            if let path {
                issuesByPath[path, default: []].append(index)
            } else {
                formIssues.append(index)
            }
        }
    }

    /// The reported issues of a field or row.
    func issues(at path: FieldPath) -> [Int] { issuesByPath[path] ?? [] }

    // MARK: Items

    /// The items of the card that are shown now, and, where conditions are described, those that an answer can show.
    func items(of card: Card) -> [ShownItem] {
        let conditions = describesHidden ? ItemConditions(values.form.compiled) : nil
        return ShownItem.shown(card.page.items, conditions, from: card.firstItem) {
            values.isVisible(item: card.firstItem + $0)
        }
    }

    /// The items of a row that are shown now, and, where conditions are described, those that an answer can show.
    func items(of group: FormItem, in row: RowPlace) -> [ShownItem] {
        guard row.index < values.rowCount(of: values.form.compiled.path(of: row.group)) else {
            // The conditions of a row that is still missing are those of none.
            return ShownItem.shown(group.items, nil) { group.items[$0].visibleWhen == nil }
        }
        let rows = values.form.compiled.field(at: row.group).rows
        let conditions = describesHidden ? rows.map { ItemConditions($0) } : nil
        return ShownItem.shown(group.items, conditions) {
            values.isVisible(item: $0, ofRow: row.index, of: row.group)
        }
    }

    /// The number of rows of a group to draw: those that it has, and those that it must still have.
    func rowCount(of group: FormItem, at path: FieldPath) -> Int {
        let count = values.rowCount(of: path)
        guard group.rowSource != nil, let number = values.rowNumber(of: path),
            number <= group.maximumRows
        else { return count }
        return max(count, number)
    }
}
