public import FormModel

/// Wants the whole text to match a pattern, in time linear in the text whatever the pattern.
public struct PatternValidator: Validator {
    /// `pattern`.
    public var name: String { "pattern" }

    let pattern: Pattern?

    /// Why the pattern cannot be used; a form that holds such a one is refused.
    private let error: PatternError?

    /// Makes the validator; a pattern that cannot be used is a problem of the form's definition.
    ///
    /// - Parameters:
    ///   - source: The pattern.
    ///   - limits: How large it may be.
    public init(_ source: String, limits: DefinitionLimits = DefinitionLimits()) {
        do throws(PatternError) {
            pattern = try Pattern(source, limits: limits)
            error = nil
        } catch {
            pattern = nil
            self.error = error
        }
    }

    /// `pattern` and `patternTooCostly`.
    public var codes: [IssueCode: [String]] { [.pattern: [], .patternTooCostly: []] }

    /// Why the pattern cannot be used, and patterns on values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text, .multiline])
        if let error { problems.append(error.definitionProblem) }
        if pattern?.readsNoCharacter == true { problems.append(DefinitionProblem(.emptyPattern)) }
        return problems
    }

    /// Whether no text with a character in it can match.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        pattern?.readsNoCharacter == true
    }

    /// Adds `pattern`, or `patternTooCostly` where the text would cost too many steps.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        switch pattern?.judge(value.text) {
        case nil, .matches: break
        case .doesNotMatch: findings.add(.pattern)
        case .tooManySteps: findings.add(.patternTooCostly)
        }
    }
}

extension Validator where Self == PatternValidator {
    /// Wants the whole text to match a pattern.
    public static func pattern(_ source: String) -> PatternValidator { PatternValidator(source) }
}
