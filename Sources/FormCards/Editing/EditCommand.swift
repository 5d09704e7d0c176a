/// An editing command, as the keys of readline's emacs mode name them.
enum EditCommand: Hashable {
    /// Moves the caret.
    case move(TextMotion)
    /// Removes the text between the caret and the end of the motion.
    case delete(TextMotion)
    /// Cuts the text between the caret and the end of the motion.
    case cut(TextMotion)
    /// Inserts what was cut last.
    case yank
    /// Replaces what was just inserted by what was cut before it.
    case yankEarlier
    case undo, redo
    /// Exchanges the characters around the caret.
    case transposeCharacters
    /// Exchanges the words around the caret.
    case transposeWords
    /// Changes the letters of the word after the caret.
    case change(LetterChange)
    /// Inserts the next key as text.
    case literal
    /// The first key of a command of two.
    case prefix

    /// A change of the letters of a word.
    enum LetterChange: Hashable { case upper, lower, capitalized }

    private static let keys: [Key: EditCommand] = [
        .left: .move(.left), .control("b"): .move(.left),
        .right: .move(.right), .control("f"): .move(.right),
        .home: .move(.lineStart), .control("a"): .move(.lineStart),
        .end: .move(.lineEnd), .control("e"): .move(.lineEnd),
        .press(.home, .control): .move(.textStart), .press(.end, .control): .move(.textEnd),
        .alt("<"): .move(.textStart), .alt(">"): .move(.textEnd),
        .alt("b"): .move(.wordLeft), .press(.left, .control): .move(.wordLeft),
        .press(.left, .alt): .move(.wordLeft),
        .alt("f"): .move(.wordRight), .press(.right, .control): .move(.wordRight),
        .press(.right, .alt): .move(.wordRight),
        .backspace: .delete(.left), .control("h"): .delete(.left),
        .press(.backspace, .shift): .delete(.left),
        .delete: .delete(.right), .control("d"): .delete(.right),
        .control("w"): .cut(.blankLeft),
        .press(.backspace, .alt): .cut(.wordLeft), .press(.backspace, .control): .cut(.wordLeft),
        .alt("d"): .cut(.wordRight), .press(.delete, .control): .cut(.wordRight),
        .press(.delete, .alt): .cut(.wordRight),
        .control("u"): .cut(.lineStart), .control("k"): .cut(.lineEnd),
        .control("y"): .yank, .alt("y"): .yankEarlier,
        // Ctrl-/ sends the character of Ctrl-_.
        .control("_"): .undo, .control("/"): .undo, .alt("/"): .redo,
        .control("t"): .transposeCharacters, .alt("t"): .transposeWords,
        .alt("u"): .change(.upper), .alt("l"): .change(.lower), .alt("c"): .change(.capitalized),
        .control("v"): .literal, .control("x"): .prefix,
    ]

    private static let keysAfterPrefix: [Key: EditCommand] = [
        .control("u"): .undo, .control("r"): .redo,
    ]

    /// The command of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isAfterPrefix: Whether the key before was the first of a command of two.
    init?(_ key: Key, isAfterPrefix: Bool = false) {
        guard
            let command = isAfterPrefix
                ? EditCommand.keysAfterPrefix[key] : EditCommand.keys[key]
        else { return nil }
        self = command
    }
}

/// A movement of the caret in a text.
enum TextMotion: Hashable {
    case left, right
    /// To the beginning or end of a word of letters and digits.
    case wordLeft, wordRight
    /// To the beginning of a word between blanks.
    case blankLeft
    /// To the beginning or end of the line with the caret.
    case lineStart, lineEnd
    /// To the beginning or end of the text.
    case textStart, textEnd

    /// The index that the motion leads to.
    ///
    /// - Complexity: O(*n*) in the characters that are passed.
    func target(from caret: Int, in text: TextBuffer) -> Int {
        switch self {
        case .left: return max(0, caret - 1)
        case .right: return min(text.count, caret + 1)
        case .wordLeft:
            let end = text.index(before: caret) { TextMotion.isWord($0) }
            return text.index(before: end) { !TextMotion.isWord($0) }
        case .wordRight:
            let start = text.index(after: caret) { TextMotion.isWord($0) }
            return text.index(after: start) { !TextMotion.isWord($0) }
        case .blankLeft:
            let end = text.index(before: caret) { !$0.isWhitespace }
            return text.index(before: end) { $0.isWhitespace }
        case .lineStart: return text.index(before: caret) { $0 == "\n" }
        case .lineEnd: return text.index(after: caret) { $0 == "\n" }
        case .textStart: return 0
        case .textEnd: return text.count
        }
    }

    static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}

extension TextBuffer {
    /// The index after the last character before an index that fulfils a condition; 0 if there is none.
    func index(before index: Int, where condition: (Character) -> Bool) -> Int {
        var index = index
        while index > 0, !condition(self[index - 1]) { index -= 1 }
        return index
    }

    /// The index of the first character from an index on that fulfils a condition; the end if there is none.
    func index(after index: Int, where condition: (Character) -> Bool) -> Int {
        var index = index
        while index < count, !condition(self[index]) { index += 1 }
        return index
    }
}
