@testable import FormCards
import TestSupport

/// A notation for keys: `C-a` with Ctrl, `M-b` with Alt, a name such as `left`, `"text"` typed character by character and
/// `<text>` pasted; separated by spaces.
func keys(_ notation: String) -> [Key] {
    var keys: [Key] = []
    // Scalars, because a mark after a quotation mark is one character with it.
    var rest = Substring(notation).unicodeScalars
    while let first = rest.first {
        if first == " " {
            rest.removeFirst()
        } else if first == "\"" || first == "<",
            let end = rest.dropFirst().firstIndex(of: first == "<" ? ">" : "\"")
        {
            let text = String(rest[rest.index(after: rest.startIndex)..<end])
            keys += first == "<" ? [.pasted(text)] : text.map { .text(String($0)) }
            rest = rest[rest.index(after: end)...]
        } else {
            let word = rest.prefix { $0 != " " }
            keys.append(key(String(word)))
            rest = rest.dropFirst(word.count)
        }
    }
    return keys
}

private let names: [String: Key.Name] = [
    "enter": .enter, "tab": .tab, "bs": .backspace, "del": .delete, "ins": .insert, "esc": .escape,
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "space": .character(" "),
]

private func key(_ notation: String) -> Key {
    var modifiers: Key.Modifiers = []
    var rest = Substring(notation)
    for (prefix, modifier) in [
        ("C-", .control), ("M-", .alt), ("S-", .shift),
    ] as [(String, Key.Modifiers)] where rest.hasPrefix(prefix) && rest.count > 2 {
        modifiers.insert(modifier)
        rest.removeFirst(2)
    }
    if let name = names[String(rest)] { return .press(name, modifiers) }
    if rest.first == "F", let number = Int(rest.dropFirst()) {
        return .press(.function(number), modifiers)
    }
    return .press(.character(rest.first ?? "?"), modifiers)
}

extension LineEditor {
    /// The text with a bar at the caret.
    var marked: String {
        let characters = Array(text)
        return String(characters.prefix(caret)) + "|" + String(characters.dropFirst(caret))
    }

    /// An editor of a text with a bar at the caret.
    init(marked: String, options: Options = Options(), kills: KillRing = KillRing()) {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        self.init(parts.joined(), options: options, kills: kills)
        while caret > parts[0].count, apply(.left) == .moved {}
    }

    /// Presses keys, and returns the outcome of the last one.
    @discardableResult
    mutating func type(_ notation: String) -> KeyOutcome {
        var outcome = KeyOutcome.unchanged
        for key in FormCardsTests.keys(notation) { outcome = apply(key) }
        return outcome
    }
}
