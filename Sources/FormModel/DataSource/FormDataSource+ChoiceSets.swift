/// Choices that are fetched for the values of other fields, and can arrive at any time.
///
/// The data source does not fetch them: it lists what is needed and receives it.
extension FormDataSource {
    /// The choices that visible fields of the form and of rows need for the present values, and that are not known, in
    /// form order, each once.
    ///
    /// The owner of the data source reads this list after each update and passes what it fetched to
    /// ``receive(_:for:)``. `RemoteChoices.answer(_:)` does all of this. Fields that need more than 1,000 different sets
    /// have those of the first 1,000.
    ///
    /// - Complexity: O(*n*) in the fields with such choices, those of rows included.
    public var pendingChoices: [ChoiceQuestion] {
        wantedChoices(of: form.compiled.askers).filter { !sheet.sets.has($0) }
    }

    /// Receives the choices for one of ``pendingChoices``, which may be none.
    ///
    /// Entered values are kept and validated anew; the delegate is notified that the fields with these choices have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether they were needed; choices for values that have changed since are dropped.
    /// - Throws: The problems of the choices; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    @discardableResult
    public func receive(
        _ choices: [Choice], for question: ChoiceQuestion
    ) throws(FormDefinitionError) -> Bool {
        try receive([question: choices]) == 1
    }

    /// Receives the choices for several questions at once; the delegate is notified once, in item order.
    ///
    /// - Returns: The number of sets that were needed; the others are dropped.
    /// - Throws: The problems of all choices; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    @discardableResult
    public func receive(
        _ choices: [ChoiceQuestion: [Choice]]
    ) throws(FormDefinitionError) -> Int {
        let pending = pendingChoices.filter { choices[$0] != nil }
        guard !pending.isEmpty else { return 0 }
        let problems = pending.flatMap { form.problems(of: choices[$0] ?? [], for: $0) }
        guard problems.isEmpty else { throw FormDefinitionError(problems, of: form.items) }
        let needed = Set(pending)
        perform(
            Round(origin: .program, choiceSets: choices.filter { needed.contains($0.key) }))
        return pending.count
    }

    /// Receives choices that are the same for all values of other fields, by their names; they are never pending again.
    ///
    /// - Complexity: O(*n*) in the form, its values and the choices.
    package func receive(forAllValues choices: [String: [Choice]]) {
        guard !choices.isEmpty else { return }
        var sets: [ChoiceQuestion: [Choice]] = [:]
        for (name, list) in choices { sets[ChoiceQuestion(forAllValuesOf: name)] = list }
        perform(Round(origin: .program, choiceSets: sets))
    }

    /// The questions of visible fields, each once; at most ``ChoiceSets/maximum``.
    func wantedChoices(of fields: some Sequence<Int>) -> [ChoiceQuestion] {
        var seen: Set<ChoiceQuestion> = []
        var list: [ChoiceQuestion] = []
        for place in places(of: fields) where list.count < ChoiceSets.maximum {
            guard sheet.record.isVisible(place), let question = sheet.question(at: place),
                !sheet.sets.isConstant(question.name), seen.insert(question).inserted
            else { continue }
            list.append(question)
        }
        return list
    }

    /// The fields of the form and of rows whose choices are fetched for values, among some fields of the form.
    private func places(of fields: some Sequence<Int>) -> [FieldPlace] {
        var places: [FieldPlace] = []
        func add(_ field: Int, of compiled: CompiledForm, _ place: FieldPlace, _ cell: Cell) {
            guard let rows = compiled.fields[field].rows else {
                if compiled.fields[field].offered?.source != nil { places.append(place) }
                return
            }
            for (number, row) in cell.rows.enumerated() {
                for inner in rows.askers {
                    add(inner, of: rows, place.cell(inner, ofRow: number), row.cells[inner])
                }
            }
        }
        for field in fields {
            add(field, of: form.compiled, FieldPlace(field), sheet.record.cells[field])
        }
        return places
    }

    /// The fields of the form with choices of some questions, and the groups with such fields in their rows.
    func fields(asking questions: some Sequence<ChoiceQuestion>) -> [Int] {
        let names = Set(questions.map { Array($0.name.utf8) })
        return form.compiled.askers.filter { form.compiled.asks(names, at: $0) }
    }

    /// Applies choices that were fetched for values: a typed title may now be that of a choice, and every condition may
    /// have a new result.
    func adoptSet(_ round: Round, _ result: inout RoundResult, _ agenda: inout Agenda) {
        guard !round.choiceSets.isEmpty else { return }
        let wanted = wantedChoices(of: form.compiled.askers)
        for (question, choices) in round.choiceSets {
            sheet.sets.insert(choices, for: question, keeping: wanted)
        }
        let fields = fields(asking: round.choiceSets.keys)
        for place in places(of: fields) {
            let state = sheet.state(at: place)
            let typed: String
            switch state.entered {
            case .choice(let text), .text(let text): typed = text
            case .choices(let list): typed = list.joined(separator: ",")
            case .empty, .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime,
                .duration, .texts, .rows:
                continue
            }
            guard let question = sheet.question(at: place),
                round.choiceSets[question] != nil
                    || round.choiceSets[ChoiceQuestion(forAllValuesOf: question.name)] != nil,
                let value = chosen(by: .text(typed), at: place), value != state.entered
            else { continue }
            sheet.take(value, at: place)
        }
        result.offered.formUnion(fields)
        agenda = Agenda(allOf: form.compiled)
    }
}

extension CompiledForm {
    /// Whether the choices of a field, or of a field of its rows, have one of some names.
    fileprivate func asks(_ names: Set<[UInt8]>, at field: Int) -> Bool {
        if let rows = fields[field].rows {
            return rows.askers.contains { rows.asks(names, at: $0) }
        }
        return fields[field].layout.list.map { names.contains(Array($0.name.utf8)) } == true
    }
}

extension Worksheet {
    /// The question for the choices of a field; `nil` while a field on which they depend is empty.
    fileprivate mutating func question(at place: FieldPlace) -> ChoiceQuestion? {
        guard let source = compiled.field(at: place).offered?.source else { return nil }
        return evaluate(reading: source.reads, at: place) { source.question(in: $0) }
    }

    /// Replaces a typed title by the value of its choice.
    fileprivate mutating func take(_ value: FieldValue, at place: FieldPlace) {
        var state = state(at: place)
        state.entered = value
        if state.takesEntered { state.effective = value }
        set(state, at: place)
    }
}
