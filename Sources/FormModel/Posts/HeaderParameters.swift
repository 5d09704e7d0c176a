/// A word and its parameters, as headers write them: `form-data; name="a"`, RFC 2045, section 5.1.
struct HeaderParameters: Sendable {
    /// The range of the word.
    let word: Range<Int>
    /// Whether a parameter could not be read.
    private(set) var isBroken = false
    /// Whether a backslash in a quoted value is an escape.
    private let hasEscapes: Bool
    private var at: Int
    private let end: Int

    /// Reads the word.
    ///
    /// - Parameters:
    ///   - text: The headers.
    ///   - range: The value of the header.
    ///   - hasEscapes: Whether a backslash in a quoted value is an escape, as in all headers but those of parts of
    ///     `multipart/form-data`, in which browsers write a quotation mark as `%22`.
    init(_ text: Span<UInt8>, _ range: Range<Int>, hasEscapes: Bool = true) {
        self.hasEscapes = hasEscapes
        var start = range.lowerBound
        while start < range.upperBound, HeaderParameters.isSpace(text[start]) { start += 1 }
        at = start
        end = range.upperBound
        while at < end, text[at] != UInt8(ascii: ";") { at += 1 }
        word = start..<HeaderParameters.trimmedEnd(text, start..<at)
    }

    /// The ranges of the name and the value of the next parameter; of a quoted value, the range between the quotation marks,
    /// with its escapes.
    mutating func next(_ text: Span<UInt8>) -> (key: Range<Int>, value: Range<Int>)? {
        while at < end, HeaderParameters.isSpace(text[at]) || text[at] == UInt8(ascii: ";") {
            at += 1
        }
        guard at < end else { return nil }
        let keyStart = at
        while at < end, text[at] != UInt8(ascii: "="), text[at] != UInt8(ascii: ";") { at += 1 }
        let key = keyStart..<HeaderParameters.trimmedEnd(text, keyStart..<at)
        guard at < end, text[at] == UInt8(ascii: "="), !key.isEmpty else {
            isBroken = true
            return nil
        }
        at += 1
        while at < end, HeaderParameters.isSpace(text[at]) { at += 1 }
        guard at < end, text[at] == UInt8(ascii: "\"") else {
            let start = at
            while at < end, text[at] != UInt8(ascii: ";") { at += 1 }
            return (key, start..<HeaderParameters.trimmedEnd(text, start..<at))
        }
        at += 1
        let start = at
        while at < end, text[at] != UInt8(ascii: "\"") {
            at += hasEscapes && text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard at < end else {
            isBroken = true
            return nil
        }
        at += 1
        return (key, start..<at - 1)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func trimmedEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(text[end - 1]) { end -= 1 }
        return end
    }
}
