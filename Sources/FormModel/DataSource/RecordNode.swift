/// One record of a filling-in: the form itself, or a row of a group.
struct RecordNode: Sendable {
    /// The fields, in form order.
    var cells: [Cell]
    /// The items of a row without a value, such as labels, that are hidden, by their index among the items of the row.
    var hiddenLabels: Set<Int> = []
}

/// One field of a record.
struct Cell: Sendable {
    var state = CellState()
    /// The rows of a group, in order.
    var rows: [RecordNode] = []
}

/// The state of one field without its rows.
struct CellState: Sendable, Equatable {
    /// The value that somebody gave, or the default; it is kept while the field is hidden or disabled.
    ///
    /// A group with rows has none: the values are in its rows.
    var entered = FieldValue.empty
    /// The value that counts: none, the default or a result where conditions say so, and otherwise the entered one.
    ///
    /// A group that is open has the values that count in its rows.
    var effective = FieldValue.empty
    var status = FieldStatus.open
    /// Who gave the value, even where it equals the default; `nil` while the field follows its default.
    var setter: ChangeOrigin?
    /// Who gave the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has been in the field and gone on.
    var isLeft = false

    /// Whether the value is that of the default expression, since nobody has given another.
    var followsDefault: Bool { setter == nil }

    /// Takes the value of the default expression, unless somebody gave a value.
    ///
    /// A given value that equals the default counts as entered only once the default is another.
    mutating func follow(_ initial: FieldValue) {
        if followsDefault {
            entered = initial
        } else if origin == nil, entered != initial {
            origin = setter
        }
    }

    /// Whether a screen would show the field otherwise.
    func looks(differentFrom other: CellState) -> Bool {
        status != other.status || effective != other.effective
            || (origin == nil) != (other.origin == nil)
    }
}

// MARK: Values

extension Cell {
    /// The value that somebody gave, or the default, with all rows.
    ///
    /// - Complexity: O(*n*) in the rows.
    func entered(_ field: CompiledField) -> FieldValue {
        guard !rows.isEmpty, let compiled = field.rows else { return state.entered }
        return .rows(rows.map { $0.values(compiled) { $0.entered($1) } })
    }

    /// The value that counts, with all rows.
    ///
    /// - Complexity: O(*n*) in the rows.
    func effective(_ field: CompiledField) -> FieldValue {
        guard state.status == .open, !rows.isEmpty, let compiled = field.rows else {
            return state.effective
        }
        return .rows(rows.map { $0.values(compiled) { $0.effective($1) } })
    }

    /// Whether somebody gave a value, or there is a default.
    var holdsEntered: Bool { !rows.isEmpty || !state.entered.isEmpty }

    /// Whether a value counts.
    var holdsEffective: Bool {
        state.status == .open && !rows.isEmpty || !state.effective.isEmpty
    }
}

extension RecordNode {
    fileprivate func values(
        _ compiled: CompiledForm, _ value: (Cell, CompiledField) -> FieldValue
    ) -> FormRow {
        var row = FormRow()
        for index in cells.indices {
            row.append(compiled.fields[index].name, value(cells[index], compiled.fields[index]))
        }
        return row
    }
}

// MARK: Leaving

extension Cell {
    /// Says that a person has been in the field, and in all fields of its rows.
    ///
    /// - Returns: Whether that was not known yet.
    @discardableResult
    mutating func leave() -> Bool {
        var isNew = !state.isLeft
        state.isLeft = true
        for row in rows.indices {
            // Nobody has been in a field that is not shown.
            for cell in rows[row].cells.indices
            where rows[row].cells[cell].state.status != .hidden {
                if rows[row].cells[cell].leave() { isNew = true }
            }
        }
        return isNew
    }

    /// Says who gave the values of all fields of the rows.
    mutating func setRows(by origin: ChangeOrigin) {
        for row in rows.indices {
            for cell in rows[row].cells.indices {
                rows[row].cells[cell].state.setter = origin
                rows[row].cells[cell].setRows(by: origin)
            }
        }
    }
}

extension RecordNode {
    /// Forgets who gave the values of the record and of its rows, and where a person has been.
    ///
    /// - Complexity: O(*n*) in the rows.
    mutating func forgetEntering() {
        for cell in cells.indices {
            cells[cell].state.origin = nil
            cells[cell].state.isLeft = false
            for row in cells[cell].rows.indices { cells[cell].rows[row].forgetEntering() }
        }
    }
}
