import FormCards
import FormModel

// What is asked, and how the dialogue moves from one question to another.
extension Dialogue {
    /// Says what stands between, and asks the next field that must be asked.
    mutating func advance(fromItem start: Int) -> [Effect] {
        var effects: [Effect] = []
        let program = dataSource.form.program
        // Said before the first item of the page that is shown.
        var title: [StyledLine] = []
        for index in dataSource.form.items.indices.dropFirst(start) {
            if let start = script.pageTitle(at: index).nonEmpty { title = start }
            guard dataSource.isVisible(item: index) else { continue }
            effects += (title + script.before(item: index)).map(Effect.say)
            title = []
            guard let field = program.fieldIndices[index] else { continue }
            let place = FieldPlace(field)
            guard dataSource.isOpen(field: field) else {
                effects.append(.say(settled(place)))
                continue
            }
            if fields[field].rows != nil {
                let isAsked = askRows(of: place, from: .first, &effects)
                if isAsked { return effects }
                continue
            }
            if mustAsk.contains(place) { return effects + ask(place) }
            effects.append(.say(settled(place)))
        }
        return effects + review()
    }

    mutating func ask(_ field: FieldPlace) -> [Effect] {
        place = .field(field)
        return [.ask(question(for: field))]
    }

    func question(for field: FieldPlace) -> Question {
        let program = program(field)
        let path = path(field)
        let entered = enteredText(field)
        let edited = entered.flatMap { canEdit($0, field) ? $0 : nil }
        let prefill = drafts[field] ?? DialogueCommand.line(typing: edited ?? "")
        var question = script.question(
            for: program, isRequired: dataSource.isRequired(at: path),
            initial: dataSource.defaultValue(at: field), prefill: prefill)
        if program.isSecure {
            // No command is read in a secret, so its help could not be asked for.
            if program.item.help != nil { question.introduction += script.help(for: program) }
            if !dataSource.value(at: path).isEmpty {
                question.introduction.append(script.emptyKeepsSecret)
            }
        }
        let isSound = dataSource.issues(at: path).allSatisfy { $0.severity != .error }
        if let entered, edited == nil, isSound {
            question.introduction += script.emptyKeeps(entered)
        }
        // What was supplied and is wrong is asked with the reason.
        let reported = dataSource.reportedIssues(of: [fields[field.field].name]).filter {
            $0.path.steps.starts(with: path.steps)
        }
        question.problems = reported.map { script.problem($0) }
        return question
    }

    /// The text of what was entered into a field; `nil` for a secret, and where nothing was.
    func enteredText(_ field: FieldPlace) -> String? {
        guard !program(field).isSecure, dataSource.isEntered(at: path(field)) else { return nil }
        return dataSource.displayText(at: path(field))
    }

    /// Whether a text can be edited in the line of a field: it could be typed there.
    func canEdit(_ text: String, _ field: FieldPlace) -> Bool {
        LineEditor.canHold(text, isMultiline: program(field).valueType.hasLines)
    }

    /// Asks the same again, with its choices; what stood there before a command is there again.
    mutating func askAgain(
        text: String? = nil, _ problems: [StyledLine]
    ) -> [Effect] {
        var question: Question
        switch place {
        case .field(let field): question = self.question(for: field)
        case .another(let group): question = anotherQuestion(for: group)
        case .rows(let group): question = script.rowsQuestion(program(group).item)
        case .review: question = script.reviewQuestion
        }
        if let text { question.prefill = text }
        question.problems = problems
        return [.ask(question)]
    }

    mutating func back(keeping text: String) -> [Effect] {
        if case .field(let field) = place, !program(field).isSecure, !text.isEmpty {
            drafts[field] = text
        }
        // A draft is in the question already, and a secret must be in no effect.
        guard let before = placeBefore(place) else { return askAgain([script.isFirst]) }
        if case .field(let field) = place, isThere(field) { mustAsk.insert(field) }
        return [.settle(script.wentBack)] + ask(before)
    }
}
