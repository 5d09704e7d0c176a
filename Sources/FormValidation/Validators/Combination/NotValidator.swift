public import FormModel

/// Requires a validator to refuse the value.
struct NotValidator: Validator {
    var name: String { "not" }

    private(set) var refused: NestedValidators

    init(_ refused: any Validator) {
        self.refused = NestedValidators([refused])
    }

    /// `not`, or `timeUnknown` if the other validator may add that.
    var facts: ValidatorFacts {
        let refused = refused.facts
        var codes: [IssueCode: [String]] = [.not: []]
        codes[.timeUnknown] = refused.codes[.timeUnknown]
        return ValidatorFacts(
            codes: codes, reads: refused.reads, judgesEmpty: refused.judgesEmpty,
            requiresValue: false)
    }

    /// A copy whose nested validators have compiled expressions.
    func bound(by binder: inout ExpressionBinder) -> NotValidator {
        var bound = self
        bound.refused = refused.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validator, and an asynchronous check, whose result cannot be
    /// negated because it arrives later.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        refused.problems(in: context) + asynchronous(among: refused, "validator")
    }

    /// Adds a finding `not` if the nested validator accepts the value.
    ///
    /// - Complexity: That of the other validator.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let mark = findings.mark
        let accepts = refused.judge(value, in: context, into: &findings)
        let dependsOnTime = findings.has(.timeUnknown, since: mark)
        findings.rewind(to: mark)
        if dependsOnTime {
            findings.add(.timeUnknown)
        } else if accepts {
            findings.add(.not)
        }
    }
}

extension NotValidator {
    /// The keyword `not`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let only = refused.list.first, refused.list.count == 1, !only.facts.judgesEmpty else {
            return nil
        }
        return only.schema(in: context)?.schema.map { SchemaFragment(["not": $0]) }
    }
}

extension NotValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "not", usage: #"{ "not": { "oneOf": ["root"] } }"#,
            summary: "The validator refuses the value.", takesMain: true
        ) { arguments in
            arguments.validator("validator", isMain: true, isRequired: true).map {
                NotValidator($0)
            }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a validator to refuse the value.
    public static func not(_ refused: any Validator) -> AnyValidator {
        AnyValidator(NotValidator(refused))
    }
}
