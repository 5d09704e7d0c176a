public import FormModel

/// Requires the whole text to match a pattern.
///
/// Matching takes time linear in the length of the text for every pattern.
struct PatternValidator: Validator {
    var name: String { "pattern" }

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
        ValidatorFacts(types: [.text, .multiline], codes: [.pattern: [], .patternTooCostly: []])
    }

    /// Reports an unusable pattern, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let error { problems.append(error.definitionProblem) }
        if pattern?.readsNoCharacter == true { problems.append(DefinitionProblem(.emptyPattern)) }
        return problems
    }

    /// Whether the pattern matches the empty text only.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        pattern?.readsNoCharacter == true
    }

    /// Adds a finding `pattern`, or `patternTooCostly` if matching would exceed the limit of steps.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    func judge(
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

extension PatternValidator {
    /// The keyword `pattern`, anchored, in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        pattern.flatMap { ECMAPattern.whole($0.source) }.map {
            SchemaFragment(["pattern": .text($0)])
        }
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
            let limits = arguments.limits
            return arguments.text("pattern", isMain: true, isRequired: true).map {
                PatternValidator($0, limits: limits)
            }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires the whole text to match a pattern.
    public static func pattern(_ source: String) -> AnyValidator {
        AnyValidator(PatternValidator(source))
    }
}
