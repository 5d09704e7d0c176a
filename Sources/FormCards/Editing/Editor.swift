/// An answer while a person edits it: each key leads to the next state.
///
/// A renderer gets an ``EditorWindow`` and never the editor, which may hold a secret.
protocol Editor: Sendable {
    /// What was typed.
    ///
    /// - Complexity: O(*n*).
    var text: String { get }
    /// Whether nothing is typed.
    var isEmpty: Bool { get }
    /// Whether the typed text is the answer and may be shown: not for a secret, nor for what filters choices.
    var isText: Bool { get }
    /// Whether a part of the text was pasted, so that it is not meant as a command.
    var hasPaste: Bool { get }
    /// Whether a program of the person's choice can edit the text.
    var isEditableElsewhere: Bool { get }
    /// The number of lines of the text.
    var lineCount: Int { get }
    /// What was typed, for which suggestions are wanted from outside the form; `nil` for none.
    var wanted: String? { get }
    /// What was cut, for the next editor.
    var kills: KillRing { get }
    /// What was entered until now.
    ///
    /// - Complexity: O(*n*).
    var entry: EditorEntry { get }
    /// The keys that work now, the most important first.
    var keys: [InterfaceWords.Word] { get }
    /// The keys that step the answer, which are shown beside it.
    var stepKeys: [InterfaceWords.Word] { get }

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the editor does not use.
    mutating func apply(_ key: Key) -> KeyOutcome

    /// Returns what was entered, and clears a secret; another text stays visible while it is checked.
    mutating func take() -> EditorEntry

    /// Replaces the text by that of an editor program.
    mutating func replace(with text: String) -> KeyOutcome

    /// Changes the size of a window of several rows.
    mutating func resize(width: Int, height: Int)

    /// What is shown of the editor.
    ///
    /// - Parameters:
    ///   - width: The cells of a line, at least 2.
    ///   - glyphs: The characters for dots, and for the marks of a long text.
    /// - Returns: The window.
    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow
}

extension Editor {
    var isText: Bool { false }
    var hasPaste: Bool { false }
    var isEditableElsewhere: Bool { false }
    var lineCount: Int { 1 }
    var wanted: String? { nil }
    var kills: KillRing { KillRing() }
    var stepKeys: [InterfaceWords.Word] { [] }

    mutating func take() -> EditorEntry { entry }

    mutating func replace(with text: String) -> KeyOutcome {
        _ = apply(.control("e"))
        _ = apply(.control("u"))
        return apply(.pasted(text))
    }

    mutating func resize(width: Int, height: Int) {}
}

/// What a person entered in an editor.
enum EditorEntry: Sendable, Hashable {
    /// A text, and whether it begins with pasted text.
    case text(String, beginsWithPaste: Bool = false)
    /// A secret.
    case secret(String)
    /// The values of the chosen choices, whether there may be several, and the text that filters the choices.
    case choices([String], isSeveral: Bool, typed: String)
}

extension EditorEntry: CustomStringConvertible, CustomReflectable {
    /// The kind of entry; no text, which may be a secret.
    var description: String {
        switch self {
        case .text: "text"
        case .secret: "secret"
        case .choices: "choices"
        }
    }

    /// No children, because a text may be a secret.
    var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The editor where nothing is asked, or no answer is expected.
struct NoEditor: Editor {
    var text: String { "" }
    var isEmpty: Bool { true }
    var entry: EditorEntry { .text("") }
    var keys: [InterfaceWords.Word] { [] }

    mutating func apply(_ key: Key) -> KeyOutcome { .notMine }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow { .none }
}
