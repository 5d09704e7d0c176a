import FormModel

/// A line of text that a person types, with its caret: each key leads to the next state.
///
/// The keys are those of readline's emacs mode: movement by characters and words, cutting and inserting again, undo and
/// redo, exchange of characters and words, letters in upper and lower case, and the next key as text. Keys that the line
/// does not use are left to the caller.
///
/// Characters are grapheme clusters. Control characters never enter the text. The cost of a key depends on what changes,
/// not on the length of the text.
struct LineEditor: Sendable {
    /// The properties of a line.
    struct Options: Sendable {
        /// Whether the text may have line ends, which Alt-Enter and Ctrl-J insert, and tabs.
        var allowsLines = false
        /// What is shown of a secret; `nil` for a text that is no secret.
        var secret: SecretDisplay?
        /// Draws separators into the text while it is typed; the text stays what was typed, and a secret as it is.
        var formatter: (any InputFormatter)?
        /// The maximum number of bytes.
        var maximumBytes = LineEditor.limit

        /// Makes the options of a line of plain text.
        init() {}
    }

    /// The maximum number of bytes of a text, unless an option sets a smaller one.
    static let limit = 1 << 16

    let options: Options
    /// The text at first, if it has separators that are drawn and not typed, and that text without them.
    private let initial: (text: String, typed: String)?
    var core: TextCore
    /// The command whose second key is expected.
    private(set) var pending: EditCommand?

    /// Whether a part of the text was pasted or inserted literally; such a line is not meant as a command.
    var hasPaste = false
    /// Whether the text begins with pasted or literal text.
    var beginsWithPaste = false
    /// Whether a secret is shown.
    var isRevealed = false

    /// Makes a line with the caret at its end.
    ///
    /// - Parameters:
    ///   - text: The text at first; control characters are removed.
    ///   - options: The properties of the line.
    ///   - kills: What was cut in other lines; a secret neither takes nor gives it.
    init(
        _ text: String = "", options: Options = Options(), kills: KillRing = KillRing()
    ) {
        self.options = options
        let cleaned = CleanedText.of(text, allowsLines: options.allowsLines)
        let formatter = options.secret == nil ? options.formatter : nil
        let typed = formatter.map { LineEditor.typed(cleaned, for: $0) } ?? cleaned
        initial = typed.hasSameBytes(as: cleaned) ? nil : (cleaned, typed)
        core = TextCore(
            typed,
            kills: options.secret == nil ? kills : KillRing())
    }

    /// The text as it was typed; the text at first, with its separators, while it is not changed.
    ///
    /// - Complexity: O(*n*).
    var text: String {
        let typed = core.buffer.string
        guard let initial, typed.hasSameBytes(as: initial.typed) else { return typed }
        return initial.text
    }

    /// The caret as a number of typed characters (grapheme clusters) before it.
    var caret: Int { core.caret }

    /// The number of typed characters.
    var count: Int { core.count }

    /// Whether there is no text.
    var isEmpty: Bool { core.buffer.isEmpty }

    /// What was cut, for the next line; nothing of a secret.
    var kills: KillRing { options.secret == nil ? core.kills : KillRing() }

    /// Whether a line can contain a text unchanged.
    static func canHold(_ text: String, allowsLines: Bool = false) -> Bool {
        CleanedText.of(text, allowsLines: allowsLines).utf8.elementsEqual(text.utf8)
    }

    /// Clears the text, and what could be undone.
    mutating func wipe() {
        core.wipe()
        forgetPasteIfEmpty()
        pending = nil
    }

    mutating func forgetPasteIfEmpty() {
        guard isEmpty else { return }
        hasPaste = false
        beginsWithPaste = false
    }

    // MARK: Keys

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the line does not use.
    mutating func apply(_ key: Key) -> KeyOutcome {
        let expected = pending
        pending = nil
        if key == .interrupt { return .notMine }
        switch expected {
        case .literal: return insertLiterally(key)
        case .prefix:
            return EditCommand(key, isAfterPrefix: true).map { perform($0) } ?? .unchanged
        default: break
        }
        switch key {
        case .text(let text): return insert(text, as: .typed)
        case .pasted(let text): return paste(CleanedText.withoutLastLineEnd(text))
        case .pasteTooLong: return .refused(.tooLong(maximum: options.maximumBytes))
        case .malformed: return .refused(.notUTF8)
        case .enter: return .submitted
        case .control("j"), .press(.enter, .alt), .press(.enter, .shift):
            return options.allowsLines ? insert("\n", as: .command) : .submitted
        case .endOfFile where isEmpty: return .notMine
        case .control("r") where options.secret != nil:
            isRevealed.toggle()
            return .moved
        default:
            return EditCommand(key).map { perform($0) } ?? .notMine
        }
    }

    private mutating func perform(_ command: EditCommand) -> KeyOutcome {
        switch command {
        case .move(let motion):
            return core.move(to: motion.target(from: caret, in: core.buffer)) ? .moved : .unchanged
        case .delete(let motion): return delete(motion)
        case .cut(let motion): return cut(motion)
        case .yank:
            guard let text = core.kills.current else { return .unchanged }
            let start = caret
            let outcome = insert(text, as: .command)
            if case .changed = outcome, caret >= start { core.noteYank(from: start) }
            return outcome
        case .yankEarlier: return yankEarlier()
        case .undo: return restore(core.undo())
        case .redo: return restore(core.redo())
        case .transposeCharacters: return replace(core.transposedCharacters)
        case .transposeWords: return replace(core.transposedWords)
        case .change(let change): return replace(core.changed(change))
        case .literal, .prefix:
            pending = command
            return .unchanged
        }
    }

    private mutating func restore(_ isRestored: Bool) -> KeyOutcome {
        forgetPasteIfEmpty()
        return isRestored ? .changed : .unchanged
    }
}

extension LineEditor {
    /// Whether the line with the caret, one of several, has no text.
    var isLineEmpty: Bool {
        let isStart = caret == 0 || core.buffer[caret - 1] == "\n"
        return isStart && (caret == count || core.buffer[caret] == "\n")
    }

    /// Whether the caret is at the end of a line, one of several.
    var isAtLineEnd: Bool { caret == count || core.buffer[caret] == "\n" }

    /// Whether the next key is inserted as text.
    var expectsLiteral: Bool { pending == .literal }
}

extension LineEditor: Editor {
    var isText: Bool { true }

    var isEditableElsewhere: Bool { true }

    var entry: EditorEntry { .text(text, beginsWithPaste: beginsWithPaste) }

    var keys: [InterfaceWords.Word] { [.keyAccepts, .keyBack, .keyHelp] }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        .line(window(width: width, glyphs: glyphs))
    }
}

extension LineEditor: CustomReflectable {
    /// The text; of a secret, which a log must not have, the number of characters.
    var customMirror: Mirror {
        Mirror(self, children: options.secret == nil ? ["text": text] : ["count": count])
    }
}
