/// Looks at eight bytes at a time; the one place that reads a text in words, always within its bounds.
package enum JSONWords {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The offset of the next byte that may end or interrupt a plain run of a string: a quotation mark,
    /// a backslash, a control character or a byte beyond ASCII.
    ///
    /// It may stop earlier, near the end of the text; the bytes from there on are for the caller to look at.
    static func skipPlain(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at &+ 8 <= text.count {
            let word = load(text, at)
            let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            // A byte of a difference is zero where the byte looked for stands. Borrows can only mark bytes
            // behind the first that is found.
            let found =
                (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
                | (word &- ones &* 0x20) & ~word | word
            let marks = found & highs
            if marks != 0 { return at &+ marks.trailingZeroBitCount / 8 }
            at &+= 8
        }
        return at
    }

    /// The offset of the next line feed, or the end.
    package static func lineEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at &+ 8 <= text.count {
            let difference = load(text, at) ^ (ones &* 0x0A)
            let marks = (difference &- ones) & ~difference & highs
            if marks != 0 { return at &+ marks.trailingZeroBitCount / 8 }
            at &+= 8
        }
        while at < text.count, text[at] != 0x0A { at &+= 1 }
        return at
    }

    /// Eight bytes, the first lowest; the load itself checks the bounds.
    private static func load(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        let bytes = unsafe text.bytes
        return UInt64(
            littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
}
