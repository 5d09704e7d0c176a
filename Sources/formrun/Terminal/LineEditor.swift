import FormModel

/// The text being typed and its caret, changed by keys.
///
/// Positions count characters (grapheme clusters).
///
/// Control characters never enter the text; the line ends of a paste become spaces unless several lines
/// are allowed. A secret, of which nobody sees what became of it, is pasted as it is or not at all.
struct LineEditor {
    enum Outcome: Equatable {
        case edited
        case unchanged
        /// Nothing was inserted, since the text is as long as it may be.
        case full
        /// Nothing was inserted, since a secret would be another.
        case altered
        case submitted
        case back
        case interrupted
        case endOfInput
        case suspended
        case redraw
    }

    /// The most bytes of a text.
    static let limit = 1 << 16

    private(set) var characters: [Character]
    /// How many bytes the text has, where that was counted since it last changed but by plain typing.
    private var byteCount: Int?
    private(set) var caret: Int
    private let isMultiline: Bool
    private let isSecret: Bool
    private let formatter: (any InputFormatter)?

    var text: String { String(characters) }

    init(
        text: String = "", isMultiline: Bool = false, isSecret: Bool = false,
        formatter: (any InputFormatter)? = nil
    ) {
        characters = Array(LineEditor.cleaned(text, isMultiline))
        caret = characters.count
        self.isMultiline = isMultiline
        self.isSecret = isSecret
        self.formatter = formatter
    }

    mutating func apply(_ key: Key) -> Outcome {
        switch key {
        case .text(let text): return insert(text)
        case .pasted(let text): return paste(LineEditor.withoutLastLineEnd(text))
        case .pasteTooLong: return .full
        case .newline: return isMultiline ? insert("\n") : .submitted
        case .enter: return .submitted
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

    /// Forgets the text, for a secret.
    mutating func wipe() {
        characters.removeAll()
        byteCount = nil
        caret = 0
    }

    private mutating func paste(_ pasted: String) -> Outcome {
        guard !isSecret || LineEditor.cleaned(pasted, isMultiline).hasSameBytes(as: pasted) else {
            return .altered
        }
        return insert(pasted)
    }

    private mutating func insert(_ inserted: String) -> Outcome {
        let added = LineEditor.cleaned(inserted, isMultiline)
        guard !added.isEmpty else { return .unchanged }
        let bytes = byteCount ?? text.utf8.count
        guard bytes + added.utf8.count <= LineEditor.limit else {
            return .full
        }
        if let formatter { return format(by: formatter, .insert(added)) }
        // ASCII joins nothing before it, and nothing of ASCII joins it.
        let joinsNothing = caret == characters.count || characters[caret].isASCII
        if joinsNothing, added.utf8.allSatisfy({ $0 < 0x80 }), !added.utf8.contains(0x0A) {
            characters.insert(contentsOf: added, at: caret)
            caret += added.utf8.count
            byteCount = bytes + added.utf8.count
            return .edited
        }
        byteCount = nil
        let before = String(characters[..<caret])
        let after = String(characters[caret...])
        // A combining mark joins what stands before it, so characters are counted anew.
        characters = Array(before + added + after)
        caret = Swift.min((before + added).count, characters.count)
        return .edited
    }

    private mutating func delete(_ change: TextEdit.Change) -> Outcome {
        let position = change == .deleteBackward ? caret - 1 : caret
        guard characters.indices.contains(position) else { return .unchanged }
        if let formatter { return format(by: formatter, change) }
        return remove(position..<position + 1)
    }

    private mutating func format(
        by formatter: any InputFormatter, _ change: TextEdit.Change
    ) -> Outcome {
        let edited = formatter.edit(TextEdit(text: text, caret: caret, change: change))
        characters = Array(edited.text)
        byteCount = nil
        caret = Swift.max(0, Swift.min(edited.caret, characters.count))
        return .edited
    }

    private mutating func remove(_ range: Range<Int>) -> Outcome {
        guard !range.isEmpty else { return .unchanged }
        characters.removeSubrange(range)
        byteCount = nil
        caret = range.lowerBound
        // What stood apart may now be one character, as two halves of a flag; later halves pair anew.
        if characters.indices.contains(caret), caret > 0,
            String(characters[caret - 1...caret]).count == 1
        {
            characters = Array(text)
        }
        return .edited
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
            case "\t": cleaned.append(" ")
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
            default: cleaned.append(scalar)
            }
        }
        return String(cleaned)
    }
}
