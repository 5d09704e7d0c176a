/// What is shown of an editor.
enum EditorWindow: Sendable, Hashable {
    /// Nothing.
    case none
    /// A line of text.
    case line(LineWindow)
    /// A line with the value that is stepped, and the open calendar.
    case steps(StepWindow)
    /// The entry of a secret that is typed, and the first one while the second one is typed.
    case secret(LineWindow, first: LineWindow?)
    /// Rows of text.
    case area(TextAreaWindow)
    /// A filter and choices.
    case choices(ChoiceWindow)
    /// A line of text, as a filter, and what may complete it.
    case suggestions(ChoiceWindow)
}

/// The visible part of a line, and the cell of the caret in it.
struct LineWindow: Sendable, Hashable {
    /// The visible text, without the marks.
    let text: DisplayText
    /// The mark before the text if it goes on to the left; empty if it does not.
    let leftMark: DisplayText
    /// The mark after the text if it goes on to the right; empty if it does not.
    let rightMark: DisplayText
    /// The number of cells before the caret, with those of the mark.
    let caret: Int

    /// The marks and the text in one.
    var whole: DisplayText { leftMark + text + rightMark }
}

/// What is shown of a number, date or time that is typed or stepped.
struct StepWindow: Sendable, Hashable {
    /// The text and its caret.
    let line: LineWindow
    /// The value that the text means, where it is written in another way; `nil` where it is not.
    let reading: String?
    /// The smallest value as it is shown; `nil` if there is none.
    let minimum: String?
    /// The largest value as it is shown; `nil` if there is none.
    let maximum: String?
    /// The open calendar; `nil` if it is closed.
    let calendar: CalendarMonth?
}

/// The visible rows of a text of several lines.
struct TextAreaWindow: Sendable, Hashable {
    /// A row.
    struct Row: Sendable, Hashable {
        /// The text; a tab is shown as spaces.
        let text: DisplayText
        /// Whether the row continues the line of the row before it.
        let isContinued: Bool
    }

    /// The rows, from the top.
    let rows: [Row]
    /// The row of the caret, from 0.
    let caretRow: Int
    /// The cells before the caret.
    let caretColumn: Int
    /// The number of rows that are hidden above.
    let above: Int
    /// The number of rows that are hidden below.
    let below: Int
    /// The number of lines of the whole text.
    let lineCount: Int
}

/// The visible part of a list of choices.
struct ChoiceWindow: Sendable, Hashable {
    /// A row of the list.
    struct Row: Sendable, Hashable {
        /// The index of the choice.
        let index: Int
        /// The choice, whose texts are not cleaned.
        let option: FieldNode.Option
        /// The number by which it is named; `nil` if it cannot be chosen, or if choices have no numbers.
        let number: Int?
        /// Whether the keys act on it.
        let isHighlighted: Bool
        /// Whether it is taken.
        let isChosen: Bool
        /// Its title, with the characters that were typed.
        let title: MarkedTitle
    }

    /// The rows, from the top.
    let rows: [Row]
    /// What was typed, and its caret.
    let filter: LineWindow
    /// Whether several choices may be taken.
    let isSeveral: Bool
    /// Whether a filter is typed.
    let isFiltering: Bool
    /// Whether the typed text is a number, by which a choice is named.
    let isNumbering: Bool
    /// The place of the highlighted choice among those that the filter leaves, from 1; `nil` if there is none.
    let position: Int?
    /// The number of choices that the filter leaves.
    let count: Int
    /// The number of choices above the window.
    let above: Int
    /// The number of choices below the window.
    let below: Int
    /// The number of choices that are taken.
    let takenCount: Int
    /// The largest number of choices that are taken; `nil` without a limit.
    let maximum: Int?
}

/// The title of a choice in pieces: those that a typed text has, and those that it does not have.
struct MarkedTitle: Sendable, Hashable {
    /// A piece of the title, which is not cleaned.
    struct Piece: Sendable, Hashable {
        let text: String
        /// Whether its characters were typed.
        let isTyped: Bool
    }

    let pieces: [Piece]
}

/// What is shown of an answer while it is edited, for any number of cells.
///
/// A renderer knows the cells that it has, and gets no editor, which may hold a secret.
struct FocusWindow: Sendable, Hashable {
    private let make: @Sendable (Int, CardGlyphs) -> EditorWindow

    /// The window where nothing is edited.
    static let none = FocusWindow { _, _ in .none }

    init(_ make: @escaping @Sendable (Int, CardGlyphs) -> EditorWindow) { self.make = make }

    func callAsFunction(_ width: Int, _ glyphs: CardGlyphs) -> EditorWindow { make(width, glyphs) }

    /// Whether both show the same in a line of 80 cells.
    static func == (left: FocusWindow, right: FocusWindow) -> Bool {
        left(80, .unicode) == right(80, .unicode)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(self(80, .unicode)) }
}
