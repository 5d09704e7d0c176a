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
    private var entry: LineEditor
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
        entry = LineEditor(text, options: options)
    }

    /// The entry that is typed.
    var stage: Stage { confirmation == nil ? .entry : .confirmation }

    /// The secret of the first entry.
    var text: String { entry.text }

    /// Whether nothing is entered.
    var isEmpty: Bool { entry.isEmpty }

    /// Whether the secret is shown.
    var isRevealed: Bool { entry.isRevealed }

    /// Hides a secret that is shown.
    mutating func conceal() {
        entry.isRevealed = false
        confirmation?.isRevealed = false
    }

    /// The number of characters of the entry that is typed.
    var count: Int { (confirmation ?? entry).count }

    /// Returns the secret and clears both entries.
    mutating func take() -> String {
        confirmation = nil
        return entry.take()
    }

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
        if second.isRevealed != entry.isRevealed { entry.isRevealed = second.isRevealed }
        confirmation = second
        guard outcome == .submitted else { return outcome }
        guard second.text.utf8.elementsEqual(entry.text.utf8) else {
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
            entry.wipe()
        } else {
            confirmation?.wipe()
        }
        let outcome = apply(.pasted(line))
        if case .refused = outcome { return outcome }
        let end = apply(.enter)
        if end == .refused(.confirmationDiffers) {
            confirmation = nil
            entry.wipe()
        }
        return end
    }

    private mutating func applyToEntry(_ key: Key) -> KeyOutcome {
        let outcome = isReplaced ? replaceEntry(key) : entry.apply(key)
        guard outcome == .submitted, isConfirmed, !entry.isEmpty else { return outcome }
        var second = LineEditor(options: options)
        second.isRevealed = entry.isRevealed
        confirmation = second
        return .moved
    }

    /// Applies a key to an entry that was refused.
    private mutating func replaceEntry(_ key: Key) -> KeyOutcome {
        switch key {
        case .text, .pasted:
            var fresh = entry
            fresh.wipe()
            let outcome = fresh.apply(key)
            guard outcome.isChange else { return outcome }
            entry = fresh
            isReplaced = false
            return outcome
        case .press where key != .control("r"):
            isReplaced = false
            return entry.apply(key)
        case .pasteTooLong, .malformed, .press: return entry.apply(key)
        }
    }

    /// The visible part of the entry that is typed.
    ///
    /// - Parameters:
    ///   - width: The number of cells, at least 2.
    ///   - glyphs: The characters for the dots and for the marks of a long secret.
    /// - Returns: The window.
    func window(width: Int, glyphs: CardGlyphs = .unicode) -> LineWindow {
        (confirmation ?? entry).window(width: width, glyphs: glyphs)
    }

    /// The visible part of the first entry while the second one is typed; `nil` before that.
    ///
    /// - Parameters:
    ///   - width: The number of cells, at least 2.
    ///   - glyphs: The characters for the dots and for the marks of a long secret.
    /// - Returns: The window.
    func firstWindow(width: Int, glyphs: CardGlyphs = .unicode) -> LineWindow? {
        confirmation.map { _ in entry.window(width: width, glyphs: glyphs) }
    }
}

extension SecretEditor: CustomReflectable {
    /// The number of characters instead of the secret, which a log must not have.
    var customMirror: Mirror { Mirror(self, children: ["stage": stage, "count": count]) }
}
