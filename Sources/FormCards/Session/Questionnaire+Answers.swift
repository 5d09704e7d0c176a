package import FormModel

// Answers and their outcomes.
extension Questionnaire {
    /// The outcome of an answer or a command.
    ///
    /// If the present place did not change, the same question is asked again.
    package enum Outcome {
        /// The answer was accepted, possibly with warnings; ``next()`` returns the next question.
        case accepted(warnings: [FormIssue])
        /// The answer is invalid.
        case refused([FormIssue])
        /// The answer is ambiguous; it was read as this text, and is accepted when it is given as this text.
        case ambiguous(String)
        /// Choices that stand alone were chosen beside others; this text was kept, and is accepted when it is given.
        case cleared(String)
        /// Checks must run, or choices must be fetched; ``receive(_:)`` receives the results.
        case waiting([RemoteRequest])
        /// The choices for the present question have been fetched.
        case ready
        /// The checks of the supplied answers have run; ``next()`` returns the first question.
        case opened
        /// The next step adds a row to a group.
        case adding(FieldPlace)
        /// A row of a group was deleted; its number, from 1.
        case deleted(FieldPlace, Int)
        /// A row of a group has another number.
        case reordered(FieldPlace, Int, to: Int)
        /// The fields of a row are asked again.
        case editing(RowPlace)
        /// The group needs all rows that it has.
        case tooFew(FieldPlace)
        /// The group already has the maximum number of rows.
        case full(FieldPlace)
        case neitherYesNorNo
        /// The page asks nothing.
        case nothingAsked
        case noSuchRow
        /// The review has no such answer.
        case noSuchAnswer
        /// The present place changed.
        case moved
        /// The previous question became the present one.
        case wentBack
        /// The next question became the present one, although the one before may have no answer.
        case wentOn
        /// There is no previous question.
        case isFirst
        /// An answer is required.
        case cannotSkip
        /// The answers cannot be submitted; the first invalid one became the present place.
        case incomplete
        case submitted
        /// The answers reach an ending that does not accept them.
        case ended(FormEnding)
        /// The answers are valid, and the form shows no button that submits them.
        case unsubmittable
    }

    /// The step that continues after asynchronous checks.
    enum Awaited {
        case opening, submission, asking
        case answer(FieldPlace)
    }

    // MARK: Taking an answer

    /// Uses a text as the answer to the present question.
    package mutating func answer(_ text: String) -> Outcome {
        let typed = WhiteSpace.trim(text)
        // With each answer, choices that could not be fetched are fetched again.
        unfetched = []
        switch place {
        case .field(let field): return answer(compiled(field).isSecure ? text : typed, to: field)
        case .another(let group): return answerAnother(typed, group)
        case .rows(let group): return answerRows(typed, group)
        case .page: return typed.utf8.isEmpty ? .accepted(warnings: []) : .nothingAsked
        case .review: return submits(typed) ? submit() : choose(typed)
        }
    }

    private mutating func answer(_ typed: String, to field: FieldPlace) -> Outcome {
        let path = path(field)
        let isSecure = compiled(field).isSecure
        guard typed.utf8.isEmpty else {
            change(field) { $0.enter([(field, .text(typed))], userInitiated: true) }
            if mode == .interactive, clearOthers(field) {
                return .cleared(dataSource.displayText(at: path))
            }
            let reading = dataSource.displayText(at: path)
            if mode == .interactive, !isSecure, dataSource.hasTwoReadings(typed, at: field),
                !reading.hasSameBytes(as: typed)
            {
                return .ambiguous(reading)
            }
            return accept(field)
        }
        // An empty line means that the person deleted the text. A secret cannot be shown for editing, so it is kept.
        if mode == .interactive, !isSecure || dataSource.value(at: path).isEmpty {
            change(field) { $0.takeDefault(at: field, userInitiated: true) }
        }
        return accept(field)
    }

    /// Clears the choices that cannot be beside the last one that was typed: all others, if it stands alone, and
    /// otherwise those that stand alone.
    ///
    /// - Returns: Whether choices were cleared.
    private func clearOthers(_ field: FieldPlace) -> Bool {
        guard case .choices(let values) = dataSource.value(at: field), values.count > 1,
            let last = values.last
        else { return false }
        let choices = compiled(field).item.choices
        let alone = Set(choices.lazy.filter(\.isExclusive).map { Array($0.value.utf8) })
        guard values.contains(where: { alone.contains(Array($0.utf8)) }) else { return false }
        // A text that names no choice is an error, which the person has to see first.
        let known = Set(choices.lazy.map { Array($0.value.utf8) })
        guard values.allSatisfy({ known.contains(Array($0.utf8)) }) else { return false }
        let kept =
            alone.contains(Array(last.utf8))
            ? [last] : values.filter { !alone.contains(Array($0.utf8)) }
        dataSource.enter([(field, .choices(kept))], userInitiated: true)
        return true
    }

    /// Whether a text would be refused as the answer to a field, before it is one.
    func refuses(_ text: String, as field: FieldPlace) -> Bool {
        let before = dataSource.isEntered(at: path(field)) ? dataSource.value(at: field) : nil
        dataSource.enter([(field, .text(text))], userInitiated: true)
        defer { dataSource.enter([(field, before)], userInitiated: true) }
        return issues(of: field) { isStillAsked($0, after: field) }
            .contains { $0.severity == .error }
    }

    /// Uses chosen values as the answer to the present question.
    mutating func choose(_ value: FieldValue) -> Outcome {
        guard case .field(let field) = place else { return .refused([]) }
        unfetched = []
        change(field) { $0.enter([(field, value)], userInitiated: true) }
        return accept(field)
    }

    /// Accepts the present value of a field as its answer.
    mutating func keep() -> Outcome {
        guard case .field(let field) = place else { return .accepted(warnings: []) }
        return accept(field)
    }

    /// Leaves the present field empty, or adds no more rows.
    mutating func skip() -> Outcome {
        if case .another(let group) = place { return answerAnother("", group) }
        if case .page = place { return .accepted(warnings: []) }
        guard case .field(let field) = place else { return .refused([]) }
        guard !dataSource.isRequired(field) else { return .cannotSkip }
        change(field) { $0.enter([(field, .empty)], userInitiated: true) }
        leave(field)
        return .accepted(warnings: [])
    }

    mutating func leave(_ field: FieldPlace) {
        dataSource.leave(field)
        drafts[field] = nil
        typedSecrets[field] = nil
        fieldsToAsk.remove(field)
    }

    private mutating func accept(_ field: FieldPlace) -> Outcome {
        leave(field)
        // If the same answer is given again, failed checks run again.
        dataSource.recheck(field)
        return checked(.answer(field))
    }

    // MARK: Asynchronous checks

    /// Starts the checks of supplied answers.
    mutating func open() -> Outcome { checked(.opening) }

    /// Receives the answers to requests.
    package mutating func receive(_ outcomes: [RemoteOutcome]) -> Outcome {
        var verdicts: [(question: RemoteQuestion, answer: RemoteAnswer)] = []
        var wanted: [ChoiceQuestion] = []
        var choices: [ChoiceQuestion: [Choice]] = [:]
        for outcome in outcomes {
            switch outcome.answer {
            case .verdict(let question, let answer): verdicts.append((question, answer))
            case .choices(let question, let list):
                wanted.append(question)
                choices[question] = list
            }
        }
        if !verdicts.isEmpty { dataSource.take(verdicts) }
        if !wanted.isEmpty {
            let isTaken = (try? dataSource.receive(choices)) != nil
            unfetched.formUnion(isTaken ? wanted.filter { choices[$0] == nil } : wanted)
        }
        return checked(awaited)
    }

    /// Requests the choices for the present question that are not known, such as those of a new row; `nil` if there are
    /// none.
    package mutating func fetchBeforeAsking() -> Outcome? {
        let outcome = checked(.asking)
        return if case .waiting = outcome { outcome } else { nil }
    }

    /// Requests the choices for the present values and the pending checks; if there are none, continues.
    private mutating func checked(_ next: Awaited) -> Outcome {
        awaited = next
        let wanted = dataSource.pendingChoices.filter { !unfetched.contains($0) }
        guard wanted.isEmpty else { return .waiting(wanted.map(RemoteRequest.choices)) }
        if case .asking = next { return .ready }
        let pending = dataSource.pendingChecks
        guard pending.isEmpty else { return .waiting(pending.map(RemoteRequest.check)) }
        switch next {
        case .opening: return opened()
        case .answer(let field): return validated(field)
        case .submission: return submitted()
        case .asking: return .ready
        }
    }

    private mutating func opened() -> Outcome {
        // The checks may have refused supplied answers that were valid before.
        for issue in dataSource.issues where issue.severity == .error {
            guard let field = field(of: issue), compiled(field).rows == nil else { continue }
            fieldsToAsk.insert(field)
        }
        return .opened
    }

    private mutating func validated(_ field: FieldPlace) -> Outcome {
        let issues = issues(of: field) { isStillAsked($0, after: field) }
        guard issues.contains(where: { $0.severity == .error }) else {
            return .accepted(warnings: issues)
        }
        fieldsToAsk.insert(field)
        return .refused(issues)
    }

    /// The issues of a field, apart from those that the answer to another field may mend that is asked anyway.
    private func issues(of field: FieldPlace, mending isAsked: (FieldPlace) -> Bool) -> [FormIssue]
    {
        dataSource.issues(at: path(field)).filter { issue in
            // In the review, what is required is asked for at once, though any answer can still be changed.
            let waits = issue.code != .required || way == .form
            return !waits
                || !dataSource.form.compiled.mayBeMended(issue, at: field, by: isAsked)
        }
    }

    /// Whether the answer to a field has an error, and no field that is to be asked may mend it.
    func isBroken(_ field: FieldPlace) -> Bool {
        issues(of: field) { fieldsToAsk.contains($0) && dataSource.isOpen($0) }
            .contains { $0.severity == .error }
    }

    /// Whether a field is asked later than another field of its record or of an enclosing scope, or can be chosen in
    /// the review.
    private func isStillAsked(_ field: FieldPlace, after present: FieldPlace) -> Bool {
        guard dataSource.isOpen(field) else { return mayAppear(field, after: present) }
        switch mode {
        case .interactive where way != .form: return true
        case .sequential where !field.follows(present): return false
        default: break
        }
        guard compiled(field).rows != nil else { return fieldsToAsk.contains(field) }
        // A full group gets no more rows, but the fields of its rows may still be asked.
        return !closedGroups.contains(field)
            && (dataSource.canAddRow(to: path(field))
                || fieldsToAsk.contains { $0 != present && $0.isInRows(of: field) })
    }

    /// Whether the answer to a later question may show a field that comes after another one.
    private func mayAppear(_ field: FieldPlace, after present: FieldPlace) -> Bool {
        guard way == .form, field.follows(present) else { return false }
        var seen: Set<FieldPlace> = [field]
        var hidden = [field]
        while let next = hidden.popLast() {
            for other in dataSource.form.compiled.deciders(of: next)
            where other != present && seen.insert(other).inserted {
                guard dataSource.isOpen(other) else {
                    hidden.append(other)
                    continue
                }
                if isStillAsked(other, after: present) { return true }
            }
        }
        return false
    }

    // MARK: Submitting

    /// Repeats all failed checks when the answers are submitted.
    func repeatFailedChecks() {
        for field in dataSource.form.compiled.fields.indices {
            dataSource.recheck(FieldPlace(field))
        }
    }

    /// Submits all answers.
    package mutating func submit() -> Outcome {
        if mode == .sequential { makeRowsWithoutQuestions() }
        return checked(.submission)
    }

    private mutating func submitted() -> Outcome {
        if let ending = dataSource.reachedEnding, !ending.isAccepted { return .ended(ending) }
        if let field = openFields.first(where: { typedSecrets[$0] != nil }) {
            ask(.field(field))
            return .incomplete
        }
        guard !dataSource.attemptSubmission() else {
            return dataSource.offersSubmission ? .submitted : .unsubmittable
        }
        let invalid = dataSource.issues.filter { $0.severity == .error }
            .compactMap(field).first(where: dataSource.isOpen)
        guard mode == .interactive, let invalid else { return .refused(dataSource.issues) }
        ask(compiled(invalid).rows == nil ? .field(invalid) : .rows(invalid))
        return .incomplete
    }

    /// The field of an issue, even if the issue is about an element of its list.
    private func field(of issue: FormIssue) -> FieldPlace? {
        dataSource.form.compiled.place(about: issue.path)?.place
    }
}

extension FieldPlace {
    /// Whether this field follows another field of its record, or the group that contains the row of the other field.
    fileprivate func follows(_ other: FieldPlace) -> Bool {
        guard let last = inner.last else { return field > other.field }
        return inner.count <= other.inner.count && last.field > other.inner[inner.count - 1].field
    }

    /// Whether it is in a row of a group, directly or in a row of a group inside.
    fileprivate func isInRows(of group: FieldPlace) -> Bool {
        field == group.field && inner.count > group.inner.count && inner.starts(with: group.inner)
    }
}
