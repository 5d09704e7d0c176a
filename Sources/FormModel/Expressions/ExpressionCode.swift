/// A compiled expression: a list of operations of a stack machine.
package struct ExpressionCode: Sendable {
    package enum Operation: Sendable {
        case constant(Int32)
        case field(FieldReference)
        case present(FieldReference)
        case count(FieldReference)
        /// The sum of a number, or of the counts of lists or groups, over the rows of a group; the
        /// index selects the field of the rows in ``paths``.
        case sum(FieldReference, of: Int32)
        case not, negate, and, or
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case add, subtract, multiply, divide
        /// Whether the operand equals one of the constants.
        case isAmong(Range<Int32>)
        /// Whether the last operand, a list, contains the one before it.
        case isElement
        case length, lower, round, today, now, local
        case absolute, floor, ceiling
        /// The smaller and the larger of the last two operands.
        case least, greatest
        /// One of the last two operands, selected by the condition before them.
        case choose
        case days, months, years
        case matches(Int32)
        case call(Int32, count: Int32)
        /// The result of a function over the rows of a group: the index of one of ``rowCalls``.
        case rows(Int32)
        /// Whether the operand is the result of the expression of a function in one of the rows.
        case isInRows(Int32)
        /// The number of the present row, from 1.
        case rowNumber
        case remainder
        /// The operand before the last one, or the last one if that has no result.
        case orElse
        /// The sum of the last operands, of which missing ones count as 0.
        case total(Int32)
        /// How many of the last operands have a result.
        case countAnswers(Int32)
        case scalar(ScalarFunction, count: Int8)
        /// A column of the row of a list for which the condition of a choice is evaluated.
        case column(list: Int32, Int32)
        /// A column of the row that a field chose.
        case chosen(FieldReference, list: Int32, Int32)
        /// The sum of a column over the rows that a field chose.
        case chosenSum(FieldReference, list: Int32, Int32)
        /// The titles of what a field chose.
        case title(FieldReference, list: Int32)
        /// A column of the row whose value is the operand.
        case lookup(list: Int32, Int32)
        /// A column of the last row whose number is not above the operand; the key selects one of ``brackets``.
        case bracket(list: Int32, Int32, key: Int32)
    }

    /// The largest absolute argument of `years`.
    static let maximumYears = 99_999

    package internal(set) var operations: [Operation] = []
    package internal(set) var constants: [ExpressionOperand] = []
    /// The bytes of all constant texts, concatenated.
    package internal(set) var bytes: [UInt8] = []
    var matchers: [ExpressionMatcher] = []
    var functions: [ExpressionFunction.Own] = []
    /// The paths from groups to fields of their rows: for each level of rows, the index of a field.
    var paths: [[Int]] = []
    /// The calls of functions over rows.
    var rowCalls: [RowCall] = []
    /// The secret fields that functions over rows read.
    var secretsInRows: [FieldName] = []
    /// Whether the result depends on the number of the row.
    var readsRowNumber = false

    /// The lists that the expression reads.
    var lists: [ListTable] = []
    /// Of lists whose rows depend on values of fields, what finds them, by the index of the list.
    var sources: [Int32: DependentChoices] = [:]
    /// The columns of numbers by which rows are looked up, with the rows sorted by them.
    var brackets: [(column: Int, rows: [Int32])] = []

    /// Whether the result is the value of an integer field.
    var isInteger = false

    /// The fields that the expression reads, in the order of their first occurrence.
    var reads: [FieldReference] = []

    /// Whether the expression of a row computes a sum, a length, a match or a function over rows from
    /// enclosing scopes, which costs more than reading a value.
    var readsEnclosingScopes: Bool {
        !sources.isEmpty
            || operations.contains { operation in
                switch operation {
                case .sum(let group, of: _): group.up != 0
                case .length, .matches: reads.contains { $0.up != 0 }
                case .rows(let index), .isInRows(let index): rowCalls[Int(index)].isWorthACache
                default: false
                }
            }
    }

    /// Whether results should be remembered for other rows, or the work of the expression is counted.
    var isWorthTotals: Bool { readsEnclosingScopes || isCostly }

    /// Whether the work depends on the size of texts, lists or rows, or is that of a function with many steps.
    private var isCostly: Bool {
        operations.contains { operation in
            switch operation {
            case .sum, .isElement, .length, .lower, .matches, .call, .rows, .isInRows, .scalar,
                .chosenSum, .title, .lookup, .add:
                true
            case .constant, .field, .present, .count, .not, .negate, .and, .or, .equal, .notEqual,
                .less, .lessOrEqual, .greater, .greaterOrEqual, .subtract, .multiply, .divide,
                .isAmong, .round, .today, .now, .local, .absolute, .floor, .ceiling, .least,
                .greatest, .choose, .days, .months, .years, .rowNumber, .remainder, .orElse,
                .total, .countAnswers, .column, .chosen, .bracket:
                false
            }
        }
    }

    /// Whether the result depends on the time.
    var readsTime = false

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

/// An operand during an evaluation; texts are referenced, not copied.
package enum ExpressionOperand: Sendable {
    /// No result; see ``NoResult``.
    case missing, failed, unreadable
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

    /// The position of the bytes of a text.
    package struct Text: Sendable {
        enum Origin: Sendable {
            case constant
            /// In the scratch buffer of the evaluation.
            case scratch
            case field(FieldReference)
            /// In the bytes of a list of the code.
            case list(Int32)
        }

        let origin: Origin
        package internal(set) var range: Range<Int32> = 0..<0
    }
}
