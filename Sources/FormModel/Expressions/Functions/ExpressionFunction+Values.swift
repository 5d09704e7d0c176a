extension ExpressionFunction {
    static let values: [ExpressionFunction] = [
        ExpressionFunction(
            special: .present, "present(x)",
            "Whether the field `x` has a value that can be read.",
            misnomers: ["exists", "isset", "defined", "notEmpty", "isPresent", "answered"]),
        ExpressionFunction(
            special: .choose, "if(condition, a, b)",
            "`a` if the condition is true, `b` if it is false; both have the same type. `if(condition, a)` has no value if it is false. Without a value of the condition there is none; the argument that is not chosen is not looked at.",
            misnomers: ["iif", "case", "choose"]),
        ExpressionFunction(
            special: .orElse, "coalesce(a, b, …)",
            "The first of two or more values of one type that is neither missing nor failed; an empty text is a value.",
            misnomers: ["default", "ifnull", "nvl", "orElse"]),
        ExpressionFunction(
            special: .lookup, "lookup(list, value).column",
            "A column of the row of a list of the form with that value; missing if there is no such row. `lookup(list, number, 'from').column` takes the last row whose number in the column `from` is not above the number."
        ),
        ExpressionFunction(
            special: .title, "title(field)",
            "The title of what is chosen in a field with choices, in the language of the form; of several choices the titles, separated by commas."
        ),
    ]
}
