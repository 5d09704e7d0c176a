public import FormModel

/// What a person sees of a session: the present question, and the card around it.
///
/// All texts are clean. A renderer draws the view and knows neither the form nor its values.
public struct SessionView: Sendable {
    /// The title of the page, or of the form.
    public var title: DisplayText = ""
    /// The number of the page, from 1; 0 at the review.
    public var cardNumber = 0
    /// The number of pages.
    public var cardCount = 0
    /// The number of the question among all that can be answered, from 1; `nil` where it is no field.
    public var questionNumber: Int?
    /// The number of questions.
    public var questionCount = 0
    /// The fields and texts of the page before the question.
    public var before: [SessionField] = []
    /// The present question.
    public var question: SessionQuestion
    /// The fields and texts of the page after the question.
    public var after: [SessionField] = []
    /// What the person should know that is not about the present question, such as fields that appeared.
    public var notices: [SessionLine] = []
    /// How the card of the page looks.
    public var look = CardLook()
    /// The number of the entry of the review that the keys act on.
    public var reviewFocus: Int?
    /// The number of the row of a group that the keys act on.
    public var rowFocus: Int?
    /// Whether the arrows move that row.
    public var isCarryingRow = false
    /// The keys that work now, the most important first.
    public var keys: [KeyHint] = []

    init(_ question: SessionQuestion) { self.question = question }

    /// Whether an answer was refused.
    public var isRefused: Bool { question.problems.contains { $0.kind == .error } }
}

/// A field, a text or a part of a card that is not the present question.
public struct SessionField: Sendable, Hashable {
    /// What it is.
    public enum Mark: Sendable, Hashable {
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
    public let path: FieldPath?
    /// The title, heading or text.
    public let label: DisplayText
    /// The answer; empty without one.
    public let value: DisplayText
    /// What it is.
    public let mark: Mark
    /// Whether it must be answered.
    public let isRequired: Bool
    /// The number of groups around it.
    public let depth: Int
    /// The number in the review; `nil` if it cannot be changed.
    public var number: Int?
    /// The description of a part of the card; `nil` for a field or text.
    public var node: CardNode?
}

/// A key that works now.
public struct KeyHint: Sendable, Hashable {
    /// The key and its effect, in the language of the person.
    public let text: DisplayText

    init(_ text: String) { self.text = DisplayText(text) }
}

/// The present question of a session.
public struct SessionQuestion: Sendable {
    /// What is asked.
    public enum Kind: Sendable, Hashable {
        /// A field.
        case field
        /// Whether to add a row.
        case another
        /// What to do with the rows of a group.
        case rows
        /// Whether to submit, or which answer to change.
        case review
        /// Whether to leave.
        case leaving
        /// Nothing at present: something is checked, fetched or written.
        case waiting
    }

    /// What is asked.
    public let kind: Kind
    /// The path of the field or group.
    public var path: FieldPath?
    /// The title of the field, or the whole question.
    public var label: DisplayText
    /// The whole question in one line, for surfaces that ask in one line; it ends where the answer begins.
    public var prompt: DisplayText
    /// Whether an answer is required.
    public var isRequired = false
    /// Whether the answer is never shown.
    public var isSecret = false
    /// Whether a secret is asked for the second time.
    public var isConfirmation = false
    /// The help of the field.
    public var help: [StyledLine] = []
    /// How an answer is written, its unit, and what an empty answer means.
    public var hints: [DisplayText] = []
    /// That Enter takes the default; it is one of the hints while that is so.
    var defaultHint: DisplayText?
    /// The choices.
    public var options: [SessionOption] = []
    /// What to know about the value that was entered before.
    public var notes: [StyledLine] = []
    /// How far the sign that something is under way has turned; `nil` where nothing is.
    public var ticks: Int?
    /// The messages below the answer.
    public var problems: [SessionProblem] = []
    /// The rows of the group that the question is about.
    public var rows: [SessionRow] = []
    /// How many rows there are, and how many there may be; empty for another question.
    public var count: DisplayText = ""
    /// The entries of the review.
    public var review: [SessionField] = []
    /// The text in the line at first.
    package var prefill = ""
    /// How the answer is edited at present.
    public var editor = EditorView.none
    /// The keys that step the answer, which are shown beside it.
    public var editorKeys: [KeyHint] = []

    init(_ kind: Kind, _ prompt: DisplayText, label: DisplayText? = nil) {
        self.kind = kind
        self.prompt = prompt
        self.label = label ?? prompt
    }
}

/// A row of a group that a question is about.
public struct SessionRow: Sendable, Hashable {
    /// The number, from 1.
    public let number: Int
    /// The answers, empty ones too.
    public let cells: [DisplayText]
    /// Whether it has an error.
    public let isWrong: Bool
}

/// A choice of a question.
public struct SessionOption: Sendable, Hashable {
    /// The number by which it is named; `nil` if it has none.
    public let number: Int?
    /// The title.
    public let title: DisplayText
    /// The explanation; empty for none.
    public let explanation: DisplayText
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Why it cannot be chosen; empty if that is not known.
    public let reason: DisplayText
}

/// How an answer is edited at present.
public enum EditorView: Sendable {
    /// Nothing is typed.
    case none
    /// A line of text.
    case line(LineEditor)
    /// A number, date or time, typed or stepped.
    case steps(StepEditor)
    /// A secret, typed once or twice.
    case secret(SecretEditor)
    /// A text of several lines.
    case area(TextAreaEditor)
    /// One or several choices.
    case choices(ChoiceEditor)
}
