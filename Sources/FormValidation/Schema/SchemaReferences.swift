import FormModel

/// Resolves references within a schema; each object is indexed once.
final class SchemaReferences {
    let draft: SchemaDraft
    let takesConditions: Bool
    /// Whether ``FormSchema`` wrote the schema, which implies that texts have no control
    /// characters.
    let isOfForm: Bool
    var budget: ImportBudget
    var hasConditions = false
    private var names: ImportedNames
    private let whole: SchemaResource
    private var tables: [Int: [[UInt8]: JSONValue]] = [:]
    private var lists: [Int: [JSONValue]] = [:]
    /// The identifiers of schemas by their offset; empty for none.
    private var identifiers: [Int: [UInt8]] = [:]
    /// The types of schemas by their offset.
    private var types: [Int: SchemaTypes] = [:]
    /// Whether schemas allow empty answers only, by their offset.
    private var emptiness: [Int: Bool] = [:]

    init(root: JSONValue, limits: JSONLimits, takesConditions: Bool) {
        self.takesConditions = takesConditions
        draft = SchemaDraft(root)
        let comment = SchemaWalk.member("$comment", of: root)?.string ?? ""
        isOfForm = comment.utf8.starts(with: "For texts without white space at their ends".utf8)
        budget = ImportBudget(limits: limits)
        whole = SchemaResource(root: root, steps: [])
        names = ImportedNames(root: root)
    }

    /// The name of the field of a property; `nil` for a property that cannot be a field.
    func name(of key: String) -> FieldName? { names.name(of: key) }

    var root: SchemaPlace { SchemaPlace(value: whole.root, steps: [], resource: whole) }

    /// The target of a reference such as `#/$defs/name`, or `nil`.
    func target(of reference: JSONValue, in resource: SchemaResource) -> SchemaPlace? {
        guard let text = reference.string else { return nil }
        let bytes = Array(text.utf8)
        let own = identifier(of: resource.root) ?? []
        let pointer = bytes.starts(with: own) ? bytes.dropFirst(own.count) : bytes[...]
        let parts = SchemaReferences.decoded(pointer).split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard let first = parts.first, first.elementsEqual("#".utf8) else { return nil }
        var place = SchemaPlace(value: resource.root, steps: resource.steps, resource: resource)
        for part in parts.dropFirst() {
            let key = SchemaReferences.unescaped(Array(part))
            if let elements = list(of: place.value) {
                let index = Int(String(decoding: key, as: UTF8.self))
                guard let index, elements.indices.contains(index) else { return nil }
                place = place.element(index, elements[index])
            } else {
                guard let next = table(of: place.value)[key] else { return nil }
                place = place.member(String(decoding: key, as: UTF8.self), next)
            }
            place = entered(place)
        }
        return place
    }

    /// The place of a schema; references are relative to the schema itself if it has an identifier.
    func entered(_ place: SchemaPlace) -> SchemaPlace {
        guard place.value.offset != whole.root.offset, identifier(of: place.value) != nil else {
            return place
        }
        let resource = SchemaResource(root: place.value, steps: place.steps)
        return SchemaPlace(value: place.value, steps: place.steps, resource: resource)
    }

    /// The identifier of a schema without its fragment; `nil` if nothing else remains.
    ///
    /// - Complexity: O(1) for a repeated request.
    private func identifier(of schema: JSONValue) -> [UInt8]? {
        let known = identifiers[schema.offset]
        let text = known == nil ? SchemaWalk.member(draft.identifier, of: schema)?.string : nil
        let bytes = known ?? Array((text ?? "").utf8.prefix { $0 != UInt8(ascii: "#") })
        identifiers[schema.offset] = bytes
        return bytes.isEmpty ? nil : bytes
    }

    /// An upper bound of the types that a schema allows.
    ///
    /// - Complexity: O(1) for a repeated request.
    func types(of place: SchemaPlace, depth: Int = 0) -> SchemaTypes {
        if let flag = place.value.boolean { return flag ? .all : [] }
        guard let members = place.value.members, depth < 64 else { return .all }
        if let known = types[place.value.offset] { return known }
        // A preliminary entry for recursive schemas, which do not narrow the types.
        types[place.value.offset] = .all
        let place = entered(place)
        var found = SchemaTypes.all
        let reference = members.first { $0.key.hasSameBytes(as: "$ref") }?.value
        if let reference, let target = target(of: reference, in: place.resource) {
            found = types(of: target, depth: depth + 1)
        }
        if reference == nil || !draft.ignoresBesideReference {
            for (key, offset, value) in members where key.utf8.count < 8 {
                guard draft.knows(key) else { continue }
                let facet = SchemaFacet(
                    keyword: key, offset: offset, place: place.member(key, value), schema: 0)
                found.formIntersection(SchemaTypes(facet, self, depth: depth))
            }
        }
        types[place.value.offset] = found
        return found
    }

    /// Whether a schema allows empty answers only: `null`, the empty text, the empty list.
    ///
    /// - Complexity: O(1) for a repeated request.
    func isEmpty(_ place: SchemaPlace, depth: Int = 0) -> Bool {
        if let known = emptiness[place.value.offset] { return known }
        emptiness[place.value.offset] = false
        let isEmpty = depth < 64 && allowsNoAnswerOnly(place, depth)
        emptiness[place.value.offset] = isEmpty
        return isEmpty
    }

    private func allowsNoAnswerOnly(_ place: SchemaPlace, _ depth: Int) -> Bool {
        func isNothing(_ value: JSONValue) -> Bool { value.kind == .null || value.string == "" }
        func member(_ key: String) -> JSONValue? { SchemaWalk.member(key, of: place.value) }
        if types(of: place) == .null { return true }
        if let reference = member("$ref") {
            let target = target(of: reference, in: place.resource)
            return target.map { isEmpty($0, depth: depth + 1) } ?? false
        }
        if let value = member("const"), draft.knows("const") { return isNothing(value) }
        if let values = member("enum")?.elements { return values.allSatisfy(isNothing) }
        if let ways = member("anyOf")?.elements {
            return ways.allSatisfy { isEmpty(place.element(0, $0), depth: depth + 1) }
        }
        return switch types(of: place).subtracting(.null) {
        case .text: member("maxLength")?.integer == 0
        case .array: member("maxItems")?.integer == 0
        default: false
        }
    }

    private func list(of value: JSONValue) -> [JSONValue]? {
        guard value.kind == .array else { return nil }
        if let list = lists[value.offset] { return list }
        let list = value.elements
        lists[value.offset] = list
        return list
    }

    private func table(of value: JSONValue) -> [[UInt8]: JSONValue] {
        if let table = tables[value.offset] { return table }
        var table: [[UInt8]: JSONValue] = [:]
        for member in value.members ?? [] { table[Array(member.key.utf8)] = member.value }
        tables[value.offset] = table
        return table
    }

    /// Decodes percent-encoded bytes of a fragment: RFC 3986, section 2.1.
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var at = text.startIndex
        while at < text.endIndex {
            let digits = text[at...].dropFirst().prefix(2).compactMap(\.hexadecimal)
            if text[at] == UInt8(ascii: "%"), digits.count == 2 {
                result.append(digits[0] << 4 | digits[1])
                at += 3
            } else {
                result.append(text[at])
                at += 1
            }
        }
        return result
    }

    /// Decodes the escapes of a JSON Pointer: RFC 6901, section 4.
    private static func unescaped(_ part: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        while at < part.count {
            let isEscape = part[at] == UInt8(ascii: "~") && at + 1 < part.count
            switch isEscape ? part[at + 1] : 0 {
            case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
            default:
                result.append(part[at])
                at -= 1
            }
            at += 2
        }
        return result
    }
}
