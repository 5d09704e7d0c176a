import FormModel

extension Vocabulary {
    /// Adds the validators with expressions, and the matcher for patterns in expressions.
    mutating func addConditions() {
        add(
            validator: "check",
            usage:
                #"{ "check": { "that": "to >= from", "message": "It ends before it starts." } }"#,
            summary:
                "The condition holds, or has no answer; the message is said where it does not. (`that`, `message`)",
            takesMain: true
        ) { arguments in
            let condition = arguments.expression("that", isMain: true, isRequired: true)
            let message = arguments.localizedText("message")
            return condition.map { CheckValidator($0, message: message) }
        }
        add(
            validator: "when",
            usage:
                #"{ "when": { "that": "kind == 'person'", "then": [{ "range": { "min": 18 } }] } }"#,
            summary: "The validators are asked while the condition holds. (`that`, `then`)"
        ) { arguments in
            let condition = arguments.expression("that", isRequired: true)
            let validators = arguments.validators("then", isRequired: true)
            guard let condition, let validators else { return nil }
            return WhenValidator(condition, then: validators)
        }
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
