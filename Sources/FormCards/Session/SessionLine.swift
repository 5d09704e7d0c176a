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
        /// A part of the card, such as a bar; ``SessionLine/fields`` has it.
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
        /// A page is finished; ``SessionLine/fields`` are its answers.
        case card(number: Int, count: Int)
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
    /// The fields of a finished page.
    var fields: [SessionField] = []
    /// How a finished page looks.
    var look = CardLook()
    /// Whether the title is that of the first card, too.
    var isCardTitle = false
    /// The problem of the entry.
    var problem: SessionProblem?

    init(_ kind: Kind, _ lines: [StyledLine]) {
        self.kind = kind
        self.lines = lines
    }

    init(_ kind: Kind, _ line: StyledLine) { self.init(kind, [line]) }

    /// The entry of a field and its answer.
    init(_ kind: Kind, label: DisplayText, value: DisplayText, line: StyledLine) {
        self.init(kind, [line])
        self.label = label
        self.value = value
    }

    init(_ problem: SessionProblem, _ glyphs: CardGlyphs) {
        self.init(.problem, problem.line(glyphs))
        self.problem = problem
    }
}

/// A message below a question, or in the record.
struct SessionProblem: Sendable, Hashable {
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
