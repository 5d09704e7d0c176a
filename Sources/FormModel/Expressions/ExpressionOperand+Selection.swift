extension ExpressionOperand {
    /// Whether there is a result.
    var hasResult: Bool {
        switch self {
        case .none, .empty: false
        default: true
        }
    }

    /// The first operand if this one is true, the second if it is false; otherwise no result.
    func choosing(_ first: ExpressionOperand, _ second: ExpressionOperand) -> ExpressionOperand {
        guard case .boolean(let isFirst) = self else { return .none }
        return isFirst ? first : second
    }
}

extension ExactDecimal {
    var absolute: ExactDecimal {
        significand < 0 ? ExactDecimal(-significand, exponent: exponent) : self
    }

    /// The largest whole number not above this one; `nil` if it has too many digits.
    var floor: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return self < nearest ? nearest.subtracting(1) : nearest
    }

    /// The smallest whole number not below this one; `nil` if it has too many digits.
    var ceiling: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return nearest < self ? nearest.adding(1) : nearest
    }
}
