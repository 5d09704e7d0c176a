public import FormModel

/// Limits the number of digits after the decimal point.
///
/// Trailing zeros are not counted: 1.50 has one decimal, as 1.5 has.
struct DecimalsValidator: Validator {
    var name: String { "decimals" }

    /// The maximum number of decimals, at least 0.
    let max: Int

    /// Makes the validator; a negative number is a mistake in the form definition.
    init(max: Int) {
        self.max = max
    }

    /// The finding parameters: `max`.
    var parameters: IssueParameters { ["max": .integer(max)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.decimal], codes: [.tooManyDecimals: ["actual"]])
    }

    /// Reports a negative number of decimals, and a field whose type is not decimal.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if max < 0 { problems.append(badParameter("max", "a whole number from 0")) }
        return problems
    }

    /// Adds a finding `tooManyDecimals` with the number of decimals as `actual`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let number = value.decimal
        guard number.decimals > max else { return }
        let actual = number.normalized.decimals
        if actual > max { findings.add(.tooManyDecimals, actual: actual) }
    }
}

extension DecimalsValidator: DirectlyMovable {
    static var movableParameters: [String] { ["max"] }

    func moved(by values: borrowing MovedParameters) -> DecimalsValidator? {
        values.integer(0, or: max).map(DecimalsValidator.init)
    }
}

extension DecimalsValidator {
    /// The keyword `multipleOf` with the smallest number that has the maximum number of decimals.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        // No number has more decimals, and the factor would be written with all its zeros.
        guard max <= ExactDecimal.maximumExponent else { return SchemaFragment() }
        return SchemaFragment(["multipleOf": .number(ExactDecimal(1, exponent: -max))])
    }
}

extension DecimalsValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "decimals", usage: #"{ "decimals": 2 }"#,
            summary:
                "At most `max` digits after the decimal point; zeros at the end are not counted. (`max`)",
            takesMain: true
        ) { arguments in
            arguments.integer("max", isMain: true, isRequired: true, least: 0)
                .map(DecimalsValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the number of digits after the decimal point.
    public static func decimals(max: Int) -> AnyValidator {
        AnyValidator(DecimalsValidator(max: max))
    }

    /// Limits the number of digits after the decimal point to one that an expression calculates.
    @_disfavoredOverload
    public static func decimals(max: MovingBound) -> AnyValidator {
        .moving("max", .whole(least: 0), max) { DecimalsValidator(max: $0.clamped(to: 0)) }
    }
}
