/// Shortens texts that are inserted into other texts.
package enum ShortenedText {
    /// The end of a shortened text.
    static let ellipsis = "…"

    /// The most characters of a text of a file or a command line that a message quotes.
    static let quotedCharacters = 200

    /// The most Unicode scalars that are examined for a character; a longer one is cut.
    private static let scalarsOfCharacter = 5

    /// A text with at most some characters and, where it is longer, an ellipsis.
    ///
    /// - Complexity: O(*limit*), whatever the length of the text.
    static func of(_ text: String, characters limit: Int) -> String {
        // A character has at least one byte.
        guard text.utf8.count > limit else { return text }
        let scalars = text.unicodeScalars.prefix(limit * scalarsOfCharacter)
        let head = String(scalars)
        let isWhole = scalars.endIndex == text.unicodeScalars.endIndex
        let end = head.index(head.startIndex, offsetBy: limit, limitedBy: head.endIndex)
        if isWhole, end == nil || end == head.endIndex { return text }
        return head[..<(end ?? head.endIndex)] + ellipsis
    }

    /// The beginning of a text of a file or a command line, as a message quotes it.
    ///
    /// - Complexity: O(1), whatever the length of the text.
    package static func quotation(_ text: String) -> String {
        of(text, characters: quotedCharacters)
    }

    /// A text with at most some bytes and, where it is longer, an ellipsis.
    ///
    /// An isolate that is open at the end is closed.
    ///
    /// - Complexity: O(*limit*), whatever the length of the text.
    static func of(_ text: String, bytes limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var count = 0
        var openIsolates = 0
        var head = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            count += UTF8.width(scalar)
            if count > limit { break }
            switch scalar {
            case "\u{2066}", "\u{2067}", "\u{2068}": openIsolates += 1
            case "\u{2069}": openIsolates = max(openIsolates - 1, 0)
            default: break
            }
            head.append(scalar)
        }
        return String(head) + ellipsis + String(repeating: "\u{2069}", count: openIsolates)
    }

    /// As much of a text as is needed to show some characters of it, and to see that it is longer; whole where it has
    /// no more scalars than are examined.
    static func beginning(
        of text: String, characters limit: Int
    ) -> (text: String, isWhole: Bool) {
        let scalarLimit = limit * scalarsOfCharacter
        guard text.utf8.count > scalarLimit else { return (text, true) }
        let scalars = text.unicodeScalars.prefix(scalarLimit + 1)
        return (String(scalars), scalars.count <= scalarLimit)
    }
}
