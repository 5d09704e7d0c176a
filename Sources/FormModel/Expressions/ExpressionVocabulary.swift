/// What the expressions of a form may use: functions, what patterns are matched with, and how large all may be.
package struct ExpressionVocabulary: Sendable {
    /// The functions of a caller's own.
    var own: [ExpressionFunction] = []

    /// Makes what matches a pattern, or says what is wrong with the pattern; without it there is no `matches`.
    var makeMatcher:
        (@Sendable (String, DefinitionLimits) -> Result<any TextMatcher, DefinitionProblem>)?

    /// How large patterns and expressions may be.
    var limits = DefinitionLimits()

    /// Those that every form has, and then a caller's own.
    var functions: [ExpressionFunction] {
        ExpressionFunction.builtIn.filter { makeMatcher != nil || $0.name != "matches" } + own
    }
}
