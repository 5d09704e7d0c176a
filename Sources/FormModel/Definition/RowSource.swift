/// What decides how many rows a group has.
public enum RowSource: Sendable {
    /// A whole number: `.expression("stemCount")`.
    case expression(FormExpression)
    /// A field of type `choices`: one row for each of its entries, in their order.
    case list(FieldName)

    /// The expression of the number of rows.
    var number: FormExpression {
        switch self {
        case .expression(let expression): expression
        case .list(let name): FormExpression("count(\(name.text))")
        }
    }
}
