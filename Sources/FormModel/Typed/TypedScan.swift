/// Scans a short folded text from left to right.
struct TypedScan {
    private let bytes: [UInt8]
    private(set) var at = 0

    init(_ folded: String) {
        bytes = Array(folded.utf8)
    }

    var isAtEnd: Bool { at == bytes.count }

    mutating func skipSpaces() {
        while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    }

    /// Takes digits and counts them; the value is capped at a billion.
    mutating func number() -> (value: Int, digits: Int)? {
        let start = at
        var value = 0
        while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 {
            value = min(value * 10 + Int(bytes[at] - UInt8(ascii: "0")), 1_000_000_000)
            at += 1
        }
        return at > start ? (value, at - start) : nil
    }

    /// Takes one of the given bytes, with spaces around it.
    mutating func sign(_ signs: String) -> UInt8? {
        let start = at
        skipSpaces()
        guard at < bytes.count, signs.utf8.contains(bytes[at]) else {
            at = start
            return nil
        }
        let sign = bytes[at]
        at += 1
        skipSpaces()
        return sign
    }

    /// Takes a text, with spaces around it.
    mutating func take(_ text: String) -> Bool {
        let start = at
        skipSpaces()
        guard bytes[at...].starts(with: text.utf8) else {
            at = start
            return false
        }
        at += text.utf8.count
        skipSpaces()
        return true
    }

    /// Takes a word: all up to the next digit, space or punctuation mark.
    mutating func word() -> String {
        let start = at
        while at < bytes.count, bytes[at] >= 0x80 || TypedScan.isLetter(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
