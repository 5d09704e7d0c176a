import FormModel

extension Vocabulary {
    /// Adds the matcher for patterns in expressions.
    mutating func addPatternMatcher() {
        makeMatcher = { source, limits in
            do throws(PatternError) {
                return .success(PatternMatcher(pattern: try Pattern(source, limits: limits)))
            } catch {
                return .failure(error.definitionProblem)
            }
        }
    }
}

/// Matches texts in expressions; `nil` if a match exceeds the limit of steps.
private struct PatternMatcher: TextMatcher {
    let pattern: Pattern

    func matches(_ text: Span<UInt8>) -> Bool? {
        switch pattern.judge(text) {
        case .matches: true
        case .doesNotMatch: false
        case .tooManySteps: nil
        }
    }
}
