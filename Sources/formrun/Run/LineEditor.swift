import FormModel

/// The text being typed and its caret, changed by keys.
///
/// Positions count characters (grapheme clusters).
///
/// Control characters never enter the text; the line ends and tabs of a paste become spaces unless several
/// lines are allowed. A secret, of which nobody sees what became of it, is pasted as it is or not at all.
struct LineEditor {
    enum Outcome: Equatable {
        case edited
        case unchanged
        /// Nothing was inserted, since the text is as long as it may be.
        case full
        /// Nothing was inserted, since a secret would be another.
        case altered
        /// Nothing was inserted, since it was no text.
        case malformed
        case submitted
        case back
        case interrupted
        case endOfInput
        case suspended
        case redraw
    }

    /// The most bytes of a text.
    static let limit = 1 << 16

    /// The most bytes of a text that is formatted as it is typed; what is longer is no number of any kind.
    private static let formattedLimit = 1 << 10

    /// The most scalars of a character; the stream-safe text of UAX #15 has 30 marks in a row at most.
    private static let pieceLimit = 32

    /// How many characters behind a change are parted anew.
    private static let reach = 64

    private(set) var characters: [Character]
    private var byteCount: Int
    private(set) var caret: Int
    /// Whether a part of the text was pasted: then the line is no command.
    private(set) var hasPaste = false
    /// Whether the text begins with what was pasted.
    private var beginsWithPaste = false
    private let isMultiline: Bool
    private let isList: Bool
    private let isSecret: Bool
    private let formatter: (any InputFormatter)?

    var text: String { String(characters) }

    /// The text as it would have been typed: a colon at the start of a paste is one of the text.
    var line: String {
        beginsWithPaste && !isSecret ? TypedCommand.line(typing: text) : text
    }

    /// Whether a line can hold a text to be edited as it is.
    static func canHold(_ text: String, isMultiline: Bool) -> Bool {
        cleaned(text, isMultiline).hasSameBytes(as: text)
    }

    init(
        text: String = "", isMultiline: Bool = false, isList: Bool = false, isSecret: Bool = false,
        formatter: (any InputFormatter)? = nil
    ) {
        let text = LineEditor.cleaned(text, isMultiline)
        characters = LineEditor.split(text)
        byteCount = text.utf8.count
        caret = characters.count
        self.isMultiline = isMultiline
        self.isList = isList
        self.isSecret = isSecret
        self.formatter = formatter
    }

    mutating func apply(_ key: Key) -> Outcome {
        switch key {
        case .text(let text): return insert(text)
        case .pasted(let text): return paste(LineEditor.withoutLastLineEnd(text))
        case .pasteTooLong: return .full
        case .malformed: return .malformed
        case .newline: return isMultiline ? insert("\n") : .submitted
        case .enter: return isList && isInEntry ? insert("\n") : .submitted
        case .backTab: return .back
        case .interrupt: return .interrupted
        case .suspend: return .suspended
        case .redraw: return .redraw
        case .endOfFile: return characters.isEmpty ? .endOfInput : delete(.deleteForward)
        case .backspace: return delete(.deleteBackward)
        case .delete: return delete(.deleteForward)
        case .left: return move(to: caret - 1)
        case .right: return move(to: caret + 1)
        case .home: return move(to: 0)
        case .end: return move(to: characters.count)
        case .wordLeft: return move(to: wordStart)
        case .wordRight: return move(to: wordEnd)
        case .deleteWordLeft: return remove(wordStart..<caret)
        case .deleteWordRight: return remove(caret..<wordEnd)
        case .deleteToStart: return remove(0..<caret)
        case .deleteToEnd: return remove(caret..<characters.count)
        case .tab, .up, .down, .escape: return .unchanged
        }
    }

    /// Whether the caret stands in an entry of a list, and not in an empty line or a command.
    private var isInEntry: Bool {
        let isLineStart = caret == 0 || characters[caret - 1] == "\n"
        let isLineEnd = caret == characters.count || characters[caret] == "\n"
        guard !(isLineStart && isLineEnd) else { return false }
        // To put the whole text together at each line end would be quadratic in the lines.
        guard characters.first == ":" else { return true }
        return !TypedCommand.read(text, isSecret: false, hasPaste: hasPaste).isCommand
    }

    /// Forgets the text, for a secret.
    mutating func wipe() {
        characters.removeAll()
        byteCount = 0
        caret = 0
        forgetPasteWhereEmpty()
    }

    private mutating func paste(_ pasted: String) -> Outcome {
        guard !isSecret || LineEditor.canHold(pasted, isMultiline: isMultiline) else {
            return .altered
        }
        return insert(pasted, isPasted: true)
    }

    private mutating func insert(_ inserted: String, isPasted: Bool = false) -> Outcome {
        let added = LineEditor.cleaned(inserted, isMultiline)
        guard !added.isEmpty else { return .unchanged }
        let count = byteCount + added.utf8.count
        guard count <= LineEditor.limit else { return .full }
        hasPaste = hasPaste || isPasted
        if caret == 0 { beginsWithPaste = isPasted }
        if let formatter, count <= LineEditor.formattedLimit {
            return format(by: formatter, .insert(added))
        }
        let start = Swift.max(0, caret - 1)
        let before = String(characters[start..<caret]) + added
        replace(start..<caret, with: before)
        byteCount = count
        caret = Swift.min(start + LineEditor.split(before).count, characters.count)
        return .edited
    }

    /// Replaces characters, and parts those behind them anew, as far as they may join: what follows a half of a
    /// flag pairs up in another way.
    private mutating func replace(_ range: Range<Int>, with text: String) {
        let end = Swift.min(range.upperBound + LineEditor.reach, characters.count)
        let behind = String(characters[range.upperBound..<end])
        characters.replaceSubrange(range.lowerBound..<end, with: LineEditor.split(text + behind))
    }

    /// Parts a text into characters, and those of very many scalars into pieces, so that a key costs the same
    /// however many marks were typed before it.
    private static func split(_ text: String) -> [Character] {
        var characters: [Character] = []
        for character in text {
            guard character.utf8.count > pieceLimit else {
                characters.append(character)
                continue
            }
            var piece = String.UnicodeScalarView()
            var count = 0
            for scalar in character.unicodeScalars {
                if count == pieceLimit {
                    characters += String(piece)
                    piece.removeAll(keepingCapacity: true)
                    count = 0
                }
                piece.append(scalar)
                count += 1
            }
            characters += String(piece)
        }
        return characters
    }

    private mutating func delete(_ change: TextEdit.Change) -> Outcome {
        let position = change == .deleteBackward ? caret - 1 : caret
        guard characters.indices.contains(position) else { return .unchanged }
        if let formatter, byteCount <= LineEditor.formattedLimit {
            return format(by: formatter, change)
        }
        return remove(position..<position + 1)
    }

    private mutating func format(
        by formatter: any InputFormatter, _ change: TextEdit.Change
    ) -> Outcome {
        let edited = formatter.edit(TextEdit(text: text, caret: caret, change: change))
        characters = LineEditor.split(edited.text)
        byteCount = edited.text.utf8.count
        caret = Swift.max(0, Swift.min(edited.caret, characters.count))
        forgetPasteWhereEmpty()
        return .edited
    }

    private mutating func remove(_ range: Range<Int>) -> Outcome {
        guard !range.isEmpty else { return .unchanged }
        for character in characters[range] { byteCount -= character.utf8.count }
        characters.removeSubrange(range)
        caret = range.lowerBound
        // What stood apart may now be one character, as two halves of a flag.
        if characters.indices.contains(caret), caret > 0,
            String(characters[caret - 1...caret]).count == 1
        {
            replace(caret - 1..<caret, with: String(characters[caret - 1]))
        }
        forgetPasteWhereEmpty()
        return .edited
    }

    private mutating func forgetPasteWhereEmpty() {
        guard characters.isEmpty else { return }
        hasPaste = false
        beginsWithPaste = false
    }

    private mutating func move(to position: Int) -> Outcome {
        let clamped = Swift.max(0, Swift.min(position, characters.count))
        guard clamped != caret else { return .unchanged }
        caret = clamped
        return .edited
    }

    private var wordStart: Int {
        var at = caret
        while at > 0, !LineEditor.isWord(characters[at - 1]) { at -= 1 }
        while at > 0, LineEditor.isWord(characters[at - 1]) { at -= 1 }
        return at
    }

    private var wordEnd: Int {
        var at = caret
        while at < characters.count, !LineEditor.isWord(characters[at]) { at += 1 }
        while at < characters.count, LineEditor.isWord(characters[at]) { at += 1 }
        return at
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }

    /// A line that is copied often comes with its line end, which is no part of it.
    private static func withoutLastLineEnd(_ text: String) -> String {
        var scalars = Substring(text).unicodeScalars
        if scalars.last == "\n" { scalars.removeLast() }
        if scalars.last == "\r" { scalars.removeLast() }
        return String(scalars)
    }

    private static func cleaned(_ text: String, _ isMultiline: Bool) -> String {
        var cleaned = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\n" where previous == "\r": continue
            case "\n", "\r": cleaned.append(isMultiline ? "\n" : " ")
            case "\t": cleaned.append(isMultiline ? "\t" : " ")
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
            default: cleaned.append(scalar)
            }
        }
        return String(cleaned)
    }
}
