extension [UInt8] {
    package mutating func append(bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
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
            // Near the end of the text, that stops before plain bytes too.
            while at < text.count, text[at].isPlainInJSON { at &+= 1 }
            guard at < text.count else { break }
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            if scalar.isEscapedInJSON {
                append(bytes: text.extracting(start..<at))
                append(jsonEscape: scalar)
                start = at + length
            }
            at += length
        }
        append(bytes: text.extracting(start..<text.count))
        append(UInt8(ascii: "\""))
    }

    private mutating func append(jsonEscape letter: UInt8) {
        append(UInt8(ascii: "\\"))
        append(letter)
    }

    private mutating func append(jsonEscape scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append(jsonEscape: UInt8(ascii: "\""))
        case "\\": append(jsonEscape: UInt8(ascii: "\\"))
        case "\n": append(jsonEscape: UInt8(ascii: "n"))
        case "\r": append(jsonEscape: UInt8(ascii: "r"))
        case "\t": append(jsonEscape: UInt8(ascii: "t"))
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

extension UInt8 {
    /// Whether it is a character of ASCII that a string of JSON holds as it is.
    fileprivate var isPlainInJSON: Bool {
        self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    fileprivate var isEscapedInJSON: Bool { self == "\"" || self == "\\" || isHiddenControl }
}
