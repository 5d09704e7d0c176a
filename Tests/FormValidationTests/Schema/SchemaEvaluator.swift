import FormModel
import FormValidation

/// Applies the keywords of JSON Schema that `FormFileSchema` writes; any other keyword is a
/// failure of the test, so that none is ignored.
struct SchemaEvaluator {
    private let root: SchemaValue
    private var patterns: [String: Pattern] = [:]
    /// The keywords that were met and are not known.
    private(set) var unknown: Set<String> = []

    init(_ root: SchemaValue) { self.root = root }

    mutating func accepts(_ value: SchemaValue) -> Bool { accepts(value, root) }

    private mutating func accepts(_ value: SchemaValue, _ schema: SchemaValue) -> Bool {
        if case .boolean(let flag) = schema { return flag }
        for keyword in schema.members where !holds(keyword, of: value, schema) { return false }
        return true
    }

    private mutating func holds(
        _ keyword: SchemaValue.Member, of value: SchemaValue, _ schema: SchemaValue
    ) -> Bool {
        let operand = keyword.value
        switch keyword.key {
        case "$schema", "$id", "$defs", "title", "description", "then", "else": return true
        case "$ref":
            return accepts(value, definition(operand))
        case "type":
            let names = operand.elements.isEmpty ? [operand] : operand.elements
            return names.contains { value.isOfType($0) }
        case "const": return value == operand
        case "enum": return operand.elements.contains(value)
        case "anyOf": return operand.elements.contains { accepts(value, $0) }
        case "allOf": return operand.elements.allSatisfy { accepts(value, $0) }
        case "oneOf": return operand.elements.count { accepts(value, $0) } == 1
        case "not": return !accepts(value, operand)
        case "if":
            let next = accepts(value, operand) ? schema["then"] : schema["else"]
            return next.map { accepts(value, $0) } ?? true
        default: return holdsOfOneType(keyword, of: value, schema)
        }
    }

    /// Keywords that apply to values of one type only.
    private mutating func holdsOfOneType(
        _ keyword: SchemaValue.Member, of value: SchemaValue, _ schema: SchemaValue
    ) -> Bool {
        let operand = keyword.value
        switch (keyword.key, value) {
        case ("pattern", .text(let text)): return matches(text, operand)
        case ("minimum", .number(let number)): return operand.number.map { $0 <= number } ?? false
        case ("maximum", .number(let number)): return operand.number.map { $0 >= number } ?? false
        case ("items", .list(let list)): return list.allSatisfy { accepts($0, operand) }
        case ("minItems", .list(let list)): return list.count >= operand.count
        case ("maxItems", .list(let list)): return list.count <= operand.count
        case ("minProperties", .object(let members)): return members.count >= operand.count
        case ("maxProperties", .object(let members)): return members.count <= operand.count
        case ("required", .object):
            return operand.elements.allSatisfy { value[$0.string] != nil }
        case ("properties", .object):
            return operand.members.allSatisfy { property in
                value[property.key].map { accepts($0, property.value) } ?? true
            }
        case ("propertyNames", .object(let members)):
            return members.allSatisfy { accepts(.text($0.key), operand) }
        case ("patternProperties", .object(let members)):
            return members.allSatisfy { member in
                operand.members.allSatisfy { property in
                    !matches(member.key, .text(property.key))
                        || accepts(member.value, property.value)
                }
            }
        case ("additionalProperties", .object(let members)):
            return members.allSatisfy { member in
                schema["properties"]?[member.key] != nil
                    || (schema["patternProperties"]?.members ?? []).contains {
                        matches(member.key, .text($0.key))
                    }
                    || accepts(member.value, operand)
            }
        default:
            if !SchemaEvaluator.known.contains(keyword.key) { unknown.insert(keyword.key) }
            return true
        }
    }

    private static let known: Set = [
        "pattern", "minimum", "maximum", "items", "minItems", "maxItems", "minProperties",
        "maxProperties",
        "required", "properties", "propertyNames", "patternProperties", "additionalProperties",
    ]

    private func definition(_ reference: SchemaValue) -> SchemaValue {
        let name = String(reference.string.dropFirst("#/$defs/".count))
        // A reference that leads nowhere refuses everything, which the tests of samples show.
        return root["$defs"]?[name] ?? .boolean(false)
    }

    private mutating func matches(_ text: String, _ source: SchemaValue) -> Bool {
        if patterns[source.string] == nil { patterns[source.string] = try? Pattern(source.string) }
        return patterns[source.string]?.judge(text.utf8.span) == .matches
    }
}

extension SchemaValue {
    /// Reads any JSON.
    init(json: JSONValue) {
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .boolean(json.boolean ?? false)
        case .number: self = json.number.map { .number($0) } ?? .null
        case .string, .key: self = .text(json.string ?? "")
        case .array: self = .list((json.elements ?? []).map { SchemaValue(json: $0) })
        case .object:
            self = .object(
                (json.members ?? []).map { Member($0.key, SchemaValue(json: $0.value)) })
        }
    }

    fileprivate var elements: [SchemaValue] { if case .list(let list) = self { list } else { [] } }

    fileprivate var string: String { if case .text(let text) = self { text } else { "" } }

    fileprivate var number: ExactDecimal? {
        if case .number(let number) = self { number } else { nil }
    }

    fileprivate var count: Int { number?.integer ?? 0 }

    fileprivate func isOfType(_ name: SchemaValue) -> Bool {
        switch (name.string, self) {
        case ("string", .text), ("boolean", .boolean), ("number", .number), ("array", .list),
            ("object", .object), ("null", .null):
            true
        case ("integer", .number(let number)): number.integer != nil
        default: false
        }
    }
}
