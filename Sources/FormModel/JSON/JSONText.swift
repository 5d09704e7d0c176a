extension [UInt8] {
    package mutating func append(bytes: Span<UInt8>) {
        append(addingCapacity: bytes.count) { output in
            for at in bytes.indices { output.append(bytes[at]) }
        }
    }

    /// Appends well-formed UTF-8 as a string of JSON, with the escapes that ``JSONWriter``
    /// guarantees.
    ///
    /// Runs without escapes are copied as a whole.
    package mutating func append(jsonString text: Span<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        var at = 0
        while at < text.count {
            at = JSONWords.skipPlain(text, from: at)
            guard at < text.count else { break }
            let (value, length) = text.wellFormedScalar(at: at)
            if let scalar = Unicode.Scalar(value), scalar.isEscapedInJSON {
                append(bytes: text.extracting(start..<at))
                append(jsonEscape: scalar)
                start = at + length
            }
            at += length
        }
        append(bytes: text.extracting(start..<text.count))
        append(UInt8(ascii: "\""))
    }

    private mutating func append(jsonEscape scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append(contentsOf: #"\""#.utf8)
        case "\\": append(contentsOf: #"\\"#.utf8)
        case "\n": append(contentsOf: #"\n"#.utf8)
        case "\r": append(contentsOf: #"\r"#.utf8)
        case "\t": append(contentsOf: #"\t"#.utf8)
        default:
            for unit in UTF16.encode(scalar) ?? .init() {
                let digits = String(unit, radix: 16)
                append(contentsOf: #"\u"#.utf8)
                append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                append(contentsOf: digits.utf8)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isEscapedInJSON: Bool { self == "\"" || self == "\\" || isHiddenControl }
}

extension Span<UInt8> {
    /// The scalar at an offset in well-formed UTF-8, and the number of its bytes.
    fileprivate func wellFormedScalar(at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[index])
        guard first >= 0xC0 else { return (first, 1) }
        let length = Swift.min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, count - index)
        // The first byte of a sequence holds the bits after its leading ones and one zero.
        var value = first & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(self[index + offset]) & 0x3F }
        return (value, length)
    }
}
