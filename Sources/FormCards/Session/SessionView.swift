package import FormModel

/// What a person sees of a session: the present question, and the card around it.
///
/// All texts are clean. ``SessionRenderer`` draws the view and ``SessionTranscript`` says it; both know neither the form
/// nor its values.
public struct SessionView: Sendable {
    /// The title of the page, or of the form.
    let title: DisplayText
    /// The number of the page, from 1; 0 at the review.
    let cardNumber: Int
    /// The number of pages.
    let cardCount: Int
    /// The number of the question among all that can be answered, from 1; `nil` where it is no field.
    let questionNumber: Int?
    /// The number of questions.
    let questionCount: Int
    /// The fields and texts of the page before the question.
    let before: [SessionField]
    /// The present question.
    package let question: SessionQuestion
    /// The fields and texts of the page after the question.
    let after: [SessionField]
    /// What the person should know that is not about the present question, such as fields that appeared.
    let notices: [SessionLine]
    /// How the card of the page looks.
    let look: CardLook
    /// The number of the entry of the review that the keys act on.
    let reviewFocus: Int?
    /// The number of the row of a group that the keys act on.
    let rowFocus: Int?
    /// Whether the arrows move that row.
    let isCarryingRow: Bool
    /// The keys that work now, the most important first.
    let keys: [KeyHint]

    /// Whether an answer was refused.
    var isRefused: Bool { question.problems.contains { $0.kind == .error } }
}

/// A field, a text or a part of a card that is not the present question.
struct SessionField: Sendable, Hashable {
    /// What it is.
    enum Mark: Sendable, Hashable {
        /// It is answered.
        case answered
        /// It is not asked yet.
        case open
        /// It is calculated, set by the program, or cannot be changed.
        case unasked
        /// It has an error.
        case wrong
        /// It is the title of a page, at the review.
        case page
        /// It is a heading of a section or row.
        case heading
        /// It is a text.
        case text
        /// It is a part of the card such as a bar or a pill; ``SessionField/node`` is its description.
        case part
    }

    /// The path of the field; `nil` for a text.
    let path: FieldPath?
    /// The title or heading; empty for a text.
    let label: DisplayText
    /// The answer; empty without one.
    let value: DisplayText
    /// What it is.
    let mark: Mark
    /// Whether it must be answered.
    let isRequired: Bool
    /// The number of groups around it.
    let depth: Int
    /// The number in the review; `nil` if it cannot be changed.
    var number: Int?
    /// The description of a part of the card; `nil` for a field or text.
    var node: CardNode?
    /// The lines of a text, with its markup; none for a field or part.
    var lines: [StyledLine] = []
}

/// A key that works now.
struct KeyHint: Sendable, Hashable {
    /// The key and its effect, in the language of the person.
    let text: DisplayText

    init(_ text: String) { self.text = DisplayText(text) }
}

/// The present question of a session.
package struct SessionQuestion: Sendable {
    /// What is asked.
    package enum Kind: Sendable, Hashable {
        /// A field.
        case field
        /// Whether to add a row.
        case another
        /// What to do with the rows of a group.
        case rows
        /// Nothing: the page is to be read.
        case page
        /// Whether to submit, or which answer to change.
        case review
        /// Whether to leave.
        case leaving
        /// Nothing at present: something is checked, fetched or written.
        case waiting
    }

    /// What is asked.
    package let kind: Kind
    /// The path of the field or group.
    package let path: FieldPath?
    /// The title of the field, or the whole question.
    package private(set) var label: DisplayText
    /// The whole question in one line, for surfaces that ask in one line; it ends where the answer begins.
    let prompt: DisplayText
    /// Whether an answer is required.
    let isRequired: Bool
    /// Whether the answer is never shown.
    package let isSecret: Bool
    /// The help of the field.
    let help: [StyledLine]
    /// How an answer is written, its unit, and what an empty answer means.
    var hints: [DisplayText]
    /// That Enter takes the default; it is one of the hints while that is so.
    let defaultHint: DisplayText?
    /// What a person fills in, with its options.
    let control: FieldNode.Control
    /// Whether the options that can be chosen have numbers, by which they are named.
    let isNumbered: Bool
    /// The line that ends an answer of several lines, for surfaces that read whole lines; `nil` for an answer in one line.
    package let endLine: String?
    /// The text in the line at first.
    package var prefill: String
    /// Whether a secret is asked for the second time.
    package var isConfirmation = false
    /// What to know about the value that was entered before.
    var notes: [StyledLine] = []
    /// How far the sign that something is under way has turned; `nil` where nothing is.
    var ticks: Int?
    /// The messages below the answer.
    private(set) var problems: [SessionProblem] = []
    /// Whether the last message says why a key had no effect.
    private var isHinted = false
    /// Whether a key changed the text or the choices since the question was asked.
    private(set) var isTouched = false
    /// The rows of the group that the question is about.
    private(set) var rows: [SessionRow] = []
    /// How many rows there are, and how many there may be; empty for another question.
    private(set) var count: DisplayText = ""
    /// The entries of the review.
    var review: [SessionField] = []
    /// What is shown of the answer while it is edited, for a number of cells.
    var window: @Sendable (Int, CardGlyphs) -> EditorWindow = { _, _ in .none }
    /// The keys that step the answer, which are shown beside it.
    var stepKeys: [KeyHint] = []

    init(
        _ kind: Kind, _ prompt: DisplayText, label: DisplayText? = nil, path: FieldPath? = nil,
        isRequired: Bool = false, isSecret: Bool = false, help: [StyledLine] = [],
        hints: [DisplayText] = [], defaultHint: DisplayText? = nil,
        control: FieldNode.Control = .line, isNumbered: Bool = false, endLine: String? = nil,
        prefill: String = ""
    ) {
        self.kind = kind
        self.prompt = prompt
        self.label = label ?? prompt
        self.path = path
        self.isRequired = isRequired
        self.isSecret = isSecret
        self.help = help
        self.hints = hints
        self.defaultHint = defaultHint
        self.control = control
        self.isNumbered = isNumbered
        self.endLine = endLine
        self.prefill = prefill
    }

    /// The choices; none for yes or no, which are no list.
    var options: [FieldNode.Option] { control.isChoice ? control.options : [] }

    /// The options with the numbers by which they are named.
    var numberedOptions: [(number: Int?, option: FieldNode.Option)] {
        var number = 0
        return options.map { option in
            guard isNumbered, option.isEnabled else { return (nil, option) }
            number += 1
            return (number, option)
        }
    }

    /// Adds the rows of the group with the title of the group, and how many there may be.
    mutating func add(
        _ rows: [SessionRow], of title: DisplayText, count: DisplayText, hint: DisplayText
    ) {
        self.rows = rows
        label = title
        self.count = count
        hints.append(hint)
    }

    /// Shows messages below the answer instead of the present ones.
    mutating func show(_ problems: [SessionProblem]) {
        self.problems = problems
        isHinted = false
    }

    /// Shows why a key had no effect, below the other messages, until another key has one.
    mutating func hint(_ hint: SessionProblem) {
        forgetHint()
        problems.append(hint)
        isHinted = true
    }

    /// Notes that a key had an effect.
    mutating func noteKey() {
        isTouched = true
        forgetHint()
    }

    private mutating func forgetHint() {
        if isHinted, !problems.isEmpty { problems.removeLast() }
        isHinted = false
    }
}

/// A row of a group that a question is about.
struct SessionRow: Sendable, Hashable {
    /// The number, from 1.
    let number: Int
    /// The answers, empty ones too.
    let cells: [DisplayText]
    /// Whether it has an error.
    let isWrong: Bool
}
