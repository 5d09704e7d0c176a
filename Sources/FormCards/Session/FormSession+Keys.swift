import FormModel

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
        let wasAfterPrefix = isAfterPrefix
        isAfterPrefix = key == .control("x")
        switch key {
        case .backTab where !isConfirming: return goBack()
        case .function(1): return help()
        case .function(2) where !question.isSecret: return edit(editor.text)
        case .control("e") where wasAfterPrefix && !question.isSecret: return edit(editor.text)
        case .endOfFile where editor.isEmpty: return leave()
        case .enter where isCommand: return submit()
        case .press(.enter, .alt) where !isArea: return submit(.enter)
        case .right where isDefaultToEdit, .end where isDefaultToEdit,
            .control("e") where isDefaultToEdit:
            return editDefault()
        case .up where place == .review && editor.isEmpty: return focus(by: -1)
        case .down where place == .review && editor.isEmpty: return focus(by: 1)
        default: return submit(key)
        }
    }

    /// Whether a secret is asked for the second time, where going back leads to its first entry.
    private var isConfirming: Bool {
        if case .secret(let secret) = editor { secret.stage == .confirmation } else { false }
    }

    private var isArea: Bool { if case .area = editor { true } else { false } }

    /// Whether the editor holds a command; a text of several lines is none.
    private var isCommand: Bool {
        guard !question.isSecret, !editor.hasPaste, !editor.isLine else { return false }
        let text = editor.text
        guard text.utf8.count < 20 else { return false }
        return TypedCommand.read(text, after: prefill, isSecret: false).isCommand
    }

    /// Submits a command that was typed into a list or a text of several lines.
    private func submit() -> [SessionEffect] {
        let text = editor.text
        let command = TypedCommand.read(text, after: prefill, isSecret: false)
        return command.isCommand ? perform(command, in: text) : []
    }

    /// Whether Enter would take a default, which a line can hold.
    private var isDefaultToEdit: Bool {
        switch editor {
        case .line, .steps, .area: takesDefault
        case .none, .secret, .choices: false
        }
    }

    /// Brings the default of the present field into its line, so that the person can change it.
    private func editDefault() -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        let text = dataSource.displayText(at: path(field))
        guard !text.isEmpty, canEdit(text, field) else { return [] }
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
        escapes = 0
        switch outcome {
        case .changed:
            isTouched = true
            reviewFocus = nil
            forgetHint()
            return [.show]
        case .moved:
            isTouched = true
            forgetHint()
            // What was wrong with an earlier entry says nothing about the one that is asked again.
            if case .secret(let secret) = editor, secret.stage == .confirmation {
                question.problems = []
            }
            return [.show]
        case .unchanged, .notMine: return []
        // Words for yes and no, and texts that only the form understands.
        case .refused(.noSuchChoice(let name)) where question.options.isEmpty,
            .refused(.ambiguousChoice(let name, _, _)) where question.options.isEmpty:
            return line(name, false)
        case .refused(let reason): return hint(texts.refusal(reason))
        case .submitted: return takeAnswer()
        }
    }

    /// Shows why a key had no effect, below the other messages, until another key has one.
    private func hint(_ hint: SessionProblem) -> [SessionEffect] {
        forgetHint()
        question.problems.append(hint)
        isHinted = true
        return [.show]
    }

    private func forgetHint() {
        if isHinted, !question.problems.isEmpty { question.problems.removeLast() }
        isHinted = false
    }

    /// Moves to another question, if the key asks for it.
    private func move(by key: Key) -> [SessionEffect] {
        switch key {
        case .up, .control("p"): return goBack()
        case .down, .control("n"), .tab:
            return effects(of: questionnaire.forward(leaving: leaving()))
        case .pageUp:
            return effects(of: questionnaire.turnPage(forward: false, leaving: leaving()))
        case .pageDown:
            return effects(of: questionnaire.turnPage(forward: true, leaving: leaving()))
        case .escape:
            escapes += 1
            return escapes > 1 ? leave() : []
        default: return []
        }
    }

    private func goBack() -> [SessionEffect] {
        effects(of: questionnaire.back(leaving: leaving()))
    }

    /// The text of the present question, which the person leaves without Enter; `nil` if it is as it was, if choices are
    /// the answer, or if a secret must be typed once more to be one.
    private func leaving() -> String? {
        keepKills()
        guard case .field(let field) = place, isTouched else { return nil }
        if case .secret(let secret) = editor { return leaving(secret, field) }
        if case .choices(let choices) = editor {
            if choices.mode == .several || !choices.chosen.isEmpty {
                noteAnswer()
                questionnaire.take(left: value(of: choices, field))
            } else if !choices.typed.isEmpty {
                // A text that names no choice is in the line again.
                questionnaire.drafts[field] = choices.typed
            }
            return nil
        }
        let hasPaste = editor.hasPaste
        let text = editor.take()
        guard !text.hasSameBytes(as: prefill) else { return nil }
        noteAnswer()
        return answer(leftIn: text, hasPaste)
    }

    /// The answer that the text of a line is, which the person leaves; one that would be no answer is taken as it is.
    func answer(leftIn text: String, _ hasPaste: Bool = false) -> String {
        let command = TypedCommand.read(text, isSecret: false, hasPaste: hasPaste)
        return if case .answer(let answer) = command { answer } else { text }
    }

    /// The value that the chosen choices are.
    private func value(of choices: ChoiceEditor, _ field: FieldPlace) -> FieldValue {
        let values = choices.chosen.map { choices.options[$0].value }
        return switch compiled(field).valueType {
        case .choices: .choices(values)
        case .choice: values.first.map { .choice($0) } ?? .empty
        case .boolean: .boolean(values.first == "true")
        case .text, .multiline, .integer, .decimal, .date, .time, .dateTime, .localDateTime,
            .duration, .texts, .group:
            .text(values.first ?? "")
        }
    }

    /// Records that there is another answer on the page of the present question.
    func noteAnswer() {
        hasAnswers = true
        if let page = questionnaire.page(of: place) { pagesToRecord.insert(page) }
    }

    private func keepKills() {
        if let kills = editor.kills { self.kills = kills }
    }

    // MARK: Answers

    /// Takes what the editor holds as the answer.
    private func takeAnswer() -> [SessionEffect] {
        keepKills()
        switch editor {
        case .choices(let choices): return take(choices)
        case .secret(let secret): return take(secret)
        default: break
        }
        let hasPaste = editor.hasPaste
        if place == .review, let focused = reviewFocus, editor.isEmpty {
            return line(String(focused), false)
        }
        return line(editor.take(), hasPaste)
    }

    /// Whether Enter takes no highlighted or marked choice, also after a filter that was cleared.
    private func isEnterAlone(_ choices: ChoiceEditor) -> Bool {
        !isTouched || choices.mode == .one && choices.chosen.isEmpty
    }

    /// Whether Enter takes the default of the present field; in a line, while nothing was in it at first.
    var takesDefault: Bool {
        guard case .field(let field) = place, !dataSource.isEntered(at: path(field)) else {
            return false
        }
        guard case .choices(let choices) = editor else {
            return prefill.isEmpty && editor.isEmpty
        }
        return isEnterAlone(choices)
    }

    private func take(_ choices: ChoiceEditor) -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        let isAlone = isEnterAlone(choices)
        if isAlone, dataSource.isEntered(at: path(field)) {
            return effects(of: questionnaire.keep())
        }
        if isAlone, !dataSource.value(at: path(field)).isEmpty || choices.chosen.isEmpty {
            return line("", false)
        }
        typed = ""
        hasAnswers = true
        let value = value(of: choices, field)
        if case .text(let text) = value { return effects(of: questionnaire.answer(text)) }
        return effects(of: questionnaire.choose(value))
    }

    // MARK: An editor program

    /// Lets the person edit a text in a program of their choice.
    func edit(_ text: String) -> [SessionEffect] {
        switch editor {
        case .line where place.field != nil, .area: return [.edit(text)]
        case .choices:
            // The marks stay; what was typed is no filter.
            _ = editor.apply(.escape)
            return show([texts.note(.noEditorHere)])
        default: return askAgain(text: text, [texts.note(.noEditorHere)])
        }
    }

    /// Takes the text of the editor program.
    func takeEdited(_ text: String?) -> [SessionEffect] {
        guard var text else {
            return show([SessionProblem(.error, texts.words(.noEditor))]) + [.redraw]
        }
        if text.utf8.last == 0x0A { text = String(decoding: text.utf8.dropLast(), as: UTF8.self) }
        let outcome: KeyOutcome
        switch editor {
        case .area(var area):
            outcome = area.replace(with: text)
            editor = .area(area)
        case .line:
            _ = editor.apply(.control("e"))
            _ = editor.apply(.control("u"))
            outcome = editor.apply(.pasted(text))
        default: return [.redraw]
        }
        if case .refused(let reason) = outcome { question.problems = [texts.refusal(reason)] }
        return [.save, .redraw]
    }
}
