/// The facts about a field that are read for every value; it has no references, so that copying it
/// costs no reference counting.
struct FieldTraits: Sendable {
    let valueType: ValueType
    let isSecure: Bool
    let hasFormatter: Bool
    let hasCanonicalizers: Bool
    /// Whether a text is the value as it is, except for white space at its ends.
    let isPlainText: Bool

    /// Whether the field is a box, for which a browser sends nothing if it is not ticked.
    var isBox: Bool { valueType == .boolean && !hasFormatter }

    /// Whether a text that is not canonical may be one that a person typed in the notation of a
    /// locale.
    var isRead: Bool { valueType.isScalar && !hasFormatter }

    /// Whether the limit of text bytes applies; the notation of the other types is short.
    var isText: Bool {
        switch valueType.family {
        case .text, .choice: true
        case .number, .truth, .time, .list, .file, .rows: hasFormatter
        }
    }
}
