extension ListTable {
    /// The row with the value of a field of one choice, or of one number; `nil` if there is none.
    func row(ofSingle value: borrowing ValueView) -> Int? {
        switch value.kind {
        case .choice: row(of: value.text)
        case .integer, .decimal: row(of: value.decimal.normalized.description.utf8.span)
        case .other: row(of: Choice.otherValue.utf8.span)
        default: nil
        }
    }
}
