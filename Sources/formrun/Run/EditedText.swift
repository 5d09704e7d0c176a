/// A text and its caret, in characters (grapheme clusters) of bounded size, so that the cost of a key does not depend
/// on the length of the text.
struct EditedText {
    /// The maximum number of scalars of a character; stream-safe text (UAX #15) has at most 30 marks in a row.
    private static let pieceLimit = 32

    /// The number of characters after a change that are split again.
    private static let reach = 64

    private(set) var characters: [Character]
    private(set) var byteCount: Int
    private(set) var caret: Int

    var string: String { String(characters) }

    /// A text with the caret at its end.
    init(_ text: String) {
        characters = EditedText.split(text)
        byteCount = text.utf8.count
        caret = characters.count
    }

    /// A text with the caret before a character.
    init(_ text: String, caret: Int) {
        self.init(text)
        self.caret = max(0, min(caret, characters.count))
    }

    mutating func insert(_ added: String) {
        let start = max(0, caret - 1)
        let joined = String(characters[start..<caret]) + added
        replace(start..<caret, with: joined)
        byteCount += added.utf8.count
        caret = min(start + EditedText.split(joined).count, characters.count)
    }

    /// Removes characters, and returns whether there were any.
    mutating func remove(_ range: Range<Int>) -> Bool {
        let range = range.clamped(to: characters.indices)
        guard !range.isEmpty else { return false }
        for character in characters[range] { byteCount -= character.utf8.count }
        characters.removeSubrange(range)
        caret = range.lowerBound
        // The characters on both sides may now form one, such as two halves of a flag.
        if characters.indices.contains(caret), caret > 0,
            String(characters[caret - 1...caret]).count == 1
        {
            replace(caret - 1..<caret, with: String(characters[caret - 1]))
        }
        return true
    }

    /// Moves the caret, and returns whether it moved.
    mutating func move(to position: Int) -> Bool {
        let clamped = max(0, min(position, characters.count))
        defer { caret = clamped }
        return clamped != caret
    }

    /// Replaces characters, and splits those after them again, as far as they may join: the character after one half of a
    /// flag pairs with it.
    private mutating func replace(_ range: Range<Int>, with text: String) {
        let end = min(range.upperBound + EditedText.reach, characters.count)
        let rest = String(characters[range.upperBound..<end])
        characters.replaceSubrange(range.lowerBound..<end, with: EditedText.split(text + rest))
    }

    /// Splits a text into characters, and characters with too many scalars into pieces.
    private static func split(_ text: String) -> [Character] {
        var characters: [Character] = []
        for character in text {
            guard character.utf8.count > pieceLimit else {
                characters.append(character)
                continue
            }
            var rest = Substring(String(character)).unicodeScalars
            while !rest.isEmpty {
                characters += String(rest.prefix(pieceLimit))
                rest = rest.dropFirst(pieceLimit)
            }
        }
        return characters
    }

    // MARK: Words

    /// The beginning of the word before the caret.
    var wordStart: Int {
        let end = characters[..<caret].lastIndex(where: EditedText.isWord) ?? 0
        return characters[..<end].lastIndex { !EditedText.isWord($0) }.map { $0 + 1 } ?? 0
    }

    /// The end of the word after the caret.
    var wordEnd: Int {
        let start = characters[caret...].firstIndex(where: EditedText.isWord) ?? characters.count
        return characters[start...].firstIndex { !EditedText.isWord($0) } ?? characters.count
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
