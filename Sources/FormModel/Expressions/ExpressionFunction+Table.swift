extension ExpressionFunction {
    /// The functions of every form, in the order of the documentation.
    static let builtIn: [ExpressionFunction] = values + numbers + texts + times + rows

    private static let values: [ExpressionFunction] = [
        function(.present, "present(x)", "Whether the field `x` has a value that can be read."),
        function(
            .choose, "if(condition, a, b)",
            "`a` if the condition is true, `b` if it is false; both have the same type. Without a value of the condition there is none; the argument that is not chosen is not looked at."
        ),
        function(
            .orElse, "coalesce(a, b, …)",
            "The first of two or more values of one type that is neither missing nor failed; an empty text is a value."
        ),
        function(
            .lookup, "lookup(list, value).column",
            "A column of the row of a list of the form with that value; missing if there is no such row. `lookup(list, number, 'from').column` takes the last row whose number in the column `from` is not above the number."
        ),
        function(
            .title, "title(field)",
            "The title of what is chosen in a field with choices, in the language of the form; of several choices the titles, separated by commas."
        ),
    ]

    private static let numbers: [ExpressionFunction] = [
        function(
            .round, "round(x, digits)",
            "The number rounded to `digits` decimals, from 0 to 38, halves away from zero; `round(x)` rounds to a whole number. A whole number of so many digits that 38 do not hold the decimals stays as it is."
        ),
        function(.floor, "floor(x)", "The largest whole number that is not larger than `x`."),
        function(.ceiling, "ceil(x)", "The smallest whole number that is not smaller than `x`."),
        function(.absolute, "abs(x)", "The absolute value of the number."),
        function(
            .least, "min(a, b, …)",
            "The smallest of two or more numbers, or the earliest of dates or times; missing if one of them is. `min(group.field)` and `min(group, expression)`: the smallest value in the rows of a group."
        ),
        function(
            .greatest, "max(a, b, …)",
            "The largest of two or more numbers, or the latest of dates or times; missing if one of them is. `max(group.field)` and `max(group, expression)`: the largest value in the rows of a group."
        ),
        function(
            .power, "power(x, y)",
            "`x` to the power of `y`, exact if it has at most 38 digits; otherwise rounded to 34 digits. A negative `x` has only whole powers."
        ),
        function(
            .sqrt, "sqrt(x)",
            "The square root, rounded to 34 digits; of a negative number, it fails."),
        function(
            .ln, "ln(x)",
            "The natural logarithm, rounded to 34 digits; of other numbers than positive ones, it fails."
        ),
        function(.exp, "exp(x)", "*e* to the power of `x`, rounded to 34 digits."),
        function(
            .number, "number(text)",
            "The number that a text is, such as `'12.50'`, without white space at its ends; missing if it is none."
        ),
    ]

    private static let texts: [ExpressionFunction] = [
        function(
            .length, "length(x)",
            "The number of Unicode scalars of a text; 0 if it is empty or missing."),
        function(
            .lower, "lower(x)",
            "The text in lower case by Unicode, independent of the language; a capital sigma at the end of a word becomes `ς`."
        ),
        function(
            .upper, "upper(x)",
            "The text in upper case by Unicode, independent of the language; `ß` becomes `SS`."),
        function(.trim, "trim(x)", "The text without white space at its ends."),
        function(
            .substring, "substring(text, from, count)",
            "`count` Unicode scalars of a text from the position `from`, where 1 is the first; without `count`, all from there. Behind the end it is the empty text."
        ),
        function(
            .contains, "contains(text, part)",
            "Whether a text contains another one; upper and lower case differ."),
        function(
            .startsWith, "startsWith(text, part)", "Whether a text begins with another one."),
        function(.endsWith, "endsWith(text, part)", "Whether a text ends with another one."),
        function(
            .replace, "replace(text, part, other)",
            "The text with `other` in place of each `part`, from left to right."),
        function(
            .matches, "matches(x, 'pattern')",
            "Whether the whole text matches a pattern, as the validator `pattern` does."),
        function(
            .text, "text(x, digits)",
            "The number as text with exactly `digits` decimals, rounded as by `round`; `text(x)` with all its decimals. Also a date, time or duration, as JSON has it."
        ),
    ]

    private static let times: [ExpressionFunction] = [
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
            .hours, "hours(x)",
            "The length of a duration in hours, as a number; or the duration of `x` hours, rounded to whole seconds, to add to a moment or to subtract from it."
        ),
        function(.minutes, "minutes(x)", "The same in minutes."),
        function(
            .age, "age(birth, on)",
            "The number of full years from a date until another one, or until today in `age(birth)`; in a year without February 29, the anniversary of that date is March 1."
        ),
        function(
            .year, "year(x)", "The year of a date; of a moment, at its own offset."),
        function(.month, "month(x)", "The month of a date or moment, 1 to 12."),
        function(.day, "day(x)", "The day of the month of a date or moment, from 1."),
        function(
            .weekday, "weekday(x)",
            "The day of the week of a date or moment: 1 is Monday and 7 is Sunday, as in ISO 8601."
        ),
    ]

    private static let rows: [ExpressionFunction] = [
        function(
            .any, "any(group, condition)",
            "Whether the condition holds in one of the rows of a group, as `||` would say of all rows; false if there are none."
        ),
        function(
            .all, "all(group, condition)",
            "Whether the condition holds in every row of a group, as `&&` would say of all rows; true if there are none."
        ),
        function(
            .count, "count(list)",
            "The number of elements of a list, or of rows of a group; 0 if it is empty. `count(group.list)` counts the elements in all rows of a group, `count(group, condition)` the rows in which a condition holds, and `count(a, b, …)` how many of two or more values there are."
        ),
        function(
            .sum, "sum(list.field)",
            "The sum of a field over the rows of a group; rows without a number count as 0. `sum(group.group.field)` includes the rows of nested groups, `sum(group, expression)` adds the results of an expression, and `sum(a, b, …)` two or more numbers, of which missing ones count as 0. It is rounded once, at the end, so the order changes nothing."
        ),
        function(
            .average, "average(group.field)",
            "The sum of a field divided by the number of rows that have a value; of an expression: `average(group, expression)`. It is rounded once; missing if there are none."
        ),
        function(
            .first, "first(group.field)",
            "The value of a field in the first row that has one, missing if there is none; of an expression: `first(group, expression)`."
        ),
        function(
            .join, "join(group.field, ', ')",
            "The texts of all rows, with the last text between each two; without rows, the empty text; of an expression: `join(group, expression, ', ')`."
        ),
    ]
}
