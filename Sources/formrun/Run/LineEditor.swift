import FormCards
import FormModel

/// The text being typed and its caret, changed by keys.
///
/// Control characters never enter the text; line ends and tabs of a paste become spaces unless several lines are
/// allowed. A paste into a secret is refused instead, because the change would be invisible.
struct LineEditor {
    enum Outcome: Equatable {
        case edited
        case unchanged
        /// The text would be too long; nothing was inserted.
        case full
        /// The rules for pastes would have changed a secret; nothing was inserted.
        case altered
        /// The bytes are not UTF-8; nothing was inserted.
        case malformed
        case submitted
        case back
        case interrupted
        case endOfInput
        case suspended
        case redraw
    }

    /// The maximum number of bytes of a text.
    static let limit = 1 << 16

    /// The maximum number of bytes of a text that is formatted while typed; no number or code is longer.
    private static let formattedLimit = 1 << 10

    private var edited: EditedText
    /// Whether a part of the text was pasted; if so, the line is not a command.
    private(set) var hasPaste = false
    /// Whether the text begins with pasted text.
    private var beginsWithPaste = false
    private let isMultiline: Bool
    private let isList: Bool
    private let isSecret: Bool
    private let formatter: (any InputFormatter)?

    var characters: [Character] { edited.characters }
    var caret: Int { edited.caret }
    var text: String { edited.string }

    /// The text as it would be typed: a colon at the start of a paste belongs to the answer.
    var line: String {
        beginsWithPaste && !isSecret ? TypedCommand.line(typing: text) : text
    }

    init(
        text: String = "", isMultiline: Bool = false, isList: Bool = false, isSecret: Bool = false,
        formatter: (any InputFormatter)? = nil
    ) {
        edited = EditedText(LineEditor.cleaned(text, isMultiline))
        self.isMultiline = isMultiline
        self.isList = isList
        self.isSecret = isSecret
        self.formatter = formatter
    }

    /// An editor for the answer to a question.
    init(_ question: Question) {
        self.init(
            text: question.prefill, isMultiline: question.isMultiline, isList: question.isList,
            isSecret: question.isSecret, formatter: question.formatter)
    }

    /// Whether a line can contain a text unchanged for editing.
    static func canHold(_ text: String, isMultiline: Bool) -> Bool {
        cleaned(text, isMultiline).hasSameBytes(as: text)
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
        case .wordLeft: return move(to: edited.wordStart)
        case .wordRight: return move(to: edited.wordEnd)
        case .deleteWordLeft: return remove(edited.wordStart..<caret)
        case .deleteWordRight: return remove(caret..<edited.wordEnd)
        case .deleteToStart: return remove(0..<caret)
        case .deleteToEnd: return remove(caret..<characters.count)
        case .tab, .up, .down, .escape: return .unchanged
        }
    }

    /// Returns the line and clears the editor, because the line may be a secret.
    mutating func take() -> String {
        defer { wipe() }
        return line
    }

    /// Clears the text.
    mutating func wipe() { replace(with: EditedText("")) }

    /// Whether the caret is in an entry of a list, and not in an empty line or a command.
    private var isInEntry: Bool {
        let isLineStart = caret == 0 || characters[caret - 1] == "\n"
        let isLineEnd = caret == characters.count || characters[caret] == "\n"
        guard !(isLineStart && isLineEnd) else { return false }
        // Only a text that may be a command is joined, because joining at every line break would be quadratic.
        guard characters.first == ":" else { return true }
        return !TypedCommand.read(text, isSecret: false, hasPaste: hasPaste).isCommand
    }

    // MARK: Changes

    private mutating func paste(_ pasted: String) -> Outcome {
        guard !isSecret || LineEditor.canHold(pasted, isMultiline: isMultiline) else {
            return .altered
        }
        return insert(pasted, isPasted: true)
    }

    private mutating func insert(_ inserted: String, isPasted: Bool = false) -> Outcome {
        let added = LineEditor.cleaned(inserted, isMultiline)
        guard !added.isEmpty else { return .unchanged }
        let count = edited.byteCount + added.utf8.count
        guard count <= LineEditor.limit else { return .full }
        hasPaste = hasPaste || isPasted
        if caret == 0 { beginsWithPaste = isPasted }
        if let formatter, count <= LineEditor.formattedLimit {
            return format(by: formatter, .insert(added))
        }
        edited.insert(added)
        return .edited
    }

    private mutating func delete(_ change: TextEdit.Change) -> Outcome {
        let position = change == .deleteBackward ? caret - 1 : caret
        guard characters.indices.contains(position) else { return .unchanged }
        if let formatter, edited.byteCount <= LineEditor.formattedLimit {
            return format(by: formatter, change)
        }
        return remove(position..<position + 1)
    }

    private mutating func format(
        by formatter: any InputFormatter, _ change: TextEdit.Change
    ) -> Outcome {
        let result = formatter.edit(TextEdit(text: text, caret: caret, change: change))
        replace(with: EditedText(result.text, caret: result.caret))
        return .edited
    }

    private mutating func remove(_ range: Range<Int>) -> Outcome {
        guard edited.remove(range) else { return .unchanged }
        forgetPasteIfEmpty()
        return .edited
    }

    private mutating func move(to position: Int) -> Outcome {
        edited.move(to: position) ? .edited : .unchanged
    }

    private mutating func replace(with text: EditedText) {
        edited = text
        forgetPasteIfEmpty()
    }

    private mutating func forgetPasteIfEmpty() {
        guard characters.isEmpty else { return }
        hasPaste = false
        beginsWithPaste = false
    }

    // MARK: Pastes

    /// A pasted text without a line break at its end, which copying a line often adds.
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
