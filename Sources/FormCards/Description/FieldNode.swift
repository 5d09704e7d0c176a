import FormModel

/// A field of a card: its label, its value, its control and its issues.
struct FieldNode: Sendable, Hashable {
    private struct Units: Sendable, Hashable {
        var before: String?
        var behind: String?
        /// Whether the shown value is between them; not that of a choice with a title.
        var areAroundText = true
    }

    private struct Manner: Sendable, Hashable {
        var typed: String?
        var appearance: FieldControl?
        var mustBeTicked = false
    }

    private struct Typing: Sendable, Hashable {
        var isLeftToRight = false
        var suggestions: [String] = []
    }

    /// What a person fills in.
    enum Control: Sendable, Hashable {
        /// One line of text.
        case line
        /// Several lines of text.
        case lines
        /// A number.
        case number
        /// A date.
        case date
        /// A time of day.
        case time
        /// A moment: a date with a time and an offset.
        case moment
        /// A date with a time.
        case localDateTime
        /// A duration.
        case duration
        /// Several texts, one a line.
        case texts
        /// A file.
        case file
        /// Yes or no, as two options with the values `true` and `false`.
        case yesNo([Option])
        /// One of some options.
        case one([Option])
        /// Several of some options.
        case many([Option])
    }

    /// How far a person is with a field of a card that is filled in question by question.
    enum Progress: Sendable, Hashable {
        /// It is answered.
        case answered
        /// It is not asked yet.
        case open
        /// It is calculated, set by the program, or cannot be changed.
        case unasked
        /// It has an error.
        case wrong
    }

    /// An answer that a field offers.
    struct Option: Sendable, Hashable {
        /// The value in a submission.
        let value: String
        /// The text that a person reads.
        let title: String
        /// An explanation; `nil` for none.
        let explanation: String?
        /// Whether it is chosen.
        let isSelected: Bool
        /// Whether it can be chosen.
        let isEnabled: Bool
        /// The reason why it cannot be chosen; `nil` where none is known.
        let reason: String?
        /// Whether the title is a word for yes or no in the language of the reader, and not a text of the form.
        let isWord: Bool
        /// Whether it cannot be beside other choices.
        let isExclusive: Bool

        /// Makes an option.
        init(
            _ value: String, title: String? = nil, explanation: String? = nil,
            isSelected: Bool = false, isEnabled: Bool = true, reason: String? = nil,
            isWord: Bool = false, isExclusive: Bool = false
        ) {
            self.value = value
            self.title = title ?? value
            self.explanation = explanation
            self.isSelected = isSelected
            self.isEnabled = isEnabled
            self.reason = reason
            self.isWord = isWord
            self.isExclusive = isExclusive
        }
    }

    /// What a browser or another front end may use to help; the form decides what is valid.
    struct Hints: Sendable, Hashable {
        /// The token of the HTML attribute `autocomplete`.
        var autocomplete: String?
        /// The type of an HTML input of one line, such as `email`.
        var inputType: String?
        /// The value of the HTML attribute `inputmode`, such as `numeric`.
        var inputMode: String?
        /// A regular expression for the whole value, in the syntax of ECMA-262 with the flag `v`.
        var pattern: String?
        /// The smallest value, as it is written in a submission.
        var minimum: String?
        /// The largest value, as it is written in a submission.
        var maximum: String?
        /// The step of a number.
        var step: String?
        /// The least number of characters.
        var minimumLength: Int?
        /// The largest number of characters.
        var maximumLength: Int?
        /// The media types and extensions of files, as the HTML attribute `accept` names them; none where any file is accepted.
        var accepted: [String] = []
        /// The largest number of bytes of a file.
        var maximumBytes: Int?
        private var typing = Typing()
        /// Phrases in English for what the other hints do not say, such as `the validator "remote"`, which is known
        /// only when the answer is validated.
        var unchecked: [String] = []
    }

    /// Where a renderer gets hints from.
    enum HintSource: Sendable, Hashable {
        /// The program that made the node.
        case program(Shared<Hints>)
        /// The field of a form.
        case field(FieldOrigin)
    }

    /// The path of the field, such as `/email` or `/lines/0/price`.
    let path: FieldPath
    /// The title.
    let label: String
    /// What a person fills in.
    let control: Control
    /// The value in the notation of the reader, for an amount, whose ``entered`` text is canonical; the symbol or code of
    /// its currency where there is no value, or one that is no amount; `nil` for another field.
    let writing: String?
    /// How far a person is with the field; `nil` on a card that is not filled in question by question.
    let progress: Progress?
    /// The number by which a person chooses the field in a review; `nil` if it has none.
    let number: Int?
    /// An explanation; `nil` for none.
    var help: TextMarkup?
    /// Whether an answer is required at present.
    var isRequired = false
    /// Whether the answer can be changed.
    var isEnabled = true
    /// Whether the value is calculated.
    var isComputed = false
    /// Whether the value is set by the program that shows the form.
    var isGiven = false
    /// Whether the value is a secret: `text` is a mask, and `entered` is empty.
    var isSecure = false
    /// What is said of a secret instead of its mask; `nil` where that is not known.
    var spoken: DisplayText?
    /// The value as a person reads it; empty for no value.
    var text = ""
    /// The value as it is written in a form post, one text for each value; none for a secret.
    var entered: [String] = []
    /// How the answer is entered.
    private var manner = Manner()
    /// The units around a number; `nil` for none.
    private var units = Units()
    /// An example of an answer; `nil` for none.
    var placeholder: String?
    /// The issues to show, in order.
    var issues: [IssueNode] = []
    /// Where a renderer gets hints from; `nil` where there are none.
    var hintSource: HintSource?

    /// Makes a field.
    init(
        path: FieldPath, label: String, control: Control, writing: String? = nil,
        progress: Progress? = nil, number: Int? = nil
    ) {
        self.path = path
        self.label = label
        self.control = control
        self.writing = writing
        self.progress = progress
        self.number = number
    }
}

extension FieldNode {
    /// The option of yes, where one box stands for yes and no; a value that is neither needs both options.
    var box: Option? {
        guard appearance == .checkbox || mustBeTicked, case .yesNo(let options) = control,
            strayValues.isEmpty
        else { return nil }
        return options.first
    }

    /// The chosen options in the order in which they were chosen; `nil` where that is the order of the options.
    var chosenOrder: [String]? {
        guard case .many(let options) = control else { return nil }
        let shown = options.filter(\.isSelected).map(\.value) + strayValues
        let isSame = shown.elementsEqual(entered) { $0.hasSameBytes(as: $1) }
        return isSame ? nil : entered
    }

    /// The value in one line; a secret is masked by symbols that the surface can show.
    func line(_ glyphs: CardGlyphs) -> DisplayText {
        glyphs.line(of: text, in: control, isSecure: isSecure)
    }

    /// A duration in words, as a person types it; `nil` for another value.
    var typed: String? {
        get { manner.typed }
        set { manner.typed = newValue }
    }

    /// How the form asks for the answer; `nil` where renderers decide it by ``control``.
    var appearance: FieldControl? {
        get { manner.appearance }
        set { manner.appearance = newValue }
    }

    /// Whether the form accepts yes only, as for terms; such a field is drawn as one check box.
    var mustBeTicked: Bool {
        get { manner.mustBeTicked }
        set { manner.mustBeTicked = newValue }
    }

    /// The unit behind a number; `nil` for none.
    var unit: String? {
        get { units.behind }
        set { units.behind = newValue }
    }

    /// The unit before a number; `nil` for none.
    var unitBefore: String? {
        get { units.before }
        set { units.before = newValue }
    }

    /// Whether ``text`` is a number that the units belong to; `false` for the title of a choice.
    var hasMeasure: Bool {
        get { units.areAroundText }
        set { units.areAroundText = newValue }
    }

    /// The value between its units; empty for no value.
    var measured: String { text.isEmpty ? "" : measured(text) }

    /// A value between its units.
    func measured(_ text: String) -> String {
        guard hasMeasure else { return text }
        return [unitBefore, text, unit].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// What stands behind a control: an amount as it is written, and the unit.
    var beside: String? {
        let parts = [writing, unit].compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension FieldNode.Hints {
    /// Whether values are written from left to right in every language, such as telephone numbers.
    var isLeftToRight: Bool {
        get { typing.isLeftToRight }
        set { typing.isLeftToRight = newValue }
    }

    /// Texts that are suggested while a person types.
    var suggestions: [String] {
        get { typing.suggestions }
        set { typing.suggestions = newValue }
    }
}

extension CardGlyphs {
    /// A value in one line; a secret is masked by symbols that the surface can show.
    func line(of text: String, in control: FieldNode.Control, isSecure: Bool) -> DisplayText {
        if isSecure { return DisplayText(masked(text)) }
        switch control {
        case .lines:
            let mark = self == .unicode ? " ⏎ " : " / "
            return DisplayText(DisplayText.lines(text).map(\.string).joined(separator: mark))
        case .texts: return DisplayText(text.entriesInOneLine)
        case .line, .number, .date, .time, .moment, .localDateTime, .duration, .file, .yesNo, .one,
            .many:
            return DisplayText(text)
        }
    }
}

extension String {
    /// A text with an entry a line, in one line.
    var entriesInOneLine: String {
        utf8.split(separator: 0x0A).map { String(Substring($0)) }.joined(separator: ", ")
    }
}
