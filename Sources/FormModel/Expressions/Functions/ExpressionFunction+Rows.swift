extension ExpressionFunction {
    static let rows: [ExpressionFunction] = [
        ExpressionFunction(
            special: .any, "any(group, condition)",
            "Whether the condition holds in one of the rows of a group, as `||` would say of all rows; false if there are none.",
            misnomers: ["some"]),
        ExpressionFunction(
            special: .all, "all(group, condition)",
            "Whether the condition holds in every row of a group, as `&&` would say of all rows; true if there are none.",
            misnomers: ["every"]),
        ExpressionFunction(
            special: .count, "count(list)",
            "The number of elements of a list, or of rows of a group; 0 if it is empty. `count(group.list)` counts the elements in all rows of a group, `count(group, condition)` the rows in which a condition holds, and `count(a, b, …)` how many of two or more values there are."
        ),
        ExpressionFunction(
            special: .sum, "sum(list.field)",
            "The sum of a field over the rows of a group; rows without a number count as 0. `sum(group.group.field)` includes the rows of nested groups, `sum(group, expression)` adds the results of an expression, and `sum(a, b, …)` two or more numbers, of which missing ones count as 0. It is rounded once, at the end, so the order changes nothing.",
            misnomers: ["total"]),
        ExpressionFunction(
            special: .average, "average(group.field)",
            "The sum of a field divided by the number of rows that have a value; of an expression: `average(group, expression)`. It is rounded once; missing if there are none.",
            misnomers: ["avg", "mean"]),
        ExpressionFunction(
            special: .first, "first(group.field)",
            "The value of a field in the first row that has one, missing if there is none; of an expression: `first(group, expression)`.",
            misnomers: ["head"]),
        ExpressionFunction(
            special: .join, "join(group.field, ', ')",
            "The texts of all rows, with the last text between each two; without rows, the empty text; of an expression: `join(group, expression, ', ')`.",
            misnomers: ["concat"]),
        ExpressionFunction(
            special: .previous, "previous(field)",
            "In a row, or in a function over rows, the value of a field in the row before; missing in the first row.",
            misnomers: ["prev", "lag"]),
    ]
}
