package import FormModel

/// What a person does on a card at present: the question in hand with its editor and messages, and the keys that work.
package struct CardFocus: Sendable, Hashable {
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

    /// A row of the group that is asked about.
    struct Row: Sendable, Hashable {
        /// The number, from 1.
        let number: Int
        /// The answers, empty ones too.
        let cells: [DisplayText]
        /// Whether it has an error.
        let isWrong: Bool
    }

    /// The place of the question among all that can be answered.
    struct Position: Sendable, Hashable {
        /// The number, from 1.
        let number: Int
        let count: Int
    }

    /// The entry of the review, or the row of a group, that the keys act on.
    struct Mark: Sendable, Hashable {
        /// Its number, from 1; `nil` for none.
        private(set) var number: Int?
        /// Whether the arrows move the row.
        private(set) var isCarrying = false
        /// Whether the same key again deletes the row.
        private(set) var isToDelete = false

        /// Chooses another entry or row, or moves the row there.
        mutating func move(to number: Int) { self.number = number }

        /// Asks for the same key again before the row is deleted.
        mutating func askToDelete() { isToDelete = true }

        /// Deletes the row no longer.
        mutating func keep() { isToDelete = false }

        /// The mark at another row, which the arrows still move.
        func moved(to number: Int) -> Mark {
            var mark = self
            mark.move(to: number)
            mark.keep()
            return mark
        }

        /// Chooses nothing.
        mutating func leave() { self = Mark() }

        /// Lets the arrows move the row, or no longer.
        mutating func toggleCarrying() { isCarrying.toggle() }

        /// Leaves the row where it is.
        mutating func drop() { isCarrying = false }
    }

    /// Something that the person should know that is not about the present question.
    struct News: Sendable, Hashable {
        let lines: [StyledLine]
        /// Whether it is a field that became visible.
        let isField: Bool
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
    let help: TextMarkup?
    /// How an answer is written, its unit, and what an empty answer means.
    var hints: [DisplayText]
    /// An example of an answer, which stands in the empty line instead of among the hints; `nil` for none.
    private(set) var example: DisplayText?
    /// The hint that says the example.
    private(set) var exampleHint: DisplayText?
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
    /// What to know about the value that was entered before, or, in the review, what is wrong.
    var notes: [StyledLine] = []
    /// How far the sign that something is under way has turned; `nil` where nothing is.
    var ticks: Int?
    /// The messages below the answer.
    private(set) var messages: [FocusMessage] = []
    /// Whether the last message says why a key had no effect.
    private var isHinted = false
    /// Whether a key changed the text or the choices since the question was asked.
    private(set) var isTouched = false
    /// The rows of the group that is asked about.
    private(set) var rows: [Row] = []
    /// The titles of the columns of the rows.
    private(set) var headings: [DisplayText] = []
    /// How many rows there are and may be, or how many characters may still be typed; empty for another question.
    private(set) var count: DisplayText = ""

    /// What is shown of the answer while it is edited.
    var window = FocusWindow.none
    /// The keys that step the answer, which are shown beside it.
    var stepKeys: [KeyHint] = []
    /// The keys that work now, the most important first.
    var keys: [KeyHint] = []
    /// What the person should know that is not about the question.
    var news: [News] = []
    /// The place of the question among all that can be answered; `nil` where it is no field.
    var position: Position?
    /// The row, or the entry of the review, that the keys act on.
    var mark = Mark()
    /// The number of the nodes of the card that are before the question.
    var index = 0

    init(
        _ kind: Kind, _ prompt: DisplayText, label: DisplayText? = nil, path: FieldPath? = nil,
        isRequired: Bool = false, isSecret: Bool = false, help: TextMarkup? = nil,
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

    /// Whether the choices are heard by typing a part of them, because there are too many to say all.
    static func isLong(_ count: Int) -> Bool { count > 20 }

    /// Whether an answer was refused.
    package var isRefused: Bool { messages.contains { $0.kind == .error } }

    /// Adds the rows of the group with the title of the group, and how many there may be.
    mutating func add(
        _ rows: [Row], below headings: [DisplayText], of title: DisplayText, count: DisplayText,
        hint: DisplayText
    ) {
        self.rows = rows
        self.headings = headings
        label = title
        self.count = count
        hints.append(hint)
    }

    /// Takes an example of an answer, and the hint that says it.
    mutating func take(example: DisplayText, saidBy hint: DisplayText?) {
        self.example = example
        exampleHint = hint
    }

    /// Says how many characters may still be typed.
    mutating func say(left: DisplayText) { count = left }

    /// Shows messages below the answer instead of the present ones.
    mutating func show(_ messages: [FocusMessage]) {
        self.messages = messages
        isHinted = false
    }

    /// Shows why a key had no effect, below the other messages, until another key has one.
    mutating func hint(_ hint: FocusMessage) {
        forgetHint()
        messages.append(hint)
        isHinted = true
    }

    /// Notes that a key had an effect.
    mutating func noteKey() {
        isTouched = true
        forgetHint()
    }

    private mutating func forgetHint() {
        if isHinted, !messages.isEmpty { messages.removeLast() }
        isHinted = false
    }
}

/// A key that works now.
struct KeyHint: Sendable, Hashable {
    /// The key and its effect, in the language of the person.
    let text: DisplayText

    init(_ text: String) { self.text = DisplayText(text) }
}

/// A message below a question, or in the record.
struct FocusMessage: Sendable, Hashable {
    /// How much a message matters.
    enum Kind: Sendable, Hashable {
        /// The answer is not accepted.
        case error
        /// The answer is accepted, but may be wrong.
        case warning
        /// The answer was read in a way that the person should check.
        case reading
        /// A hint.
        case note
        /// Something is under way.
        case progress
        /// A technical detail of the message before it, in English.
        case detail
    }

    /// How much it matters.
    let kind: Kind
    /// The sentence.
    let sentence: DisplayText

    init(_ kind: Kind, _ sentence: String) {
        self.kind = kind
        self.sentence = DisplayText(sentence)
    }

    /// The message as a line with its mark.
    ///
    /// - Parameters:
    ///   - glyphs: The marks.
    ///   - words: The words for an error and a warning before the sentence; none unless given.
    /// - Returns: The line.
    func line(_ glyphs: CardGlyphs, _ words: InterfaceWords? = nil) -> StyledLine {
        func marked(
            _ mark: DisplayText, _ word: InterfaceWords.Word, _ style: StyledLine.Style
        ) -> StyledLine {
            let word = words.map { DisplayText($0.labelled($0[word], "")) } ?? ""
            let lead = StyledLine.Run("  " + mark + " ", style)
            return StyledLine(
                [lead, StyledLine.Run(word + sentence, style)], hanging: lead.text.width)
        }
        switch kind {
        case .error: return marked(glyphs.error, .error, .issue)
        case .warning: return marked(glyphs.warning, .warning, .warning)
        case .reading: return StyledLine("  " + sentence, .warning).hanging(2)
        case .note, .progress: return StyledLine("  " + sentence, .dim).hanging(2)
        case .detail: return StyledLine("    (" + sentence + ")", .dim)
        }
    }
}

extension StyledLine {
    /// The line with further lines indented where it is broken.
    func hanging(_ cells: Int) -> StyledLine {
        guard let first = runs.first, first.text.string.utf8.starts(with: "  ".utf8) else {
            return self
        }
        let rest = DisplayText(String(first.text.string.dropFirst(cells)))
        return StyledLine(
            [Run(.spaces(cells), first.style), first.with(rest)] + runs.dropFirst(),
            hanging: cells)
    }
}
