// Entering of the values and rows of a round into the worksheet.

extension FormDataSource {
    /// Enters the changes of a round; of several entries for one field the last counts.
    func enter(_ round: Round, _ result: inout RoundResult, _ agenda: inout Agenda) {
        adopt(round, &result, &agenda)
        adoptSet(round, &result, &agenda)
        var last: [FieldPlace: Int] = [:]
        for (index, entry) in round.entries.enumerated() { last[entry.place] = index }
        for (index, entry) in round.entries.enumerated() where last[entry.place] == index {
            enter(entry, by: round.origin, &result, &agenda)
        }
        let replaced = Set(last.keys)
        for (index, entry) in round.entries.enumerated() where last[entry.place] == index {
            result.alignments += sheet.alignRows(with: entry.place, except: replaced, &agenda)
        }
        if let change = round.rowChange { make(change, by: round.origin, &result, &agenda) }
        for field in round.checkedFields {
            result.reports[field] = reports[field].answered(round.answers)
        }
    }

    private func enter(
        _ entry: Round.Entry, by origin: ChangeOrigin, _ result: inout RoundResult,
        _ agenda: inout Agenda
    ) {
        let place = entry.place
        let (compiled, index) = (form.compiled.compiled(of: place), place.lastField)
        let field = compiled.fields[index]
        // The row of a queued entry may have been removed, a computed field accepts no value, and a field that the
        // program sets none of a person.
        guard let state = sheet.record.find(place)?.cell.state, field.item.computed == nil,
            origin == .program || field.item.setBy != .program
        else { return }
        let wasHeld = sheet.record.find(place)?.cell.holdsEntered == true
        let replaces = origin == .program && state.origin == .user && wasHeld
        if entry.value == nil, field.item.defaultExpression != nil {
            return restore(place, by: origin, replaces, &result, &agenda)
        }
        let given = chosen(by: entry.value, at: place) ?? entry.value
        let value = sheet.canonicals.canonical(
            given ?? field.item.defaultValue, of: index, in: compiled,
            isTyped: entry.value != nil)
        let cell = sheet.record.find(place)?.cell
        guard !entry.refused.isEmpty || cell?.isRefused == true || cell?.entered(field) != value
        else {
            sheet.confirm(place, by: entry.value == nil ? nil : origin)
            // The displayed text differs from the text that a person typed.
            if origin == .user, field.rows == nil, let given = entry.value, case .text = given,
                !isShown(given, at: place)
            {
                note(entry, by: origin, replaces: false, &result)
            }
            return
        }
        note(entry, by: origin, replaces: replaces, &result)
        if field.rows != nil { result.edited?.newRows = NewRows(group: place) }
        sheet.enter(value, at: place, by: entry.value == nil ? nil : origin, origin, &agenda)
        for sent in entry.refused { sheet.enter(sent, origin, &agenda) }
    }

    /// Records a change of a field by a person or the program.
    private func note(
        _ entry: Round.Entry, by origin: ChangeOrigin, replaces: Bool, _ result: inout RoundResult
    ) {
        let place = entry.place
        if place.inner.isEmpty {
            result.updated[place.field] = replaces
            result.given[place.field] =
                entry.value ?? form.compiled.field(at: place).item.defaultValue
        } else {
            result.edited = EditedRow(
                change: change(of: place, by: origin, replaces: replaces), given: entry.value)
        }
    }

    private func restore(
        _ place: FieldPlace, by origin: ChangeOrigin, _ replaces: Bool,
        _ result: inout RoundResult, _ agenda: inout Agenda
    ) {
        if place.inner.isEmpty {
            result.restored[place.field] = replaces
        } else {
            guard !sheet.state(at: place).followsDefault else { return }
            result.edited = EditedRow(
                change: change(of: place, by: origin, replaces: replaces),
                restoredFrom: value(at: place))
        }
        sheet.restore(place, by: origin, &agenda)
    }

    private func make(
        _ change: RowChange, by origin: ChangeOrigin, _ result: inout RoundResult,
        _ agenda: inout Agenda
    ) {
        guard sheet.make(change, by: origin, &agenda) else { return }
        let group = change.row.group
        let path = form.compiled.path(of: group).appending(.index(change.newIndex))
        let kind: FormChange.Kind =
            switch change.kind {
            case .insert: .insert
            case .remove: .delete
            case .move: .move(from: change.row.index)
            }
        result.edited = EditedRow(
            change: FormChange(
                kind: kind, name: form.compiled.field(at: group).name, path: path,
                index: change.newIndex, origin: origin),
            newRows: kind == .insert ? NewRows(group: group, row: change.newIndex) : nil,
            rowChange: change)
    }

    /// Applies fetched choices: an entered value may now be one of them, and every condition may have a new result.
    private func adopt(_ round: Round, _ result: inout RoundResult, _ agenda: inout Agenda) {
        guard let choices = round.choices else { return }
        form = choices.form
        sheet.adopt(form.compiled)
        for field in fields(offering: choices.names) {
            sheet.reread(FieldPlace(field))
            result.offered.insert(field)
        }
        agenda = Agenda(allOf: form.compiled)
    }
}
