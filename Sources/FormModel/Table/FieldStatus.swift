/// What the conditions of a field make of it.
enum FieldStatus: UInt8, Sendable {
    /// It is shown, and takes a value.
    case open
    /// It is not shown, and has no value.
    case hidden
    /// It is shown, and has its default.
    case disabled
    /// It is shown, and has the result of its calculation.
    case computed
    /// It is shown, and has the value that the program gave.
    case given

    /// The code of the issue of a value that was given although the field does not take it.
    var refusalCode: IssueCode? {
        switch self {
        case .open: nil
        case .hidden: .hiddenField
        case .disabled: .disabledField
        case .computed: .notComputed
        case .given: .notGiven
        }
    }

    /// Whether a value that was given for a field is refused, since the field does not take it.
    ///
    /// - Parameters:
    ///   - given: The value, not empty; `nil` where it could not be read.
    ///   - effective: The value that the field has.
    ///   - refusesHidden: Whether a value for a hidden field is refused, whatever it is.
    ///   - isFromPage: Whether a page of a card was posted: it still sends the fields that another answer on it has hidden
    ///     or disabled since it was drawn, and these values are ignored.
    /// - Returns: Whether it is; a field that is disabled, computed or set by the program may be sent the value that
    ///   it has.
    func refuses(
        _ given: FieldValue?, effective: FieldValue, refusesHidden: Bool, isFromPage: Bool = false
    ) -> Bool {
        switch self {
        case .open: false
        case .hidden: refusesHidden && !isFromPage
        case .disabled where isFromPage: false
        case .disabled, .computed, .given: given.map { !$0.isSameValue(as: effective) } ?? true
        }
    }
}

/// The status of a field, and what it means for the value that was sent for the field, in one byte of its slot.
struct SlotStatus: Sendable, Hashable {
    private var bits: UInt8

    /// The field takes a value, and that is known.
    static let open = SlotStatus(.open)

    /// - Parameters:
    ///   - field: The status of the field.
    ///   - noResult: Why the field has no value, where that is empty.
    ///   - isUnknown: Whether a condition of the field, or that of its page, reads a field whose value is unknown, so that
    ///     the field is open or hidden. A value that was sent for it is validated, and none is required.
    ///   - isRefused: Whether a value was sent that the field does not take.
    @inline(__always)
    init(
        _ field: FieldStatus, noResult: NoResult = .missing, isUnknown: Bool = false,
        isRefused: Bool = false
    ) {
        bits =
            field.rawValue | (isUnknown ? 8 : 0) | (isRefused ? 16 : 0)
            | (noResult.rawValue << 5)
    }

    var field: FieldStatus { FieldStatus(rawValue: bits & 7) ?? .open }
    var isUnknown: Bool { bits & 8 != 0 }
    var isRefused: Bool { bits & 16 != 0 }
    var noResult: NoResult { NoResult(rawValue: bits >> 5) ?? .missing }

    /// The code of the issue of the value that was sent; `nil` where that is not refused.
    var refusalCode: IssueCode? { isRefused ? field.refusalCode : nil }
}
