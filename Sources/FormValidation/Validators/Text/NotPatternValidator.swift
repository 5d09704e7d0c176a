public import FormModel

/// Refuses a text that matches a pattern as a whole.
///
/// Matching takes time linear in the length of the text for every pattern. To refuse a text that
/// contains a match, write `.*admin.*`, or use `excludes`.
struct NotPatternValidator: Validator {
    var name: String { "notPattern" }

    let pattern: Pattern?

    /// The mistake in the pattern, if there is one; it makes the form definition invalid.
    private let error: PatternError?

    /// Makes the validator; an unusable pattern is a mistake in the form definition.
    ///
    /// - Parameters:
    ///   - source: The pattern.
    ///   - limits: How large it may be.
    init(_ source: String, limits: DefinitionLimits = DefinitionLimits()) {
        do throws(PatternError) {
            pattern = try Pattern(source, limits: limits)
            error = nil
        } catch {
            pattern = nil
            self.error = error
        }
    }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.notPattern: [], .patternTooCostly: []])
    }

    /// Reports an unusable pattern, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let error { problems.append(error.definitionProblem) }
        return problems
    }

    /// Adds a finding `notPattern`, or `patternTooCostly` if matching would exceed the limit of
    /// steps.
    ///
    /// - Complexity: O(*n*).
    func judge(
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

extension NotPatternValidator {
    /// The keyword `not` with an anchored `pattern` in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        pattern.flatMap { ECMAPattern.whole($0.source) }.map {
            SchemaFragment(["not": ["pattern": .text($0)]])
        }
    }
}

extension NotPatternValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "notPattern", usage: #"{ "notPattern": ".*admin.*" }"#,
            summary: "The whole text does not match a regular expression (RE2 syntax).",
            takesMain: true
        ) { arguments in
            let limits = arguments.limits
            return arguments.text("pattern", isMain: true, isRequired: true).map {
                NotPatternValidator($0, limits: limits)
            }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses a text that matches a pattern as a whole.
    public static func notPattern(_ source: String) -> AnyValidator {
        AnyValidator(NotPatternValidator(source))
    }
}
