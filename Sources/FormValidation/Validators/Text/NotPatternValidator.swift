public import FormModel

/// Refuses a text that matches a pattern as a whole.
///
/// Matching takes time linear in the length of the text for every pattern. To refuse a text that
/// contains a match, write `.*admin.*`, or use `excludes`.
struct NotPatternValidator: Validator {
    var name: String { "notPattern" }

    let source: PatternSource

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.notPattern: [], .patternTooCostly: []])
    }

    /// Reports an unusable pattern.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] { source.problems }

    /// Adds a finding `notPattern`, or `patternTooCostly` if matching would exceed the limit of
    /// steps.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        switch source.pattern?.judge(value.text) {
        case nil, .doesNotMatch: break
        case .matches: findings.add(.notPattern)
        case .tooManySteps: findings.add(.patternTooCostly)
        }
    }
}

extension NotPatternValidator {
    /// The keyword `not` with an anchored `pattern` in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        source.schema.map { SchemaFragment(["not": ["pattern": .text($0)]]) }
    }
}

extension NotPatternValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "notPattern", usage: #"{ "notPattern": ".*admin.*" }"#,
            summary: "The whole text does not match a regular expression (RE2 syntax).",
            takesMain: true
        ) { arguments in
            PatternSource(&arguments).map(NotPatternValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses a text that matches a pattern as a whole.
    public static func notPattern(_ source: String) -> AnyValidator {
        AnyValidator(NotPatternValidator(source: PatternSource(source)))
    }
}
