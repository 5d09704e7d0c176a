/// Whether a name has the characters of a typed text in their order, with others between them: `nzl` in `new zealand`.
///
/// Both are folded (``SearchText``). Each function goes through the name at most twice.
enum LetterOrder {
    /// The number of leaps from which on names fit equally badly.
    static let leapLimit = 8

    /// How far the characters of a text are apart in a name.
    ///
    /// - Returns: The number of characters that neither follow the one before them nor begin a word, at most
    ///   ``leapLimit``; `nil` if the name does not have all of them in their order.
    @inline(__always)
    static func leaps(
        of text: Span<UInt8>, in names: Span<UInt8>, _ start: Int, _ end: Int
    ) -> Int? {
        guard let leaps = walk(text, names, start, end, leaping: true, note: { _ in }) else {
            return nil
        }
        guard leaps > 0 else { return 0 }
        return walk(text, names, start, end, leaping: false) { _ in } ?? min(leaps, leapLimit)
    }

    /// The indices of the bytes of a name that are those of a text: in a row if the name has them so, and else in their
    /// order; empty if it does not have them.
    ///
    /// - Complexity: O(*n* · *m*), the lengths of both.
    static func places(of text: [UInt8], in name: [UInt8]) -> [Int] {
        guard !text.isEmpty, text.count <= name.count else { return [] }
        for start in 0...name.count - text.count where name[start...].starts(with: text) {
            return Array(start..<start + text.count)
        }
        for leaping in [false, true] {
            var places: [Int] = []
            let found = walk(text.span, name.span, 0, name.count, leaping: leaping) {
                places.append($0)
            }
            if found != nil { return places }
        }
        return []
    }

    /// Finds each character at its first place behind the one before it; with `leaping`, a character may stand inside a word,
    /// away from the one before it.
    @inline(__always)
    private static func walk(
        _ text: Span<UInt8>, _ names: Span<UInt8>, _ start: Int, _ end: Int, leaping: Bool,
        note: (Int) -> Void
    ) -> Int? {
        var (next, at, follows, leaps) = (0, start, start, 0)
        while at < end {
            let byte = names[at]
            let isNear = at == follows || isGap(names[at - 1])
            guard byte == text[next], leaping || isNear else {
                at += 1
                continue
            }
            let length = scalarLength(byte)
            guard at + length <= end, holds(text, next, names, at, length) else {
                at += 1
                continue
            }
            if !isNear { leaps += 1 }
            for offset in 0..<length { note(at + offset) }
            next += length
            at += length
            follows = at
            if next >= text.count { return leaps }
        }
        return nil
    }

    @inline(__always)
    private static func holds(
        _ text: Span<UInt8>, _ next: Int, _ names: Span<UInt8>, _ at: Int, _ length: Int
    ) -> Bool {
        guard next + length <= text.count else { return false }
        for offset in 1..<length where names[at + offset] != text[next + offset] {
            return false
        }
        return true
    }

    /// Whether a byte is an ASCII character that is neither a letter nor a digit.
    @inline(__always)
    private static func isGap(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte | 0x20) &- UInt8(ascii: "a") >= 26 && byte &- UInt8(ascii: "0") >= 10
    }

    @inline(__always)
    private static func scalarLength(_ byte: UInt8) -> Int {
        byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}
