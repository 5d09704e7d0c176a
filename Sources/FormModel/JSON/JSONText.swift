extension [UInt8] {
    package mutating func append(bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends well-formed UTF-8 as a string of JSON, with the escapes that ``JSONWriter``
    /// guarantees.
    ///
    /// Runs without escapes are copied as a whole.
    package mutating func append(jsonString text: Span<UInt8>) {
        // A long text, such as a page, would be copied each time the array grows.
        let needed = count + text.count + text.count / 16 + 2
        if needed > capacity { reserveCapacity(Swift.max(needed, 2 * capacity)) }
        append(UInt8(ascii: "\""))
        var start = 0
        var at = 0
        while at < text.count {
            at = JSONWords.skipPlain(text, from: at)
            // Near the end of the text, that stops before plain bytes too.
            while at < text.count, text[at].isPlainInJSON { at &+= 1 }
            guard at < text.count else { break }
            if let letter = text[at].jsonEscape {
                append(bytes: text.extracting(start..<at))
                append(jsonEscape: letter)
                at &+= 1
                start = at
                continue
            }
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
        for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            append(contentsOf: #"\u"#.utf8)
            append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            append(contentsOf: digits.utf8)
        }
    }
}

extension UInt8 {
    /// Whether it is a character of ASCII that a string of JSON holds as it is.
    fileprivate var isPlainInJSON: Bool {
        self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }

    /// The letter behind the backslash that stands for the character; `nil` for one that has no escape of its own.
    fileprivate var jsonEscape: UInt8? {
        switch self {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): self
        case 0x0A: UInt8(ascii: "n")
        case 0x0D: UInt8(ascii: "r")
        case 0x09: UInt8(ascii: "t")
        default: nil
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isEscapedInJSON: Bool { isHiddenControl }
}
