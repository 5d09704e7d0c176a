public import FormModel

/// A bound of a validator that is a constant, or moves with the fields that an expression reads.
///
/// ```swift
/// .range(min: 1, max: .expression("stock"))
/// .length(max: .expression("if(isShort, 80, 400)"))
/// ```
///
/// An expression without a result bounds nothing.
public struct MovingBound: Sendable {
    /// The constant; a number that does not count where there is an expression.
    let constant: ExactDecimal

    /// The expression that calculates the bound; `nil` for a constant.
    public let expression: FormExpression?

    /// Makes a constant bound.
    init(_ number: ExactDecimal) {
        constant = number
        expression = nil
    }

    /// Makes a constant bound.
    init(_ number: Int) { self.init(ExactDecimal(Int128(number))) }

    fileprivate init(expression: FormExpression) {
        constant = 0
        self.expression = expression
    }

    /// A bound that an expression calculates.
    public static func expression(_ expression: FormExpression) -> MovingBound {
        MovingBound(expression: expression)
    }
}

extension MovingBound: RangeBound {
    /// The constant.
    public var rangeBound: ValueBound { .number(constant) }
}

extension MovingBound: ExpressibleByIntegerLiteral {
    /// Makes a constant bound.
    public init(integerLiteral number: Int) { self.init(number) }
}

extension RangeBound where Self == MovingBound {
    /// A bound that an expression calculates: `.range(max: .expression("stock"))`.
    public static func expression(_ expression: FormExpression) -> MovingBound {
        MovingBound(expression: expression)
    }
}

extension AnyValidator {
    /// Makes a validator whose parameters expressions calculate, or that of constants where there is no expression.
    static func moving(
        _ moving: [MovingParameter], make: @escaping @Sendable ([FieldValue]) -> (any Validator)?
    ) -> AnyValidator {
        if moving.isEmpty, let validator = make([]) { return AnyValidator(validator) }
        return AnyValidator(moving: moving, make: make) ?? .anyOf([])
    }

    /// Makes a validator of one parameter.
    static func moving(
        _ name: String, _ kind: MovingParameter.Kind, _ bound: MovingBound,
        make: @escaping @Sendable (ExactDecimal) -> any Validator
    ) -> AnyValidator {
        guard let expression = bound.expression else { return AnyValidator(make(bound.constant)) }
        return .moving([MovingParameter(name, kind, expression)]) { values in
            if case .decimal(let number) = values[0] { make(number) } else { nil }
        }
    }

    /// Makes a validator of a number that is counted.
    static func counting(
        exactly: MovingBound? = nil, min: MovingBound? = nil, max: MovingBound? = nil,
        make: @escaping @Sendable (CountBounds) -> any Validator
    ) -> AnyValidator {
        let given = [exactly, min, max]
        let moving = zip(CountBounds.names, given).compactMap { name, bound in
            bound?.expression.map { MovingParameter(name, .whole(least: 0), $0) }
        }
        return .moving(moving) { values in
            var values = values[...]
            let counts = given.map { bound -> Int? in
                guard let bound else { return nil }
                guard bound.expression != nil else { return bound.constant.clamped(to: 0) }
                guard case .decimal(let number)? = values.popFirst() else { return nil }
                return number.clamped(to: 0)
            }
            guard counts.contains(where: { $0 != nil }) || given.allSatisfy({ $0 == nil }) else {
                return nil
            }
            return make(CountBounds(min: counts[1], max: counts[2], exactly: counts[0]))
        }
    }
}
