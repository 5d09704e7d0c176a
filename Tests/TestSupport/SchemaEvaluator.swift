public import FormModel
import FormValidation
import Synchronization

/// Applies the keywords of JSON Schema that the schemas of this project have; any other keyword is a
/// failure of the test, so that none is ignored.
public struct SchemaEvaluator: Sendable {
    private let root: SchemaValue
    /// Whether objects have no members but the properties of their schemas, and what is used is noted.
    private let isClosed: Bool
    /// The patterns of all schemas, which are compiled once.
    private static let patterns = Mutex<[String: Pattern]>([:])
    /// The definition and the property whose schema is applied; the schema as a whole has no name.
    private var place = ""
    /// The keywords that were met and are not known.
    public private(set) var unknown: Set<String> = []
    /// The properties that accepted values of a closed schema had, such as `issue.path`.
    public private(set) var used: Set<String> = []
    /// Why a closed schema refused the last value: keywords by definition and property, and members too many.
    public private(set) var refusals: [String] = []

    /// Makes an evaluator.
    ///
    /// - Parameters:
    ///   - root: The schema.
    ///   - isClosed: Whether an object may have no members but the properties of its schema and of
    ///     those in its `allOf`, unless `additionalProperties` says more.
    public init(_ root: SchemaValue, isClosed: Bool = false) {
        self.root = root
        self.isClosed = isClosed
    }

    /// Whether the schema accepts a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: Whether every keyword holds.
    public mutating func accepts(_ value: SchemaValue) -> Bool {
        refusals = []
        return accepts(value, root)
    }

    /// Whether a schema accepts a value; as a part of another schema, it does not know all properties.
    private mutating func accepts(
        _ value: SchemaValue, _ schema: SchemaValue, isPart: Bool = false
    ) -> Bool {
        if case .boolean(let flag) = schema { return flag }
        for keyword in schema.members where !holds(keyword, of: value, schema, isPart) {
            if isClosed, !SchemaEvaluator.silent.contains(keyword.key) {
                refusals.append("\(place): \(keyword.key)")
            }
            return false
        }
        if isClosed, !isPart, let member = stranger(in: value, schema) {
            refusals.append("\(place).\(member) is no property")
            return false
        }
        return true
    }

    private mutating func holds(
        _ keyword: SchemaValue.Member, of value: SchemaValue, _ schema: SchemaValue, _ isPart: Bool
    ) -> Bool {
        let operand = keyword.value
        switch keyword.key {
        case "$schema", "$id", "$defs", "title", "description", "default", "examples", "then",
            "else":
            return true
        case "$ref":
            let outer = place
            place = SchemaEvaluator.name(operand)
            defer { place = outer }
            return accepts(value, definition(operand), isPart: isPart)
        case "type":
            let names = operand.elements.isEmpty ? [operand] : operand.elements
            return names.contains { value.isOfType($0) }
        case "const": return value == operand
        case "enum": return operand.elements.contains(value)
        case "anyOf": return isAccepted(value, byOneOf: operand.elements)
        case "allOf": return operand.elements.allSatisfy { accepts(value, $0, isPart: true) }
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
        case ("contains", .list(let list)): return list.contains { accepts($0, operand) }
        case ("minItems", .list(let list)): return list.count >= operand.count
        case ("maxItems", .list(let list)): return list.count <= operand.count
        case ("uniqueItems", .list(let list)):
            return Set(list.map(\.json)).count == list.count
        case ("minProperties", .object(let members)): return members.count >= operand.count
        case ("maxProperties", .object(let members)): return members.count <= operand.count
        case ("required", .object):
            return operand.elements.allSatisfy { value[$0.string] != nil }
        case ("properties", .object):
            return operand.members.allSatisfy { property in
                guard let member = value[property.key] else { return true }
                return accepts(member, property.value, as: property.key)
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
        "pattern", "minimum", "maximum", "items", "contains", "minItems", "maxItems", "uniqueItems",
        "minProperties",
        "maxProperties",
        "required", "properties", "propertyNames", "patternProperties", "additionalProperties",
    ]

    /// Keywords whose failure has a reason inside the value, and constants, which tell kinds of objects apart.
    private static let silent: Set = [
        "$ref", "allOf", "anyOf", "const", "items", "properties", "additionalProperties",
    ]

    private mutating func accepts(
        _ value: SchemaValue, _ schema: SchemaValue, as property: String
    ) -> Bool {
        let outer = place
        place += "." + property
        defer { place = outer }
        guard accepts(value, schema) else { return false }
        if isClosed { used.insert(place) }
        return true
    }

    /// Whether one of several schemas accepts a value; what the others noted before is forgotten then.
    private mutating func isAccepted(_ value: SchemaValue, byOneOf schemas: [SchemaValue]) -> Bool {
        let (before, count) = (used, refusals.count)
        for schema in schemas {
            if accepts(value, schema) {
                refusals.removeSubrange(count...)
                return true
            }
            used = before
        }
        return false
    }

    private func definition(_ reference: SchemaValue) -> SchemaValue {
        // A reference that leads nowhere refuses everything, which the tests of samples show.
        root["$defs"]?[SchemaEvaluator.name(reference)] ?? .boolean(false)
    }

    private static func name(_ reference: SchemaValue) -> String {
        String(reference.string.dropFirst("#/$defs/".count))
    }

    /// A member of an object that is none of its properties.
    private func stranger(in value: SchemaValue, _ schema: SchemaValue) -> String? {
        guard schema["additionalProperties"] == nil, let names = properties(of: schema) else {
            return nil
        }
        return value.members.first { !names.contains($0.key) }?.key
    }

    /// The properties of a schema and of those in its `allOf`; `nil` if it names none.
    private func properties(of schema: SchemaValue) -> Set<String>? {
        var lists = [schema["properties"]?.members.map(\.key)].compactMap(\.self)
        for part in schema["allOf"]?.elements ?? [] {
            let part = part["$ref"].map(definition) ?? part
            if let names = properties(of: part) { lists.append(Array(names)) }
        }
        return lists.isEmpty ? nil : Set(lists.joined())
    }

    private func matches(_ text: String, _ source: SchemaValue) -> Bool {
        let pattern = Self.patterns.withLock { patterns in
            if patterns[source.string] == nil {
                // ECMAScript writes characters as `\u001f`.
                let text = source.string.replacing(/\\u([0-9a-f]{4})/) { "\\x{\($0.output.1)}" }
                patterns[source.string] = try? Pattern(text)
            }
            return patterns[source.string]
        }
        return pattern?.judge(text.utf8.span) == .matches
    }
}

extension SchemaValue {
    /// Reads any JSON.
    package init(json: JSONValue) {
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
