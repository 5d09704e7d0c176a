/// Removes white space at both ends of a text: the Unicode property White_Space.
package enum WhiteSpace {
    /// The range without white space at both ends.
    @inline(__always)
    package static func trim(_ bytes: Span<UInt8>, _ range: Range<Int32>) -> Range<Int32> {
        // Fast path: most texts begin and end with a visible ASCII character.
        if !range.isEmpty, bytes[Int(range.lowerBound)] &- 0x21 < 0x5E,
            bytes[Int(range.upperBound) &- 1] &- 0x21 < 0x5E
        {
            return range
        }
        return trimSpaces(bytes, range)
    }

    private static func trimSpaces(_ bytes: Span<UInt8>, _ range: Range<Int32>) -> Range<Int32> {
        var start = Int(range.lowerBound)
        var end = Int(range.upperBound)
        while start < end, let length = spaceLength(bytes, at: start, end) { start += length }
        while start < end {
            var last = end - 1
            while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
            guard let length = spaceLength(bytes, at: last, end), last + length == end else {
                break
            }
            end = last
        }
        return Int32(start)..<Int32(end)
    }

    package static func trim(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let range = trim(bytes.span, 0..<Int32(bytes.count))
        return String(
            decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    private static func spaceLength(_ bytes: Span<UInt8>, at: Int, _ end: Int) -> Int? {
        let first = bytes[at]
        switch first {
        case 0x09...0x0D, 0x20: return 1
        case 0xC2:
            guard at + 1 < end else { return nil }
            return bytes[at + 1] == 0x85 || bytes[at + 1] == 0xA0 ? 2 : nil
        case 0xE1, 0xE2, 0xE3:
            guard at + 2 < end else { return nil }
            let scalar =
                UInt32(first & 0x0F) << 12 | UInt32(bytes[at + 1] & 0x3F) << 6
                | UInt32(bytes[at + 2] & 0x3F)
            switch scalar {
            case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return 3
            default: return nil
            }
        default: return nil
        }
    }
}
