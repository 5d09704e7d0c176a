/// How a parameter of a validator that is an expression is read.
enum MovingSource: Sendable {
    /// It is refused; formatters have none.
    case none
    /// An arbitrary value replaces the result while the form is made.
    case probe(ProbeValue)
    /// The results for one record; an empty value means that the parameter is absent.
    case values([(name: String, value: FieldValue)])
}

extension JSONValue {
    /// The expression of an object that has nothing else: `{ "expression": "stock" }`.
    var onlyExpression: FormExpression? {
        guard let members, members.count == 1, members[0].key.hasSameBytes(as: .expression) else {
            return nil
        }
        return FormExpression(members[0].value)
    }

    /// A number, a text or a truth value as the value of a parameter.
    var fieldValue: FieldValue? {
        switch kind {
        case .number: number.map { .decimal($0) }
        case .string: string.map { .text($0) }
        case .boolean: boolean.map { .boolean($0) }
        case .null, .array, .object, .key: nil
        }
    }
}

extension FieldValue {
    /// The value as a form file writes it: a number, a truth value or a text.
    var formFileValue: FieldValue {
        if let number = decimal { return .decimal(number) }
        return writtenText.map { .text($0) } ?? self
    }
}
