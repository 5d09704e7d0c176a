/// The result of a function over rows.
struct RowOutcome: Sendable {
    /// The result; of a text only its kind, because its bytes are in ``text``.
    var operand: ExpressionOperand = .missing
    /// The bytes, if the result is a text.
    var text: [UInt8]?

    init(_ operand: ExpressionOperand) {
        self.operand = operand
    }

    init(text: [UInt8]) {
        self.text = text
    }

    init(none cause: NoResult) {
        operand = ExpressionOperand(cause)
    }
}

/// The results of an expression in all rows.
struct RowValues: Sendable {
    var known: Set<RowValue> = []
    /// The different texts in the order of the rows, where a call asks for them.
    var texts: [[UInt8]] = []
    /// The reason why the result of a row is unknown, unless values were only missing.
    var cause: NoResult?
}

/// A value that is equal for equal operands.
enum RowValue: Hashable, Sendable {
    case text([UInt8])
    case boolean(Bool)
    case number(ExactDecimal)
    case date(CalendarDate)
    case time(ClockTime)
    case moment(DateTime)
    case local(LocalDateTime)
    case duration(CalendarDuration)
}

/// The rows of a group while a function looks at them, one after the other.
struct RowFold {
    private let call: RowCall
    /// How many rows were visited.
    var rows = 0
    /// Whether the remaining rows cannot change the result.
    private(set) var isDecided = false
    private(set) var values = RowValues()
    /// How many rows have a result, or fulfil the condition.
    private var count = 0
    private var sum = DecimalSum()
    private var best = ExpressionOperand.missing
    private var text: [UInt8] = []
    /// The strongest reason why a row has no result; `nil` if all rows have one.
    private var cause: NoResult?
    private var scratch: [UInt8] = []

    init(_ call: RowCall) {
        self.call = call
    }

    /// Adds the result of the expression in a row.
    mutating func add(_ row: borrowing JudgingContext) {
        // Texts that a row computes are released before the next row.
        scratch.removeAll(keepingCapacity: true)
        let operand = call.code.evaluate(in: row, &scratch)
        if let cause = operand.noResult {
            addNothing(cause)
        } else {
            add(operand, row)
        }
    }

    /// Adds a row in which the expression has no result.
    mutating func addNothing(_ cause: NoResult) {
        self.cause = max(self.cause ?? cause, cause)
        if cause != .missing { values.cause = self.cause }
    }

    private mutating func add(_ operand: ExpressionOperand, _ row: borrowing JudgingContext) {
        switch call.function {
        case .any, .all, .count:
            guard case .boolean(let holds) = operand else { return }
            if holds { count += 1 }
            switch call.function {
            case .any where holds, .all where !holds:
                best = .boolean(holds)
                isDecided = true
            default: break
            }
        case .sum, .average:
            guard case .number(let number) = operand else { return }
            count += 1
            sum.add(number)
        case .least: choose(operand) { $0 < 0 }
        case .greatest: choose(operand) { $0 > 0 }
        case .first:
            best = operand
            isDecided = true
            if case .text(let bytes) = operand {
                text = call.code.withBytes(bytes, in: row, scratch) { Array(copying: $0) }
            }
        case .join(let separator):
            if case .text(let bytes) = operand { append(bytes, separator, row) }
        case .values:
            if let value = value(of: operand, row) { values.known.insert(value) }
        case .listed:
            if let value = value(of: operand, row), values.known.insert(value).inserted,
                case .text(let text) = value
            {
                values.texts.append(text)
            }
        }
    }

    /// Appends a text, up to the largest size of a text.
    private mutating func append(
        _ bytes: ExpressionOperand.Text, _ separator: [UInt8], _ row: borrowing JudgingContext
    ) {
        if count > 0 { text += separator }
        call.code.withBytes(bytes, in: row, scratch) { text.append(copying: $0) }
        count += 1
        if text.count > FormExpression.maximumTextBytes {
            addNothing(.failed)
            isDecided = true
        }
    }

    private mutating func choose(_ operand: ExpressionOperand, _ isBetter: (Int) -> Bool) {
        count += 1
        guard count > 1 else {
            best = operand
            return
        }
        if case .boolean(true) = ExpressionOperand.compare(operand, best, isBetter) {
            best = operand
        }
    }

    private func value(
        of operand: ExpressionOperand, _ row: borrowing JudgingContext
    ) -> RowValue? {
        call.code.rowValue(of: operand, in: row, scratch)
    }

    /// The result over all rows that were added.
    var outcome: RowOutcome {
        switch call.function {
        case .any, .all:
            if isDecided { return RowOutcome(best) }
            if let cause { return RowOutcome(none: cause) }
            if case .all = call.function { return RowOutcome(.boolean(true)) }
            return RowOutcome(.boolean(false))
        case .values, .listed: return RowOutcome(none: .failed)
        case .count, .sum, .average, .least, .greatest, .first, .join: break
        }
        if let cause, cause != .missing { return RowOutcome(none: cause) }
        switch call.function {
        case .sum: return RowOutcome(sum.value.operand)
        case .average where count > 0: return RowOutcome(sum.average(of: count).operand)
        case .join: return RowOutcome(text: text)
        case .least, .greatest, .first:
            if case .text = best { return RowOutcome(text: text) }
            return RowOutcome(best)
        case .count: return RowOutcome(.number(ExactDecimal(Int128(count))))
        case .average, .any, .all, .values, .listed: return RowOutcome(none: .missing)
        }
    }
}

extension ExpressionCode {
    /// The value of an operand as one that can be looked for; `nil` if it has none.
    func rowValue(
        of operand: ExpressionOperand, in context: borrowing JudgingContext, _ scratch: [UInt8]
    ) -> RowValue? {
        switch operand {
        case .missing, .failed, .unreadable, .period, .list, .elements, .other: nil
        case .boolean(let flag): .boolean(flag)
        case .number(let number): .number(number)
        case .date(let date): .date(date)
        case .time(let time): .time(time)
        case .moment(let moment): .moment(moment)
        case .local(let local): .local(local)
        case .duration(let duration): .duration(duration)
        case .text(let text):
            .text(withBytes(text, in: context, scratch) { Array(copying: $0) })
        }
    }

    /// Whether a value is among the results in the rows; no result if that is unknown.
    func isAmong(
        _ values: RowValues, _ operand: ExpressionOperand, in context: borrowing JudgingContext,
        _ scratch: [UInt8]
    ) -> ExpressionOperand {
        guard let value = rowValue(of: operand, in: context, scratch) else {
            return .nothing(of: operand)
        }
        if values.known.contains(value) { return .boolean(true) }
        return values.cause.map { ExpressionOperand($0) } ?? .boolean(false)
    }
}

extension [UInt8] {
    /// Makes an array of the bytes of a span.
    init(copying bytes: Span<UInt8>) {
        self = []
        append(copying: bytes)
    }

    /// Appends the bytes of a span.
    mutating func append(copying bytes: Span<UInt8>) {
        for at in bytes.indices { append(bytes[at]) }
    }
}
