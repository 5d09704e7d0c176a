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

    /// A value as JSON writes it.
    ///
    /// Whoever writes values switches over these cases, so that a new type of value stands here only.
    package enum Written {
        case null
        case text(String)
        case integer(Int)
        case decimal(ExactDecimal)
        case boolean(Bool)
        case list([String])
        case file(FileFacts)
        case rows([FormRow])
    }

    /// The value as JSON writes it; rows as they are.
    package var inJSON: Written {
        switch self {
        case .empty: .null
        case .text(let text), .choice(let text): .text(text)
        case .integer(let number): .integer(number)
        case .decimal(let number): .decimal(number)
        case .boolean(let flag): .boolean(flag)
        case .date(let date): .text(date.description)
        case .time(let time): .text(time.description)
        case .dateTime(let moment): .text(moment.description)
        case .localDateTime(let local): .text(local.description)
        case .duration(let duration): .text(duration.description)
        case .choices(let list), .texts(let list): .list(list)
        case .file(let facts): .file(facts)
        case .rows(let rows): .rows(rows)
        }
    }

    /// The value as JSON writes it, where that is a text; `nil` for another value.
    package var writtenText: String? { if case .text(let text) = inJSON { text } else { nil } }

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
