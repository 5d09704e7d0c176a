import FormModel

// What a session keeps, to be continued later.
extension FormSession {
    /// The answers so far, and the texts that are typed and not accepted yet, without secrets.
    ///
    /// - Complexity: O(*n*) in the fields of the form and of its rows.
    public var draft: FormDraft {
        var navigator = navigator
        if let (field, text) = typedText { navigator.keep(text, typedIn: field) }
        return navigator.draft(fingerprint)
    }

    /// The text in the line of the present field, if the person changed it; `nil` for an empty line.
    private var typedText: (field: FieldPlace, text: String?)? {
        guard case .field(let field) = place, !item(field).isSecure else { return nil }
        var (question, editor) = (question, editor)
        if case .waiting = mode { return nil }
        if case .leaving(let left, let edited) = mode { (question, editor) = (left, edited) }
        guard editor.isText, let text = editor.entry.line else { return nil }
        return text.hasSameBytes(as: question.prefill) ? nil : (field, text.isEmpty ? nil : text)
    }

    /// Says that the draft could not be saved; the session goes on.
    func showUnsaved(_ reason: String) -> [SessionEffect] {
        let problem = FocusMessage(.error, texts.words(.draftUnsaved, ["reason": reason]))
        return record([SessionLine(problem, texts.glyphs)]) + [.show]
    }
}

extension Navigator.Outcome {
    /// Whether answers or typed texts may have changed.
    var changesDraft: Bool {
        switch self {
        case .opened, .ready, .submitted, .ended, .unsubmittable: false
        default: true
        }
    }
}
