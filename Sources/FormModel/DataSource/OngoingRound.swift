/// A round while it is carried out: first values, then conditions, then findings.
///
/// The steps of conditions that it touches, and what it has done, belong to the round alone.
struct OngoingRound {
    private let filling: Filling
    private let round: Round
    /// The steps of conditions that are still to be applied.
    private var agenda: Agenda
    var result = RoundResult()

    init(_ round: Round, in filling: Filling) {
        self.round = round
        self.filling = filling
        agenda =
            filling.sheet.table.takeOverspent() ? Agenda(allOf: filling.form.compiled) : Agenda()
    }

    /// Applies the changes of the round to the values.
    mutating func enter() {
        adoptForm()
        adoptChoiceSets()
        enterValues()
        if let change = round.rowChange { make(change) }
    }

    /// Applies the conditions and calculations that the changes touch.
    mutating func settle() {
        filling.sheet.settle(&agenda)
        if filling.makesAskedRows || filling.form.compiled.layout.hasFixedRows {
            result.alignments += filling.sheet.makeAskedRows(
                dropsBlankRows: round.dropsBlankRows, onlyFixed: !filling.makesAskedRows)
        }
        noteRestored()
    }

    // MARK: Choices

    /// Applies fetched choices: an entered value may now be one of them, and every condition may have a new result.
    private mutating func adoptForm() {
        guard let choices = round.choices else { return }
        filling.adopt(choices.form)
        for field in filling.fields(offering: choices.names) {
            filling.sheet.reread(FieldPlace(field))
            result.offered.insert(field)
        }
        agenda = Agenda(allOf: filling.form.compiled)
    }

    /// Applies choices that were fetched for values: a typed title may now be that of a choice, and every condition may
    /// have a new result.
    private mutating func adoptChoiceSets() {
        guard !round.choiceSets.isEmpty else { return }
        let wanted = filling.wantedChoices(of: filling.form.compiled.askers)
        for (question, choices) in round.choiceSets {
            filling.sheet.sets.insert(choices, for: question, keeping: wanted)
        }
        let fields = filling.fields(asking: round.choiceSets.keys)
        for place in filling.places(of: fields) {
            let state = filling.sheet.record.root.state(at: place)
            var typed = state.entered.text
            if case .choices(let list) = state.entered { typed = list.joined(separator: ",") }
            guard let typed, let question = filling.sheet.question(at: place),
                round.choiceSets[question] != nil
                    || round.choiceSets[ChoiceQuestion(forAllValuesOf: question.name)] != nil,
                let value = filling.chosen(by: .text(typed), at: place), value != state.entered
            else { continue }
            filling.sheet.take(value, at: place)
        }
        result.offered.formUnion(fields)
        agenda = Agenda(allOf: filling.form.compiled)
    }

    // MARK: Values

    /// Enters the values of the round; of several entries for one field the last counts.
    private mutating func enterValues() {
        var replaced: Set<FieldPlace> = []
        let last = round.entries.indices.reversed().filter {
            replaced.insert(round.entries[$0].place).inserted
        }
        for index in last.reversed() { enter(round.entries[index]) }
        for index in last.reversed() {
            result.alignments += filling.sheet.alignRows(
                with: round.entries[index].place, except: replaced, &agenda)
        }
    }

    private mutating func enter(_ entry: Round.Entry) {
        let (place, origin) = (entry.place, round.origin)
        let field = filling.form.compiled.field(at: place)
        // The row of a queued entry may have been removed, a computed field accepts no value, and a field that the
        // program sets none of a person.
        guard let state = filling.cell(at: place)?.state, field.item.computed == nil,
            origin == .program || field.item.setBy != .program
        else { return }
        let replaces =
            origin == .program && state.origin == .user
            && filling.cell(at: place)?.holdsEntered == true
        if entry.value == nil, field.item.defaultExpression != nil {
            return restore(place, replaces)
        }
        let given = filling.chosen(by: entry.value, at: place) ?? entry.value
        let value = filling.sheet.canonical(
            given ?? field.item.defaultValue, at: place, isTyped: entry.value != nil)
        let cell = filling.cell(at: place)
        guard !entry.refused.isEmpty || cell?.isRefused == true || cell?.entered(field) != value
        else {
            filling.sheet.confirm(place, by: entry.value == nil ? nil : origin)
            // The displayed text differs from the text that a person typed.
            if origin == .user, field.rows == nil, let given = entry.value, case .text = given,
                !filling.isShown(given, at: place)
            {
                note(entry, replaces: false)
            }
            return
        }
        note(entry, replaces: replaces)
        if field.rows != nil { result.edited?.newRows = NewRows(group: place) }
        filling.sheet.enter(
            value, at: place, by: entry.value == nil ? nil : origin, origin, &agenda)
        for sent in entry.refused { filling.sheet.enter(sent, origin, &agenda) }
    }

    /// Records a change of a field by a person or the program.
    private mutating func note(_ entry: Round.Entry, replaces: Bool) {
        let place = entry.place
        if place.inner.isEmpty {
            result.updated[place.field] = replaces
            result.given[place.field] =
                entry.value ?? filling.form.compiled.field(at: place).item.defaultValue
        } else {
            result.edited = EditedRow(change: change(of: place, replaces), given: entry.value)
        }
    }

    /// Makes a field follow its default expression again.
    private mutating func restore(_ place: FieldPlace, _ replaces: Bool) {
        if place.inner.isEmpty {
            result.restored[place.field] = replaces
        } else {
            guard !filling.sheet.record.root.state(at: place).followsDefault else { return }
            result.edited = EditedRow(
                change: change(of: place, replaces), restoredFrom: filling.value(at: place))
        }
        filling.sheet.restore(place, by: round.origin, &agenda)
    }

    /// Records which fields of the form got another value because they follow their defaults again.
    private mutating func noteRestored() {
        for (field, replaces) in result.restored {
            let before = filling.sheet.record.cellsBefore[FieldPlace(field)]?.entered
            if let before, before != filling.sheet.record.root.cells[field].state.entered {
                result.updated[field] = replaces
            }
        }
    }

    /// The change of a field of a row, before conditions are applied.
    private func change(of place: FieldPlace, _ replaces: Bool) -> FormChange {
        var indices = RowIndices()
        return indices.change(of: place, by: round.origin, replaces: replaces, in: filling)
    }

    // MARK: Rows

    private mutating func make(_ change: RowChange) {
        guard filling.sheet.make(change, by: round.origin, &agenda) else { return }
        let group = change.row.group
        let compiled = filling.form.compiled
        let kind: FormChange.Kind =
            switch change.kind {
            case .insert: .insert
            case .remove: .delete
            case .move: .move(from: change.row.index)
            }
        result.edited = EditedRow(
            change: FormChange(
                kind: kind, name: compiled.field(at: group).name,
                path: compiled.path(of: group, row: change.newIndex),
                index: change.newIndex, origin: round.origin),
            newRows: kind == .insert ? NewRows(group: group, row: change.newIndex) : nil,
            rowChange: change)
    }
}
