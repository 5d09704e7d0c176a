/// The decision of the conditions and the calculation of a field: its status and its effective value.
enum ConditionResult: Sendable {
    /// The field is shown, and its entered value is effective.
    case open
    /// The field, or its page or section, is not shown; the field has no value.
    case hidden
    /// The field is shown and has its default: the associated result of the default expression, or the constant of its
    /// item.
    case disabled(default: FieldValue?)
    /// The field is shown and has the result of its calculation.
    case computed(Calculation)
    /// The field is shown and has the value that the program gave.
    case given(FieldValue)
    /// A condition reads a field whose value is unknown, so that the field may or may not take the given value.
    case undecided
    /// The form sets the value of the field from a field whose value is unknown; an entered value is not effective.
    case withheld

    /// The status of the field.
    var status: FieldStatus {
        switch self {
        case .open, .undecided: .open
        case .hidden: .hidden
        case .disabled, .withheld: .disabled
        case .computed: .computed
        case .given: .given
        }
    }

    /// The value that the form itself sets; `nil` if the entered value is effective.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - compiled: The compiled form; its field is read in place, because a copy would retain its whole item.
    /// - Returns: The value as the form defines it.
    func ownValue(of field: Int, in compiled: CompiledForm) -> FieldValue? {
        switch self {
        case .open, .undecided: nil
        case .hidden, .withheld: .empty
        case .disabled(let initial): initial ?? compiled.fields[field].item.defaultValue
        case .computed(let result): result.value
        case .given(let value): value
        }
    }

    /// Why the field is empty.
    var noResult: NoResult {
        switch self {
        case .computed(let result): result.noResult
        case .open, .hidden, .disabled, .given, .undecided, .withheld: .missing
        }
    }
}

/// Whether a page or section is shown.
enum ContainerStatus: Sendable {
    case shown, hidden
    /// The condition of the container, or that of one around it, reads a field whose value is unknown.
    case unknown
}
