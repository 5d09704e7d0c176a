/// Scans the tokens of JSON (RFC 8259): finds the end of each, or the failure.
enum JSONScanner {
    static func markLength(_ text: Span<UInt8>) -> Int {
        text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
    }

    @inline(__always)
    static func skipSpace(_ text: Span<UInt8>, from start: Int) -> Int {
        // Between most tokens there is no white space, or a single space.
        guard start < text.count, text[start] <= 0x20 else { return start }
        return skipRun(text, from: start)
    }

    private static func skipRun(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at < text.count {
            switch text[at] {
            case 0x20, 0x09, 0x0A, 0x0D: at += 1
            default: return at
            }
        }
        return at
    }

    /// Scans a string from its opening quotation mark.
    ///
    /// - Returns: The offset of the closing quotation mark, and whether the string contains a
    ///   backslash, a control character or a separator of lines.
    @inline(__always)
    static func scanString(
        _ text: Span<UInt8>, from start: Int
    ) throws(JSONFailure) -> (end: Int, isEscaped: Bool) {
        let end = JSONWords.skipPlain(text, from: start &+ 1)
        if end < text.count, text[end] == UInt8(ascii: "\"") { return (end, false) }
        return try scanUnplain(text, from: start, end)
    }

    /// Scans a key from its opening quotation mark to its colon.
    static func scanKey(
        _ text: Span<UInt8>, from start: Int
    ) throws(JSONFailure) -> (node: JSONNode, colon: Int) {
        guard start < text.count, text[start] == UInt8(ascii: "\"") else {
            throw JSONFailure(.expectedKey, start)
        }
        let string = try scanString(text, from: start)
        let node = JSONNode(
            kind: .key, isEscaped: string.isEscaped, start: Int32(truncatingIfNeeded: start &+ 1),
            end: Int32(truncatingIfNeeded: string.end), next: 0)
        let colon = skipSpace(text, from: string.end &+ 1)
        guard colon < text.count, text[colon] == UInt8(ascii: ":") else {
            throw JSONFailure(.expectedColon, colon)
        }
        return (node, colon)
    }

    /// Scans the rest of a string that contains escapes or characters beyond ASCII, is malformed,
    /// or ends too close to the end of the text for scanning by words.
    private static func scanUnplain(
        _ text: Span<UInt8>, from start: Int, _ interruption: Int
    ) throws(JSONFailure) -> (end: Int, isEscaped: Bool) {
        var at = interruption
        var isEscaped = false
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\"") { return (at, isEscaped) }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                at = JSONWords.skipPlain(text, from: try scanEscape(text, from: at))
            } else if byte < 0x20 {
                throw JSONFailure(reason: .controlCharacter, offset: at)
            } else if byte < 0x80 {
                if byte == 0x7F { isEscaped = true }
                at += 1
            } else {
                let length = UTF8Sequence.length(text, at)
                guard length > 0 else { throw JSONFailure(reason: .invalidUTF8, offset: at) }
                if byte == 0xC2, text[at + 1] < 0xA0 { isEscaped = true }
                if byte == 0xE2, ControlCharacters.endsLine(text, at) { isEscaped = true }
                at += length
            }
        }
        throw JSONFailure(reason: .unterminatedString, offset: start)
    }

    private static func scanEscape(
        _ text: Span<UInt8>, from start: Int
    ) throws(JSONFailure) -> Int {
        guard start + 1 < text.count else {
            throw JSONFailure(reason: .unterminatedString, offset: start)
        }
        switch text[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"): break
        default: throw JSONFailure(reason: .badEscape, offset: start)
        }
        guard let unit = hexadecimal(text, from: start + 2) else {
            throw JSONFailure(reason: .badEscape, offset: start)
        }
        if unit & 0xF800 != 0xD800 { return start + 6 }
        guard unit < 0xDC00, start + 7 < text.count, text[start + 6] == UInt8(ascii: "\\"),
            text[start + 7] == UInt8(ascii: "u"),
            let low = hexadecimal(text, from: start + 8), low & 0xFC00 == 0xDC00
        else { throw JSONFailure(reason: .loneSurrogate, offset: start) }
        return start + 12
    }

    static func hexadecimal(_ text: Span<UInt8>, from start: Int) -> UInt32? {
        guard start + 4 <= text.count else { return nil }
        var value: UInt32 = 0
        for at in start..<start + 4 {
            let byte = text[at]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Scans a number, `true`, `false` or `null`.
    ///
    /// - Returns: The offset after the token.
    static func scanLiteral(_ text: Span<UInt8>, from start: Int) throws(JSONFailure) -> Int {
        switch text[start] {
        case UInt8(ascii: "t"): return try scanWord(text, JSONWords.true, start)
        case UInt8(ascii: "f"): return try scanWord(text, JSONWords.false, start)
        case UInt8(ascii: "n"): return try scanWord(text, JSONWords.null, start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try scanNumber(text, from: start)
        default: throw JSONFailure(reason: .expectedValue, offset: start)
        }
    }

    private static func scanWord(
        _ text: Span<UInt8>, _ word: JSONWords.Word, _ start: Int
    ) throws(JSONFailure) -> Int {
        guard JSONWords.holds(word, text, at: start) else {
            throw JSONFailure(reason: .expectedValue, offset: start)
        }
        return start + word.count
    }

    private static func scanNumber(
        _ text: Span<UInt8>, from start: Int
    ) throws(JSONFailure) -> Int {
        var at = start
        if text[at] == UInt8(ascii: "-") { at += 1 }
        let whole = skipDigits(text, from: at)
        guard whole > at, whole == at + 1 || text[at] != UInt8(ascii: "0") else {
            throw JSONFailure(reason: .badNumber, offset: start)
        }
        at = whole
        if at < text.count, text[at] == UInt8(ascii: ".") {
            let fraction = skipDigits(text, from: at + 1)
            guard fraction > at + 1 else { throw JSONFailure(reason: .badNumber, offset: start) }
            at = fraction
        }
        if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") {
                at += 1
            }
            let exponent = skipDigits(text, from: at)
            guard exponent > at else { throw JSONFailure(reason: .badNumber, offset: start) }
            at = exponent
        }
        return at
    }

    private static func skipDigits(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at < text.count, text[at] &- UInt8(ascii: "0") < 10 { at += 1 }
        return at
    }
}
