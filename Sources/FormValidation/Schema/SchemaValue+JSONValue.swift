import FormModel

extension SchemaValue {
    /// Converts a parsed value; `nil` for a number with too many digits.
    init?(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number:
            guard let number = value.number else { return nil }
            self = .number(number)
        case .string: self = .text(value.string ?? "")
        case .array:
            var list: [SchemaValue] = []
            for element in value.elements ?? [] {
                guard let element = SchemaValue(element) else { return nil }
                list.append(element)
            }
            self = .list(list)
        case .object, .key: return nil
        }
    }
}
