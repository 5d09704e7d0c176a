/// Reads well-formed UTF-8: the Unicode Standard, table 3-7.
package enum UTF8Sequence {
    /// The length of the well-formed sequence at an offset, or 0 if there is none.
    static func length(_ bytes: Span<UInt8>, _ at: Int) -> Int {
        let first = bytes[at]
        let left = bytes.count - at
        func isContinuation(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            let byte = bytes[at + offset]
            return byte >= low && byte <= high
        }
        switch first {
        case 0x00...0x7F:
            return 1
        case 0xC2...0xDF:
            return left >= 2 && isContinuation(1) ? 2 : 0
        case 0xE0...0xEF:
            let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = first == 0xED ? 0x9F : 0xBF
            return left >= 3 && isContinuation(1, low, high) && isContinuation(2) ? 3 : 0
        case 0xF0...0xF4:
            let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
            return left >= 4 && isContinuation(1, low, high) && isContinuation(2)
                && isContinuation(3) ? 4 : 0
        default:
            return 0
        }
    }

    /// The number of Unicode scalars in well-formed UTF-8.
    ///
    /// - Complexity: O(*n*).
    package static func scalarCount(_ bytes: Span<UInt8>) -> Int {
        JSONWords.scalars(bytes)
    }

    /// The scalar at an offset and the number of its bytes; U+FFFD for a byte that begins none.
    package static func scalar(
        _ bytes: Span<UInt8>, at start: Int
    ) -> (scalar: Unicode.Scalar, length: Int) {
        let first = bytes[start]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = length(bytes, start)
        guard length > 1 else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for at in start + 1..<start + length { value = value << 6 | UInt32(bytes[at] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
