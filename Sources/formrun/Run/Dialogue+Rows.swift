import FormCards
import FormModel

/// Where in a group the questions begin.
enum RowStart {
    case first
    case behind(Dialogue.Place)
    case row(FieldPlace, Int)
}

/// One thing on the way through the rows of a group.
private enum RowStop {
    /// A row begins.
    case heading(group: FieldPlace, row: Int)
    case label(LocalizedText)
    case field(FieldPlace)
    /// A field that nobody can fill in at present.
    case closed(FieldPlace)
    /// The rows of a group are at an end, and one more may be added.
    case end(FieldPlace)

    /// The question that it stands for.
    var place: Dialogue.Place? {
        switch self {
        case .field(let field): .field(field)
        case .end(let group): .another(group)
        case .heading, .label, .closed: nil
        }
    }
}

// Rows are asked one after the other; behind each, where there are enough and may be more, whether one is to
// be added. Going back from an added row that is still empty takes it away again.
extension Dialogue {
    func count(_ group: FieldPlace) -> Int { dataSource.rowCount(of: path(group)) }

    // MARK: The way through rows

    private func stops(of group: FieldPlace) -> [RowStop] {
        (0..<count(group)).flatMap { stops(of: group, row: $0) } + [.end(group)]
    }

    private func stops(of group: FieldPlace, row: Int) -> [RowStop] {
        var stops: [RowStop] = [.heading(group: group, row: row)]
        let program = program(group)
        for (index, item) in program.item.items.enumerated()
        where dataSource.isVisible(item: index, ofRow: row, of: group) {
            if item.kind == .label { stops.append(.label(item.title)) }
            guard let field = program.rows?.fieldIndices[index] else { continue }
            let cell = group.cell(field, ofRow: row)
            if item.kind == .group, dataSource.isOpen(cell) {
                stops += self.stops(of: cell)
            } else {
                stops.append(dataSource.isOpen(cell) ? .field(cell) : .closed(cell))
            }
        }
        return stops
    }

    /// Says and asks what comes next in a group of the form, or in the row that was just added.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - start: Where to begin.
    ///   - effects: What was said and asked.
    /// - Returns: Whether something was asked.
    mutating func askRows(
        of group: FieldPlace, from start: RowStart, _ effects: inout [Effect]
    ) -> Bool {
        var stops = way(through: group)
        var at = index(of: start, in: stops)
        while at < stops.count {
            defer { at += 1 }
            switch stops[at] {
            case .heading(let group, let row):
                effects.append(.say(script.heading(heading(of: group, row: row))))
            case .label(let title):
                effects += script.label(title).map(Effect.say)
            case .field(let field):
                guard !mustAsk.contains(field) else {
                    effects += ask(field)
                    return true
                }
                effects.append(.say(settled(field)))
            case .closed(let field):
                effects.append(.say(settled(field)))
            case .end(let inner):
                if count(inner) < program(inner).item.minimumRows, addRow(to: inner) {
                    // The new row stands where the end stood.
                    stops = way(through: group)
                    at -= 1
                } else if !closed.contains(inner), dataSource.canAddRow(to: path(inner)) {
                    effects += ask(.another(inner))
                    return true
                }
            }
        }
        return false
    }

    private func way(through group: FieldPlace) -> [RowStop] {
        addedRow.map { stops(of: $0.group, row: $0.row) } ?? stops(of: group)
    }

    private func index(of start: RowStart, in stops: [RowStop]) -> Int {
        switch start {
        case .first: 0
        case .behind(let place): stops.firstIndex { $0.place == place }.map { $0 + 1 } ?? 0
        case .row(let group, let row):
            stops.firstIndex {
                if case .heading(group, row) = $0 { true } else { false }
            } ?? 0
        }
    }

    /// Asks the rest of a row that was added from the review, then shows the review again.
    mutating func askAddedRow(from start: RowStart) -> [Effect] {
        guard let added = addedRow else { return review() }
        var effects: [Effect] = []
        let isAsked = askRows(of: added.group, from: start, &effects)
        return isAsked ? effects : effects + review()
    }

    /// Adds a row at the end, whose fields must all be asked.
    mutating func addRow(to group: FieldPlace) -> Bool {
        let row = count(group)
        guard dataSource.addRow(to: path(group), userInitiated: true) else { return false }
        for index in program(group).rows?.fields.indices ?? 0..<0 {
            require(group.cell(index, ofRow: row), unlessValid: false)
        }
        return true
    }

    /// Marks a field, or all fields of the rows of a group, to be asked.
    ///
    /// - Parameters:
    ///   - field: The field or group.
    ///   - isSupplied: Whether an answer was supplied, so that only what is wrong must be asked.
    mutating func require(_ field: FieldPlace, unlessValid isSupplied: Bool) {
        guard let rows = program(field).rows else {
            // A field of a row that is not there yet was not supplied either.
            let isValid =
                isSupplied && (field.inner.isEmpty || dataSource.isVisible(field))
                && dataSource.issues(at: path(field)).allSatisfy { $0.severity != .error }
            if !isValid { mustAsk.insert(field) }
            return
        }
        for row in 0..<count(field) {
            for index in rows.fields.indices {
                require(field.cell(index, ofRow: row), unlessValid: isSupplied)
            }
        }
        if isSupplied { closed.insert(field) }
    }

    // MARK: Going back

    /// The question before one, which it goes back to; `nil` before the first.
    mutating func placeBefore(_ place: Place) -> Place? {
        switch place {
        case .review: return lastPlace(before: fields.count)
        case .rows: return .review
        case .another(let group): return placeBefore(place, in: group.field)
        case .field(let field):
            if let (group, row) = field.group, isUndoable(field, group, row) {
                dataSource.removeRow(at: path(group).appending(.index(row)), userInitiated: true)
                forget(row, of: group)
                guard addedRow == nil else { return .rows(group) }
                return .another(group)
            }
            return placeBefore(place, in: field.field)
        }
    }

    private mutating func placeBefore(_ place: Place, in field: Int) -> Place? {
        let stops = stops(of: FieldPlace(field))
        guard program(FieldPlace(field)).rows != nil,
            let index = stops.firstIndex(where: { $0.place == place })
        else { return lastPlace(before: field) }
        return last(of: stops[..<index]) ?? lastPlace(before: field)
    }

    /// The last question of the fields before one of the form.
    private mutating func lastPlace(before field: Int) -> Place? {
        guard field > 0 else { return nil }
        let last = FieldPlace(field - 1)
        guard dataSource.isOpen(field: field - 1) else { return lastPlace(before: field - 1) }
        guard program(last).rows != nil else { return .field(last) }
        return self.last(of: stops(of: last)[...]) ?? lastPlace(before: field - 1)
    }

    /// The last question on a piece of the way; a group that is gone back to may have more rows again.
    private mutating func last(of stops: ArraySlice<RowStop>) -> Place? {
        for stop in stops.reversed() {
            switch stop {
            case .heading, .label, .closed: continue
            case .field(let field): return .field(field)
            case .end(let group):
                guard count(group) >= program(group).item.minimumRows,
                    dataSource.canAddRow(to: path(group))
                else { continue }
                closed.remove(group)
                return .another(group)
            }
        }
        return nil
    }

    /// Whether going back from a field takes its row away: it is the first of the last row, which was added
    /// though none had to be, and holds nothing but defaults.
    private func isUndoable(_ field: FieldPlace, _ group: FieldPlace, _ row: Int) -> Bool {
        let program = program(group)
        guard row == count(group) - 1, row >= program.item.minimumRows,
            let fields = program.rows?.fields,
            field.inner.last?.field
                == fields.indices.first(where: {
                    fields[$0].rows == nil && dataSource.isOpen(group.cell($0, ofRow: row))
                })
        else { return false }
        return fields.indices.allSatisfy { index in
            let cell = group.cell(index, ofRow: row)
            return !dataSource.isEntered(at: path(cell)) && drafts[cell] == nil
        }
    }

    /// Whether a field is still there: its row may have been taken away.
    func isThere(_ field: FieldPlace) -> Bool {
        guard let (group, row) = field.group else { return true }
        return row < count(group)
    }

    mutating func ask(_ place: Place) -> [Effect] {
        if case .field(let field) = place { return ask(field) }
        self.place = place
        guard case .rows(let group) = place else { return askAgain([]) }
        let path = path(group)
        return askAgain(
            dataSource.reportedIssues(of: [fields[group.field].name]).filter { $0.path == path }
                .map { script.problem($0) })
    }
}
