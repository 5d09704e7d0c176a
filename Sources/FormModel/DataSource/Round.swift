/// One round of changes: simultaneous updates, a change of the rows of a group, answers of checks, or choices.
struct Round {
    /// A new value of a field.
    struct Entry {
        let place: FieldPlace
        /// The value; `nil` to follow the default from now on.
        let value: FieldValue?
        /// The values in it that could not be read when they were sent.
        var refused: [Refused] = []
    }

    /// A value that a field could not read.
    struct Refused {
        let place: FieldPlace
        let value: FieldValue
        let refusal: Sent.Refusal
    }

    var entries: [Entry] = []
    var rowChange: RowChange?
    let origin: ChangeOrigin
    /// Whether every field is reset to its default, which no screen shows yet.
    var isReset = false
    /// Whether rows beyond the number that is asked for go if nothing was entered in them, whoever made them.
    var dropsBlankRows = false
    /// The results of asynchronous checks by the number of the question: an answer, or `nil` to run the check again.
    var answers: [Int: RemoteAnswer?] = [:]
    /// The fields of the form to which these checks belong.
    var checkedFields: Set<Int> = []
    /// The form with choices filled in, and the names of the choices.
    var choices: (form: Form, names: Set<String>)?

    /// The choices that were fetched for values of other fields.
    var choiceSets: [ChoiceQuestion: [Choice]] = [:]

    /// The field of a row, or the group whose rows change, if the round changes rows.
    var placeInRows: FieldPlace? {
        rowChange?.row.group ?? entries.first.flatMap { $0.place.inner.isEmpty ? nil : $0.place }
    }
}

/// A change of the rows of a group.
struct RowChange {
    enum Kind {
        /// A row is inserted; `nil` for a row of defaults.
        case insert(FormRow?)
        case remove
        case move(to: Int)
    }

    let row: RowPlace
    let kind: Kind

    /// The index of the row after the change; for a removed row, its former index.
    var newIndex: Int {
        if case .move(let target) = kind { target } else { row.index }
    }

    /// The rows that have another number after the change, with a new row.
    ///
    /// - Parameter count: The number of rows after the change.
    /// - Returns: The rows.
    func renumbered(count: Int) -> Range<Int> {
        switch kind {
        case .insert, .remove: row.index..<max(row.index, count)
        case .move(let target):
            min(row.index, target)..<min(max(row.index, target) + 1, count)
        }
    }

    /// The rows that may have another row before them after the change.
    ///
    /// - Parameter count: The number of rows after the change.
    /// - Returns: The rows.
    func followers(count: Int) -> [Int] {
        let target = min(newIndex, count - 1)
        return [row.index, row.index + 1, target, target + 1].filter { (0..<count).contains($0) }
    }

    /// The index of a row of the group after the change; `nil` for the removed row.
    func newIndex(of index: Int) -> Int? {
        switch kind {
        case .insert: return index < row.index ? index : index + 1
        case .remove: return index == row.index ? nil : index < row.index ? index : index - 1
        case .move(let target):
            if index == row.index { return target }
            let left = index > row.index ? index - 1 : index
            return left < target ? left : left + 1
        }
    }
}

/// What a round has done, from which its changes are listed.
struct RoundResult {
    /// The findings that changed.
    var reports = FieldReports.Changes()
    /// The changed fields of the form, each with whether a person's entry is replaced.
    var updated: [Int: Bool] = [:]
    /// The given texts, by field of the form.
    var given: [Int: FieldValue] = [:]
    /// The fields with new choices; if there are any, everything is settled and validated again.
    var offered: Set<Int> = []
    /// The fields of the form that follow their default expressions again, each with whether a person's entry is
    /// replaced.
    var restored: [Int: Bool] = [:]
    /// The edit of a row, or of a field of a row.
    var edited: EditedRow?
    /// The changes of rows that follow the entries of a list, in order.
    var alignments: [RowChange] = []

    /// The fields of the form that changed, or whose rows did.
    func changedFields(_ record: FilledRecord) -> Set<Int> {
        var changed = record.changedFields.union(reports.byField.keys).union(offered)
        // A field that follows its default again has not changed if its value is the same.
        for field in restored.keys where updated[field] == nil {
            let state = record.root.cells[field].state
            guard let before = record.cellsBefore[FieldPlace(field)],
                before.status == state.status, !before.reads(differentFrom: state)
            else { continue }
            changed.remove(field)
        }
        return changed
    }

    /// The changes of rows because of which waiting rounds name other rows, in order.
    var rowChanges: [RowChange] { [edited?.rowChange].compactMap(\.self) + alignments }
}

/// The rows that a screen reads again as a whole.
struct NewRows {
    let group: FieldPlace
    /// The index of the one new row; `nil` if all rows of the group are new.
    var row: Int?

    /// Whether a cell is in one of the rows.
    func contains(_ place: FieldPlace) -> Bool {
        let depth = group.inner.count
        guard place.field == group.field, place.inner.count > depth else { return false }
        if let row, place.inner[depth].row != row { return false }
        return place.inner.starts(with: group.inner)
    }
}

/// An edit of a row, or of a field of a row.
struct EditedRow {
    let change: FormChange
    /// The new value of a field; `nil` for a row that was added, removed or moved.
    var given: FieldValue?
    /// The displayed value before a field followed its default again; `nil` if it does not follow the default.
    var restoredFrom: FieldValue?
    /// The new row, or the group whose rows are all new.
    var newRows: NewRows?
    /// The moves of the other rows of the group.
    var rowChange: RowChange?
}
