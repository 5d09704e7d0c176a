/// Translates patterns of JSON Schema (ECMA-262) into the syntax of RE2, where the two differ.
///
/// Syntax that RE2 lacks, such as look-around, stays unchanged, and the pattern parser reports it.
struct ECMAPatternReader {
    /// `\s` of ECMA-262, section 22.2.2.9, as members of a class.
    private static let spaces =
        #"\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}"#

    /// The prefixes in ECMA-262 that name a character property.
    private static let properties = ["{Script=", "{sc=", "{General_Category=", "{gc="]
        .map { Array($0.utf8) }

    /// All characters that `\s` does not match, as members of a class.
    private static let others =
        #"\x{0}-\x{8}\x{e}-\x{1f}!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}"#
        + #"\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}"#

    private let source: [UInt8]
    private var at = 0
    private var isInClass = false
    private var text: [UInt8] = []

    /// The pattern in the syntax of RE2.
    ///
    /// - Complexity: O(*n*).
    static func translated(_ source: String) -> String {
        var reader = ECMAPatternReader(source: Array(source.utf8))
        while reader.at < reader.source.count { reader.step() }
        return String(decoding: reader.text, as: UTF8.self)
    }

    /// The pattern in the syntax of RE2, extended to match a whole text, because a pattern of JSON
    /// Schema may match a part.
    ///
    /// - Complexity: O(*n*).
    static func whole(_ source: String) -> String {
        let translated = translated(source)
        var bytes = Array(translated.utf8)
        let isBegun = bytes.first == UInt8(ascii: "^")
        if isBegun { bytes.removeFirst() }
        let isEnded = bytes.last == UInt8(ascii: "$") && !isEscaped(bytes)
        if isEnded { bytes.removeLast() }
        let rest = #"[\s\S]*"#
        // `^a|b$` matches a text that begins with a or ends with b.
        guard !bytes.contains(UInt8(ascii: "|")) else { return "\(rest)(?:\(translated))\(rest)" }
        let inner = String(decoding: bytes, as: UTF8.self)
        return "\(isBegun ? "" : rest)\(inner)\(isEnded ? "" : rest)"
    }

    /// Whether a pattern certainly matches no text with a control character.
    ///
    /// This is known for patterns that are anchored at both ends and consist of characters, ASCII
    /// ranges, `\d`, `\w`, groups and counts.
    ///
    /// - Complexity: O(*n*).
    static func refusesControls(_ source: String) -> Bool {
        let bytes = Array(source.utf8)
        guard bytes.count > 1, bytes.first == UInt8(ascii: "^"), bytes.last == UInt8(ascii: "$"),
            !isEscaped(bytes)
        else { return false }
        var isInClass = false
        var depth = 0
        var at = 1
        while at < bytes.count - 1 {
            let byte = bytes[at]
            let next = bytes[at + 1]
            switch byte {
            case UInt8(ascii: "\\"):
                let isLetter =
                    (next | 0x20) &- UInt8(ascii: "a") < 26 || next &- UInt8(ascii: "0") < 10
                guard !isLetter || next == UInt8(ascii: "d") || next == UInt8(ascii: "w") else {
                    return false
                }
                at += 1
            case UInt8(ascii: "["):
                guard next != UInt8(ascii: "^") else { return false }
                isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "."): guard isInClass else { return false }
            case UInt8(ascii: "("): depth += isInClass ? 0 : 1
            case UInt8(ascii: ")"): depth -= isInClass ? 0 : 1
            // Beside a top-level `|`, the anchors apply to one alternative each.
            case UInt8(ascii: "|"): guard isInClass || depth > 0 else { return false }
            case 0..<0x20, 0x7F...0xFF: return false
            default: break
            }
            at += 1
        }
        return true
    }

    /// Whether the last byte is escaped by an odd number of backslashes.
    private static func isEscaped(_ bytes: [UInt8]) -> Bool {
        bytes.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    private init(source: [UInt8]) {
        self.source = source
    }

    private mutating func step() {
        let byte = source[at]
        at += 1
        switch byte {
        case UInt8(ascii: "\\") where at < source.count: escape()
        case UInt8(ascii: "[") where !isInClass:
            if source[at...].starts(with: "^]".utf8) {
                at += 2
                return text.append(contentsOf: #"[\s\S]"#.utf8)
            }
            if source[at...].first == UInt8(ascii: "]") {
                // An empty class, which matches nothing; RE2 would read the bracket as a member.
                at += 1
                return text.append(contentsOf: #"[^\s\S]"#.utf8)
            }
            isInClass = true
            text.append(byte)
        case UInt8(ascii: "[") where isInClass:
            // Inside a class, `[` is a literal in ECMA-262, but may begin `[:alpha:]` in RE2.
            text.append(contentsOf: #"\["#.utf8)
        case UInt8(ascii: "]"):
            isInClass = false
            text.append(byte)
        default: text.append(byte)
        }
    }

    private mutating func escape() {
        let byte = source[at]
        at += 1
        switch byte {
        case UInt8(ascii: "u"):
            codePoint()
        case UInt8(ascii: "s"):
            let spaces = ECMAPatternReader.spaces
            text.append(contentsOf: (isInClass ? spaces : "[\(spaces)]").utf8)
        case UInt8(ascii: "S"):
            let others = ECMAPatternReader.others
            text.append(
                contentsOf: (isInClass ? others : "[^\(ECMAPatternReader.spaces)]").utf8)
        case UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "a"), UInt8(ascii: "C"),
            UInt8(ascii: "Q"), UInt8(ascii: "E"):
            // RE2 gives these escapes a meaning, and ECMA-262 reads them as letters or refuses
            // them; the result is refused by RE2.
            text.append(contentsOf: #"\u"#.utf8)
        case UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "p") where source[at...].first != UInt8(ascii: "{"),
            UInt8(ascii: "P") where source[at...].first != UInt8(ascii: "{"):
            // RE2 reads \pN as a category, and ECMA-262 as the letters pN or not at all; the result
            // is refused by RE2.
            text.append(contentsOf: #"\u"#.utf8)
        case UInt8(ascii: "p"), UInt8(ascii: "P"):
            text.append(contentsOf: [UInt8(ascii: "\\"), byte])
            // RE2 has the value of a property without the name of the property.
            for name in ECMAPatternReader.properties where source[at...].starts(with: name) {
                at += name.count
                text.append(UInt8(ascii: "{"))
                break
            }
        default: text.append(contentsOf: [UInt8(ascii: "\\"), byte])
        }
    }

    /// Translates the number of a code point.
    private mutating func codePoint() {
        let isBraced = at < source.count && source[at] == UInt8(ascii: "{")
        let digits = source[at...].dropFirst(isBraced ? 1 : 0)
            .prefix(isBraced ? 8 : 4).prefix { ECMAPatternReader.isHexadecimal($0) }
        let end = digits.endIndex + (isBraced ? 1 : 0)
        guard isBraced ? end <= source.count : digits.count == 4 else {
            return text.append(contentsOf: #"\u"#.utf8)
        }
        at = end
        text.append(contentsOf: #"\x{"#.utf8)
        text.append(contentsOf: digits)
        text.append(UInt8(ascii: "}"))
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
