public import FormModel

/// Requires a validator to refuse the value.
public struct NotValidator: Validator {
    /// The name `not`.
    public var name: String { "not" }

    private(set) var refused: NestedValidators

    /// Makes the validator.
    public init(_ refused: any Validator) {
        self.refused = NestedValidators([refused])
    }

    /// The finding codes: `not`.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [.not: []]
        codes[.timeUnknown] = refused.codes[.timeUnknown]
        return codes
    }

    /// Whether the nested validator judges empty values; otherwise an empty value passes.
    public var judgesEmpty: Bool { refused.list.allSatisfy(\.judgesEmpty) }

    /// `false`: a validator that must fail makes no value mandatory.
    public var requiresValue: Bool { false }

    /// The fields that the nested validator reads.
    public var reads: [FieldName] { refused.reads }

    /// A copy whose nested validators have compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> NotValidator {
        var bound = self
        bound.refused = refused.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validator, and an asynchronous check, whose result cannot be
    /// negated because it arrives later.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        refused.problems(in: context) + asynchronous(among: refused, "validator")
    }

    /// Adds a finding `not` if the nested validator accepts the value.
    ///
    /// - Complexity: That of the other validator.
    public func judge(
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

extension Validator where Self == NotValidator {
    /// Requires a validator to refuse the value.
    public static func not(_ refused: any Validator) -> NotValidator { NotValidator(refused) }
}
