/// Rewrites a pattern of JSON Schema, ECMA-262, in the syntax of RE2, where the two differ.
///
/// What only ECMA-262 has, such as look-around, stays as it is, and the reader of patterns says so.
struct ECMAPatternReader {
    /// `\s` of ECMA-262, section 22.2.2.9, as members of a class.
    private static let spaces =
        #"\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}"#

    private static let properties = ["{Script=", "{sc=", "{General_Category=", "{gc="]
        .map { Array($0.utf8) }

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
            isInClass = true
            text.append(byte)
        case UInt8(ascii: "[") where isInClass:
            // A bracket is itself in a class of ECMA-262, and may begin [:alpha:] in RE2.
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
        case UInt8(ascii: "s"):
            let spaces = ECMAPatternReader.spaces
            text.append(contentsOf: (isInClass ? spaces : "[\(spaces)]").utf8)
        case UInt8(ascii: "S") where !isInClass:
            text.append(contentsOf: "[^\(ECMAPatternReader.spaces)]".utf8)
        case UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "p"), UInt8(ascii: "P"):
            text.append(contentsOf: [UInt8(ascii: "\\"), byte])
            // RE2 writes the value of a property without its name.
            for name in ECMAPatternReader.properties where source[at...].starts(with: name) {
                at += name.count
                text.append(UInt8(ascii: "{"))
                break
            }
        default: text.append(contentsOf: [UInt8(ascii: "\\"), byte])
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
