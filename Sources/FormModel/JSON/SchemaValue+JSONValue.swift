extension SchemaValue {
    /// Converts a value that has been read, with all of its members in order.
    ///
    /// It recurses as deep as the value is nested, which the limits of reading bound.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keepsNumerals: Whether numbers are kept as they are written, such as `1e3`.
    package init(copying value: JSONValue, keepsNumerals: Bool = false) {
        func copy(_ value: JSONValue) -> SchemaValue {
            SchemaValue(copying: value, keepsNumerals: keepsNumerals)
        }
        switch value.kind {
        case .null, .key: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number:
            let number = keepsNumerals ? nil : value.number
            self =
                number.map { .number($0) }
                ?? .numeral(String(decoding: value.written, as: UTF8.self))
        case .string: self = .text(value.string ?? "")
        case .array: self = .list((value.elements ?? []).map { copy($0) })
        case .object:
            self = .object(
                (value.allMembers ?? []).map { Member($0.key, copy($0.value)) })
        }
    }
}
