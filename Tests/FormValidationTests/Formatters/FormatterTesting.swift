import FormModel
import FormValidation
import TestSupport
import Testing

/// A typed text and the expected problem.
struct Refusal: Sendable, CustomTestStringConvertible {
    let typed: String
    let problem: FormatProblem

    init(_ typed: String, _ code: IssueCode, reason: String) {
        self.typed = typed
        problem = FormatProblem(code, parameters: ["reason": .text(reason)])
    }

    init(_ typed: String, _ code: IssueCode, max: Int) {
        self.typed = typed
        problem = FormatProblem(code, parameters: ["max": .integer(max)])
    }

    var testDescription: String { typed }
}

/// A text with `|` at the caret.
struct Marked: Equatable, CustomStringConvertible {
    let text: String
    let caret: Int

    init(_ marked: String) {
        let characters = Array(marked)
        caret = characters.firstIndex(of: "|") ?? characters.count
        text = String(characters.filter { $0 != "|" })
    }

    init(_ edited: EditedText) {
        text = edited.text
        caret = edited.caret
    }

    var description: String {
        String(text.prefix(caret)) + "|" + String(text.dropFirst(caret))
    }
}

/// Presses a key: `<` deletes backward, `>` deletes forward, other texts are inserted.
func press(_ key: String, in state: Marked, of formatter: some InputFormatter) -> Marked {
    let change: TextEdit.Change =
        switch key {
        case "<": .deleteBackward
        case ">": .deleteForward
        default: .insert(key)
        }
    return Marked(
        formatter.edit(TextEdit(text: state.text, caret: state.caret, change: change)))
}

/// The texts after typing each character at the end.
func typing(_ text: String, in formatter: some InputFormatter) -> [String] {
    var state = Marked("")
    return text.map {
        state = press(String($0), in: state, of: formatter)
        return state.caret == state.text.count ? state.text : state.description
    }
}

extension InputFormatter {
    /// The canonical text, or `!` and the reason or code of the problem.
    func outcome(_ typed: String) -> String {
        switch parse(typed) {
        case .success(let canonical): canonical
        case .failure(let problem):
            "!" + (problem.parameters["reason"]?.description ?? problem.code.description)
        }
    }

    /// Whether `format(parse(format(x))) == format(x)` and `parse(x) == x`, for a canonical `x`.
    func keepsLaws(_ canonical: String) -> Bool {
        let shown = format(canonical)
        guard case .success(let back) = parse(shown), case .success(let same) = parse(canonical)
        else { return false }
        return same == canonical && back == canonical && format(back) == shown
    }
}
