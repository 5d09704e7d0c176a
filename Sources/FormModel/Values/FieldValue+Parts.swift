// What a value has, for programs that know the type of its field.
extension FieldValue {
    /// The text, or the value of the choice; `nil` for another value.
    public var text: String? {
        switch self {
        case .text(let text), .choice(let text): text
        case .empty, .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime,
            .duration, .choices, .texts, .rows, .file:
            nil
        }
    }

    /// The value as JSON writes it, where that is a text; `nil` for another value.
    package var writtenText: String? {
        switch self {
        case .text(let text), .choice(let text): text
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateTime(let moment): moment.description
        case .localDateTime(let local): local.description
        case .duration(let duration): duration.description
        case .empty, .integer, .decimal, .boolean, .choices, .texts, .rows, .file: nil
        }
    }

    /// The whole number; `nil` for another value.
    public var integer: Int? { if case .integer(let number) = self { number } else { nil } }

    /// The number, whole or not; `nil` for another value.
    public var decimal: ExactDecimal? {
        if case .decimal(let number) = self { return number }
        return integer.map { ExactDecimal(Int128($0)) }
    }

    /// Yes or no; `nil` for another value.
    public var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

    /// The day; `nil` for another value.
    public var date: CalendarDate? { if case .date(let date) = self { date } else { nil } }

    /// The texts, or the values of the choices; none for another value.
    public var texts: [String] {
        switch self {
        case .texts(let list), .choices(let list): list
        case .empty, .text, .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime,
            .duration, .choice, .rows, .file:
            []
        }
    }

    /// What is known of a file; `nil` for another value.
    public var file: FileFacts? { if case .file(let file) = self { file } else { nil } }

    /// The rows of a group; none for another value.
    public var rows: [FormRow] { if case .rows(let rows) = self { rows } else { [] } }
}
