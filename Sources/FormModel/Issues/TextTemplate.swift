/// A text with places to fill in: `{name}`, `{= expression}` and `{name|word for empty}`; `{{` and
/// `}}` are braces.
///
/// It is parsed once. Values are inserted into the parsed text, so that a brace in a value is never
/// read as a place.
package struct TextTemplate: Sendable {
    /// A place in a text.
    struct Slot: Sendable {
        /// The name, or `= expression`.
        let source: String
        /// The expression; `nil` for a name.
        let expression: String?
        /// The text for an empty value; `nil` if the template has none.
        let word: String?
        /// The byte offset of the name or expression in the text.
        let offset: Int
    }

    enum Part: Sendable {
        case text(String)
        case slot(Slot)
    }

    /// A brace that cannot be read.
    struct Malformation: Sendable {
        let detail: String
        let offset: Int
        /// Whether it is an opening brace without a closing one.
        let isUnclosed: Bool
    }

    let parts: [Part]

    /// The first brace that cannot be read; it is part of the text.
    let malformation: Malformation?

    /// Parses a text.
    ///
    /// - Complexity: O(*n*).
    package init(_ text: String) {
        var parser = TemplateParser(text)
        parser.parse()
        parts = parser.parts
        malformation = parser.malformation
    }

    /// Whether a text may have places or doubled braces; other texts are used as they are.
    package static func hasBraces(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    /// A text in which braces are doubled, so that it is read as it is written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isMarkup: Whether the text is read as markup, whose marks are escaped then, too.
    /// - Returns: The text.
    package static func escaped(_ text: String, isMarkup: Bool = false) -> String {
        let text = isMarkup ? CompiledMarkup.escaped(text) : text
        guard hasBraces(text) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

    /// The places, in order.
    var slots: [Slot] {
        parts.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
    }

    /// The name of the field whose value is the whole text, such as `{price}`; `nil` for any other text.
    package var onlyName: String? {
        guard parts.count == 1, case .slot(let slot) = parts[0], slot.expression == nil else {
            return nil
        }
        return slot.source
    }

    /// The names and expressions of the places, in order.
    package var sources: [String] { slots.map(\.source) }

    /// The text with its places filled in; the values together have the size that ``InsertedTexts`` allows.
    ///
    /// - Parameter fact: The value of a name or expression: empty for the word of the place, `nil` for a place that stays as it
    ///   is written.
    /// - Returns: The filled text.
    package func filled(_ fact: (_ source: String) -> String?) -> String {
        var text = ""
        var inserted = InsertedTexts()
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .slot(let slot): text += slot.text(for: fact(slot.source), &inserted)
            }
        }
        return text
    }

    /// The text without values: with the words for empty values, and an ellipsis for a place that has none.
    var withoutValues: String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .slot(let slot): text += slot.word ?? ShortenedText.ellipsis
            }
        }
        return text
    }
}

extension TextTemplate.Slot {
    /// The text of the place for a value; a place without a value stays as it is written.
    func text(for value: String?, _ inserted: inout InsertedTexts) -> String {
        guard let value else { return word ?? "{\(source)}" }
        return value.utf8.isEmpty ? word ?? "" : inserted.insert(value)
    }
}

/// Splits a text into literal parts and places.
private struct TemplateParser {
    private let bytes: [UInt8]
    private var at = 0
    private var literal: [UInt8] = []
    private(set) var parts: [TextTemplate.Part] = []
    private(set) var malformation: TextTemplate.Malformation?

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() {
        while at < bytes.count {
            let byte = bytes[at]
            let isDoubled = at + 1 < bytes.count && bytes[at + 1] == byte
            switch byte {
            case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
                literal.append(byte)
                at += 2
            case UInt8(ascii: "{"): readSlot()
            case UInt8(ascii: "}"):
                report("a brace closes nothing here; double it to show it")
                literal.append(byte)
                at += 1
            default:
                literal.append(byte)
                at += 1
            }
        }
        endLiteral()
    }

    private mutating func report(_ detail: String, isUnclosed: Bool = false) {
        guard malformation == nil else { return }
        malformation = TextTemplate.Malformation(
            detail: detail, offset: at, isUnclosed: isUnclosed)
    }

    private mutating func reportUnclosed() {
        report(
            "a brace is not closed here; close it, or double it to show it", isUnclosed: true)
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        parts.append(.text(String(decoding: literal, as: UTF8.self)))
        literal = []
    }

    /// Reads a place, from its opening brace on.
    private mutating func readSlot() {
        let start = trimmed(from: at + 1)
        let isExpression = start < bytes.count && bytes[start] == UInt8(ascii: "=")
        guard let (end, bar) = endOfSlot(from: start, isExpression: isExpression) else {
            reportUnclosed()
            literal.append(bytes[at])
            at += 1
            return
        }
        guard end < bytes.count else {
            // No later place is closed either, so parsing ends here.
            reportUnclosed()
            literal += bytes[at...]
            at = bytes.count
            return
        }
        endLiteral()
        let sourceEnd = untrimmed(to: bar ?? end, from: start)
        let expressionStart = isExpression ? trimmed(from: start + 1) : start
        let source = text(start..<sourceEnd)
        parts.append(
            .slot(
                TextTemplate.Slot(
                    source: source,
                    expression: isExpression
                        ? text(min(expressionStart, sourceEnd)..<sourceEnd) : nil,
                    word: bar.map { text($0 + 1..<end) },
                    offset: min(expressionStart, sourceEnd))))
        at = end + 1
    }

    /// The closing brace of a place, or the end of the text, and the bar before its word.
    ///
    /// - Returns: `nil` if there is an opening brace, which is never part of a name, an expression or a word.
    private func endOfSlot(from start: Int, isExpression: Bool) -> (end: Int, bar: Int?)? {
        var end = start
        var bar: Int?
        var isQuoted = false
        while end < bytes.count {
            let byte = bytes[end]
            if isQuoted {
                if byte == UInt8(ascii: "\\") { end += 1 }
                if byte == UInt8(ascii: "'") { isQuoted = false }
            } else if byte == UInt8(ascii: "'"), isExpression, bar == nil {
                isQuoted = true
            } else if byte == UInt8(ascii: "}") {
                break
            } else if byte == UInt8(ascii: "{") {
                return nil
            } else if byte == UInt8(ascii: "|"), bar == nil {
                if isExpression, end + 1 < bytes.count, bytes[end + 1] == byte {
                    end += 1
                } else {
                    bar = end
                }
            }
            end += 1
        }
        return (end, bar)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The next offset that is no space.
    private func trimmed(from start: Int) -> Int {
        var start = start
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        return start
    }

    private func untrimmed(to end: Int, from start: Int) -> Int {
        var end = end
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return end
    }
}
