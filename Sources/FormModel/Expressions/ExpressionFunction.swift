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
        case lookup, title
        case choose = "if"
        case least = "min"
        case greatest = "max"
        case absolute = "abs"
        case floor
        case ceiling = "ceil"
    }

    /// The functions of every form.
    static let builtIn: [ExpressionFunction] = [
        function(.present, "present(x)", "Whether the field `x` has a value that can be read."),
        function(
            .length, "length(x)", "The number of Unicode scalars of a text; 0 if it is empty."),
        function(
            .lower, "lower(x)",
            "The text in lower case by Unicode, independent of the language; a capital sigma at the end of a word becomes `ς`."
        ),
        function(
            .matches, "matches(x, 'pattern')",
            "Whether the whole text matches a pattern, as the validator `pattern` does."),
        function(
            .count, "count(list)",
            "The number of elements of a list, or of rows of a group; 0 if it is empty. `count(group.list)` counts the elements in all rows of a group."
        ),
        function(
            .sum, "sum(list.field)",
            "The sum of a field over the rows of a group; rows without a number count as 0. `sum(group.group.field)` includes the rows of nested groups, and `sum(choices.column)` is that of a column over the chosen rows of a list."
        ),
        function(
            .round, "round(x, digits)",
            "The number rounded to `digits` decimals, from 0 to 38, halves away from zero; `round(x)` rounds to a whole number."
        ),
        function(.floor, "floor(x)", "The largest whole number that is not larger than `x`."),
        function(.ceiling, "ceil(x)", "The smallest whole number that is not smaller than `x`."),
        function(.absolute, "abs(x)", "The absolute value of the number."),
        function(
            .least, "min(a, b, …)",
            "The smallest of two or more numbers, or the earliest of dates or times; no value if one of them has none."
        ),
        function(
            .greatest, "max(a, b, …)",
            "The largest of two or more numbers, or the latest of dates or times; no value if one of them has none."
        ),
        function(
            .choose, "if(condition, a, b)",
            "`a` if the condition is true, `b` if it is false; both have the same type. If the condition has no value, the result has none; the argument that is not chosen may have none."
        ),
        function(
            .lookup, "lookup(list, value).column",
            "A column of the row of a list of the form with that value; no value if there is no such row. `lookup(list, number, 'from').column` takes the last row whose number in the column `from` is not above the number."
        ),
        function(
            .title, "title(field)",
            "The title of what is chosen in a field with choices, in the language of the form; of several choices the titles, separated by commas."
        ),
        function(.today, "today()", "The date of the validation."),
        function(
            .now, "now()", "The moment of the validation, to compare with a date and time."),
        function(
            .local, "local(x)",
            "The local date and time of a moment at its own offset; `local(now())` can be compared with local dates and times."
        ),
        function(.date, "date('2026-01-31')", "The given date."),
        function(
            .days, "days(n)",
            "A period of `n` days, to add to a date or moment or to subtract from it."),
        function(
            .months, "months(n)",
            "A period of `n` months; a day that the resulting month does not have becomes its last day."
        ),
        function(.years, "years(n)", "A period of `n` years of twelve months each."),
        function(
            .age, "age(date)",
            "The number of full years from a date until today; in a year without February 29, the anniversary of that date is March 1."
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
