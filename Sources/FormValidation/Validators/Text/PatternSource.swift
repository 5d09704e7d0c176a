import FormModel

/// The pattern of a validator, or the mistake in it, which makes the form definition invalid.
struct PatternSource: Sendable {
    /// The pattern; `nil` if it cannot be used.
    let pattern: Pattern?

    private let error: PatternError?

    /// Compiles a pattern; an unusable one is a mistake in the form definition.
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

    /// Reads the pattern from a form file.
    init?(_ arguments: inout DefinitionArguments) {
        let limits = arguments.limits
        guard let source = arguments.text("pattern", isMain: true, isRequired: true) else {
            return nil
        }
        self.init(source, limits: limits)
    }

    /// The mistake in the pattern.
    var problems: [DefinitionProblem] { error.map { [$0.definitionProblem] } ?? [] }

    /// The pattern, anchored, in the syntax of ECMA-262; `nil` where that cannot express it.
    var schema: String? { pattern.flatMap { ECMAPattern.whole($0.source) } }
}
