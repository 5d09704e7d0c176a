import FormModel

// Leaving, which is asked where an answer was entered.
extension FormSession {
    /// Asks whether to leave; without answers, or where it is asked already, the session ends.
    func leave() -> [SessionEffect] {
        if case .leaving = mode { return [.end(options.keepsDrafts ? .leftWithDraft : .left)] }
        guard options.asksBeforeLeaving, hasAnswers || !editor.isEmpty && !question.isSecret else {
            return [.end(.left)]
        }
        mode = .leaving(question, editor)
        let word = texts.words(options.keepsDrafts ? .leaveWithDraft : .leave)
        question = CardFocus(.leaving, DisplayText(word + " "), label: DisplayText(word))
        editor = LineEditor()
        return [.show]
    }

    /// Reads a key of the question whether to leave.
    func keyOfLeaving(_ key: Key) -> [SessionEffect] {
        switch key {
        case .text(let text): return answerLeaving(text)
        case .enter, .escape: return answerLeaving("")
        case .endOfFile: return leave()
        default: return []
        }
    }

    /// Reads the answer to the question whether to leave.
    func answerLeaving(_ text: String) -> [SessionEffect] {
        guard case .leaving = mode else { return [] }
        let letter = WhiteSpace.trim(text).lowercased().first
        if options.keepsDrafts {
            if letter == "k" { return [.end(.leftWithDraft)] }
            if letter == "d" { return [.end(.discarded)] }
        } else if let letter, texts.words(.yesKeys).contains(letter) {
            return [.end(.left)]
        }
        guard letter == nil || letter.map(texts.words(.noKeys).contains) == true else { return [] }
        askOn()
        return [.show]
    }

    /// Goes back to the question at which the person wanted to leave, since the draft could not be saved.
    func stay(_ reason: String, _ lacking: [FieldPath]) -> [SessionEffect] {
        askOn()
        let problems = texts.words.unkept(reason, lacking).map { FocusMessage(.error, $0) }
        return record(problems.map { SessionLine($0, texts.glyphs) }) + [.show]
    }

    private func askOn() {
        guard case .leaving(let question, let editor) = mode else { return }
        mode = .asking
        self.question = question
        self.editor = editor
        self.editor.resize(width: layout.areaWidth, height: layout.areaRows)
        keySequence.forgetEscapes()
    }
}
