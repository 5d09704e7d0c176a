import FormModel

/// A set of the texts and truth values of one property, as JSON, or of all values but these.
///
/// A missing property is the value without bytes.
struct OfferedSet {
    let name: FieldName
    private var values: Set<[UInt8]>
    private var hasOthers = false

    init(name: FieldName, values: Set<[UInt8]>) {
        self.name = name
        self.values = values
    }

    /// Reads the schema of the objects in which a property has one of some constants; `nil` for any other schema.
    init?(_ place: SchemaPlace, _ references: SchemaReferences) {
        var name: FieldName?
        var values: Set<[UInt8]> = []
        var required: [FieldName?] = []
        let members = (place.value.members ?? []).filter { SchemaDraft.isConstraint($0.key) }
        for (key, _, value) in members {
            switch key {
            case "type": continue
            case "required":
                required = (value.elements ?? []).map { $0.string.flatMap(references.name(of:)) }
            case "properties":
                guard name == nil, let members = value.members, members.count == 1,
                    let found = OfferedSet.constants(members[0].value)
                else { return nil }
                (name, values) = (references.name(of: members[0].key), found)
            case "anyOf" where members.count == 1:
                for element in value.elements ?? [] {
                    guard
                        let one = OfferedSet(place.member(key, element), references),
                        name == nil || name == one.name
                    else { return nil }
                    (name, values) = (one.name, values.union(one.values))
                }
            default: return nil
            }
        }
        guard let name, required.allSatisfy({ $0 == name }) else { return nil }
        if required.isEmpty, members.first?.key != "anyOf" { values.insert([]) }
        self.init(name: name, values: values)
    }

    /// The constants of a schema that has no other constraints but a type; `nil` for another one.
    private static func constants(_ schema: JSONValue) -> Set<[UInt8]>? {
        var found: Set<[UInt8]>?
        for (key, _, value) in schema.members ?? [] where SchemaDraft.isConstraint(key) {
            switch key {
            case "type": continue
            case "const", "enum":
                let constants = key == "const" ? [value] : value.elements ?? []
                // Of one number there are several notations.
                guard found == nil,
                    constants.allSatisfy({ $0.kind == .string || $0.kind == .boolean })
                else { return nil }
                found = Set(constants.compactMap { SchemaValue($0)?.json })
            default: return nil
            }
        }
        return found
    }

    /// The values of the second of two alternatives, or of both.
    func allOthers(than ways: [Int]) -> OfferedSet {
        var others = self
        if ways.contains(0) { others.values = [] }
        others.hasOthers = true
        return others
    }

    func isDisjoint(with other: OfferedSet) -> Bool {
        guard name == other.name else { return false }
        switch (hasOthers, other.hasOthers) {
        case (false, false): return values.isDisjoint(with: other.values)
        case (false, true): return values.isSubset(of: other.values)
        case (true, false): return other.values.isSubset(of: values)
        case (true, true): return false
        }
    }
}
