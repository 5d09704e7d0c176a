import FormCards
import FormModel
import FormValidation

// Questions, each with choices, help and an editable text.
extension Dialogue {
    /// The question for a place, with its issues.
    func question(for place: Questionnaire.Place) -> Question {
        switch place {
        case .field(let field): return question(for: field)
        case .another(let group):
            let hasRows = questionnaire.count(group) > 0
            return Question(
                prompt: script.prompt(
                    hasRows ? .addAnother : .addFirst, item(group), of: group.row))
        case .rows(let group):
            var question = Question(
                prompt: script.prompt(.rowsQuestion, item(group), of: group.row))
            question.problems = reported(at: group) { $0 == path(group) }
            return question
        case .review:
            return dataSource.offersSubmission ? script.reviewQuestion : script.endingQuestion
        }
    }

    func question(for field: FieldPlace) -> Question {
        let compiled = compiled(field)
        let path = path(field)
        let entered = enteredText(field)
        let edited = entered.flatMap { canEdit($0, field) ? $0 : nil }
        var question = script.question(
            for: field, offering: dataSource.offeredChoices(at: field),
            isRequired: dataSource.isRequired(at: path),
            default: dataSource.defaultValue(at: field),
            prefill: questionnaire.drafts[field] ?? TypedCommand.line(typing: edited ?? ""))
        if compiled.isSecure {
            // A secret has no commands, so its help is shown without a request.
            if compiled.item.help != nil {
                question.introduction += script.help(for: compiled.item, of: field.row)
            }
            if !dataSource.value(at: path).isEmpty {
                question.introduction.append(script.indented(.emptyKeepsSecret))
            }
        }
        if let entered, edited == nil, isValid(field) {
            question.introduction += script.emptyKeeps(entered)
        }
        question.problems = reported(at: field) { $0.steps.starts(with: path.steps) }
        return question
    }

    /// The lines of the issues that are shown for a field; for a supplied answer, the issues that are the reason of the
    /// question.
    private func reported(at field: FieldPlace, where isShown: (FieldPath) -> Bool) -> [StyledLine]
    {
        let name = dataSource.form.compiled.fields[field.field].name
        return dataSource.reportedIssues(of: [name]).filter { isShown($0.path) }
            .map { script.problem($0) }
    }

    /// The frame during asynchronous checks, with the entered line.
    func checkingQuestion(_ typed: String) -> Question {
        var question: Question
        switch questionnaire.awaited {
        case .opening, .asking: return Question(prompt: script.plain(.checking))
        case .answer(let field):
            question = self.question(for: field)
            question.prefill = typed
        case .submission: question = script.reviewQuestion
        }
        question.problems = [script.indented(.checking)]
        return question
    }

    /// Whether a line keeps the entered value of a field: the line is the value's text, or it is empty and a line
    /// cannot contain the value.
    func isUnedited(_ text: String, _ field: FieldPlace) -> Bool {
        guard let entered = enteredText(field) else { return false }
        guard canEdit(entered, field) else { return WhiteSpace.trim(text).utf8.isEmpty }
        // JSON of the wrong type may be valid as a typed text.
        return text.hasSameBytes(as: entered) && isValid(field)
    }

    private func isValid(_ field: FieldPlace) -> Bool {
        dataSource.issues(at: path(field)).allSatisfy { $0.severity != .error }
    }

    /// The text of the entered value of a field; `nil` for a secret, and if nothing was entered.
    private func enteredText(_ field: FieldPlace) -> String? {
        guard !item(field).isSecure, dataSource.isEntered(at: path(field)) else { return nil }
        return dataSource.displayText(at: path(field))
    }

    /// Whether a text could be typed into the line of a field, and so can be edited there.
    private func canEdit(_ text: String, _ field: FieldPlace) -> Bool {
        LineEditor.canHold(text, allowsLines: compiled(field).valueType.hasLines)
    }

    // MARK: Review

    /// All answers with numbers and issues, those of rows below the headings of the rows.
    func reviewLines() -> [StyledLine] {
        let rows = questionnaire.entries.compactMap { entry -> StyledLine? in
            switch entry {
            case .answer(let number, let place):
                return place.field.map { field in
                    script.reviewRow(
                        number, item(field), of: field.row, dataSource.displayText(at: path(field)),
                        depth: field.inner.count)
                }
            case .hidden: return nil
            case .section(let item, let row, let depth):
                return script.heading(of: item, of: row, depth: depth + 1).first
            case .row(let row):
                return script.title(heading(of: row), depth: row.group.inner.count + 1)
            }
        }
        return [script.title(script.words(.review))] + rows
            + dataSource.reportedIssues.filter { $0.code != .ended }
            .map { script.problem($0, namesRow: true) }
            + endingLines
    }

    /// The lines that say why the answers cannot be submitted; none where they can.
    private var endingLines: [StyledLine] {
        guard !dataSource.offersSubmission else { return [] }
        guard let ending = dataSource.reachedEnding else {
            return [StyledLine(script.plain(.cannotSubmit), .issue)]
        }
        return script.ending(ending)
    }

    /// The heading of a row: `Contacts 1`, and of a row in another group `Contacts 1, Phones 2`.
    func heading(of row: RowPlace) -> String {
        let own = script.caption(of: row)
        return row.group.row.map { "\(heading(of: $0)), \(own)" } ?? own
    }

    /// The title of the field of a question, after the heading of its row.
    func heading(_ place: Questionnaire.Place) -> String {
        guard let field = place.field else { return "" }
        let title = script.text(item(field).title, of: field.row)
        return field.row.map { "\(heading(of: $0)): \(title)" } ?? title
    }
}
