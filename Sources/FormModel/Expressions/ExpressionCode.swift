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
        /// The smaller and the larger of the last two operands.
        case least, greatest
        /// One of the last two operands, selected by the condition before them.
        case choose
        case matches(Int32)
        case call(Int32, count: Int32)
        /// The result of a function over the rows of a group: the index of one of ``rowCalls``.
        case rows(Int32)
        /// Whether the operand is the result of the expression of a function in one of the rows.
        case isInRows(Int32)
        /// The number of the present row, from 1.
        case rowNumber
        /// A field of the row before the present one, in a group of the record around it.
        case previous(Int32, of: Int32)
        case remainder
        /// The operand before the last one, or the last one if that has no result.
        case orElse
        /// The sum of the last operands, of which missing ones count as 0.
        case total(Int32)
        /// How many of the last operands have a result.
        case countAnswers(Int32)
        /// A function of the last operands, with its work; the index is that of one of ``evaluations``.
        case scalar(Int32, count: Int8, work: Int16)
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

    package fileprivate(set) var operations: [Operation] = []
    fileprivate(set) var constants: [ExpressionOperand] = []
    /// The bytes of all constant texts, concatenated.
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate(set) var matchers: [ExpressionMatcher] = []
    /// The custom functions that are called.
    fileprivate(set) var functions: [ExpressionFunction.Own] = []
    /// How the functions of values calculate their results.
    fileprivate(set) var evaluations: [ScalarFunction.Evaluation] = []
    /// The paths from groups to fields of their rows: for each level of rows, the index of a field.
    fileprivate(set) var paths: [[Int]] = []
    /// The calls of functions over rows.
    fileprivate(set) var rowCalls: [RowCall] = []
    /// The secret fields that functions over rows read.
    fileprivate(set) var secretsInRows: [FieldName] = []
    /// Whether the result depends on the number of the row, by which the row before is found, too.
    fileprivate(set) var readsRowNumber = false
    /// Whether the number of the row itself is read.
    fileprivate(set) var namesRowNumber = false

    /// The lists that the expression reads.
    fileprivate(set) var lists: [ListTable] = []
    /// Of lists whose rows depend on values of fields, what finds them, by the index of the list.
    fileprivate(set) var sources: [Int32: DependentChoices] = [:]
    /// The columns of numbers by which rows are looked up, with the rows sorted by them.
    fileprivate(set) var brackets: [(column: Int, rows: [Int32])] = []

    /// The fields that the expression reads, in the order of their first occurrence.
    fileprivate(set) var reads: [FieldReference] = []

    /// Whether the result depends on the time.
    fileprivate(set) var readsTime = false

    /// The type of the field whose value the result is.
    private(set) var valueType: ValueType?

    fileprivate init() {}

    /// The code that reads a field.
    init(reading field: FieldReference, secret: FieldName? = nil) {
        operations = [.field(field)]
        reads = [field]
        secretsInRows = secret.map { [$0] } ?? []
    }

    /// Makes the result the value of a field.
    mutating func become(valueOf type: ValueType) { valueType = type }

    /// The code with a table in place of another one with the same columns.
    func replacing(_ old: ListTable, by new: ListTable) -> ExpressionCode {
        var code = self
        for index in code.lists.indices where code.lists[index] === old {
            code.lists[index] = new
            code.sources[Int32(index)] = nil
        }
        return code
    }

    /// A constant as a value; `nil` for one that no field can have.
    package func value(ofConstant index: Int32) -> FieldValue? {
        switch constants[Int(index)] {
        case .boolean(let flag): .boolean(flag)
        case .number(let number): .decimal(number)
        case .date(let date): .date(date)
        case .time(let time): .time(time)
        case .moment(let moment): .dateTime(moment)
        case .local(let local): .localDateTime(local)
        case .duration(let duration): .duration(duration)
        case .text(let text):
            .text(
                String(
                    decoding: bytes[Int(text.range.lowerBound)..<Int(text.range.upperBound)],
                    as: UTF8.self))
        case .missing, .failed, .unreadable, .period, .list, .elements, .other: nil
        }
    }

    /// Whether results should be remembered for other rows, or the work of the expression is counted: it depends on the
    /// size of texts, lists or rows, or is that of a function with many steps.
    var isWorthTotals: Bool {
        !sources.isEmpty
            || operations.contains { operation in
                switch operation {
                case .sum, .isElement, .matches, .call, .rows, .isInRows, .chosenSum, .title,
                    .lookup, .add:
                    true
                case .scalar(_, count: _, let work): work > 0
                case .constant, .field, .present, .count, .not, .negate, .and, .or, .equal,
                    .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .subtract, .multiply,
                    .divide, .isAmong, .least, .greatest, .choose, .rowNumber, .previous,
                    .remainder,
                    .orElse, .total, .countAnswers, .column, .chosen, .bracket:
                    false
                }
            }
    }
}

/// Collects the code of an expression, operation by operation.
struct ExpressionBuilder {
    private(set) var code = ExpressionCode()
    /// The fields of ``ExpressionCode/reads``, to find out quickly whether one is among them.
    private var seen = FieldReferences()
    /// The number of operands on the stack behind the last operation.
    private var height = 0

    // MARK: Operations

    /// Adds an operation that pushes an operand.
    ///
    /// - Returns: Whether the stack is at most so high.
    mutating func push(_ operation: ExpressionCode.Operation, limit: Int) -> Bool {
        height += 1
        guard height <= limit else { return false }
        code.operations.append(operation)
        return true
    }

    /// Adds an operation that replaces `count` operands by one.
    mutating func reduce(_ operation: ExpressionCode.Operation, _ count: Int) {
        height -= count - 1
        code.operations.append(operation)
    }

    /// Takes the last operation away, whose operand the next one does not need.
    mutating func dropLast() { code.operations.removeLast() }

    // MARK: Constants

    /// An operand whose bytes are among those of the code.
    mutating func operand(ofText text: [UInt8]) -> ExpressionOperand {
        let start = Int32(code.bytes.count)
        code.bytes.append(contentsOf: text)
        let range = start..<Int32(code.bytes.count)
        return .text(ExpressionOperand.Text(origin: .constant, range: range))
    }

    /// A list whose elements are among the bytes of the code.
    mutating func operand(ofList list: [String]) -> ExpressionOperand {
        ListedTexts.append(list, to: &code.bytes, origin: .constant)
    }

    mutating func add(constant: ExpressionOperand) -> Int32 {
        code.constants.append(constant)
        return Int32(code.constants.count - 1)
    }

    /// Adds constants beside each other.
    mutating func add(constants: [ExpressionOperand]) -> Range<Int32> {
        let first = Int32(code.constants.count)
        code.constants += constants
        return first..<Int32(code.constants.count)
    }

    mutating func replace(constant index: Int, by operand: ExpressionOperand) {
        code.constants[index] = operand
    }

    // MARK: What operations refer to by index

    mutating func add(_ matcher: ExpressionMatcher) { code.matchers.append(matcher) }

    mutating func add(_ function: ExpressionFunction.Own) -> Int32 {
        code.functions.append(function)
        return Int32(code.functions.count - 1)
    }

    mutating func add(_ evaluation: ScalarFunction.Evaluation) -> Int32 {
        code.evaluations.append(evaluation)
        return Int32(code.evaluations.count - 1)
    }

    mutating func add(path: [Int]) -> Int32 {
        code.paths.append(path)
        return Int32(code.paths.count - 1)
    }

    /// Adds a call, with what its expression reads outside of the rows.
    mutating func add(_ call: RowCall) -> Int32 {
        code.readsTime = code.readsTime || call.code.readsTime
        code.secretsInRows += call.code.secretsInRows
        for read in call.readsBeside { note(read) }
        code.rowCalls.append(call)
        return Int32(code.rowCalls.count - 1)
    }

    /// Adds a list, unless it is among those of the code, with what finds its rows if they depend on values of fields,
    /// which the expression reads too.
    mutating func add(_ list: ListTable, from choices: DependentChoices? = nil) -> Int32 {
        let known = code.lists.firstIndex { $0 === list }
        if known == nil { code.lists.append(list) }
        let index = Int32(known ?? code.lists.count - 1)
        if let choices {
            code.sources[index] = choices
            for read in choices.reads { note(read) }
        }
        return index
    }

    /// Adds a column of numbers by which rows are looked up, with the rows sorted by it.
    mutating func add(bracket column: Int, _ rows: [Int32]) -> Int32 {
        code.brackets.append((column, rows))
        return Int32(code.brackets.count - 1)
    }

    /// Adds the operation that finds a column of a row: of the last one whose number in the column of a bracket is not
    /// above the operand, or else of the one with that value.
    mutating func lookUp(_ column: Int32, in list: ListTable, bracket: Int?) {
        guard let bracket else { return reduce(.lookup(list: add(list), column), 1) }
        let key = add(bracket: bracket, list.sorted(by: bracket))
        reduce(.bracket(list: add(list), column, key: key), 1)
    }

    // MARK: What the result depends on

    mutating func note(_ read: FieldReference) {
        if seen.insert(read) { code.reads.append(read) }
    }

    mutating func note(secretInRows name: FieldName) { code.secretsInRows.append(name) }

    mutating func noteTime() { code.readsTime = true }

    mutating func noteRowNumber(isNamed: Bool) {
        code.readsRowNumber = true
        if isNamed { code.namesRowNumber = true }
    }
}

/// An operand during an evaluation; texts are referenced, not copied.
package enum ExpressionOperand: Sendable {
    /// No result; see ``NoResult``.
    case missing, failed, unreadable
    /// The value `other` of a field of numbers, whose number is in another field: calculations have no result with it, and
    /// it is equal to the text `other`.
    case other
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
    /// A list that the expression itself makes; each element follows its size in four bytes.
    case elements(Text)

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
        var range: Range<Int32> = 0..<0
    }
}
