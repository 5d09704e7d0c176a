/// A text in characters (grapheme clusters) that is edited at one place after the other.
///
/// It is a gap buffer: the characters before the last change and those after it are two arrays, so an insertion costs
/// its own length and its distance from the last one, whatever the length of the text. Characters have a bounded size,
/// so a long run of combining marks costs no more than other text.
struct TextBuffer {
    /// The maximum number of scalars of a character; stream-safe text (UAX #15) has at most 30 marks in a row.
    private static let pieceLimit = 32

    /// The number of characters after a change that are split again.
    private static let reach = 64

    private var front: [Character]
    /// The characters after the gap, the last one first.
    private var back: [Character] = []
    private(set) var byteCount: Int

    init(_ text: String = "") {
        front = TextBuffer.split(text)
        byteCount = text.utf8.count
    }

    var count: Int { front.count + back.count }

    var isEmpty: Bool { front.isEmpty && back.isEmpty }

    subscript(_ index: Int) -> Character {
        index < front.count ? front[index] : back[back.count - 1 - (index - front.count)]
    }

    /// The text of a range of characters.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    func string(_ range: Range<Int>) -> String { String(characters(range)) }

    var string: String { string(0..<count) }

    func characters(_ range: Range<Int>) -> [Character] {
        guard range.upperBound > front.count else { return Array(front[range]) }
        return range.map { self[$0] }
    }

    // MARK: Changes

    /// Replaces characters, and returns those that were there.
    ///
    /// - Complexity: O(*n*) in the characters of the change and between it and the last one.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with characters: [Character]) -> [Character] {
        moveGap(to: range.upperBound)
        let removed = Array(front[range.lowerBound...])
        front.removeLast(removed.count)
        front += characters
        byteCount += TextBuffer.bytes(of: characters) - TextBuffer.bytes(of: removed)
        return removed
    }

    /// The change that inserts a text, or replaces a range by it, with the neighbouring characters that join with it.
    ///
    /// - Parameters:
    ///   - range: The characters to replace.
    ///   - text: The text that takes their place.
    /// - Returns: The change, with the caret after the text.
    func change(_ range: Range<Int>, to text: String) -> TextChange {
        let start = max(0, range.lowerBound - 1)
        let end = min(count, range.upperBound + TextBuffer.reach)
        let isBesideASCII =
            isASCII(range.lowerBound - 1) && isASCII(range.upperBound)
            && text.utf8.allSatisfy { $0 < 0x80 }
        guard !isBesideASCII else {
            return TextChange(
                at: range.lowerBound, old: characters(range), new: Array(text),
                caret: range.lowerBound + text.utf8.count)
        }
        let joined = string(start..<range.lowerBound) + text
        let new = TextBuffer.split(joined + string(range.upperBound..<end))
        // The last typed character may join with the one after it, such as two halves of a flag.
        let caret = min(start + TextBuffer.split(joined).count, start + new.count)
        return TextChange(at: start, old: characters(start..<end), new: new, caret: caret).trimmed
    }

    /// Whether there is no character at an index, or one that joins with no ASCII character beside it.
    private func isASCII(_ index: Int) -> Bool {
        guard index >= 0, index < count else { return true }
        let bytes = self[index].utf8
        return bytes.count == 1
    }

    private mutating func moveGap(to index: Int) {
        if index < front.count {
            back += front[index...].reversed()
            front.removeLast(front.count - index)
        } else if index > front.count {
            let moved = index - front.count
            front += back.suffix(moved).reversed()
            back.removeLast(moved)
        }
    }

    private static func bytes(of characters: [Character]) -> Int {
        characters.reduce(0) { $0 + $1.utf8.count }
    }

    /// Splits a text into characters, and characters with too many scalars into pieces.
    static func split(_ text: String) -> [Character] {
        var characters: [Character] = []
        characters.reserveCapacity(text.utf8.count)
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
}

/// A change of a text: some characters at an index become others.
struct TextChange {
    private(set) var at: Int
    private(set) var old: [Character]
    var new: [Character]
    /// The caret after the change.
    private(set) var caret: Int

    init(at: Int, old: [Character], new: [Character], caret: Int) {
        self.at = at
        self.old = old
        self.new = new
        self.caret = caret
    }

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// The change without the characters at its ends that stay the same.
    var trimmed: TextChange {
        // Equal characters may have different scalars, such as `é` in one or in two.
        func isSame(_ left: Character, _ right: Character) -> Bool {
            left == right && left.utf8.elementsEqual(right.utf8)
        }
        var start = 0
        while start < old.count, start < new.count, isSame(old[start], new[start]) { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start,
            isSame(old[old.count - 1 - end], new[new.count - 1 - end])
        {
            end += 1
        }
        return TextChange(
            at: at + start, old: Array(old[start..<old.count - end]),
            new: Array(new[start..<new.count - end]), caret: caret)
    }

    /// Adds characters that were inserted at the end of this change.
    mutating func extend(by change: TextChange) {
        new += change.new
        caret = change.caret
    }

    /// Whether another change only inserts characters at the end of this one.
    func isExtended(by change: TextChange) -> Bool {
        change.old.isEmpty && change.at == at + new.count
    }
}
