extension SchemaValue {
    /// Converts a value that has been read, with all of its members in order.
    ///
    /// It recurses as deep as the value is nested, which the limits of reading bound.
    package init(copying value: JSONValue) {
        switch value.kind {
        case .null, .key: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number: self = value.number.map { .number($0) } ?? .numeral(value.literal)
        case .string: self = .text(value.string ?? "")
        case .array: self = .list((value.elements ?? []).map { SchemaValue(copying: $0) })
        case .object:
            self = .object(
                (value.allMembers ?? []).map { Member($0.key, SchemaValue(copying: $0.value)) })
        }
    }
}
