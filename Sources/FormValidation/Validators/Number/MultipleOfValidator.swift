public import FormModel

/// Wants a whole multiple of a number, such as 0.05, in exact decimal arithmetic.
///
/// As `multipleOf` of JSON Schema (Validation, section 6.2.1), but never in binary floating point: 4.35
/// is a multiple of 0.01. Zero is a multiple of everything.
public struct MultipleOfValidator: Validator {
    /// `multipleOf`.
    public var name: String { "multipleOf" }

    /// The number, above zero.
    public let factor: ExactDecimal

    /// Makes the validator; a number that is not above zero is a problem of the form's definition.
    public init(_ factor: ExactDecimal) {
        self.factor = factor
    }

    /// The number, as `of`.
    public var parameters: IssueParameters { ["of": .decimal(factor)] }

    /// `multipleOf`.
    public var codes: [IssueCode: [String]] { [.multipleOf: []] }

    /// A number that is not above zero, and values that are no numbers.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.integer, .decimal])
        if factor <= 0 { problems.append(badParameter("of", "a number above 0")) }
        return problems
    }

    /// Adds `multipleOf`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.decimal.isMultiple(of: factor) { findings.add(.multipleOf) }
    }
}

extension Validator where Self == MultipleOfValidator {
    /// Wants a whole multiple of a number, exactly.
    public static func multipleOf(_ factor: ExactDecimal) -> MultipleOfValidator {
        MultipleOfValidator(factor)
    }
}
