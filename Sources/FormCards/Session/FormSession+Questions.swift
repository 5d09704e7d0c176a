import FormModel
import FormValidation

// The question at the present place.
extension FormSession {
    /// Asks the question at the present place, at the review after the cards that are finished.
    func askPresent() -> [SessionEffect] {
        guard place == .review else { return ask() }
        let lines = finishedCards()
        return (lines.isEmpty ? [] : [.record(lines)]) + ask()
    }

    /// Asks the question at the present place.
    func ask() -> [SessionEffect] {
        mode = .asking
        question = makeQuestion(for: place)
        begin()
        refresh()
        return place == .review ? [.discardInput, .show] : [.show]
    }

    /// Asks the present question again, with messages below it and a text in the line; the default is the initial text of
    /// the question.
    func askAgain(text: String? = nil, _ problems: [FocusMessage]) -> [SessionEffect] {
        mode = .asking
        question = makeQuestion(for: place)
        question.show(problems)
        if let text { question.prefill = text }
        begin()
        if case .field(let field) = place, compiled(field).isSecure {
            editor = secretEditor(field, isRefused: true)
        }
        refresh()
        return [.show]
    }

    /// Makes the editor of the present question.
    private func begin() {
        keySequence.forgetEscapes()
        mark = CardFocus.Mark()
        editor = makeEditor(question.prefill)
    }

    func makeEditor(_ text: String) -> any Editor {
        guard case .field(let field) = place else {
            return LineEditor(text, kills: keySequence.kills)
        }
        guard !compiled(field).isSecure else { return secretEditor(field) }
        return asked(field).editor(text, of: question, layout, keySequence.kills)
    }

    private func makeQuestion(for place: Navigator.Place) -> CardFocus {
        switch place {
        case .field(let field): return makeQuestion(for: field)
        case .another(let group):
            let hasRows = navigator.count(group) > 0
            var question = texts.question(
                .another, hasRows ? .addAnother : .addFirst, item(group), of: group.row,
                at: path(group))
            addRows(of: group, to: &question)
            return question
        case .rows(let group):
            var question = texts.question(
                .rows, .rowsQuestion, item(group), of: group.row, at: path(group))
            question.show(asked(group).messages { $0 == path(group) })
            addRows(of: group, to: &question)
            return question
        case .page: return CardFocus(.page, texts.plain(.pageQuestion))
        case .review:
            var question = texts.reviewQuestion
            question.notes = filled.reviewNotes
            return question
        }
    }

    /// The question of a field.
    func makeQuestion(for field: FieldPlace) -> CardFocus {
        asked(field).question(draft: navigator.progress.drafts[field])
    }

    /// A field as it is asked.
    func asked(_ field: FieldPlace) -> AskedField { AskedField(field, texts) }
}
