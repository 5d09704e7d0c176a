/// An expression made ready to be evaluated: one operation behind the other, over a few operands at a time.
package struct ExpressionCode: Sendable {
    package enum Operation: Sendable {
        case constant(Int32)
        case field(FieldReference)
        case present(FieldReference)
        case count(FieldReference)
        /// The sum of a number over the rows of a group, or how many elements or rows a field has there; which field
        /// of the rows, and of the rows in them, is one of the ``paths``.
        case sum(FieldReference, of: Int32)
        case not, negate, and, or
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case add, subtract, multiply, divide
        /// Whether the operand is one of the constants.
        case isAmong(Range<Int32>)
        /// Whether the last operand, a list, has the one before.
        case isElement
        case length, lower, round, today, now, local, age
        case absolute, floor, ceiling
        /// The smaller, and the larger, of the last two operands.
        case least, greatest
        /// One of the last two operands, as the one before them says.
        case choose
        case days, months, years
        case matches(Int32)
        case call(Int32, count: Int32)
    }

    /// The most years that `years` takes, forward and back.
    static let maximumYears = 99_999

    package internal(set) var operations: [Operation] = []
    package internal(set) var constants: [ExpressionOperand] = []
    /// The bytes of all constant texts, one behind the other.
    package internal(set) var bytes: [UInt8] = []
    var matchers: [ExpressionMatcher] = []
    var functions: [ExpressionFunction.Own] = []
    /// The ways from groups to fields of their rows: of each level of rows the index of a field.
    var paths: [[Int]] = []

    /// Whether a field holds the result that takes integers only.
    var isInteger = false

    /// The fields that it looks at, in the order in which they are named, each once.
    package internal(set) var reads: [FieldReference] = []

    /// Whether it makes something of what stands around a row that costs more than a look: a sum, a length or a match.
    var looksAroundRows: Bool {
        let looks = operations.contains { operation in
            switch operation {
            case .sum(let group, of: _): group.up > 0
            case .length, .matches: true
            default: false
            }
        }
        return looks && reads.contains { $0.up > 0 }
    }

    /// Whether it depends on the time.
    package internal(set) var readsTime = false

    mutating func add(constant text: [UInt8]) -> Int32 {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text)
        let range = start..<Int32(bytes.count)
        return add(constant: .text(ExpressionOperand.Text(origin: .constant, range: range)))
    }

    mutating func add(constant: ExpressionOperand) -> Int32 {
        constants.append(constant)
        return Int32(constants.count - 1)
    }
}

/// A value on the way of an evaluation; texts stay where they lie.
package enum ExpressionOperand: Sendable {
    /// No answer: something that could not be read, or that cannot be calculated.
    case none
    /// A field that holds nothing, which has no answer either, but a length.
    case empty
    case boolean(Bool)
    case number(ExactDecimal)
    case date(CalendarDate)
    case time(ClockTime)
    case moment(DateTime)
    case local(LocalDateTime)
    case duration(CalendarDuration)
    case period(months: Int, days: Int)
    case text(Text)
    case list(FieldReference)

    /// Where the bytes of a text lie.
    package struct Text: Sendable {
        package enum Origin: Sendable {
            case constant
            /// In memory of the evaluation.
            case scratch
            case field(FieldReference)
        }

        package let origin: Origin
        package internal(set) var range: Range<Int32> = 0..<0
    }
}
