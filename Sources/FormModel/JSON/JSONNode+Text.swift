extension JSONNode {
    func string(in text: Span<UInt8>) -> String {
        guard isEscaped else { return String(utf8: text.extracting(Int(start)..<Int(end))) }
        var bytes: [UInt8] = []
        appendUnescaped(from: text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the unescaped bytes of a string or key that contains backslashes.
    ///
    /// The text has been read before, so its escapes are known to be valid.
    func appendUnescaped(from text: Span<UInt8>, to bytes: inout [UInt8]) {
        var at = Int(start)
        let end = Int(end)
        while at < end {
            let byte = text[at]
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                at += 1
                continue
            }
            let escape = text[at + 1]
            at += 2
            switch escape {
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "u"):
                var scalar = JSONScanner.hexadecimal(text, from: at) ?? 0xFFFD
                at += 4
                if scalar & 0xFC00 == 0xD800 {
                    let low = JSONScanner.hexadecimal(text, from: at + 2) ?? 0xDC00
                    scalar = 0x10000 + ((scalar & 0x3FF) << 10 | low & 0x3FF)
                    at += 6
                }
                bytes.append(
                    contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
            default: bytes.append(escape)
            }
        }
    }
}
