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
        case own(Own)
    }

    /// A custom function.
    struct Own: Sendable {
        let parameters: [ExpressionType]
        let result: ExpressionType
        let body: @Sendable ([FieldValue]) -> FieldValue
    }

    enum BuiltIn: String, Sendable {
        case present, count, sum, length, lower, matches, round, date, today, now, local, age
        case days, months, years
        case choose = "if"
        case least = "min"
        case greatest = "max"
        case absolute = "abs"
        case floor
        case ceiling = "ceil"
    }

    /// The functions of every form.
    static let builtIn: [ExpressionFunction] = [
        function(.present, "present(x)", "Whether the field `x` holds something that can be read."),
        function(.length, "length(x)", "The Unicode scalars of a text; 0 where it is empty."),
        function(
            .lower, "lower(x)",
            "The text in lower case, by Unicode, whatever the language; a capital sigma at the end of a word becomes `ς`."
        ),
        function(
            .matches, "matches(x, 'pattern')",
            "Whether the whole text matches a pattern, as the validator `pattern` does."),
        function(
            .count, "count(list)",
            "How many elements a list has, or how many rows a group has; 0 where it is empty. `count(group.list)` counts them in all rows of a group."
        ),
        function(
            .sum, "sum(list.field)",
            "The sum of a number over the rows of a group; rows without it count as 0. `sum(group.group.field)` goes through the rows of rows."
        ),
        function(
            .round, "round(x, digits)",
            "The number with so many decimals, from 0 to 38, halves away from zero; `round(x)` has none."
        ),
        function(.floor, "floor(x)", "The largest whole number that is not larger than `x`."),
        function(.ceiling, "ceil(x)", "The smallest whole number that is not smaller than `x`."),
        function(.absolute, "abs(x)", "The number without its sign."),
        function(
            .least, "min(a, b, …)",
            "The smallest of two or more numbers, or the first of dates or times; no answer where one of them has none."
        ),
        function(
            .greatest, "max(a, b, …)",
            "The largest of two or more numbers, or the last of dates or times; no answer where one of them has none."
        ),
        function(
            .choose, "if(condition, a, b)",
            "`a` where the condition holds, and `b` where it does not; both of one type. A condition without an answer gives none, and the value that is not chosen may be without one."
        ),
        function(.today, "today()", "The day on which is judged."),
        function(
            .now, "now()", "The moment at which is judged, to compare with a date and time."),
        function(
            .local, "local(x)",
            "The date and time of a moment at its own offset: `local(now())` goes with local dates and times."
        ),
        function(.date, "date('2026-01-31')", "That day."),
        function(.days, "days(n)", "So many days, to add to a date or moment or to take from it."),
        function(
            .months, "months(n)",
            "So many months; a day that the month does not have becomes its last."),
        function(.years, "years(n)", "So many years, as twelve months each."),
        function(
            .age, "age(date)",
            "The full years from a date until today; who was born on February 29 grows older on March 1."
        ),
    ]

    private static func function(
        _ builtIn: BuiltIn, _ usage: String, _ summary: String
    ) -> ExpressionFunction {
        ExpressionFunction(
            name: builtIn.rawValue, usage: usage, summary: summary, call: .builtIn(builtIn))
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
