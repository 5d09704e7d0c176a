import FormModel

/// A secret that a person types, once or twice: each key leads to the next state.
///
/// Dots or nothing show the secret, and Ctrl-R shows or hides it. With a confirmation, Enter asks for the secret again, and
/// submits if both entries are the same; Shift-Tab, the upward arrow and Escape return to the first entry. A secret that
/// was refused is replaced by the next text that is typed or pasted, or edited if another key comes first.
struct SecretEditor: Sendable {
    /// The entry that is typed.
    enum Stage: Sendable, Hashable {
        case entry, confirmation
    }

    private let options: LineEditor.Options
    private let isConfirmed: Bool
    private var first: LineEditor
    /// Whether the next text replaces the first entry, which was refused.
    private var isReplaced: Bool
    private var confirmation: LineEditor?

    /// Makes an editor.
    ///
    /// - Parameters:
    ///   - text: The secret at first, such as one that was refused.
    ///   - display: What is shown of the secret.
    ///   - isConfirmed: Whether it is typed twice.
    ///   - isRefused: Whether the next text replaces the secret.
    init(
        _ text: String = "", display: SecretDisplay = .dots, isConfirmed: Bool = false,
        isRefused: Bool = false
    ) {
        var options = LineEditor.Options()
        options.secret = display
        self.options = options
        self.isConfirmed = isConfirmed
        isReplaced = isRefused
        first = LineEditor(text, options: options)
    }

    /// The entry that is typed.
    var stage: Stage { confirmation == nil ? .entry : .confirmation }

    /// The secret of the first entry.
    var text: String { first.text }

    /// Whether nothing is entered.
    var isEmpty: Bool { first.isEmpty }

    /// Whether the secret is shown.
    var isRevealed: Bool { first.isRevealed }

    /// Hides a secret that is shown.
    mutating func conceal() {
        first.isRevealed = false
        confirmation?.isRevealed = false
    }

    /// The number of characters of the entry that is typed.
    var count: Int { (confirmation ?? first).count }

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the editor does not use.
    mutating func apply(_ key: Key) -> KeyOutcome {
        guard var second = confirmation else { return applyToEntry(key) }
        switch key {
        case .backTab, .up, .escape:
            confirmation = nil
            return .moved
        default: break
        }
        let outcome = second.apply(key)
        if second.isRevealed != first.isRevealed { first.isRevealed = second.isRevealed }
        confirmation = second
        guard outcome == .submitted else { return outcome }
        guard second.text.utf8.elementsEqual(first.text.utf8) else {
            confirmation?.wipe()
            return .refused(.confirmationDiffers)
        }
        return .submitted
    }

    /// Takes a whole line as the entry that is typed, from a surface without keys.
    ///
    /// If the second entry differs, both are asked again.
    ///
    /// - Returns: The effect of the line.
    mutating func enter(_ line: String) -> KeyOutcome {
        if confirmation == nil {
            first.wipe()
        } else {
            confirmation?.wipe()
        }
        let outcome = apply(.pasted(line))
        if case .refused = outcome { return outcome }
        let end = apply(.enter)
        if end == .refused(.confirmationDiffers) {
            confirmation = nil
            first.wipe()
        }
        return end
    }

    private mutating func applyToEntry(_ key: Key) -> KeyOutcome {
        let outcome = isReplaced ? replaceEntry(key) : first.apply(key)
        guard outcome == .submitted, isConfirmed, !first.isEmpty else { return outcome }
        var second = LineEditor(options: options)
        second.isRevealed = first.isRevealed
        confirmation = second
        return .moved
    }

    /// Applies a key to an entry that was refused.
    private mutating func replaceEntry(_ key: Key) -> KeyOutcome {
        switch key {
        case .text, .pasted:
            var fresh = first
            fresh.wipe()
            let outcome = fresh.apply(key)
            guard outcome.isChange else { return outcome }
            first = fresh
            isReplaced = false
            return outcome
        case .press where key != .control("r"):
            isReplaced = false
            return first.apply(key)
        case .pasteTooLong, .malformed, .press: return first.apply(key)
        }
    }

    /// The visible part of the entry that is typed.
    func window(width: Int, glyphs: CardGlyphs = .unicode) -> LineWindow {
        (confirmation ?? first).window(width: width, glyphs: glyphs)
    }

    /// The visible part of the first entry while the second one is typed; `nil` before that.
    func firstWindow(width: Int, glyphs: CardGlyphs = .unicode) -> LineWindow? {
        confirmation.map { _ in first.window(width: width, glyphs: glyphs) }
    }
}

extension SecretEditor: Editor {
    var entry: EditorEntry { .secret(text) }

    var keys: [InterfaceWords.Word] { [.keyAccepts, .keyReveal, .keyBack] }

    mutating func take() -> EditorEntry {
        defer {
            confirmation = nil
            first.wipe()
        }
        return entry
    }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        .secret(
            window(width: width, glyphs: glyphs),
            first: firstWindow(width: width, glyphs: glyphs))
    }
}

extension SecretEditor: CustomReflectable {
    /// The number of characters instead of the secret, which a log must not have.
    var customMirror: Mirror { Mirror(self, children: ["stage": stage, "count": count]) }
}
