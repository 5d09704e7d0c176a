import FormCards
import FormModel

// What a line that was entered comes to: a command, or the answer to what is asked.
extension Dialogue {
    mutating func line(_ text: String, _ hasPaste: Bool) -> [Effect] {
        let isSecret = if case .field(let field) = place { program(field).isSecure } else { false }
        let command = DialogueCommand.read(
            text, behind: prefill, isSecret: isSecret, hasPaste: hasPaste)
        switch command {
        case .answer(let answer): return self.answer(answer)
        // It may be an answer, so it stays where it can be made one.
        case .unknown: return askAgain(text: text, [script.unknownCommand])
        case .back: return back(keeping: "")
        case .help: return help()
        case .skip: return skip()
        case .review: return review()
        case .quit: return [.finish(.declined)]
        }
    }

    private mutating func answer(_ text: String) -> [Effect] {
        switch place {
        case .field(let field): answer(text, to: field)
        case .another(let group): anotherAnswer(text, group)
        case .rows(let group): rowsAnswer(text, group)
        case .review: reviewAnswer(text)
        }
    }

    private mutating func answer(_ text: String, to field: FieldPlace) -> [Effect] {
        let program = program(field)
        let path = path(field)
        let typed = program.isSecure ? text : WhiteSpace.trim(text)
        if isUnedited(text, field) {
            // What is there may be more than its text tells.
        } else if typed.utf8.isEmpty {
            // Of a secret nothing can be shown to edit, so an empty line keeps it.
            if !program.isSecure || dataSource.value(at: path).isEmpty {
                dataSource.takeDefault(at: field, userInitiated: true)
            }
        } else {
            dataSource.updateValue(at: path, to: .text(typed), userInitiated: true)
            let answer = dataSource.displayText(at: path)
            // Shown before it is accepted; whoever meant it presses Enter once more.
            if !program.isSecure, dataSource.hasTwoReadings(typed, at: field),
                !answer.hasSameBytes(as: typed)
            {
                return askAgain(text: answer, [script.readAs(answer)])
            }
        }
        dataSource.leave(at: path)
        drafts[field] = nil
        mustAsk.remove(field)
        // Whoever gives the same answer again wants a check that failed to be made again.
        dataSource.recheck(at: path)
        let kept = program.isSecure ? "" : DialogueCommand.line(typing: text)
        let checks = checks(before: .answer(kept, field: field), checkingQuestion(field, kept))
        return checks ?? judged(kept, field)
    }

    /// Whether a line leaves the entered value of a field as it is: it is the one that was there, or an empty one
    /// where a line cannot hold the value.
    private func isUnedited(_ text: String, _ field: FieldPlace) -> Bool {
        guard let entered = enteredText(field) else { return false }
        guard canEdit(entered, field) else { return WhiteSpace.trim(text).utf8.isEmpty }
        // What could not be read as a value of the field may be one as a text.
        return text.hasSameBytes(as: entered)
            && dataSource.issues(at: path(field)).allSatisfy { $0.severity != .error }
    }

    mutating func judged(_ text: String, _ field: FieldPlace) -> [Effect] {
        let issues = dataSource.issues(at: path(field)).filter {
            !dataSource.form.program.mayBeMended($0, at: field, by: isStillAsked)
        }
        guard issues.allSatisfy({ $0.severity != .error }) else {
            mustAsk.insert(field)
            return askAgain(text: text, issues.map { script.problem($0) } + troubles)
        }
        // A warning is said and does not hold up; the review says it again.
        return [.settle(settled(field))]
            + (issues.map { script.problem($0) } + troubles).map(Effect.say) + goOn(from: field)
    }

    private mutating func goOn(from field: FieldPlace) -> [Effect] {
        goOn(behind: .field(field), in: field.field)
    }

    private mutating func help() -> [Effect] {
        switch place {
        case .field(let field), .another(let field), .rows(let field):
            return askAgain(script.help(for: program(field)) + script.commands)
        case .review:
            return askAgain(script.commands)
        }
    }

    private mutating func skip() -> [Effect] {
        if case .another(let group) = place { return anotherAnswer("", group) }
        guard case .field(let field) = place else { return askAgain([]) }
        let program = program(field)
        guard !dataSource.isRequired(at: path(field)) else {
            return askAgain([script.cannotSkip(program.item)])
        }
        dataSource.updateValue(at: path(field), to: .empty, userInitiated: true)
        dataSource.leave(at: path(field))
        drafts[field] = nil
        mustAsk.remove(field)
        return [.settle(settled(field))] + goOn(from: field)
    }
}
