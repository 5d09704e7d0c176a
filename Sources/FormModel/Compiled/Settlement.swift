/// What the conditions and the calculation of a field decide: its status, and the value that counts.
enum Settlement: Sendable {
    /// The field is shown, and the value that somebody gave counts.
    case open
    /// The field, or its page, is not shown; the field has no value.
    case hidden
    /// The field is shown and has its default: the given one, which an expression made, or the plain one of its item.
    case disabled(default: FieldValue?)
    /// The field is shown and has the result of its calculation.
    case computed(FieldValue)
    /// A condition reads a field whose value is unknown, so that the field may or may not take the given value.
    case undecided
    /// The field has a value that the form makes of a field whose value is unknown; a given value does not count.
    case withheld

    /// The status of the field.
    var status: FieldStatus {
        switch self {
        case .open, .undecided: .open
        case .hidden: .hidden
        case .disabled, .withheld: .disabled
        case .computed: .computed
        }
    }

    /// The value that the form itself sets; `nil` where a given value counts.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - compiled: The compiled form; its field is read in place, since a copy counts the references of its whole item.
    /// - Returns: The value, as the form has it.
    func ownValue(of field: Int, in compiled: CompiledForm) -> FieldValue? {
        switch self {
        case .open, .undecided: nil
        case .hidden, .withheld: .empty
        case .disabled(let initial): initial ?? compiled.fields[field].item.defaultValue
        case .computed(let value): value
        }
    }
}

/// Whether a page is shown.
enum PageStatus: Sendable {
    case shown, hidden
    /// Its condition reads a field whose value is unknown.
    case unknown
}
