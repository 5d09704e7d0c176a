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

    /// The status of the field.
    var status: FieldStatus {
        switch self {
        case .open: .open
        case .hidden: .hidden
        case .disabled: .disabled
        case .computed: .computed
        }
    }

    /// Whether the field is shown, and the form itself sets its value.
    var isOfForm: Bool { status == .disabled || status == .computed }

    /// The value that the form itself sets; `nil` where a given value counts.
    ///
    /// - Parameter item: The item of the field.
    func ownValue(of item: FormItem) -> FieldValue? {
        switch self {
        case .open: nil
        case .hidden: .empty
        case .disabled(let initial): initial ?? item.defaultValue
        case .computed(let value): value
        }
    }
}
