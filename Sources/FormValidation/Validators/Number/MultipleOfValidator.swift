public import FormModel

/// Requires an integer multiple of a number, such as 0.05, in exact decimal arithmetic.
///
/// The definition is that of `multipleOf` in JSON Schema (Validation, section 6.2.1), without
/// binary floating point: 4.35 is a multiple of 0.01. Zero is a multiple of every number.
struct MultipleOfValidator: Validator {
    var name: String { "multipleOf" }

    /// The factor, above zero.
    let factor: ExactDecimal

    /// Makes the validator; a factor that is not above zero is a mistake in the form definition.
    init(_ factor: ExactDecimal) {
        self.factor = factor
    }

    /// The finding parameters: the factor as `of`.
    var parameters: IssueParameters { ["of": .decimal(factor)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.integer, .decimal], codes: [.multipleOf: []])
    }

    /// Reports a factor that is not above zero, and a field whose type is not a number.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if factor <= 0 { problems.append(badParameter("of", "a number above 0")) }
        return problems
    }

    /// Adds a finding `multipleOf` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.decimal.isMultiple(of: factor) { findings.add(.multipleOf) }
    }
}

extension MultipleOfValidator: DirectlyMovable {
    static var movableParameters: [String] { ["of"] }

    func moved(by values: borrowing MovedParameters) -> MultipleOfValidator? {
        guard case .number(let factor)? = values.operand(0), factor > 0 else { return nil }
        return MultipleOfValidator(factor)
    }
}

extension MultipleOfValidator: BoundingValidator {
    func bounds(at now: DateTime?, of type: ValueType) -> FieldBounds { FieldBounds(step: factor) }
}

extension MultipleOfValidator {
    /// The keyword `multipleOf`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["multipleOf": .number(factor)])
    }
}

extension MultipleOfValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "multipleOf", usage: #"{ "multipleOf": 0.05 }"#,
            summary: "A whole multiple of a number above 0, in exact decimal arithmetic. (`of`)",
            takesMain: true
        ) { arguments in
            arguments.decimal("of", isMain: true, isRequired: true).map(MultipleOfValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an integer multiple of a number, in exact decimal arithmetic.
    public static func multipleOf(_ factor: ExactDecimal) -> AnyValidator {
        AnyValidator(MultipleOfValidator(factor))
    }

    /// Requires an integer multiple of a number that an expression calculates.
    @_disfavoredOverload
    public static func multipleOf(_ factor: MovingBound) -> AnyValidator {
        .moving("of", .number, factor) { MultipleOfValidator($0) }
    }
}
