/// Evaluation of the functions of one to three values.
extension ExpressionCode {
    /// The result of a function of `count` arguments.
    func scalar(
        _ function: ScalarFunction, _ first: ExpressionOperand, _ second: ExpressionOperand,
        _ third: ExpressionOperand, _ count: Int8, in context: borrowing JudgingContext,
        _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        context.spend(function.work)
        switch (function, first, second) {
        case (.power, .number(let x), .number(let y)): return x.power(y).operand
        case (.sqrt, .number(let x), _): return x.squareRoot.operand
        case (.ln, .number(let x), _): return x.naturalLogarithm.operand
        case (.exp, .number(let x), _): return x.exponential.operand
        case (.text, .number(let number), .number(let digits)):
            guard let digits = digits.integer, let rounded = number.rounded(toDecimals: digits)
            else { return .failed }
            return keep(rounded.utf8(decimals: digits), &scratch)
        case (.text, _, _):
            guard count == 1, let text = writing(of: first) else {
                return .nothing(of: first, second)
            }
            return keep(text, &scratch)
        case (.age, .date(let birth), .date(let day)):
            return .number(ExactDecimal(Int128(birth.years(until: day))))
        case (.age, .date(let birth), _):
            guard count == 1 else { return .nothing(of: second) }
            guard let today = context.today else { return .missing }
            return .number(ExactDecimal(Int128(birth.years(until: today))))
        case (.year, _, _), (.month, _, _), (.day, _, _), (.weekday, _, _):
            return first.date.map { .number(ExactDecimal(Int128(function.part(of: $0)))) }
                ?? .nothing(of: first)
        case (.hours, .duration(let duration), _): return duration.length(in: 3_600).operand
        case (.minutes, .duration(let duration), _): return duration.length(in: 60).operand
        case (.hours, .number(let number), _):
            return CalendarDuration(number, unit: 3_600).map { .duration($0) } ?? .failed
        case (.minutes, .number(let number), _):
            return CalendarDuration(number, unit: 60).map { .duration($0) } ?? .failed
        case (_, .text(let text), _):
            return scalar(function, of: text, second, third, count, in: context, &scratch)
        default: return .nothing(of: first, second, third)
        }
    }

    /// The result of a function of a text.
    private func scalar(
        _ function: ScalarFunction, of text: ExpressionOperand.Text, _ second: ExpressionOperand,
        _ third: ExpressionOperand, _ count: Int8, in context: borrowing JudgingContext,
        _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        switch (function, second, third) {
        case (.number, _, _):
            let number = withBytes(text, in: context, scratch) {
                ExactDecimal(utf8: $0.extracting($0.withoutSpaces))
            }
            return number.map { .number($0) } ?? .missing
        case (.upper, _, _):
            let raised = withBytes(text, in: context, scratch) { UpperCase.bytes(of: $0) }
            // A capital letter may need more bytes than a small one.
            guard raised.count <= FormExpression.maximumTextBytes else { return .failed }
            return keep(raised, &scratch)
        case (.trim, _, _):
            let trimmed = withBytes(text, in: context, scratch) {
                Array(copying: $0.extracting($0.withoutSpaces))
            }
            return keep(trimmed, &scratch)
        case (.substring, .number(let from), _):
            var length = Int.max
            if count == 3 {
                guard case .number(let number) = third, let given = number.integer, given >= 0
                else { return .nothing(of: third) }
                length = given
            }
            guard let from = from.integer, from >= 1 else { return .failed }
            let part = withBytes(text, in: context, scratch) {
                Array(copying: $0.extracting($0.scalars(from: from, count: length)))
            }
            return keep(part, &scratch)
        case (.contains, .text(let part), _), (.startsWith, .text(let part), _),
            (.endsWith, .text(let part), _):
            let holds = withBytes(text, in: context, scratch) { bytes in
                withBytes(part, in: context, scratch) { part in
                    switch function {
                    case .startsWith: bytes.hasSameBytes(as: part, at: 0)
                    case .endsWith: bytes.hasSameBytes(as: part, at: bytes.count - part.count)
                    default:
                        part.isEmpty || !TextSearch(part).places(in: bytes, most: 1).isEmpty
                    }
                }
            }
            return .boolean(holds)
        case (.replace, .text(let part), .text(let other)):
            let replaced = withBytes(text, in: context, scratch) { bytes in
                withBytes(part, in: context, scratch) { part in
                    withBytes(other, in: context, scratch) { other in
                        TextSearch(part).replacing(
                            in: bytes, by: other, most: FormExpression.maximumTextBytes)
                    }
                }
            }
            context.spend(replaced?.count ?? 0)
            return replaced.map { keep($0, &scratch) } ?? .failed
        default: return .nothing(of: second, third)
        }
    }

    /// The text of a number, date, time or duration, as JSON has it.
    private func writing(of operand: ExpressionOperand) -> [UInt8]? {
        switch operand {
        case .number(let number): number.utf8
        case .date(let date): Array(date.description.utf8)
        case .time(let time): Array(time.description.utf8)
        case .moment(let moment): Array(moment.description.utf8)
        case .local(let local): Array(local.description.utf8)
        case .duration(let duration): Array(duration.description.utf8)
        default: nil
        }
    }
}

extension ScalarFunction {
    /// The work of a call, in addition to that for each byte.
    fileprivate var work: Int {
        switch self {
        case .power, .sqrt, .ln, .exp: 2_500
        case .number, .text, .upper, .trim, .substring, .contains, .startsWith, .endsWith, .replace,
            .year, .month, .day, .weekday, .age, .hours, .minutes:
            1
        }
    }

    fileprivate func part(of date: CalendarDate) -> Int {
        switch self {
        case .year: date.year
        case .month: date.month
        case .day: date.day
        default: date.weekday
        }
    }
}

extension ExpressionOperand {
    /// The day of a date or moment.
    fileprivate var date: CalendarDate? {
        switch self {
        case .date(let date): date
        case .moment(let moment): moment.date
        case .local(let local): local.date
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// The range without white space at both ends.
    fileprivate var withoutSpaces: Range<Int> {
        let range = WhiteSpace.trim(self, 0..<Int32(count))
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    /// The bytes of at most `count` Unicode scalars from the position `from`, where 1 is the first.
    fileprivate func scalars(from: Int, count most: Int) -> Range<Int> {
        var position = 0
        var start = count
        for at in indices where self[at] & 0xC0 != 0x80 {
            position += 1
            if position == from { start = at }
            if position >= from, position - from >= most { return start..<at }
        }
        return start..<count
    }

    /// Whether other bytes are at a position.
    fileprivate func hasSameBytes(as part: Span<UInt8>, at start: Int) -> Bool {
        guard start >= 0, start + part.count <= count else { return false }
        return extracting(start..<start + part.count).hasSameBytes(as: part)
    }
}
