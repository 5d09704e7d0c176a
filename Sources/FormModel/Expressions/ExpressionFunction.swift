/// A function that expressions may call.
public struct ExpressionFunction: Sendable {
    /// The name.
    public let name: String

    /// The syntax of a call, such as `length(x)`.
    public let usage: String

    /// The result, described in one sentence.
    public let summary: String

    let call: Call

    enum Call: Sendable {
        case builtIn(BuiltIn)
        case scalar(ScalarFunction)
        case own(Own)
    }

    /// A custom function.
    struct Own: Sendable {
        let parameters: [ExpressionType]
        let result: ExpressionType
        let body: @Sendable ([FieldValue]) -> FieldValue
    }

    enum BuiltIn: String, Sendable {
        case present, count, sum, length, lower, matches, round, date, today, now, local
        case any, all, average, first, join
        case days, months, years
        case lookup, title
        case choose = "if"
        case orElse = "coalesce"
        case least = "min"
        case greatest = "max"
        case absolute = "abs"
        case floor
        case ceiling = "ceil"
    }

    static func function(
        _ builtIn: BuiltIn, _ usage: String, _ summary: String
    ) -> ExpressionFunction {
        ExpressionFunction(
            name: builtIn.rawValue, usage: usage, summary: summary, call: .builtIn(builtIn))
    }

    static func function(
        _ scalar: ScalarFunction, _ usage: String, _ summary: String
    ) -> ExpressionFunction {
        ExpressionFunction(
            name: scalar.rawValue, usage: usage, summary: summary, call: .scalar(scalar))
    }
}

/// Matches whole texts against a pattern.
public protocol TextMatcher: Sendable {
    /// Matches a text.
    ///
    /// - Parameter text: Well-formed UTF-8.
    /// - Returns: Whether the whole text matches; `nil` if matching would be too costly.
    /// - Complexity: O(*n*), as expressions guarantee.
    func matches(_ text: Span<UInt8>) -> Bool?
}
