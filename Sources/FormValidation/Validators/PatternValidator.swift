public import FormModel

/// Wants the whole text to match a pattern, in time linear in the text whatever the pattern.
public struct PatternValidator: Validator {
    /// `pattern`.
    public let name = "pattern"

    /// The pattern, or why it cannot be used; a form that holds such a one is refused.
    private let pattern: Result<Pattern, PatternError>

    /// Makes the validator; a pattern that cannot be used is a problem of the form's definition.
    public init(_ source: String) {
        do throws(PatternError) {
            pattern = .success(try Pattern(source))
        } catch {
            pattern = .failure(error)
        }
    }

    /// `pattern` and `patternTooCostly`.
    public var codes: [IssueCode: [String]] { [.pattern: [], .patternTooCostly: []] }

    /// Why the pattern cannot be used, and patterns on values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text, .multiline])
        if case .failure(let error) = pattern {
            problems.append(
                DefinitionProblem(
                    .badPattern,
                    parameters: ["at": .integer(error.offset), "detail": .text(error.message)]))
        }
        return problems
    }

    /// Adds `pattern`, or `patternTooCostly` where the text would cost too many steps.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard case .success(let pattern) = pattern else { return }
        switch pattern.judge(value.text) {
        case .matches: break
        case .doesNotMatch: findings.add(.pattern)
        case .tooManySteps: findings.add(.patternTooCostly)
        }
    }
}

extension Validator where Self == PatternValidator {
    /// Wants the whole text to match a pattern.
    public static func pattern(_ source: String) -> PatternValidator { PatternValidator(source) }
}
