public import FormModel

/// Bounds how many digits stand behind the decimal point.
///
/// Zeros at the end are not counted, however a number was written: 1.50 has one decimal, as 1.5 has.
public struct DecimalsValidator: Validator {
    /// `decimals`.
    public var name: String { "decimals" }

    /// The most decimals, from 0.
    public let max: Int

    /// Makes the validator; a negative number is a problem of the form's definition.
    public init(max: Int) {
        self.max = max
    }

    /// `max`.
    public var parameters: IssueParameters { ["max": .integer(max)] }

    /// `tooManyDecimals`.
    public var codes: [IssueCode: [String]] { [.tooManyDecimals: ["actual"]] }

    /// A negative number of decimals, and values that are no decimals.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.decimal])
        if max < 0 { problems.append(badParameter("max", "a whole number from 0")) }
        return problems
    }

    /// Adds `tooManyDecimals` with the number of decimals as `actual`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let number = value.decimal
        guard number.decimals > max else { return }
        let actual = number.normalized.decimals
        if actual > max { findings.add(.tooManyDecimals, actual: actual) }
    }
}

extension Validator where Self == DecimalsValidator {
    /// Bounds how many digits stand behind the decimal point.
    public static func decimals(max: Int) -> DecimalsValidator { DecimalsValidator(max: max) }
}
