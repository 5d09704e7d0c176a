import FormModel

/// Writes texts in the Markdown of Adaptive Cards, so that no value becomes markup.
enum AdaptiveMarkdown {
    /// A text without markup, on one line.
    static func escaped(_ text: String) -> String {
        escape(DisplayText(filled: text).string, isAtStart: true)
    }

    /// A text with markup: an empty line between lines, except between the items of a list.
    static func text(_ markup: TextMarkup) -> String {
        var text = ""
        var wasItem = false
        for line in markup.lines {
            let spans = self.text(line.spans, isAtStart: true)
            guard spans.utf8.contains(where: { $0 != 0x20 }) else { continue }
            if !text.isEmpty { text += wasItem && line.isItem ? "\n" : "\n\n" }
            text += (line.isItem ? "- " : "") + spans
            wasItem = line.isItem
        }
        return text
    }

    private static func text(_ spans: [TextMarkup.Span], isAtStart: Bool) -> String {
        var text = ""
        for (index, span) in spans.enumerated() {
            let isAtStart = isAtStart && text.isEmpty
            switch span {
            case .text(let plain):
                text += escape(DisplayText(filled: plain).string, isAtStart: isAtStart)
            case .strong(let inner): text += marked("**", inner, isAtStart)
            case .emphasis(let inner):
                // Beside a letter, `_` is one more letter.
                let next = TextMarkup.plainText(of: Array(spans.dropFirst(index + 1).prefix(1)))
                let isInWord =
                    text.unicodeScalars.last.map(isWord) ?? false
                    || next.unicodeScalars.first.map(isWord) ?? false
                text += marked(isInWord ? "*" : "_", inner, isAtStart)
            case .link(let inner, let address):
                let shown = self.text(inner, isAtStart: isAtStart)
                text += TextMarkup.isLink(address) ? link(shown, address) : shown
            }
        }
        return text
    }

    /// Emphasis begins and ends beside a letter; spaces belong outside of it.
    private static func marked(
        _ mark: String, _ spans: [TextMarkup.Span], _ isAtStart: Bool
    ) -> String {
        let text = self.text(spans, isAtStart: isAtStart)
        let start = text.utf8.prefix { $0 == 0x20 }.count
        let end = text.utf8.reversed().prefix { $0 == 0x20 }.count
        guard start < text.utf8.count else { return text }
        let inner = String(Substring(text.utf8.dropFirst(start).dropLast(end)))
        let space = String(repeating: " ", count: start)
        return space + mark + inner + mark + String(repeating: " ", count: end)
    }

    /// A link; its text is escaped.
    static func link(_ text: String, _ address: String) -> String {
        "[\(text)](\(target(address)))"
    }

    /// An address whose characters cannot end the link.
    private static func target(_ address: String) -> String {
        var target = ""
        for scalar in address.unicodeScalars {
            switch scalar {
            case "(", ")", " ", "<", ">", "\\", "\"", "'":
                target += "%" + String(scalar.value, radix: 16, uppercase: true)
            default: target.unicodeScalars.append(scalar)
            }
        }
        return target
    }

    /// Puts a backslash before what could be markup (CommonMark 0.31.2, section 2.4) or a function of the host, such as
    /// `{{DATE(…)}}`.
    ///
    /// - Complexity: O(*n*).
    private static func escape(_ text: String, isAtStart: Bool) -> String {
        // Four spaces at the start would be a block of code.
        let text = isAtStart ? String(text.drop { $0 == " " }) : text
        let scalars = Array(text.unicodeScalars)
        let marker = isAtStart ? blockMarker(scalars) : nil
        var escaped = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let isMarkup =
                switch scalar {
                case "\\", "`", "*", "[", "]", "<", "~", "|": true
                case "_":
                    index == 0 || !isWord(scalars[index - 1]) || !(next.map(isWord) ?? false)
                case "{", "}": next == scalar
                case "&": next.map { $0 == "#" || isWord($0) } ?? false
                default: index == marker
                }
            if isMarkup { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// The index of the character that makes a line a heading, a quotation, a rule or an item of a list.
    private static func blockMarker(_ scalars: [Unicode.Scalar]) -> Int? {
        guard let first = scalars.first else { return nil }
        if ["#", "+", "-", ">", "=", ":"].contains(first) { return 0 }
        let digits = scalars.prefix { ("0"..."9").contains($0) }.count
        guard digits > 0, digits < scalars.count, [".", ")"].contains(scalars[digits]) else {
            return nil
        }
        return digits
    }
}
