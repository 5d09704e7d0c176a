/// One change of a record, which can be undone.
enum RecordEdit {
    /// A cell gets another state.
    case state(FieldPlace, CellState)
    /// Other labels of a row are hidden.
    case labels(RowPlace, Set<Int>)
    /// A group gets other rows.
    case rows(FieldPlace, [RecordNode])
    /// A row is inserted at an index.
    case insert(RowPlace, RecordNode)
    /// A row is removed.
    case remove(RowPlace)
    /// A row moves to another index.
    case move(RowPlace, to: Int)
}

extension RecordNode {
    /// Applies a change in place, without copying other parts of the record.
    ///
    /// - Parameter edit: The change, at a place that exists.
    /// - Returns: The change that undoes it.
    mutating func apply(_ edit: RecordEdit) -> RecordEdit {
        switch edit {
        case .state(let place, var state):
            _ = update(place) { swap(&$0.state, &state) }
            return .state(place, state)
        case .rows(let place, var rows):
            _ = update(place) { swap(&$0.rows, &rows) }
            return .rows(place, rows)
        case .labels(let place, var labels):
            _ = update(place.group) { swap(&$0.rows[place.index].hiddenLabels, &labels) }
            return .labels(place, labels)
        case .insert(let place, let row):
            _ = update(place.group) { $0.rows.insert(row, at: place.index) }
            return .remove(place)
        case .remove(let place):
            let row = update(place.group) { $0.rows.remove(at: place.index) }
            return .insert(place, row ?? RecordNode(cells: []))
        case .move(let place, let target):
            _ = update(place.group) { $0.rows.insert($0.rows.remove(at: place.index), at: target) }
            return .move(RowPlace(group: place.group, index: target), to: place.index)
        }
    }
}
