import FormModel

/// Translates patterns into the syntax of JSON Schema, which is that of ECMA-262.
///
/// Other engines do not know syntax of RE2 such as `(?i)`, `\z` or `[[:alpha:]]`, so a pattern is
/// written from its meaning: character sets are spelled out, and no class depends on Unicode
/// tables. The result means the same to the engines of JavaScript, Python, Java, Go and Rust.
enum ECMAPattern {
    /// The pattern, anchored to the whole text; `nil` if it cannot be expressed, such as a word
    /// boundary, which depends on the neighbouring text.
    static func whole(_ source: String) -> String? {
        // The pattern was accepted already, so no other limit applies.
        let limits = DefinitionLimits(patternBytes: DefinitionLimits.maximumSize)
        guard let parsed = try? PatternParser.parse(Array(source.utf8), limits: limits) else {
            return nil
        }
        var writer = Writer(classes: parsed.classes)
        writer.write(withoutAnchors(parsed.syntax), inSequence: false)
        guard writer.isFaithful else { return nil }
        let needsGroup = if case .choice = parsed.syntax { true } else { false }
        return needsGroup ? "^(?:\(writer.text))$" : "^\(writer.text)$"
    }

    /// Removes `^` at the start and `$` at the end, which are redundant when a whole text is
    /// matched.
    private static func withoutAnchors(_ syntax: PatternSyntax) -> PatternSyntax {
        guard case .sequence(var parts) = syntax else { return syntax }
        if case .assertion(.textStart) = parts.first { parts.removeFirst() }
        if case .assertion(.textEnd) = parts.last { parts.removeLast() }
        return .sequenced(parts)
    }

    private struct Writer {
        let classes: [CharacterClass]
        var text = ""
        var isFaithful = true

        init(classes: [CharacterClass]) {
            self.classes = classes
        }

        mutating func write(_ syntax: PatternSyntax, inSequence: Bool) {
            switch syntax {
            case .empty: text += inSequence ? "(?:)" : ""
            case .scalar(let index): write(classes[index])
            case .anyByte, .assertion: isFaithful = false
            case .sequence(let parts): for part in parts { write(part, inSequence: true) }
            case .choice(let parts):
                if inSequence { text += "(?:" }
                for (index, part) in parts.enumerated() {
                    if index > 0 { text += "|" }
                    write(part, inSequence: false)
                }
                if inSequence { text += ")" }
            case .repetition(let part, let minimum, let maximum):
                if case .scalar = part {
                    write(part, inSequence: true)
                } else {
                    text += "(?:"
                    write(part, inSequence: false)
                    text += ")"
                }
                text += count(minimum, maximum)
            }
        }

        private func count(_ minimum: Int, _ maximum: Int?) -> String {
            switch (minimum, maximum) {
            case (0, nil): "*"
            case (1, nil): "+"
            case (0, 1): "?"
            case (_, nil): "{\(minimum),}"
            case (_, minimum): "{\(minimum)}"
            case (_, let maximum?): "{\(minimum),\(maximum)}"
            }
        }

        private mutating func write(_ set: CharacterClass) {
            if set.ranges.count == 1, set.ranges[0].lower == set.ranges[0].upper {
                return text += spelt(set.ranges[0].lower, special: #"\^$.|?*+()[]{}/"#)
            }
            if set == .any { return text += #"[\s\S]"# }
            let rest = set.complement
            // An empty set cannot be spelled out.
            if set.ranges.isEmpty { return isFaithful = false }
            let isNegated = rest.ranges.count < set.ranges.count
            text += isNegated ? "[^" : "["
            for range in (isNegated ? rest : set).ranges {
                text += spelt(range.lower, special: #"\]^[-"#)
                if range.upper > range.lower + 1 { text += "-" }
                if range.upper > range.lower { text += spelt(range.upper, special: #"\]^[-"#) }
            }
            text += "]"
        }

        private func spelt(_ value: UInt32, special: String) -> String {
            guard let scalar = Unicode.Scalar(value) else {
                // The end of a range inside the surrogates, which no text contains, is moved beside
                // them.
                return value < 0xDC00 ? "\u{D7FF}" : "\u{E000}"
            }
            if special.unicodeScalars.contains(scalar) { return "\\" + String(scalar) }
            switch value {
            case 0x0A: return "\\n"
            case 0x0D: return "\\r"
            case 0x09: return "\\t"
            case 0...0x20 where value != 0x20, 0x7F...0xA0, 0x2000...0x206F, 0xFEFF:
                let digits = String(value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: return String(scalar)
            }
        }
    }
}
