import FormModel

/// What earlier keys mean for the next ones.
struct KeySequence {
    /// What was cut, which the editor of the next question can insert.
    private(set) var kills = KillRing()
    /// The number of times in sequence that Escape had no other effect.
    private var escapes = 0
    /// Whether the key before was the first of Ctrl-X Ctrl-E.
    private var isAfterPrefix = false

    /// Keeps what was cut in an editor whose text may be shown.
    mutating func keepKills(of editor: any Editor) {
        if editor.isText { kills = editor.kills }
    }

    /// Whether a key completes Ctrl-X Ctrl-E, which opens an editor program.
    mutating func isSecondOfProgram(_ key: Key) -> Bool {
        defer { isAfterPrefix = key == .control("x") }
        return isAfterPrefix && key == .control("e")
    }

    /// Whether this Escape, which had no other effect, is not the first one in sequence.
    mutating func isSecondEscape() -> Bool {
        escapes += 1
        return escapes > 1
    }

    /// Notes that something else came between two Escapes.
    mutating func forgetEscapes() { escapes = 0 }
}

extension EditorEntry {
    /// The text as it would be typed; `nil` for a secret and for choices.
    ///
    /// A colon at the start of a paste belongs to the answer, and is typed as two.
    var line: String? {
        guard case .text(let text, let beginsWithPaste) = self else { return nil }
        return beginsWithPaste ? TypedCommand.line(typing: text) : text
    }
}

// Keys: those that move or leave, and those of the editor of the present question.
extension FormSession {
    func handle(_ key: Key) -> [SessionEffect] {
        switch key {
        case .interrupt: return [.end(.interrupted)]
        case .suspend: return [.suspend]
        case .redraw: return [.redraw]
        default: break
        }
        switch mode {
        case .waiting: return []
        case .leaving: return keyOfLeaving(key)
        case .asking: break
        }
        if let effects = keyOfRows(key) { return effects }
        let opensProgram = keySequence.isSecondOfProgram(key)
        switch key {
        case .backTab where !isConfirming: return goBack()
        case .function(1): return help()
        case .function(2) where !question.isSecret: return edit(editor.text)
        case .control("e") where opensProgram && !question.isSecret: return edit(editor.text)
        case .endOfFile where editor.isEmpty: return leave()
        case .enter where isCommand: return submit()
        case .right where isDefaultToEdit, .end where isDefaultToEdit,
            .control("e") where isDefaultToEdit:
            return editDefault()
        case .up where place == .review && editor.isEmpty: return moveFocus(by: -1)
        case .down where place == .review && editor.isEmpty: return moveFocus(by: 1)
        default: return submit(key)
        }
    }

    /// Whether the editor holds a command; a text of several lines is none.
    private var isCommand: Bool {
        guard !question.isSecret, !editor.hasPaste, !isLine else { return false }
        let text = editor.text
        guard text.utf8.count < 20 else { return false }
        return TypedCommand.read(text, after: question.prefill, isSecret: false).isCommand
    }

    /// Whether Enter accepts a text in one line, which may be a command.
    var isLine: Bool { editor.isText && question.endLine == nil }

    /// Submits a command that was typed into a list or a text of several lines.
    private func submit() -> [SessionEffect] {
        let text = editor.text
        let command = TypedCommand.read(text, after: question.prefill, isSecret: false)
        return command.isCommand ? perform(command, in: text) : []
    }

    /// Whether Enter would take a default, which a line can hold.
    private var isDefaultToEdit: Bool { editor.isText && takesDefault }

    /// Brings the default of the present field into its line, so that the person can change it.
    private func editDefault() -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        let text = dataSource.displayText(at: field)
        guard !text.isEmpty, asked(field).canEdit(text) else { return [] }
        return effects(of: editor.apply(.pasted(TypedCommand.line(typing: text))))
    }

    /// Applies a key to the editor.
    private func submit(_ key: Key) -> [SessionEffect] {
        let wasConfirming = isConfirming
        let lines = editor.lineCount
        let outcome = editor.apply(key)
        if let refused = refusedBeforeConfirmation(wasConfirming) { return refused }
        guard outcome != .notMine else { return move(by: key) }
        // A long text is an answer for many minutes, so each of its lines is saved.
        return (editor.lineCount != lines ? [.save] : []) + effects(of: outcome)
    }

    /// The effects of a key or line that the editor used.
    func effects(of outcome: KeyOutcome) -> [SessionEffect] {
        keySequence.forgetEscapes()
        switch outcome {
        case .changed:
            question.noteKey()
            mark.leave()
            return [.show]
        case .moved:
            question.noteKey()
            // What was wrong with an earlier entry says nothing about the one that is asked again.
            if isConfirming { question.show([]) }
            return [.show]
        case .unchanged, .notMine: return []
        // Words for yes and no, and texts that only the form understands.
        case .refused(.noSuchChoice(let name)) where question.options.isEmpty,
            .refused(.ambiguousChoice(let name, _, _)) where question.options.isEmpty:
            return line(name, false)
        case .refused(let reason):
            question.hint(texts.refusal(reason))
            return [.show]
        case .submitted: return takeAnswer()
        }
    }

    /// Moves to another question, if the key asks for it.
    private func move(by key: Key) -> [SessionEffect] {
        switch key {
        case .up, .control("p"): return goBack()
        case .down, .control("n"), .tab:
            return effects(of: navigator.forward(leaving: leaving()))
        case .pageUp:
            return effects(of: navigator.turnPage(forward: false, leaving: leaving()))
        case .pageDown:
            return effects(of: navigator.turnPage(forward: true, leaving: leaving()))
        case .escape: return keySequence.isSecondEscape() ? leave() : []
        default: return []
        }
    }

    private func goBack() -> [SessionEffect] {
        effects(of: navigator.back(leaving: leaving()))
    }

    /// The text of the present question, which the person leaves without Enter; `nil` if it is as it was, if choices are
    /// the answer, or if a secret must be typed once more to be one.
    private func leaving() -> String? {
        keySequence.keepKills(of: editor)
        guard case .field(let field) = place, question.isTouched else { return nil }
        let entry = editor.entry
        switch entry {
        case .secret(let secret): return leaving(secret, field)
        case .choices(let values, let isSeveral, let typed):
            if isSeveral || !values.isEmpty {
                noteAnswer()
                navigator.take(left: asked(field).value(of: values))
            } else if !typed.isEmpty {
                // A text that names no choice is in the line again.
                navigator.keep(typed, typedIn: field)
            }
            return nil
        case .text:
            guard let text = entry.line, !text.hasSameBytes(as: question.prefill) else {
                return nil
            }
            noteAnswer()
            return answer(leftIn: text, editor.hasPaste)
        }
    }

    /// The answer that the text of a line is, which the person leaves; one that would be no answer is taken as it is.
    func answer(leftIn text: String, _ hasPaste: Bool = false) -> String {
        let command = TypedCommand.read(text, isSecret: false, hasPaste: hasPaste)
        return if case .answer(let answer) = command { answer } else { text }
    }

    /// Records that there is another answer on the page of the present question.
    func noteAnswer() {
        hasAnswers = true
        if let page = navigator.page(of: place) { recorded.note(page) }
    }

    // MARK: Answers

    /// Takes what the editor holds as the answer.
    private func takeAnswer() -> [SessionEffect] {
        keySequence.keepKills(of: editor)
        let entry = editor.entry
        switch entry {
        case .choices(let values, let isSeveral, _): return take(values, isSeveral)
        case .secret(let secret): return take(secret)
        case .text:
            if place == .review, let focused = mark.number, editor.isEmpty {
                return line(String(focused), false)
            }
            return line(entry.line ?? "", editor.hasPaste)
        }
    }

    /// Whether Enter takes no highlighted or marked choice, also after a filter that was cleared.
    ///
    /// Each frame asks this: whether a long list has a taken choice is looked up only where it decides.
    private func isEnterAlone(_ isSeveral: Bool, takesNothing: @autoclosure () -> Bool) -> Bool {
        !question.isTouched || !isSeveral && takesNothing()
    }

    /// Whether Enter takes the default of the present field; in a line, while nothing was in it at first.
    var takesDefault: Bool {
        guard case .field(let field) = place, !dataSource.isEntered(at: path(field)) else {
            return false
        }
        guard let choices = editor as? ChoiceEditor else {
            return question.prefill.isEmpty && editor.isEmpty
        }
        return isEnterAlone(choices.mode == .several, takesNothing: choices.takesNothing)
    }

    private func take(_ values: [String], _ isSeveral: Bool) -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        let isAlone = isEnterAlone(isSeveral, takesNothing: values.isEmpty)
        if isAlone, dataSource.isEntered(at: path(field)) {
            return effects(of: navigator.keep())
        }
        if isAlone, !dataSource.value(at: field).isEmpty || values.isEmpty {
            return line("", false)
        }
        typed = ""
        hasAnswers = true
        let value = asked(field).value(of: values)
        if case .text(let text) = value { return effects(of: navigator.answer(text)) }
        return effects(of: navigator.choose(value))
    }

    // MARK: An editor program

    /// Lets the person edit a text in a program of their choice.
    func edit(_ text: String) -> [SessionEffect] {
        if editor.isEditableElsewhere, place.field != nil { return [.edit(text)] }
        let problem = texts.note(.noEditorHere)
        guard !editor.isText else { return askAgain(text: text, [problem]) }
        // The marks stay; what was typed is no filter.
        _ = editor.apply(.escape)
        return show([problem])
    }

    /// Takes the text of the editor program.
    func takeEdited(_ text: String?) -> [SessionEffect] {
        guard var text else {
            return show([FocusMessage(.error, texts.words(.noEditor))]) + [.redraw]
        }
        if text.utf8.last == 0x0A { text = String(decoding: text.utf8.dropLast(), as: UTF8.self) }
        guard editor.isEditableElsewhere else { return [.redraw] }
        if case .refused(let reason) = editor.replace(with: text) {
            question.show([texts.refusal(reason)])
        }
        return [.save, .redraw]
    }
}
