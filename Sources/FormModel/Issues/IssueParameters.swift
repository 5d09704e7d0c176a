/// The parameters of an issue by name, in a fixed order: `min`, `max`, `actual` and so on.
///
/// The refused value is among them only where a text of the form names its field, which is never a secret.
public struct IssueParameters: Sendable, Hashable {
    /// The value of a parameter.
    public enum Value: Sendable, Hashable {
        /// A count or a whole number.
        case integer(Int)
        /// An exact number, written as in the form.
        case decimal(ExactDecimal)
        /// A day.
        case date(CalendarDate)
        /// A time of day without a time zone.
        case time(ClockTime)
        /// A moment with its offset from UTC.
        case dateTime(DateTime)
        /// A date and time without an offset.
        case localDateTime(LocalDateTime)
        /// A duration.
        case duration(CalendarDuration)
        /// Yes or no.
        case boolean(Bool)
        /// A name or another short text.
        case text(String)
        /// Several texts, such as the values allowed.
        case list([String])

        /// Whether both values are equal; texts are compared as bytes, decimals by value.
        public static func == (left: Value, right: Value) -> Bool {
            left.fieldValue.isSameValue(as: right.fieldValue)
        }

        /// Hashes texts as bytes, as `==` compares them.
        public func hash(into hasher: inout Hasher) {
            fieldValue.hash(into: &hasher)
        }

        /// The same value as that of a field.
        package var fieldValue: FieldValue {
            switch self {
            case .integer(let number): .integer(number)
            case .decimal(let number): .decimal(number)
            case .date(let date): .date(date)
            case .time(let time): .time(time)
            case .dateTime(let moment): .dateTime(moment)
            case .localDateTime(let local): .localDateTime(local)
            case .duration(let duration): .duration(duration)
            case .boolean(let flag): .boolean(flag)
            case .text(let text): .text(text)
            case .list(let list): .texts(list)
            }
        }
    }

    /// The names and values, in order.
    public private(set) var pairs: [(name: String, value: Value)] = []

    /// Makes an empty list of parameters.
    public init() {}

    /// The value of that name; `nil` if there is none.
    public subscript(_ name: String) -> Value? {
        get { pairs.first { $0.name.hasSameBytes(as: name) }?.value }
        set {
            pairs.removeAll { $0.name.hasSameBytes(as: name) }
            if let newValue { pairs.append((name, newValue)) }
        }
    }

    /// Replaces the value of a name in its place.
    mutating func replace(_ name: String, by value: Value) {
        for index in pairs.indices where pairs[index].name.hasSameBytes(as: name) {
            pairs[index].value = value
        }
    }

    /// Whether there are no parameters.
    public var isEmpty: Bool { pairs.isEmpty }

    /// Whether both have equal parameters in the same order.
    public static func == (left: IssueParameters, right: IssueParameters) -> Bool {
        left.pairs.count == right.pairs.count
            && zip(left.pairs, right.pairs).allSatisfy {
                $0.name.hasSameBytes(as: $1.name) && $0.value == $1.value
            }
    }

    /// Hashes names and values.
    public func hash(into hasher: inout Hasher) {
        for pair in pairs {
            hasher.combine(Array(pair.name.utf8))
            hasher.combine(pair.value)
        }
    }
}

extension IssueParameters: ExpressibleByDictionaryLiteral {
    /// Makes parameters in the order of the literal.
    public init(dictionaryLiteral elements: (String, Value)...) {
        pairs = elements.map { (name: $0.0, value: $0.1) }
    }
}

extension IssueParameters.Value: CustomStringConvertible {
    /// The value as a message shows it.
    public var description: String {
        switch self {
        case .integer(let number): String(number)
        case .decimal(let number): number.description
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateTime(let moment): moment.description
        case .localDateTime(let local): local.shortText
        case .duration(let duration): duration.description
        case .boolean(let flag): String(flag)
        case .text(let text): text
        case .list(let list): list.joined(separator: ", ")
        }
    }
}
