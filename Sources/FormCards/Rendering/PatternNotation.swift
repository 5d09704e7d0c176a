/// Regular expressions of JSON Schema in the notation of the HTML attribute `pattern`.
///
/// A schema searches for a pattern of ECMA-262 with the flag `u`; a browser matches the whole value, with the flag `v`,
/// which takes more characters of a class for operators.
enum PatternNotation {
    /// The pattern for a whole value, with the flag `v`.
    ///
    /// - Complexity: O(*n*).
    static func html(_ pattern: String) -> String {
        var written: [UInt8] = []
        var depth = 0
        var isInClass = false
        var hasAlternatives = false
        var last: UInt8 = 0
        var bytes = pattern.utf8[...]
        while let byte = bytes.popFirst() {
            guard byte != UInt8(ascii: "\\") else {
                written.append(byte)
                copyEscape(&bytes, to: &written)
                last = 0
                continue
            }
            if isInClass {
                isInClass = byte != UInt8(ascii: "]")
                if isInClass,
                    isOperator(byte) || byte == last && doubled.contains(byte)
                        || isCharacter(hyphen: byte, behind: written, before: bytes.first)
                {
                    written.append(UInt8(ascii: "\\"))
                }
            } else {
                switch byte {
                case UInt8(ascii: "["): isInClass = true
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth -= 1
                case UInt8(ascii: "|"): if depth == 0 { hasAlternatives = true }
                default: break
                }
            }
            written.append(byte)
            last = byte
        }
        let text = String(decoding: written, as: UTF8.self)
        let isWhole =
            !hasAlternatives && pattern.utf8.first == UInt8(ascii: "^")
            && last == UInt8(ascii: "$")
        return isWhole ? text : "[\\s\\S]*(?:\(text))[\\s\\S]*"
    }

    /// Copies an escape whose backslash has been written: `\d`, `\p{L}`, `\u{1F600}`.
    private static func copyEscape(_ bytes: inout Substring.UTF8View, to written: inout [UInt8]) {
        guard let kind = bytes.popFirst() else { return }
        written.append(kind)
        guard [UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "u")].contains(kind),
            bytes.first == UInt8(ascii: "{")
        else { return }
        while let byte = bytes.popFirst() {
            written.append(byte)
            if byte == UInt8(ascii: "}") { return }
        }
    }

    /// Whether a byte of a class is a hyphen at an end of it, where it is a character.
    private static func isCharacter(
        hyphen byte: UInt8, behind written: [UInt8], before next: UInt8?
    ) -> Bool {
        byte == UInt8(ascii: "-") && (isFirst(written) || next == UInt8(ascii: "]"))
    }

    /// Whether the beginning of a class has just been written.
    private static func isFirst(_ written: [UInt8]) -> Bool {
        if written.last == UInt8(ascii: "[") {
            return written.dropLast().last != UInt8(ascii: "\\")
        }
        return written.last == UInt8(ascii: "^") && written.dropLast().last == UInt8(ascii: "[")
    }

    /// Whether the flag `v` takes a character of a class for an operator.
    private static func isOperator(_ byte: UInt8) -> Bool { "()[{}/|".utf8.contains(byte) }

    /// The characters that are an operator of a class where they are doubled.
    private static let doubled = Array("&!#$%*+,.:;<=>?@^`~".utf8)
}
