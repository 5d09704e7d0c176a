/// Decodes the bytes of a form post.
enum PostText {
    /// Whether some bytes need no decoding, so that nothing is copied.
    static func isPlain(
        _ range: Range<Int>, of text: Span<UInt8>, isPercentEncoded: Bool
    ) -> Bool {
        for at in range {
            switch text[at] {
            case UInt8(ascii: "+"), UInt8(ascii: "%"): if isPercentEncoded { return false }
            case 0x0D: return false
            default: continue
            }
        }
        return true
    }

    /// Appends the decoded form of some bytes.
    ///
    /// Of percent-encoded bytes, `+` is a space, `%41` is a byte, and a percent sign before anything but
    /// two hexadecimal digits is itself: WHATWG URL, sections 1.3 and 5.1. A line feed behind a carriage
    /// return stands for both, since browsers send every line end as the two (WHATWG HTML, "constructing
    /// the entry list"), and a text must not be longer in a form post than it is in JSON.
    ///
    /// - Complexity: O(*n*).
    static func append(
        _ range: Range<Int>, of text: Span<UInt8>, isPercentEncoded: Bool, to bytes: inout [UInt8]
    ) {
        let start = bytes.count
        var at = range.lowerBound
        while at < range.upperBound {
            var byte = text[at]
            at += 1
            if isPercentEncoded {
                if byte == UInt8(ascii: "+") {
                    byte = 0x20
                } else if byte == UInt8(ascii: "%"), at + 1 < range.upperBound,
                    let high = digit(text[at]), let low = digit(text[at + 1])
                {
                    byte = high << 4 | low
                    at += 2
                }
            }
            if byte == 0x0A, bytes.count > start, bytes[bytes.count - 1] == 0x0D {
                bytes[bytes.count - 1] = byte
            } else {
                bytes.append(byte)
            }
        }
    }

    /// Appends the name of a part of `multipart/form-data`, in which browsers escape quotation marks and line ends, and
    /// nothing else: WHATWG HTML, "multipart form data".
    ///
    /// - Complexity: O(*n*).
    static func append(nameOfPart range: Range<Int>, of text: Span<UInt8>, to bytes: inout [UInt8])
    {
        var at = range.lowerBound
        while at < range.upperBound {
            var byte = text[at]
            at += 1
            if byte == UInt8(ascii: "%"), at + 1 < range.upperBound,
                let escaped = escaped(text[at], text[at + 1])
            {
                byte = escaped
                at += 2
            }
            bytes.append(byte)
        }
    }

    /// The character with these digits behind a percent sign, if browsers write it so.
    private static func escaped(_ high: UInt8, _ low: UInt8) -> UInt8? {
        switch (high, low) {
        case (UInt8(ascii: "2"), UInt8(ascii: "2")): UInt8(ascii: "\"")
        case (UInt8(ascii: "0"), UInt8(ascii: "D")): 0x0D
        case (UInt8(ascii: "0"), UInt8(ascii: "A")): 0x0A
        default: nil
        }
    }

    /// Whether a part of a JSON string has no escapes.
    static func isPlainJSON(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
        for at in range where text[at] == UInt8(ascii: "\\") { return false }
        return true
    }

    /// Appends a part of a JSON string without escapes; a line feed behind a carriage return stands for both.
    ///
    /// - Complexity: O(*n*).
    static func append(json range: Range<Int>, of text: Span<UInt8>, to bytes: inout [UInt8]) {
        let start = bytes.count
        JSONNode(
            kind: .string, isEscaped: true, start: Int32(range.lowerBound),
            end: Int32(range.upperBound), next: 0
        ).appendUnescaped(from: text, to: &bytes)
        guard bytes[start...].contains(0x0D) else { return }
        var end = start
        for at in start..<bytes.count {
            if bytes[at] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
            bytes[end] = bytes[at]
            end += 1
        }
        bytes.removeLast(bytes.count - end)
    }

    /// Whether bytes are well-formed UTF-8.
    ///
    /// - Complexity: O(*n*).
    static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
        (try? UTF8Span(validating: bytes)) != nil
    }

    /// The byte of an escape of three bytes, `%41`; `nil` where there is none.
    static func escape(_ text: Span<UInt8>, _ at: Int, _ end: Int) -> UInt8? {
        guard at + 2 < end, text[at] == UInt8(ascii: "%"), let high = digit(text[at + 1]),
            let low = digit(text[at + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
