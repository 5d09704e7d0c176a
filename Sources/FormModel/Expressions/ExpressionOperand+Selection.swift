extension ExpressionOperand {
    /// The first value where this operand is true, and the second where it is false; no answer where it has none.
    func choosing(_ first: ExpressionOperand, _ second: ExpressionOperand) -> ExpressionOperand {
        guard case .boolean(let isFirst) = self else { return .none }
        return isFirst ? first : second
    }
}

extension ExactDecimal {
    /// The number without its sign.
    var absolute: ExactDecimal {
        significand < 0 ? ExactDecimal(-significand, exponent: exponent) : self
    }

    /// The largest whole number that is not larger; `nil` where it has too many digits.
    var floor: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return self < nearest ? nearest.subtracting(1) : nearest
    }

    /// The smallest whole number that is not smaller; `nil` where it has too many digits.
    var ceiling: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return nearest < self ? nearest.adding(1) : nearest
    }
}
