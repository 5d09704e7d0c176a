import FormModel

struct ConditionOperand {
    let name: FieldName
    /// The types that the condition compares it as.
    var types = SchemaTypes.all
    /// Whether `null` or an empty text may have another result than a missing property.
    var seesEmpty = true
}

/// Translates a schema of an object, such as that of `if`, into a condition of a form.
///
/// The condition is true for the objects that the schema allows and false for all others; it can
/// always be evaluated. An empty property counts as missing.
struct ConditionReader {
    private let references: SchemaReferences
    private(set) var operands: [ConditionOperand] = []
    private var count = 0

    private static let limit = 64

    init(_ references: SchemaReferences) {
        self.references = references
    }

    /// The condition; `nil` if a form cannot express it.
    mutating func condition(_ place: SchemaPlace, depth: Int = 0) -> String? {
        count += 1
        guard let members = place.value.members, depth < 12, count < ConditionReader.limit else {
            return nil
        }
        let place = references.entered(place)
        let required = SchemaWalk.member("required", of: place.value)?.elements ?? []
        var names = Set(required.compactMap { $0.string.flatMap(references.name(of:)) })
        guard names.count == required.count else { return nil }
        var parts: [String] = []
        for (key, _, value) in members {
            guard let more = conditions(of: key, value, place, &names, depth) else { return nil }
            parts += more
        }
        for name in names.sorted() {
            operands.append(ConditionOperand(name: name))
            parts.append("present(\(name))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }

    /// The conditions of a keyword; `nil` if a form cannot express it.
    ///
    /// The required properties that it describes are taken out of the names.
    private mutating func conditions(
        of key: String, _ value: JSONValue, _ place: SchemaPlace, _ names: inout Set<FieldName>,
        _ depth: Int
    ) -> [String]? {
        switch key.utf8.count <= 64 && key.utf8.allSatisfy({ $0 < 0x80 }) ? key : "" {
        case "required", "title", "description", "$comment": return []
        case "type": return value.string?.hasSameBytes(as: "object") == true ? [] : nil
        case "properties":
            var parts: [String] = []
            for (key, _, value) in value.members ?? [] {
                guard let name = references.name(of: key) else { return nil }
                let isNeeded = names.remove(name) != nil
                guard let part = property(name, place.member(key, value), isNeeded) else {
                    return nil
                }
                if !part.isEmpty { parts.append(part) }
            }
            return parts
        case "allOf": return alternatives(in: value, place.member(key, value), depth)
        case "anyOf":
            return alternatives(in: value, place.member(key, value), depth)
                .map { ["(\($0.joined(separator: " || ")))"] }
        case "not":
            return condition(place.member(key, value), depth: depth + 1).map { ["!(\($0))"] }
        case "$ref":
            guard let target = references.target(of: value, in: place.resource) else { return nil }
            return condition(target, depth: depth + 1).map { [$0] }
        default: return nil
        }
    }

    /// The conditions of the schemas in a list.
    private mutating func alternatives(
        in value: JSONValue, _ place: SchemaPlace, _ depth: Int
    ) -> [String]? {
        var list: [String] = []
        for (index, element) in (value.elements ?? []).enumerated() {
            guard let part = condition(place.element(index, element), depth: depth + 1) else {
                return nil
            }
            list.append(part)
        }
        return list.isEmpty ? nil : list
    }

    /// The condition on one property; an empty text if there is none.
    private mutating func property(
        _ name: FieldName, _ place: SchemaPlace, _ isNeeded: Bool
    ) -> String? {
        guard let parts = comparisons(name, place, 0) else { return nil }
        let types = references.types(of: place)
        let isTyped = SchemaWalk.member("type", of: place.value) != nil
        let refusesEmptyText =
            !types.contains(.text)
            || ["minLength", "const", "enum"].contains {
                SchemaWalk.member($0, of: place.value) != nil
            }
        operands.append(
            ConditionOperand(
                name: name, types: isTyped ? types : .all,
                seesEmpty: !isNeeded || types.contains(.null) || !refusesEmptyText))
        let all = parts.joined(separator: " && ")
        if isNeeded { return parts.isEmpty ? "present(\(name))" : "present(\(name)) && \(all)" }
        return parts.isEmpty ? "" : "(!present(\(name)) || \(all))"
    }

    /// The conditions that the property, if present, must satisfy.
    private mutating func comparisons(
        _ name: FieldName, _ place: SchemaPlace, _ depth: Int
    ) -> [String]? {
        count += 1
        guard let members = place.value.members, depth < 4, count < ConditionReader.limit else {
            return nil
        }
        var parts: [String] = []
        for (key, _, value) in members {
            if key.hasSameBytes(as: "allOf") {
                for element in value.elements ?? [] {
                    let part = place.member(key, element)
                    guard let more = comparisons(name, part, depth + 1) else { return nil }
                    parts += more
                }
            } else {
                guard let more = comparisons(of: key, value, name, place) else { return nil }
                parts += more
            }
        }
        return parts
    }

    /// The conditions of a keyword of a property; `nil` if a form cannot express it.
    private func comparisons(
        of key: String, _ value: JSONValue, _ name: FieldName, _ place: SchemaPlace
    ) -> [String]? {
        switch key.utf8.count <= 64 && key.utf8.allSatisfy({ $0 < 0x80 }) ? key : "" {
        case "type", "title", "description", "$comment": return []
        case "minLength": return value.integer == 1 ? [] : nil
        case "minItems":
            return value.integer == 1 && references.types(of: place) == .array ? [] : nil
        case "contains":
            guard references.types(of: place) == .array, let members = value.members,
                members.count == 1, members[0].key.hasSameBytes(as: "const"),
                let text = members[0].value.string.flatMap(ConditionReader.quoted)
            else { return nil }
            return ["\(text) in \(name)"]
        case "const", "enum":
            guard let list = ConditionReader.constants(value, isList: key == "enum") else {
                return nil
            }
            return [
                "\(name) \(list.count == 1 ? "== \(list[0])" : "in [\(list.joined(separator: ", "))]")"
            ]
        case "not":
            guard let members = value.members, members.count == 1,
                ["const", "enum"].contains(where: members[0].key.hasSameBytes),
                let list = ConditionReader.constants(
                    members[0].value, isList: members[0].key.hasSameBytes(as: "enum"))
            else { return nil }
            return list.map { "\(name) != \($0)" }
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
            let signs = [
                "minimum": ">=", "maximum": "<=", "exclusiveMinimum": ">", "exclusiveMaximum": "<",
            ]
            // Numeric keywords do not apply to texts.
            guard let bound = value.number, references.types(of: place).isSubset(of: .number)
            else { return nil }
            return ["\(name) \(signs[key] ?? "==") \(bound)"]
        default: return nil
        }
    }

    private static func constants(_ value: JSONValue, isList: Bool) -> [String]? {
        let values = isList ? value.elements ?? [] : [value]
        let texts = values.compactMap { value -> String? in
            switch value.kind {
            case .boolean: value.boolean.map { "\($0)" }
            case .number: value.number?.description
            case .string: value.string.flatMap { quoted($0) }
            default: nil
            }
        }
        return texts.count == values.count && !texts.isEmpty ? texts : nil
    }

    /// A text in the notation of expressions; `nil` for the empty text, which counts as missing,
    /// and for control characters.
    static func quoted(_ text: String) -> String? {
        var result = "'"
        for scalar in text.unicodeScalars {
            guard scalar.properties.generalCategory != .control else { return nil }
            if scalar == "'" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return text.isEmpty ? nil : result + "'"
    }
}
