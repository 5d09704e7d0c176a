import FormModel

/// What the record of a session has, and what is to be recorded.
struct SessionRecord {
    /// The lines that are shown with the present question, too.
    private(set) var notices: [SessionLine] = []
    /// The fields that could be answered when the present question was asked.
    private(set) var knownFields: [FieldPlace] = []
    /// The pages that were begun or changed since their cards were recorded.
    private var pages: Set<Int> = []
    /// The cards of the pages as they are in the record.
    private var cards: [Int: SessionLine] = [:]

    /// Notes that a page was begun or changed.
    mutating func note(_ page: Int) { pages.insert(page) }

    /// The cards of the noted pages that are not in the record as they are now.
    ///
    /// - Parameters:
    ///   - beginning: A page that begins, whose card is recorded later.
    ///   - card: The card of a page; `nil` if it is not recorded.
    ///   - changes: The lines that say what has changed in a card of the record.
    /// - Returns: The cards in the order of the pages, and for those that are in the record what has changed.
    mutating func takeCards(
        before beginning: Int?, card: (Int) -> SessionLine?,
        changes: (_ old: SessionLine, _ new: SessionLine) -> [SessionLine]
    ) -> [SessionLine] {
        var taken: [SessionLine] = []
        for page in pages.sorted() where page != beginning {
            guard let line = card(page) else { continue }
            let old = cards.updateValue(line, forKey: page)
            taken += old.map { changes($0, line) } ?? [line]
        }
        pages = beginning.map { [$0] } ?? []
        return taken
    }

    /// Keeps those of some recorded lines that matter at the next question.
    mutating func noteShown(_ lines: [SessionLine]) {
        notices += lines.filter {
            switch $0.kind {
            case .appeared, .problem, .event: true
            default: false
            }
        }
    }

    /// Keeps the fields that can be answered, before a question is asked.
    mutating func noteKnown(_ fields: [FieldPlace]) { knownFields = fields }

    /// Forgets the lines that are shown with the present question.
    mutating func forgetNotices() { notices = [] }
}
