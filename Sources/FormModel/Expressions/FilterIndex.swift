/// Finds the rows of a list that a filter can admit, by a comparison `choice.NAME == value` that must be true.
///
/// The value is a field, a constant or a column of a chosen row. Filters without such a comparison have no index.
struct FilterIndex: Sendable {
    private let rows: ColumnIndex
    private let code: ExpressionCode
    private let value: ExpressionCode.Operation

    /// A comparison of a column with the result of one operation.
    private struct Comparison {
        let column: Int
        let value: ExpressionCode.Operation
    }

    /// The field with which the whole filter compares a column, if it is nothing else, with the rows of each value.
    let whole: (field: FieldReference, column: Int)?

    /// A part of the expression: its only operation, and a comparison that is true if the part is.
    private struct Part {
        var operation: ExpressionCode.Operation?
        var comparison: Comparison?
    }

    /// Fails if the filter needs no such comparison to be true.
    ///
    /// - Parameters:
    ///   - code: The compiled filter.
    ///   - list: The list.
    init?(_ code: ExpressionCode, of list: ListTable) {
        guard let comparison = FilterIndex.comparison(in: code) else { return nil }
        rows = list.index(of: comparison.column)
        if code.operations.count == 3, case .field(let field) = comparison.value {
            whole = (field, comparison.column)
        } else {
            whole = nil
        }
        value = comparison.value
        self.code = code
    }

    /// A comparison that is true if the filter is; `nil` if there is none.
    private static func comparison(in code: ExpressionCode) -> Comparison? {
        var parts: [Part] = []
        for operation in code.operations {
            switch operation {
            // The choices are not known here.
            case .chosen(_, let list, _) where code.sources[list] != nil: parts.append(Part())
            case .constant, .field, .column, .chosen: parts.append(Part(operation: operation))
            case .present, .count, .title: parts.append(Part())
            case .equal:
                guard let right = parts.popLast(), let left = parts.popLast() else { return nil }
                parts.append(
                    Part(
                        comparison: FilterIndex.comparison(left, right)
                            ?? FilterIndex.comparison(right, left)))
            case .and:
                guard let right = parts.popLast(), let left = parts.popLast() else { return nil }
                parts.append(Part(comparison: left.comparison ?? right.comparison))
            case .or, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isElement, .add,
                .subtract, .multiply, .divide:
                guard parts.popLast() != nil, parts.popLast() != nil else { return nil }
                parts.append(Part())
            case .scalar(_, let count, work: _):
                for _ in 0..<count where parts.popLast() == nil { return nil }
                parts.append(Part())
            case .not, .isAmong, .matches, .negate:
                guard parts.popLast() != nil else { return nil }
                parts.append(Part())
            // The number of operands of the others is not known here.
            default: return nil
            }
        }
        return parts.count == 1 ? parts[0].comparison : nil
    }

    private static func comparison(_ column: Part, _ value: Part) -> Comparison? {
        guard case .column(_, let column)? = column.operation, let value = value.operation else {
            return nil
        }
        if case .column = value { return nil }
        return Comparison(column: Int(column), value: value)
    }

    /// The rows that the filter can admit in a record, in order.
    func rows(in context: borrowing JudgingContext) -> [Int32] {
        var scratch: [UInt8] = []
        let operand: ExpressionOperand =
            switch value {
            case .constant(let index): code.constants[Int(index)]
            case .field(let field): context.operand(of: field)
            case .chosen(let field, let list, let column):
                code.chosen(field, column, list: list, in: context, &scratch)
            default: .missing
            }
        switch operand {
        case .text(let text):
            return code.withBytes(text, in: context, []) { rows.rows(with: $0) }
        case .number(let number): return rows.rows(with: .number(number))
        case .boolean(let flag): return rows.rows(with: .boolean(flag))
        case .date(let date): return rows.rows(with: .date(date))
        case .time(let time): return rows.rows(with: .time(time))
        case .moment(let moment): return rows.rows(with: .moment(moment))
        case .local(let local): return rows.rows(with: .local(local))
        case .duration(let duration): return rows.rows(with: .duration(duration))
        case .missing, .failed, .unreadable, .period, .list, .elements, .other: return []
        }
    }
}
