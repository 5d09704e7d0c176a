import FormModel

/// The fields that may have changed since the states of cards were compared.
struct StaleFields {
    private var isStale = false
    /// The names; `nil` for all fields.
    private var names: Set<FieldName>? = []

    mutating func add(_ new: Set<FieldName>?) {
        isStale = true
        names = new.flatMap { names?.union($0) }
    }

    /// The fields, which no longer count as changed; `nil` if nothing may have changed.
    mutating func take() -> StaleFields? {
        guard isStale else { return nil }
        defer { self = StaleFields() }
        return self
    }

    /// Whether the state or the validity of a card may have changed: a condition of a custom state may read any field.
    func mayChange(_ card: Card) -> Bool {
        names.map { card.hasOwnStates || card.hasField(in: $0) } ?? true
    }
}
