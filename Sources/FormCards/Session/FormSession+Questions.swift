import FormModel
import FormValidation

// Questions and their editors.
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
        mark = ListMark()
        editor = makeEditor(question.prefill)
    }

    func makeEditor(_ text: String) -> any Editor {
        guard case .field(let field) = place else {
            return LineEditor(text, kills: keySequence.kills)
        }
        let compiled = compiled(field)
        if compiled.isSecure { return secretEditor(field) }
        if compiled.valueType == .boolean { return yesOrNo(text, field) }
        if !question.options.isEmpty { return list(text, field) }
        if let range = steps(of: field) {
            var editor = StepEditor(
                text, kind: range.kind, locale: texts.catalog.locale,
                start: dataSource.defaultValue(at: field), now: dataSource.clock.now,
                kills: keySequence.kills)
            editor.excludes = range.excludes
            return editor
        }
        if compiled.valueType.hasLines {
            var options = TextAreaEditor.Options()
            options.submitsOnEmptyLine = compiled.valueType == .texts
            return TextAreaEditor(
                text, width: layout.areaWidth, height: layout.areaRows, options: options,
                kills: keySequence.kills)
        }
        var options = LineEditor.Options()
        options.formatter = LiveFormat.formatter(of: compiled.layout, in: texts.catalog.locale)
        return LineEditor(text, options: options, kills: keySequence.kills)
    }

    /// How a field is stepped; `nil` for one that is not, such as one that is formatted as it is typed.
    private func steps(of field: FieldPlace) -> StepRange? {
        compiled(field).layout.formatter == nil ? range(of: field) : nil
    }

    /// The steps and bounds of values like those of a field; `nil` for a type that has none.
    private func range(of field: FieldPlace) -> StepRange? {
        StepRange(
            compiled(field).valueType, validators: dataSource.effectiveValidators(at: field))
    }

    // MARK: Choices

    private func list(_ text: String, _ field: FieldPlace) -> any Editor {
        let isSeveral = compiled(field).valueType == .choices
        return choices(field, text, isSeveral: isSeveral) { value in
            switch value {
            case .choice(let value): [value]
            case .choices(let values): values
            case .integer(let number): [String(number)]
            case .decimal(let number): [number.description]
            case .empty, .text, .boolean, .date, .time, .dateTime, .localDateTime, .duration,
                .texts, .rows:
                []
            }
        }
    }

    private func yesOrNo(_ text: String, _ field: FieldPlace) -> any Editor {
        choices(field, text, isSeveral: false) { value in
            if case .boolean(let flag) = value { [String(flag)] } else { [] }
        }
    }

    /// A list in which the entered choices are taken, and else those of the default.
    private func choices(
        _ field: FieldPlace, _ text: String, isSeveral: Bool, values: (FieldValue) -> [String]
    ) -> any Editor {
        let options = question.control.options
        let value = dataSource.value(at: field)
        let known = Dictionary(
            options.enumerated().map { (ExactText($1.value), $0) },
            uniquingKeysWith: { first, _ in first })
        let chosen = values(value).compactMap { known[ExactText($0)] }
        var editor = ChoiceEditor(
            options, mode: isSeveral ? .several : .one, chosen: chosen,
            pageSize: layout.areaRows, locale: texts.catalog.locale)
        // A text that names no choice is edited; one that names what is chosen is not.
        let shown = dataSource.displayText(at: field)
        if !text.isEmpty, chosen.isEmpty || !text.hasSameBytes(as: TypedCommand.line(typing: shown))
        {
            _ = editor.apply(.pasted(text))
        }
        return editor
    }

    // MARK: Texts of questions

    private func makeQuestion(for place: Questionnaire.Place) -> CardFocus {
        switch place {
        case .field(let field): return makeQuestion(for: field)
        case .another(let group):
            let hasRows = questionnaire.count(group) > 0
            var question = texts.question(
                .another, hasRows ? .addAnother : .addFirst, item(group), of: group.row,
                at: path(group))
            addRows(of: group, to: &question)
            return question
        case .rows(let group):
            var question = texts.question(
                .rows, .rowsQuestion, item(group), of: group.row, at: path(group))
            question.show(reported(at: group) { $0 == path(group) })
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
        let compiled = compiled(field)
        let path = path(field)
        let entered = enteredText(field)
        let edited = entered.flatMap { canEdit($0, field) ? $0 : nil }
        var question = texts.question(
            for: field, at: path, offering: dataSource.offeredChoices(at: field),
            isRequired: dataSource.isRequired(at: path),
            default: dataSource.defaultValue(at: field),
            prefill: questionnaire.drafts[field] ?? TypedCommand.line(typing: edited ?? ""))
        if question.options.isEmpty, let range = range(of: field).flatMap(texts.text) {
            question.hints.append(range)
        }
        if compiled.isSecure, !dataSource.value(at: path).isEmpty, isValid(field) {
            question.notes.append(
                StyledLine("  " + texts.words(.emptyKeepsSecret), .dim))
        }
        if let entered, edited == nil, isValid(field) {
            question.notes += texts.emptyKeeps(entered)
        }
        question.show(reported(at: field) { $0.steps.starts(with: path.steps) })
        return question
    }

    /// The messages of the issues that are shown for a field; for a supplied answer, the issues that are the reason of the
    /// question.
    private func reported(
        at field: FieldPlace, where isShown: (FieldPath) -> Bool
    ) -> [FocusMessage] {
        let name = dataSource.form.compiled.fields[field.field].name
        return dataSource.reportedIssues(of: [name]).filter { isShown($0.path) }
            .map { texts.problem($0) }
    }

    /// Whether a line keeps the entered value of a field: the line is the value's text, or it is empty and a line
    /// cannot contain the value.
    func isUnedited(_ text: String, _ field: FieldPlace) -> Bool {
        guard let entered = enteredText(field) else { return false }
        guard canEdit(entered, field) else { return WhiteSpace.trim(text).utf8.isEmpty }
        // JSON of the wrong type may be valid as a typed text.
        return text.hasSameBytes(as: entered) && isValid(field)
    }

    func isValid(_ field: FieldPlace) -> Bool {
        dataSource.issues(at: path(field)).allSatisfy { $0.severity != .error }
    }

    /// The text of the entered value of a field; `nil` for a secret, and if nothing was entered.
    private func enteredText(_ field: FieldPlace) -> String? {
        guard !item(field).isSecure, dataSource.isEntered(at: path(field)) else { return nil }
        return dataSource.displayText(at: field)
    }

    /// Whether a text could be typed into the line of a field, and so can be edited there.
    func canEdit(_ text: String, _ field: FieldPlace) -> Bool {
        LineEditor.canHold(text, allowsLines: compiled(field).valueType.hasLines)
    }
}
