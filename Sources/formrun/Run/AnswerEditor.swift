import FormCards
import FormModel

/// The line in which a question of the dialogue is answered: a line editor, and the keys that end it.
struct AnswerEditor {
    enum Outcome: Equatable {
        case edited
        case unchanged
        /// The key had no effect, or only in part, for a reason.
        case noted(Note)
        case submitted
        case back
        case interrupted
        case endOfInput
        case suspended
        case redraw
    }

    /// What the person should see about a key.
    enum Note: Equatable {
        case refused(KeyRefusal)
        /// These characters of a paste were left out.
        case leftOut(String)
    }

    private(set) var line: LineEditor
    private let isList: Bool
    private let isSecret: Bool

    init(
        text: String = "", isMultiline: Bool = false, isList: Bool = false, isSecret: Bool = false,
        formatter: (any InputFormatter)? = nil, kills: KillRing = KillRing()
    ) {
        var options = LineEditor.Options()
        options.allowsLines = isMultiline
        options.secret = isSecret ? .hidden : nil
        options.formatter = formatter
        options.commandMark = isSecret ? nil : ":"
        line = LineEditor(text, options: options, kills: kills)
        self.isList = isList
        self.isSecret = isSecret
    }

    /// An editor for the answer to a question.
    init(_ question: Question, kills: KillRing = KillRing()) {
        self.init(
            text: question.prefill, isMultiline: question.isMultiline, isList: question.isList,
            isSecret: question.isSecret, formatter: question.formatter, kills: kills)
    }

    var hasPaste: Bool { line.hasPaste }

    /// The text as it would be typed: a colon at the start of a paste belongs to the answer.
    var typed: String {
        line.beginsWithPaste && !isSecret ? TypedCommand.line(typing: line.text) : line.text
    }

    mutating func apply(_ key: Key) -> Outcome {
        switch key {
        case .backTab: return .back
        case .interrupt: return .interrupted
        case .suspend: return .suspended
        case .redraw: return .redraw
        case .endOfFile where line.isEmpty: return .endOfInput
        default: break
        }
        switch line.apply(key) {
        case .submitted where isList && isInEntry: return apply(.control("j"))
        case .submitted: return .submitted
        case .changed, .moved: return .edited
        case .filtered(let leftOut): return .noted(.leftOut(leftOut))
        case .refused(let reason): return .noted(.refused(reason))
        case .unchanged, .notMine: return .unchanged
        }
    }

    /// Returns the line and clears the editor, because the line may be a secret.
    mutating func take() -> String {
        defer { line.wipe() }
        return typed
    }

    /// Whether the caret is in an entry of a list, and not in an empty line or a command.
    private var isInEntry: Bool {
        guard !line.isLineEmpty else { return false }
        // Only a text that may be a command is read, because reading it at every line break would be quadratic.
        guard line.begins(with: ":") else { return true }
        return !TypedCommand.read(line.text, isSecret: false, hasPaste: hasPaste).isCommand
    }
}
