/// The rounds that wait to be carried out, in the order in which they were asked for.
struct RoundQueue {
    private var rounds: ArraySlice<Round> = []

    /// The form of the last round that fills in choices, while rounds wait.
    private(set) var latestForm: Form?

    mutating func append(_ round: Round) {
        rounds.append(round)
        if let choices = round.choices { latestForm = choices.form }
    }

    mutating func popFirst() -> Round? {
        let first = rounds.popFirst()
        if rounds.isEmpty { removeAll() }
        return first
    }

    /// Removes all rounds but those that bring answers or choices, which come only once.
    mutating func removeUpdates() {
        rounds.removeAll { $0.answers.isEmpty && $0.choices == nil }
        if rounds.isEmpty { removeAll() }
    }

    /// Gives the waiting rounds the places that their rows have after a change of the rows of a group.
    ///
    /// An update of a row that is removed is dropped.
    ///
    /// - Complexity: O(*n*) in the rounds.
    mutating func follow(_ change: RowChange) {
        guard !rounds.isEmpty else { return }
        rounds = rounds.compactMap { $0.following(change) }[...]
        if rounds.isEmpty { removeAll() }
    }

    private mutating func removeAll() {
        rounds = []
        latestForm = nil
    }
}

extension Round {
    /// The round after a change of the rows of a group; `nil` where nothing of it is left.
    fileprivate func following(_ change: RowChange) -> Round? {
        var round = self
        if !entries.isEmpty {
            round.entries = entries.compactMap { entry in
                entry.place.following(change).map { Entry(place: $0, value: entry.value) }
            }
            if round.entries.isEmpty { return nil }
        }
        if let rowChange {
            guard let moved = rowChange.following(change) else { return nil }
            round.rowChange = moved
        }
        return round
    }
}

extension RowChange {
    /// The change of a row after a change of the rows of a group that comes first; `nil` where the row is removed.
    ///
    /// The index to which a row moves stays: it is a position in the group and no row.
    fileprivate func following(_ change: RowChange) -> RowChange? {
        guard let group = row.group.following(change) else { return nil }
        var index = row.index
        if row.group == change.row.group {
            if let moved = change.newIndex(of: index) {
                index = moved
            } else {
                // A row is added before the one behind the removed row.
                guard case .insert = kind else { return nil }
            }
        }
        return RowChange(row: RowPlace(group: group, index: index), kind: kind)
    }
}

extension FieldPlace {
    /// The place that a field has after a change of the rows of a group; `nil` where its row is removed.
    fileprivate func following(_ change: RowChange) -> FieldPlace? {
        let group = change.row.group
        let depth = group.inner.count
        guard field == group.field, inner.count > depth, inner.starts(with: group.inner) else {
            return self
        }
        guard let row = change.newIndex(of: inner[depth].row) else { return nil }
        var place = self
        place.inner[depth].row = row
        return place
    }
}
