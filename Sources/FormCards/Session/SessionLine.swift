/// An entry of the permanent record of a session.
public struct SessionLine: Sendable, Hashable {
    /// What an entry is about.
    enum Kind: Sendable, Hashable {
        /// The title of the form, and its help.
        case title
        /// The keys and commands.
        case keys
        /// A page begins.
        case page(number: Int, count: Int)
        /// The heading of a section.
        case section
        /// A text between fields.
        case text
        /// A part of the card, such as a bar; ``SessionLine/part`` is its description.
        case part
        /// A row begins.
        case row
        /// A field was answered.
        case answered
        /// A field that is not asked, such as a calculated one.
        case unasked
        /// The person went back.
        case wentBack
        /// A chosen answer is changed, or rows are added or deleted.
        case event
        /// A field became visible.
        case appeared
        /// A warning or an error that is not about the present answer.
        case problem
        /// A page is finished; ``SessionLine/card`` has its answers.
        case card
        /// An answer of a page whose card is in the record was changed.
        case changed
        /// The answers were submitted, or an ending was reached.
        case ending
    }

    /// What the entry is about.
    let kind: Kind
    /// The entry as lines of text.
    let lines: [StyledLine]
    /// The title of the field or page; empty for other entries.
    var label: DisplayText = ""
    /// The answer; empty for other entries.
    var value: DisplayText = ""
    /// The answer as it is said, where that is not as it is written.
    var spoken: DisplayText?
    /// The card of a finished page.
    var card: CardDescription?
    /// The answers of the card, with summaries of rows that stand in a table.
    var answers: [FieldNode] = []
    /// A part of a card.
    var part: CardNode?
    /// Whether the title is that of the first card, too.
    var isCardTitle = false
    /// The problem of the entry.
    var problem: FocusMessage?

    init(_ kind: Kind, _ lines: [StyledLine]) {
        self.kind = kind
        self.lines = lines
    }

    /// Whether a page is finished.
    package var isCard: Bool { kind == .card }

    /// Whether the entry begins something, and does not belong to the answer before it.
    package var begins: Bool {
        switch kind {
        case .title, .page, .section, .text, .part, .row, .unasked, .ending: true
        case .keys, .answered, .wentBack, .event, .appeared, .problem, .card, .changed: false
        }
    }

    init(_ kind: Kind, _ line: StyledLine) { self.init(kind, [line]) }

    /// The entry of a field and its answer.
    init(_ kind: Kind, label: DisplayText, value: DisplayText, line: StyledLine) {
        self.init(kind, [line])
        self.label = label
        self.value = value
    }

    init(_ problem: FocusMessage, _ glyphs: CardGlyphs) {
        self.init(.problem, problem.line(glyphs))
        self.problem = problem
    }
}
