public import FormModel

/// Requires the whole text to match a pattern.
///
/// Matching takes time linear in the length of the text for every pattern.
struct PatternValidator: Validator {
    var name: String { "pattern" }

    let source: PatternSource

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [.pattern: [], .patternTooCostly: []])
    }

    /// Reports an unusable pattern, and one that matches the empty text only.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        source.problems + (readsNoCharacter ? [DefinitionProblem(.emptyPattern)] : [])
    }

    private var readsNoCharacter: Bool { source.pattern?.readsNoCharacter == true }

    /// Whether a pattern of the item matches the empty text only.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        context.item.validators.contains { ($0 as? PatternValidator)?.readsNoCharacter == true }
    }

    /// Adds a finding `pattern`, or `patternTooCostly` if matching would exceed the limit of steps.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        switch source.pattern?.judge(value.text) {
        case nil, .matches: break
        case .doesNotMatch: findings.add(.pattern)
        case .tooManySteps: findings.add(.patternTooCostly)
        }
    }
}

extension PatternValidator {
    /// The keyword `pattern`, anchored, in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        source.schema.map { SchemaFragment(["pattern": .text($0)]) }
    }
}

extension PatternValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "pattern", usage: #"{ "pattern": "[a-z]+" }"#,
            summary:
                "The whole text matches a regular expression (RE2 syntax), in linear time. If several patterns are given, all must match.",
            takesMain: true
        ) { arguments in
            PatternSource(&arguments).map(PatternValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires the whole text to match a pattern.
    public static func pattern(_ source: String) -> AnyValidator {
        AnyValidator(PatternValidator(source: PatternSource(source)))
    }
}
