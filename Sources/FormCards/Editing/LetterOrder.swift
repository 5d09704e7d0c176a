/// Whether a name has the characters of a typed text in their order, with others between them: `nzl` in `new zealand`.
///
/// Both are folded (``SearchText``), and the text is not empty. Each function goes through the name at most twice.
enum LetterOrder {
    /// The rank from which on names fit equally badly.
    static let leapLimit = 8

    /// The way of a text through a name, which goes on with the characters that continue the text.
    struct Walk: Sendable {
        /// The choice whose name it is.
        let choice: Int32
        /// The end of the text in the name, with each character at its first place behind the one before it.
        private var end: Int32
        /// The end of the text in the name where each character follows the one before it or begins a word; -1 if they do
        /// not.
        private var nearEnd: Int32
        /// The number of characters before ``end`` that neither follow the one before them nor begin a word.
        private var leaps: Int32 = 0

        /// Makes a way that is at the beginning of a name.
        init(_ choice: Int32, from start: Int32) {
            self.choice = choice
            end = start
            nearEnd = start
        }

        /// How far the characters are apart in the name, from 0 to ``LetterOrder/leapLimit``.
        var rank: Int { nearEnd >= 0 ? 0 : min(Int(leaps), leapLimit) }

        /// Goes on to the end of more characters.
        ///
        /// - Returns: Whether the name, which has an end, has all of them.
        @inline(__always)
        mutating func goOn(with text: Span<UInt8>, in names: Span<UInt8>, to last: Int) -> Bool {
            guard
                let far = walk(text, names, Int(end), last, leaping: true, note: { _ in })
            else { return false }
            if leaps == 0, far.leaps == 0 {
                nearEnd = Int32(far.end)
            } else if nearEnd >= 0 {
                let near = walk(text, names, Int(nearEnd), last, leaping: false, note: { _ in })
                nearEnd = near.map { Int32($0.end) } ?? -1
            }
            end = Int32(far.end)
            leaps += Int32(far.leaps)
            return true
        }
    }

    /// Whether each character of a text follows the one before it in a name, or begins a word.
    @inline(__always)
    static func isNear(
        _ text: Span<UInt8>, in names: Span<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        walk(text, names, start, end, leaping: false, note: { _ in }) != nil
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
    ) -> (end: Int, leaps: Int)? {
        var (next, at, follows, leaps) = (0, start, start, 0)
        var wanted = text[0]
        while at < end {
            guard names[at] == wanted else {
                at += 1
                continue
            }
            let isNear = at == follows || isGap(names[at - 1])
            let length = scalarLength(wanted)
            guard leaping || isNear, at + length <= end, holds(text, next, names, at, length)
            else {
                at += 1
                continue
            }
            if !isNear { leaps += 1 }
            for offset in 0..<length { note(at + offset) }
            next += length
            at += length
            follows = at
            if next >= text.count { return (at, leaps) }
            wanted = text[next]
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
    static func isGap(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte | 0x20) &- UInt8(ascii: "a") >= 26 && byte &- UInt8(ascii: "0") >= 10
    }

    @inline(__always)
    private static func scalarLength(_ byte: UInt8) -> Int {
        byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}
