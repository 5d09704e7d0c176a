/// The functions, the pattern matcher and the limits of expressions.
struct ExpressionVocabulary: Sendable {
    var own: [ExpressionFunction] = []

    /// Compiles a pattern, or returns its problem; without it there is no function `matches`.
    var makeMatcher:
        (@Sendable (String, DefinitionLimits) -> Result<any TextMatcher, DefinitionProblem>)?

    var limits = DefinitionLimits()

    /// The lists of the form.
    var lists = ListTables()

    /// The functions of every form, followed by the custom ones.
    var functions: [ExpressionFunction] {
        ExpressionFunction.builtIn.filter { makeMatcher != nil || $0.name != "matches" } + own
    }
}
