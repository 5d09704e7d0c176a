/// The rows of a group as they were settled before.
struct SettledRows {
    private let entered: [FormRow]
    private let held: [FormRow]
    private let states: [RowState]
    private let places: [Int: Int]

    init(_ group: FieldState, _ most: Int) {
        entered = group.value.rowList
        held = group.held.rowList
        states = group.rows
        let isSettled =
            group.isSettled && entered.count == held.count && entered.count == group.rows.count
        places = [Int: Int](
            (isSettled ? group.rows : []).prefix(most).enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What a row came to; `nil` where another was entered, or other fields go with their defaults.
    func held(of row: FormRow, _ state: RowState) -> FormRow? {
        guard let place = places[state.id], entered[place] == row,
            states[place].follows(as: state)
        else { return nil }
        return held[place]
    }
}
