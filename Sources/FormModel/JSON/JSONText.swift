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
        var at = 0
        while at < text.count {
            var escaped: Unicode.Scalar?
            // An escape of a letter has two bytes.
            append(addingCapacity: 2 &* (text.count &- at)) { output in
                escaped = output.append(jsonText: text, from: &at)
            }
            if let escaped { append(jsonEscape: escaped) }
        }
        append(UInt8(ascii: "\""))
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

extension OutputSpan<UInt8> {
    /// Appends a text, with escapes of letters, up to a character that needs another escape.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - at: The offset from which it is appended; afterwards that behind the character.
    /// - Returns: The character; `nil` at the end of the text.
    fileprivate mutating func append(
        jsonText text: Span<UInt8>, from at: inout Int
    ) -> Unicode.Scalar? {
        var start = at
        while true {
            at = JSONWords.skipPlain(text, from: at)
            // Near the end of the text, that stops before plain bytes too.
            while at < text.count, text[at].isPlainInJSON { at &+= 1 }
            guard at < text.count else { break }
            if let letter = text[at].jsonEscape {
                append(bytes: text.extracting(start..<at))
                append(UInt8(ascii: "\\"))
                append(letter)
                at &+= 1
                start = at
                continue
            }
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            if scalar.isEscapedInJSON {
                append(bytes: text.extracting(start..<at))
                at &+= length
                return scalar
            }
            at &+= length
        }
        append(bytes: text.extracting(start..<at))
        return nil
    }

    private mutating func append(bytes: Span<UInt8>) {
        unsafe withUnsafeMutableBufferPointer { buffer, count in
            count = unsafe bytes.withUnsafeBufferPointer { source in
                unsafe buffer[count...].update(fromContentsOf: source)
            }
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
