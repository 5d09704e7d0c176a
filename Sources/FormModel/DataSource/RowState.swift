/// What is known of one row of a group besides the values of its fields.
struct RowState: Sendable {
    /// Tells the row from all others, wherever it moves.
    let id: Int
    /// One for each field of the row.
    var cells: [CellState]
    /// The items of the row that hold no value and are not shown, by their index among its items.
    var hiddenLabels: Set<Int> = []
}

/// What is known of one field of a row besides its value.
struct CellState: Sendable {
    /// Who set the value, were it to what the default came to; `nil` while it goes with the default.
    var setter: ChangeOrigin?
    /// Who set the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has been in the field and gone on.
    var isLeft = false
    /// Those of a group in the row.
    var rows: [RowState] = []
    var status = FieldStatus.open

    /// Whether it goes with what its default comes to, since nobody has set it.
    var followsDefault: Bool { setter == nil }

    /// Notes what its default comes to.
    ///
    /// To set what is the default already changes nothing, so it is an entry only once the default is another.
    ///
    /// - Returns: What the field holds then.
    mutating func meet(default initial: FieldValue, holding value: FieldValue) -> FieldValue {
        if followsDefault { return initial }
        if origin == nil, value != initial { origin = setter }
        return value
    }

    /// Says that a person has been in the field, or in all fields of a group.
    ///
    /// - Returns: Whether that was not known yet.
    @discardableResult
    mutating func leave() -> Bool {
        let inner = rows.leave()
        defer { isLeft = true }
        return !isLeft || inner
    }

    /// The state at the end of a way into rows.
    subscript(_ inner: ArraySlice<FieldPlace.Step>) -> CellState {
        get {
            guard let step = inner.first else { return self }
            guard rows.indices.contains(step.row) else { return CellState() }
            return rows[step.row].cells[step.field][inner.dropFirst()]
        }
        set {
            guard let step = inner.first else {
                self = newValue
                return
            }
            guard rows.indices.contains(step.row) else { return }
            rows[step.row].cells[step.field][inner.dropFirst()] = newValue
        }
    }
}

extension CellState {
    /// Whether the end of a way into rows is shown, and everything on the way.
    func isVisible(_ inner: ArraySlice<FieldPlace.Step>) -> Bool {
        everywhere(on: inner) { $0.status != .hidden }
    }

    /// Whether the end of a way into rows can be filled in, and everything on the way.
    func isOpen(_ inner: ArraySlice<FieldPlace.Step>) -> Bool {
        everywhere(on: inner) { $0.status == .open }
    }

    private func everywhere(
        on inner: ArraySlice<FieldPlace.Step>, _ holds: (CellState) -> Bool
    ) -> Bool {
        guard holds(self) else { return false }
        guard let step = inner.first else { return true }
        guard rows.indices.contains(step.row) else { return false }
        return rows[step.row].cells[step.field].everywhere(on: inner.dropFirst(), holds)
    }
}

extension RowState {
    /// Whether the same fields go with their defaults, in rows of the row too.
    func follows(as other: RowState) -> Bool {
        zip(cells, other.cells).allSatisfy { cell, other in
            cell.followsDefault == other.followsDefault
                && zip(cell.rows, other.rows).allSatisfy { $0.follows(as: $1) }
        }
    }
}

extension [RowState] {
    /// Says who has set all fields, were it to what they hold.
    mutating func set(by origin: ChangeOrigin) {
        for row in indices {
            for cell in self[row].cells.indices {
                self[row].cells[cell].setter = origin
                self[row].cells[cell].rows.set(by: origin)
            }
        }
    }

    mutating func leave() -> Bool {
        var isNew = false
        for row in indices {
            // Nobody has been in a field that is not shown.
            for cell in self[row].cells.indices
            where self[row].cells[cell].status != .hidden && self[row].cells[cell].leave() {
                isNew = true
            }
        }
        return isNew
    }
}

extension FieldState {
    /// The state as that of a cell, so that the same ways lead into both.
    var cell: CellState {
        get {
            CellState(
                setter: setter, origin: origin, isLeft: isLeft, rows: rows, status: status)
        }
        set {
            setter = newValue.setter
            origin = newValue.origin
            isLeft = newValue.isLeft
            rows = newValue.rows
        }
    }

    @discardableResult
    mutating func leave() -> Bool {
        let inner = rows.leave()
        defer { isLeft = true }
        return !isLeft || inner
    }

    /// The issues of fields that a person has left.
    func reportedIssues(in program: FormProgram) -> [FormIssue] {
        guard !rows.isEmpty else { return isLeft ? issues : [] }
        return issues.filter { issue in
            // What is wrong with a row as such is the group's.
            guard let place = program.place(of: issue.path)?.place else { return isLeft }
            return cell[place.inner[...]].isLeft
        }
    }
}
