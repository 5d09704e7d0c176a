/// One record of a filling-in: the form itself, or a row of a group.
struct RecordNode: Sendable {
    /// The fields, in form order.
    var cells: [Cell]
    /// The items of a row without a value, such as labels, that are hidden, by their index among the items of the row.
    var hiddenLabels: Set<Int> = []
    /// The values that a row of the default of its group began with.
    var defaults: FormRow?
    /// The entry to which a row belongs whose group has a row for each entry of a list; `nil` before the list changes.
    var entry: String?
    /// Whether the row was made because an expression or a list asks for it.
    var isMade = false
}

/// One field of a record.
struct Cell: Sendable {
    var state = CellState()
    /// The rows of a group, in order.
    var rows: [RecordNode] = []
}

/// The state of one field without its rows.
struct CellState: Sendable, Equatable {
    /// The entered value or the default; it is kept while the field is hidden or disabled.
    ///
    /// A group with rows has no value of its own: the values are in its rows.
    var entered = FieldValue.empty
    /// The effective value: empty, the default or a calculated result if conditions decide so, and otherwise the
    /// entered value.
    ///
    /// The rows of an open group have its effective values.
    var effective = FieldValue.empty
    var status = FieldStatus.open
    /// Why the effective value is empty, where it is.
    var noResult = NoResult.missing
    /// Whether a calculated text was not kept, because all calculated texts together would be too large.
    var isTextRefused = false
    /// Why the entered value could not be read when it was sent; it is not read again, and refused until another is entered.
    var refusal: Sent.Refusal?
    /// The setter of the value, even if it equals the default; `nil` while the field follows its default.
    var setter: ChangeOrigin?
    /// The setter of the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has left the field.
    var isLeft = false

    /// Whether the entered value is the effective one: a person or the program sets it.
    var takesEntered: Bool { status == .open || status == .given }

    /// Whether the value is the result of the default expression, because no other value was set.
    var followsDefault: Bool { setter == nil }

    /// Sets the result of the default expression, unless a value was set.
    ///
    /// A set value that equals the default counts as entered only after the default changes.
    mutating func follow(_ initial: FieldValue) {
        if followsDefault {
            entered = initial
        } else if origin == nil, entered != initial {
            origin = setter
        }
    }

    /// Whether the value is another one for what reads it.
    func reads(differentFrom other: CellState) -> Bool {
        effective != other.effective || noResult != other.noResult
            || isTextRefused != other.isTextRefused || refusal != other.refusal
    }

    /// Whether the display of the field differs.
    func looks(differentFrom other: CellState) -> Bool {
        status != other.status || effective != other.effective
            || (origin == nil) != (other.origin == nil)
    }
}

// MARK: Values

extension Cell {
    /// The entered value or the default, with all rows.
    ///
    /// - Complexity: O(*n*) in the rows.
    func entered(_ field: CompiledField) -> FieldValue {
        guard !rows.isEmpty, let compiled = field.rows else { return state.entered }
        return .rows(field.layout.keyed(rows.map { $0.values(compiled) { $0.entered($1) } }))
    }

    /// The effective value, with all rows.
    ///
    /// - Complexity: O(*n*) in the rows.
    func effective(_ field: CompiledField) -> FieldValue {
        guard state.status == .open, !rows.isEmpty, let compiled = field.rows else {
            return state.effective
        }
        return .rows(field.layout.keyed(rows.map { $0.values(compiled) { $0.effective($1) } }))
    }

    /// Whether the value, or one in the rows, could not be read when it was sent.
    ///
    /// - Complexity: O(*n*) in the rows.
    var isRefused: Bool {
        state.refusal != nil || rows.contains { $0.cells.contains(where: \.isRefused) }
    }

    /// Whether there is an entered value or a default.
    var holdsEntered: Bool { !rows.isEmpty || !state.entered.isEmpty }

    /// Whether there is an effective value.
    var holdsEffective: Bool {
        state.status == .open && !rows.isEmpty || !state.effective.isEmpty
    }
}

extension RecordNode {
    fileprivate func values(
        _ compiled: CompiledForm, _ value: (Cell, CompiledField) -> FieldValue
    ) -> FormRow {
        var row = FormRow()
        for index in 0..<compiled.layout.sentCount {
            row.append(compiled.fields[index].name, value(cells[index], compiled.fields[index]))
        }
        return row
    }
}

// MARK: Leaving

extension Cell {
    /// Records that a person has left the field and all fields of its rows.
    ///
    /// - Returns: Whether this changes the record.
    @discardableResult
    mutating func leave() -> Bool {
        var isNew = !state.isLeft
        state.isLeft = true
        for row in rows.indices {
            // A hidden field cannot have been left.
            for cell in rows[row].cells.indices
            where rows[row].cells[cell].state.status != .hidden {
                if rows[row].cells[cell].leave() { isNew = true }
            }
        }
        return isNew
    }

    /// Records the setter of the values of all fields of the rows.
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
    /// Removes the setters of the values of the record and of its rows, and the marks of left fields.
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

// MARK: Making

extension Cell {
    /// Makes a cell of a canonical value.
    init(_ value: FieldValue, _ field: CompiledField, by origin: ChangeOrigin?) {
        state.setter = origin
        state.origin = value.isEmpty ? nil : origin
        if case .rows(let rows) = value, let compiled = field.rows {
            self.rows = rows.map { RecordNode($0, compiled, by: origin) }
        } else {
            state.entered = value
            state.effective = value
        }
    }
}

extension RecordNode {
    /// Makes a row of canonical values.
    init(_ row: FormRow, _ compiled: CompiledForm, by origin: ChangeOrigin?) {
        cells = zip(compiled.fields, row.cells(of: compiled.fields)).map { field, value in
            Cell(value, field, by: origin)
        }
        defaults = origin == nil ? row : nil
    }
}

// MARK: Sizes

extension CompiledField {
    /// The number of rows of a group to settle: as in a submission, at most the maximum, and none if all rows together
    /// have too many fields.
    func settledCount(of rows: [RecordNode], cells: Int) -> Int {
        cellCount(of: rows) > cells ? 0 : min(rows.count, max(0, item.maximumRows))
    }

    /// The number of fields in all rows of a group, nested groups included.
    ///
    /// - Complexity: O(1), or O(*n*) in the rows if they contain groups.
    func cellCount(of rows: [RecordNode]) -> Int {
        guard let compiled = self.rows else { return 0 }
        let rows = rows.prefix(max(0, item.maximumRows))
        var count = rows.count * compiled.fields.count
        for index in compiled.groups {
            // One copy, because a call on the element of the array would retain its whole item for each row.
            let group = compiled.fields[index]
            for row in rows { count += group.cellCount(of: row.cells[index].rows) }
        }
        return count
    }

    /// Whether some rows of a group, or of groups nested in it, are not settled.
    func exceedsLimits(_ rows: [RecordNode], cells: Int = .max) -> Bool {
        guard rows.count <= item.maximumRows, cellCount(of: rows) <= cells else { return true }
        guard let compiled = self.rows else { return false }
        return compiled.groups.contains { index in
            let group = compiled.fields[index]
            return rows.contains { group.exceedsLimits($0.cells[index].rows) }
        }
    }
}
