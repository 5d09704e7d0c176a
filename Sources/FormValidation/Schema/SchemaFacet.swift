import FormModel

/// A schema, and where it stands.
struct SchemaPlace {
    let value: JSONValue
    let steps: [FieldPath.Step]
    /// The schema that references such as `#/$defs/name` start from.
    let resource: SchemaResource

    func member(_ key: String, _ value: JSONValue) -> SchemaPlace {
        SchemaPlace(value: value, steps: steps + [.key(key)], resource: resource)
    }

    func element(_ index: Int, _ value: JSONValue) -> SchemaPlace {
        SchemaPlace(value: value, steps: steps + [.index(index)], resource: resource)
    }
}

/// A schema that has an identifier of its own, or the outermost one.
struct SchemaResource {
    let root: JSONValue
    let steps: [FieldPath.Step]
}

/// One keyword of a schema, where it stands and what it says.
struct SchemaFacet {
    /// The keyword, or the name of a property; empty where it is not ASCII, which no keyword is.
    let keyword: String
    let offset: Int
    let place: SchemaPlace
    /// The number of its schema in the walk.
    let schema: Int

    var value: JSONValue { place.value }
    var steps: [FieldPath.Step] { place.steps }

    /// The elements of an array of schemas.
    var ways: [SchemaPlace] {
        (value.elements ?? []).enumerated().map { place.element($0.offset, $0.element) }
    }
}
