extension ExpressionOperand {
    /// The operand for a reason why there is no result.
    init(_ cause: NoResult) {
        switch cause {
        case .missing: self = .missing
        case .failed: self = .failed
        case .unreadable: self = .unreadable
        }
    }

    /// The reason why there is no result; `nil` if there is one.
    var noResult: NoResult? {
        switch self {
        case .missing, .other: .missing
        case .failed: .failed
        case .unreadable: .unreadable
        case .boolean, .number, .date, .time, .moment, .local, .duration, .period, .text, .list,
            .elements:
            nil
        }
    }

    /// What an operation without a result leaves: the strongest reason among its operands, and a failure if all of them
    /// have results.
    static func nothing(of operands: ExpressionOperand...) -> ExpressionOperand {
        ExpressionOperand(operands.compactMap(\.noResult).max() ?? .failed)
    }

    /// The first operand if this one is true, the second if it is false; otherwise what this one has instead of a result.
    func choosing(_ first: ExpressionOperand, _ second: ExpressionOperand) -> ExpressionOperand {
        guard case .boolean(let isFirst) = self else { return .nothing(of: self) }
        return isFirst ? first : second
    }
}

extension ExpressionOperand {
    /// This operand, or another one if this one has no result.
    func orElse(_ other: ExpressionOperand) -> ExpressionOperand {
        if noResult == nil { return self }
        return other.noResult == nil ? other : .nothing(of: self, other)
    }
}

extension ExpressionOperand {
    /// Compares two operands of one type by their order: −1, 0 or 1.
    static func compare(
        _ left: ExpressionOperand, _ right: ExpressionOperand, _ holds: (Int) -> Bool
    ) -> ExpressionOperand {
        switch (left, right) {
        case (.number(let a), .number(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        case (.date(let a), .date(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        case (.time(let a), .time(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        case (.moment(let a), .moment(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        case (.local(let a), .local(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        case (.duration(let a), .duration(let b)): .boolean(holds(a < b ? -1 : b < a ? 1 : 0))
        default: .nothing(of: left, right)
        }
    }
}
