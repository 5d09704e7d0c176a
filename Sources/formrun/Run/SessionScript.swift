import FormCards

/// The keys of a session as a text of lines, which can be written by hand, recorded and replayed.
///
/// Each line is one step: `type TEXT` types a text character by character, `paste TEXT` pastes it, `key NAME` presses a
/// key such as `enter`, `shift-tab`, `ctrl-u` or `f1`, and `resize COLUMNS ROWS` changes the screen. In a text, `\n`, `\t`
/// and `\\` are a line end, a tab and a backslash, and `\u{1B}` is a character by its number. Blank lines and those that
/// begin with `#` are ignored.
struct SessionScript: Sendable, Hashable {
    /// A step.
    enum Step: Sendable, Hashable {
        /// Keys that are pressed in order.
        case keys([Key])
        /// The screen has another size.
        case resize(columns: Int, rows: Int)
    }

    /// A line of a script that cannot be read.
    struct SyntaxError: Error, Sendable, Hashable {
        /// The number of the line, from 1.
        let line: Int
        /// The line.
        let text: String

        /// What the line must be.
        var expected: String {
            text.utf8.starts(with: "key ".utf8)
                ? "a key: \(Key.knownNames.joined(separator: ", ")), f1 to f12, or one of these, a letter or space after ctrl-, alt- or shift-"
                : "type, paste, key or resize with their text"
        }
    }

    /// The steps.
    private(set) var steps: [Step] = []
    /// The line of each step.
    private(set) var lines: [String] = []

    /// Reads a script.
    init(_ text: String) throws(SyntaxError) {
        var number = 0
        for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            var line = String(Substring(line))
            if line.utf8.last == 0x0D { line = String(line.dropLast()) }
            if line.utf8.first ?? UInt8(ascii: "#") == UInt8(ascii: "#") { continue }
            guard let step = SessionScript.step(line) else {
                throw SyntaxError(line: number, text: line)
            }
            steps.append(step)
            lines.append(line)
        }
    }

    /// The columns and rows that a screen can have.
    private static let sizes = 1...1_000

    private static func step(_ line: String) -> Step? {
        // A combining mark after the space would make another character of it, so the byte is looked for.
        guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let rest = String(Substring(line.utf8[line.utf8.index(after: space)...]))
        switch String(Substring(line.utf8[..<space])) {
        case "type": return .keys(unescaped(rest).map { .text(String($0)) })
        case "paste": return .keys([.pasted(unescaped(rest))])
        case "key": return Key(named: unescaped(rest)).map { .keys([$0]) }
        case "resize":
            let numbers = rest.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy(sizes.contains) else { return nil }
            return .resize(columns: numbers[0], rows: numbers[1])
        default: return nil
        }
    }

    /// The lines of keys, with typed characters in one line.
    ///
    /// - Parameter keys: The keys; `nil` for one that typed a secret, which is never written.
    /// - Returns: The script.
    static func text(of keys: [Key?]) -> String {
        var lines = ["# The keys of a session of formrun."]
        var typed = ""
        func end() {
            if !typed.isEmpty { lines.append("type " + escaped(typed)) }
            typed = ""
        }
        for key in keys {
            switch key {
            case .text(let text): typed += text
            case nil:
                end()
                if lines.last != secretNote { lines.append(secretNote) }
            case .pasted(let text):
                end()
                lines.append("paste " + escaped(text))
            case .some(let key):
                end()
                if let name = key.name { lines.append("key " + escaped(name)) }
            }
        }
        end()
        return lines.map { $0 + "\n" }.joined()
    }

    private static let secretNote = "# Here a secret was typed; write it as: type SECRET"

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
            case _ where scalar.properties.generalCategory == .control:
                let number = String(scalar.value, radix: 16, uppercase: true)
                escaped.append(contentsOf: "\\u{\(number)}".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func unescaped(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.popFirst() else {
                plain.append(scalar)
                continue
            }
            switch next {
            case "n": plain.append("\n")
            case "t": plain.append("\t")
            case "u": plain.append(numbered(&rest) ?? next)
            default: plain.append(next)
            }
        }
        return String(plain)
    }

    /// The character whose number comes next in braces; `nil` if there is none.
    private static func numbered(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
            return nil
        }
        rest = rest[rest.index(after: end)...]
        return scalar
    }
}

extension Key {
    private static let names: [(name: String, key: Name)] = [
        ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("delete", .delete),
        ("insert", .insert), ("escape", .escape), ("up", .up), ("down", .down), ("left", .left),
        ("right", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
        ("pageDown", .pageDown),
    ]

    private static let modifiers: [(name: String, modifier: Modifiers)] = [
        ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]

    /// The names of keys that are no functions.
    fileprivate static var knownNames: [String] { names.map(\.name) }

    /// The key with a name such as `enter`, `shift-tab`, `ctrl-u` or `f1`; `nil` if there is none.
    init?(named name: String) {
        var rest = name
        var modifiers: Modifiers = []
        for (prefix, modifier) in Key.modifiers where rest.utf8.starts(with: prefix.utf8) {
            rest = String(Substring(rest.utf8.dropFirst(prefix.utf8.count)))
            modifiers.insert(modifier)
        }
        if let found = Key.names.first(where: { $0.name == rest }) {
            self = .press(found.key, modifiers)
        } else if rest.hasPrefix("f"), let number = Int(rest.dropFirst()) {
            self = .press(.function(number), modifiers)
        } else if rest == "space", !modifiers.isEmpty {
            self = .press(.character(" "), modifiers)
        } else if rest.count == 1, let character = rest.first, !modifiers.isEmpty {
            self = .press(.character(character), modifiers)
        } else {
            return nil
        }
    }

    /// The name by which ``init(named:)`` finds the key; `nil` for a text.
    var name: String? {
        guard case .press(let pressed, let modifiers) = self else { return nil }
        let prefix = Key.modifiers.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
        switch pressed {
        case .function(let number): return prefix + "f\(number)"
        case .character(" "): return prefix + "space"
        case .character(let character): return prefix + String(character)
        default:
            return Key.names.first { $0.key == pressed }.map { prefix + $0.name }
        }
    }
}
