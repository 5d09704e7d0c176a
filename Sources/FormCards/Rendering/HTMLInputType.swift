import FormModel

/// The type of an input of one line.
///
/// A value that an input of a type would drop, such as a date that could not be read, makes the input one of text, so that
/// a person sees what was entered.
enum HTMLInputType: String {
    case text, email, url, number, range, date, time, password, search, file
    case telephone = "tel"
    case localDateTime = "datetime-local"

    init(_ field: FieldNode, _ value: String) {
        guard field.control != .file else {
            self = .file
            return
        }
        guard !field.isSecure else {
            self = .password
            return
        }
        let wanted: HTMLInputType =
            switch field.control {
            case .number:
                field.appearance == .slider && field.hints.minimum != nil
                    && field.hints.maximum != nil ? .range : .number
            case .date: .date
            case .time: .time
            case .localDateTime: .localDateTime
            case .line:
                switch field.hints.inputType {
                case "email": .email
                case "tel": .telephone
                case "url": .url
                case "search": .search
                default: .text
                }
            default: .text
            }
        self = value.isEmpty || wanted.keeps(value) ? wanted : .text
    }

    /// Whether an input of the type keeps a value as it is.
    private func keeps(_ value: String) -> Bool {
        switch self {
        case .number, .range: HTMLInputType.isNumber(value)
        case .date: CalendarDate(value)?.description == value
        // No clock of a browser has a leap second.
        case .time:
            ClockTime(value)?.description == value && !value.utf8.elementsEqual("23:59:60".utf8)
        case .localDateTime: LocalDateTime(value)?.description == value
        // Browsers encode the domain of an address that is not ASCII, and trim addresses.
        case .email, .url: value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        case .text, .search, .telephone, .password: true
        case .file: false
        }
    }

    /// Whether a text is a valid floating-point number of the WHATWG HTML standard, which a browser keeps.
    private static func isNumber(_ value: String) -> Bool {
        var rest = value.utf8[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        func digits() -> Int {
            let count = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = digits()
        // A number beyond the range of binary ones is dropped.
        guard whole < 300 else { return false }
        guard rest.first == UInt8(ascii: ".") else { return whole > 0 && rest.isEmpty }
        rest.removeFirst()
        return digits() > 0 && rest.isEmpty
    }

    /// The step of a number where a browser counts it as the form does; `nil` where it does not.
    ///
    /// A browser counts from the minimum, or else from the value that the page has.
    static func step(of hints: FieldNode.Hints, _ value: String) -> String? {
        guard let step = hints.step, let number = ExactDecimal(step) else { return nil }
        let base = hints.minimum ?? (value.isEmpty ? "0" : value)
        guard let start = ExactDecimal(base), let count = start.divided(by: number),
            count.isInteger
        else { return nil }
        return step
    }

    /// Whether a person types text into it.
    var isText: Bool {
        switch self {
        case .text, .email, .url, .search, .telephone, .password: true
        case .number, .range, .date, .time, .localDateTime, .file: false
        }
    }

    /// Whether it has limits and a step.
    var isLimited: Bool { !isText && self != .file }

    /// Whether it implies the keyboard of a telephone.
    var hasOwnMode: Bool {
        switch self {
        case .date, .time, .localDateTime, .range, .file: true
        case .text, .email, .url, .search, .telephone, .password, .number: false
        }
    }

    /// Whether it takes what is written from left to right in every language.
    var isLeftToRight: Bool { self == .email || self == .url || self == .telephone }
}
