/// A number, date or count among the parameters of a validator that an expression calculates for each record.
package struct MovingParameter: Sendable {
    /// What the parameter takes.
    package enum Kind: Sendable {
        /// A whole number; a smaller result than the least one counts as the least one.
        case whole(least: Int)
        /// An exact number.
        case number
        /// A value of the type of the field, such as the bound of a range.
        case bound
    }

    /// The name of the parameter.
    package let name: String

    let kind: Kind

    /// The expression; it is compiled when its validator is bound.
    var expression: FormExpression

    package init(_ name: String, _ kind: Kind, _ expression: FormExpression) {
        self.name = name
        self.kind = kind
        self.expression = expression
    }

    /// A result of the expression as the parameter takes it; empty where it bounds nothing.
    func value(of result: FieldValue) -> FieldValue {
        guard case .whole(let least) = kind, case .decimal(let number) = result else {
            return result
        }
        // A number beyond 64 bits bounds like the largest one, so that no count passes it.
        return .decimal(ExactDecimal(Int128(number.clamped(to: least))))
    }
}

extension ExactDecimal {
    /// The whole number that is nearest among those of 64 bits from `least`.
    package func clamped(to least: Int) -> Int {
        self < 0 ? max(least, integer ?? .min) : max(least, integer ?? .max)
    }
}

/// Values that stand for the results of expressions while a form is made, when there is no record.
enum ProbeValue: CaseIterable {
    case middle, other, low, high

    /// Choices of values for a number of parameters.
    static func choices(_ count: Int) -> [[ProbeValue]] {
        let same = allCases.map { [ProbeValue](repeating: $0, count: count) }
        // Some choice has the lower bounds low and the upper ones high, in whatever order they were read.
        let mixed = (0..<1 << min(count, 6)).map { bits in
            (0..<count).map { bits >> $0 & 1 == 0 ? ProbeValue.low : .high }
        }
        return same + mixed
    }

    /// The value for a parameter of a field of some type; `nil` for the type means that it is unknown.
    func value(of kind: MovingParameter.Kind, for type: ValueType?) -> FieldValue {
        let texts: (low: String, middle: String, high: String)
        switch (kind, type) {
        case (.bound, .date): texts = ("0001-01-01", "2026-01-31", "9999-12-31")
        case (.bound, .time): texts = ("00:00", "12:00", "23:59:59")
        case (.bound, .dateTime):
            texts = ("0001-01-02T00:00:00Z", "2026-01-31T12:00:00Z", "9999-12-30T00:00:00Z")
        case (.bound, .localDateTime):
            texts = ("0001-01-02T00:00:00", "2026-01-31T12:00:00", "9999-12-30T00:00:00")
        case (.bound, .duration): texts = ("PT0S", "P1D", "P9999Y")
        case (_, .text), (_, .multiline), (_, .integer), (_, .decimal), (_, .boolean), (_, .date),
            (_, .time), (_, .dateTime), (_, .localDateTime), (_, .duration), (_, .choice),
            (_, .choices), (_, .texts), (_, .file), (_, .group), (_, nil):
            let number: Int128 =
                switch self {
                case .middle: 1
                case .other: 4
                case .low: -1_000_000_000
                case .high: 1_000_000_000
                }
            let parameter = MovingParameter("", kind, FormExpression(""))
            return parameter.value(of: .decimal(ExactDecimal(number)))
        }
        return switch self {
        case .low: .text(texts.low)
        case .middle, .other: .text(texts.middle)
        case .high: .text(texts.high)
        }
    }
}
