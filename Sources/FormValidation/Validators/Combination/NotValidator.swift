public import FormModel

/// Wants a validator to refuse the value.
public struct NotValidator: Validator {
    /// `not`.
    public var name: String { "not" }

    private(set) var refused: NestedValidators

    /// Makes the validator.
    public init(_ refused: any Validator) {
        self.refused = NestedValidators([refused])
    }

    /// `not`.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [.not: []]
        codes[.timeUnknown] = refused.codes[.timeUnknown]
        return codes
    }

    /// An empty value passes unless the other validator judges it.
    public var judgesEmpty: Bool { refused.list.allSatisfy(\.judgesEmpty) }

    /// What must not be says nothing of what is needed.
    public var requiresValue: Bool { false }

    /// What the other validator reads.
    public var reads: [FieldName] { refused.reads }

    /// With the expressions of those that it is made of compiled.
    public func bound(by binder: inout ExpressionBinder) -> NotValidator {
        var bound = self
        bound.refused = refused.bound(by: &binder)
        return bound
    }

    /// What is wrong with the other validator, and an asynchronous check, whose answer comes too late to be
    /// turned round.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        refused.problems(in: context) + asynchronous(among: refused, "validator")
    }

    /// Adds `not` where the other validator accepts the value.
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
    /// Wants a validator to refuse the value.
    public static func not(_ refused: any Validator) -> NotValidator { NotValidator(refused) }
}
