/// One change of a row of a group, or of a field of one.
struct RowEdit {
    enum Kind {
        /// A field gets a value.
        case set(FieldValue)
        /// A field goes with what its default comes to.
        case takeDefault
        /// A row is added before the one that is there; whether it was given, rather than all defaults.
        case insert(FormRow, isGiven: Bool)
        /// A row is removed.
        case remove
        /// A row comes to stand at another index.
        case move(to: Int)
    }

    /// The field that gets a value, or the group.
    let place: FieldPlace
    /// The row of the group; −1 where a field gets a value.
    let row: Int
    let kind: Kind
}

extension FormProgram {
    /// What an edit changes.
    func path(of edit: RowEdit) -> FieldPath {
        let path = path(of: edit.place)
        switch edit.kind {
        case .set, .takeDefault: return path
        case .insert, .remove: return path.appending(.index(edit.row))
        case .move(let target): return path.appending(.index(target))
        }
    }
}
