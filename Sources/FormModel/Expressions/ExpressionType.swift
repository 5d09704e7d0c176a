/// The type of an expression or of a part of one.
public enum ExpressionType: String, Sendable, Hashable, CaseIterable {
    /// Yes or no: a condition, or a field of type `boolean`.
    case boolean
    /// An exact number: fields of type `integer` and `decimal`.
    case number
    /// A text: fields of type `text`, `multiline` and `choice`.
    case text
    /// A day: fields of type `date`.
    case date
    /// A time of day: fields of type `time`.
    case time
    /// A moment: fields of type `dateTime`.
    case dateTime
    /// A date and time without an offset: fields of type `localDateTime`.
    case localDateTime
    /// A duration: fields of type `duration`.
    case duration
    /// A number of days, months or years, to add to a date or moment or to subtract from it.
    case period
    /// Several texts: fields of type `choices` and `texts`. A custom function gets them as
    /// ``FieldValue/choices(_:)``.
    case list
    /// A file: fields of type `file`, of which an expression knows only whether there is one.
    case file
    /// The rows of a repeating group.
    case rows

    /// The type of the value of a field.
    init(_ type: ValueType) {
        switch type {
        case .text, .multiline, .choice: self = .text
        case .integer, .decimal: self = .number
        case .boolean: self = .boolean
        case .date: self = .date
        case .time: self = .time
        case .dateTime: self = .dateTime
        case .localDateTime: self = .localDateTime
        case .duration: self = .duration
        case .choices, .texts: self = .list
        case .file: self = .file
        case .group: self = .rows
        }
    }

    /// Whether a field of that type can have the result as its value.
    func fits(_ type: ValueType) -> Bool {
        switch type {
        case .file, .group: false
        case .text, .multiline, .choice, .integer, .decimal, .boolean, .date, .time, .dateTime,
            .localDateTime, .duration, .choices, .texts:
            self == ExpressionType(type)
        }
    }

    /// Whether values of this type can be compared with `==`.
    var isEquatable: Bool {
        switch self {
        case .boolean, .number, .text, .date, .time, .dateTime, .localDateTime, .duration: true
        case .period, .list, .file, .rows: false
        }
    }

    /// Whether values of this type have an order.
    ///
    /// Texts have none: it would depend on the language, and numbers in texts would be ordered as
    /// texts.
    var isOrdered: Bool { self == .number || isTime }

    /// Whether a constant text beside a value of this type is read as one.
    var isTime: Bool {
        switch self {
        case .date, .time, .dateTime, .localDateTime, .duration: true
        case .boolean, .number, .text, .period, .list, .file, .rows: false
        }
    }

    /// Whether one value of this type can be subtracted from another, though it is no number.
    var hasDifference: Bool {
        self == .date || self == .dateTime || self == .localDateTime || self == .time
    }

    /// The name of the type in messages.
    var words: String {
        switch self {
        case .boolean: "a yes or no"
        case .number: "a number"
        case .text: "a text"
        case .date: "a date"
        case .time: "a time"
        case .dateTime: "a date and time"
        case .localDateTime: "a local date and time"
        case .duration: "a duration"
        case .period: "a number of days, months or years"
        case .list: "a list"
        case .file: "a file"
        case .rows: "a group"
        }
    }
}
