public import FormModel

/// Refuses a text that matches a pattern as a whole, in time linear in the text whatever the pattern.
///
/// What must not stand anywhere is written as `.*admin.*`, or with `excludes`.
public struct NotPatternValidator: Validator {
    /// `notPattern`.
    public var name: String { "notPattern" }

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

    /// `notPattern` and `patternTooCostly`.
    public var codes: [IssueCode: [String]] { [.notPattern: [], .patternTooCostly: []] }

    /// Why the pattern cannot be used, and patterns on values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text, .multiline])
        if let error { problems.append(error.definitionProblem) }
        return problems
    }

    /// Adds `notPattern`, or `patternTooCostly` where the text would cost too many steps.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        switch pattern?.judge(value.text) {
        case nil, .doesNotMatch: break
        case .matches: findings.add(.notPattern)
        case .tooManySteps: findings.add(.patternTooCostly)
        }
    }
}

extension Validator where Self == NotPatternValidator {
    /// Refuses a text that matches a pattern as a whole.
    public static func notPattern(_ source: String) -> NotPatternValidator {
        NotPatternValidator(source)
    }
}
