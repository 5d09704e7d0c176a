/// One round of changes: updates made at once, or a change of the rows of a group, or answers, or choices.
struct Round {
    /// A value that somebody gives to a field.
    struct Entry {
        let place: FieldPlace
        /// The value; `nil` for the default, which the field follows from then on.
        let value: FieldValue?
    }

    var entries: [Entry] = []
    var rowChange: RowChange?
    let origin: ChangeOrigin
    /// Whether every field goes back to its default, which no screen shows yet.
    var isReset = false
    /// The results of asynchronous checks by the number of the question: an answer, or `nil` where it is asked again.
    var answers: [Int: RemoteAnswer?] = [:]
    /// The fields of the form to which these checks belong.
    var checkedFields: Set<Int> = []
    /// The form with choices filled in, and the names of the choices.
    var choices: (form: Form, names: Set<String>)?

    /// The field of a row, or the group whose rows change, where the round is about the rows of a group.
    var placeInRows: FieldPlace? {
        rowChange?.row.group ?? entries.first.flatMap { $0.place.inner.isEmpty ? nil : $0.place }
    }
}

/// A change of the rows of a group.
struct RowChange {
    enum Kind {
        /// A row is added before the one that is there; `nil` for a row of defaults.
        case insert(FormRow?)
        case remove
        case move(to: Int)
    }

    let row: RowPlace
    let kind: Kind

    /// The index that the row has afterwards; where it is removed, the one that it had.
    var newIndex: Int {
        if case .move(let target) = kind { target } else { row.index }
    }

    /// The index that a row of the group has after the change; `nil` for the row that is removed.
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

/// The consequences of a round that are made known when it is carried out.
struct RoundResult {
    /// The findings that changed, by field of the form.
    var reports: [Int: FieldReport] = [:]
    /// The fields of the form that somebody changed, and whether that replaces what a person had entered.
    var updated: [Int: Bool] = [:]
    /// The texts that were given, by field of the form.
    var given: [Int: FieldValue] = [:]
    /// The fields whose choices came; where there are any, everything is settled and validated anew.
    var offered: Set<Int> = []
    /// The fields of the form that follow their default expressions again, and whether that replaces what a person had
    /// entered.
    var restored: [Int: Bool] = [:]
    /// The change of a row, or of a field of one, that somebody made.
    var edited: EditedRow?
    /// The owners of rules whose fields changed, by the rule.
    var owners: [Int: Int?] = [:]
    /// The changes of which the delegate is notified, with their items.
    var notified: [(change: FormChange, item: FormItem)] = []
    /// All changes, in order.
    var all: [FormChange] = []

    mutating func add(_ change: FormChange, of item: FormItem, isNotified: Bool) {
        all.append(change)
        if isNotified { notified.append((change, item)) }
    }
}

/// The rows that a screen reads anew as a whole.
struct NewRows {
    let group: FieldPlace
    /// The index of the one new row; `nil` where all rows of the group are new.
    var row: Int?

    /// Whether a cell is in one of the rows.
    func contains(_ place: FieldPlace) -> Bool {
        let depth = group.inner.count
        guard place.field == group.field, place.inner.count > depth else { return false }
        if let row, place.inner[depth].row != row { return false }
        return place.inner.starts(with: group.inner)
    }
}

/// A change of a row, or of a field of one, that somebody made.
struct EditedRow {
    let change: FormChange
    /// The value that was given for a field; `nil` for a row that was added, removed or moved.
    var given: FieldValue?
    /// The value that a screen showed before a field followed its default again; `nil` where it does not.
    var restoredFrom: FieldValue?
    /// The new row, or the group whose rows are all new.
    var newRows: NewRows?
    /// How the other rows of the group moved.
    var rowChange: RowChange?
}
