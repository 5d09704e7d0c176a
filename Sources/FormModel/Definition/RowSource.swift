/// What decides which rows a group has: their number, the entries of a list, or fixed choices.
public enum RowSource: Sendable {
    /// A whole number: `.expression("stemCount")`.
    case expression(FormExpression)
    /// A field of type `choices`: one row for each of its entries, in their order.
    ///
    /// Where no field has the name, it is that of a list of the form, as in ``choicesOf(list:)``.
    case list(FieldName)
    /// Fixed rows: one for each of these choices, in their order, with its title as caption.
    case choices([Choice])
    /// Fixed rows: one for each choice of a list of the form.
    case choicesOf(list: String)

    /// How the rows of a group stand in JSON.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// A list of rows, each an object.
        case list
        /// An object with a row at the value of each choice; only fixed rows can be one.
        case object
    }

    /// The name of the list of the form that has the rows.
    ///
    /// - Parameter isField: Whether a field around the group has a name.
    /// - Returns: The name; `nil` for other rows.
    func listName(isField: (FieldName) -> Bool) -> String? {
        switch self {
        case .expression, .choices: nil
        case .list(let name): isField(name) ? nil : name.text
        case .choicesOf(let list): list
        }
    }
}

extension FormItem {
    /// Whether the form itself says which rows a group has.
    package var hasFixedRows: Bool { fixedRows != nil }

    /// The expression of the number of rows; `nil` where a person adds rows.
    var rowNumber: FormExpression? {
        if let fixedRows { return FormExpression(String(fixedRows.count)) }
        return switch rowSource {
        case nil, .choices, .choicesOf: nil
        case .expression(let expression): expression
        case .list(let name): FormExpression("count(\(name.text))")
        }
    }
}

extension RowCount {
    /// The limits of a group; fixed rows are a constant number.
    init(_ item: FormItem, number: FormExpression?) {
        let fixed = item.fixedRows?.count
        self.init(
            min: fixed ?? item.minimumRows, max: fixed ?? item.maximumRows,
            number: fixed == nil ? number : nil, isFixed: fixed != nil)
    }
}
