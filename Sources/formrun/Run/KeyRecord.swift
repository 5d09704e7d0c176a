import FormCards

/// The keys of a session, for a script.
struct KeyRecord {
    /// The keys; `nil` for each that typed a secret.
    private(set) var keys: [Key?] = []
    private var last: Key?

    /// Adds a key that the session is about to get.
    mutating func note(_ key: Key, in session: FormSession) {
        // After Ctrl-V, any key may be a part of a secret.
        let isKnown = !session.asksSecret || key.leavesLine && last != .control("v")
        keys.append(isKnown ? key : nil)
        last = key
    }

    /// Adds a line that was typed and accepted.
    mutating func note(line: String, isSecret: Bool) {
        keys += isSecret ? [nil] : line.map { .text(String($0)) }
        keys.append(.enter)
    }

    /// Begins a line behind a text that was refused: the caret of an editor is at its end.
    mutating func noteContinuation(by line: String) {
        keys.insert(.enter, at: max(0, keys.count - line.count - 1))
    }

    /// Replaces the line that ended a text by the key that does so in an editor.
    mutating func noteEnd(ofTextBy line: String) {
        keys.removeLast(min(keys.count, line.count + 2))
        keys.append(.press(.enter, .alt))
    }
}

extension Key {
    /// Whether the key accepts or leaves a line, and is no part of its text.
    var leavesLine: Bool {
        switch self {
        case .enter, .tab, .backTab, .up, .down, .pageUp, .pageDown, .escape, .interrupt: true
        default: false
        }
    }
}
