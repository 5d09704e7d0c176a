import FormModel

/// What a card shows in a state: the values, and the issues by field.
struct CardContents {
    let state: CardState
    /// About the form as a whole.
    private(set) var formIssues: [Issue] = []
    private var issuesByField: [FieldName: [Issue]] = [:]
    private let values: FormDataSource

    /// - Parameters:
    ///   - card: The card.
    ///   - forced: The state to show it in, whatever its own is.
    init(of card: Card, as forced: CardState?) {
        state = forced ?? card.state
        // A fresh data source holds the defaults: what a card shows before anything was entered.
        let showsDefaults = forced == CardState.none || forced == .empty
        let source = showsDefaults ? nil : card.dataSource
        values = source ?? FormDataSource(form: card.form, clock: card.dataSource?.clock ?? .none)
        let issues: [Issue] =
            if forced == nil || forced == .loading {
                card.reportedIssues
            } else if forced == .invalid {
                values.issues.filter(card.concerns)
            } else {
                []
            }
        for issue in issues {
            if let field = issue.field, card.form.input(field) != nil {
                issuesByField[field, default: []].append(issue)
            } else {
                formIssues.append(issue)
            }
        }
    }

    func displayText(of name: FieldName, in wording: ValueWording) -> String {
        values.displayText(of: name, in: wording)
    }

    /// The items of the card that are shown.
    func items(of card: Card) -> [FormItem] {
        card.page.items.enumerated().filter { values.isVisible(item: card.firstItem + $0.offset) }
            .map(\.element)
    }

    func isRequired(_ name: FieldName) -> Bool { values.isRequired(name) }

    func issues(of name: FieldName) -> [Issue] { issuesByField[name] ?? [] }
}
