/// How a field stands to those who fill in the form.
package enum Standing: UInt8, Sendable {
    /// It can be filled in.
    case open
    /// Its condition, or that of its page, looks at something that is not known: it may be shown or not, so that what
    /// was sent for it is judged, and nothing is required.
    case unsettled
    /// It is not shown, and holds nothing.
    case hidden
    /// It is not shown, and was sent all the same.
    case hiddenButSent
    /// It is shown, and holds its default.
    case disabled
    /// It holds its default, and another value was sent.
    case disabledButSent
    /// The program calculates what it holds.
    case computed
    /// The program calculates what it holds, and another value was sent.
    case computedButSent

    package var isHidden: Bool { self == .hidden || self == .hiddenButSent }
    package var isDisabled: Bool { self == .disabled || self == .disabledButSent }

    /// The same, whatever was sent.
    var settled: Standing {
        switch self {
        case .open, .unsettled: .open
        case .hidden, .hiddenButSent: .hidden
        case .disabled, .disabledButSent: .disabled
        case .computed, .computedButSent: .computed
        }
    }

    /// What is told of a value that was sent and does not count.
    var code: IssueCode? {
        switch self {
        case .open, .unsettled, .hidden, .disabled, .computed: nil
        case .hiddenButSent: .hiddenField
        case .disabledButSent: .disabledField
        case .computedButSent: .notComputed
        }
    }
}
