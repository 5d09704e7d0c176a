/// The facts about a field that reading and validation need for every value, so that nothing is retained or copied for
/// them.
package struct FieldPlan: Sendable {
    package let valueType: ValueType
    package let isSecure: Bool
    package let hasFormatter: Bool
    /// Whether a validator brings texts into canonical form.
    let hasCanonicalizers: Bool
    /// Whether a text is the value as it is, but for white space at its ends.
    package let isPlainText: Bool

    /// Whether it is a box, for which a browser sends nothing where it is not ticked.
    var isBox: Bool { valueType == .boolean && !hasFormatter }

    /// Whether a text that is not canonical may be one that a person typed in the notation of a locale.
    var isRead: Bool {
        switch valueType {
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime, .duration:
            !hasFormatter
        case .text, .multiline, .choice, .choices, .texts, .group: false
        }
    }

    /// Whether values are texts of any length; a date is written in more than one way, and is short or none.
    var isText: Bool {
        switch valueType {
        case .text, .multiline, .choice: true
        case .date, .time, .dateTime, .localDateTime, .duration, .integer, .decimal, .boolean,
            .choices, .texts, .group:
            hasFormatter
        }
    }
}
