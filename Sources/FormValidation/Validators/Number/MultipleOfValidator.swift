public import FormModel

/// Requires an integer multiple of a number, such as 0.05, in exact decimal arithmetic.
///
/// The definition is that of `multipleOf` in JSON Schema (Validation, section 6.2.1), without
/// binary floating point: 4.35 is a multiple of 0.01. Zero is a multiple of every number.
public struct MultipleOfValidator: Validator {
    /// The name `multipleOf`.
    public var name: String { "multipleOf" }

    /// The factor, above zero.
    public let factor: ExactDecimal

    /// Makes the validator; a factor that is not above zero is a mistake in the form definition.
    public init(_ factor: ExactDecimal) {
        self.factor = factor
    }

    /// The finding parameters: the factor as `of`.
    public var parameters: IssueParameters { ["of": .decimal(factor)] }

    /// The finding codes: `multipleOf`.
    public var codes: [IssueCode: [String]] { [.multipleOf: []] }

    /// Reports a factor that is not above zero, and a field whose type is not a number.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.integer, .decimal])
        if factor <= 0 { problems.append(badParameter("of", "a number above 0")) }
        return problems
    }

    /// Adds a finding `multipleOf` for an invalid value.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.decimal.isMultiple(of: factor) { findings.add(.multipleOf) }
    }
}

extension Validator where Self == MultipleOfValidator {
    /// Requires an integer multiple of a number, in exact decimal arithmetic.
    public static func multipleOf(_ factor: ExactDecimal) -> MultipleOfValidator {
        MultipleOfValidator(factor)
    }
}
