import FormModel

/// A schema and its position.
struct SchemaPlace {
    let value: JSONValue
    let steps: [FieldPath.Step]
    /// The schema to which references such as `#/$defs/name` are relative.
    let resource: SchemaResource

    func member(_ key: String, _ value: JSONValue) -> SchemaPlace {
        SchemaPlace(value: value, steps: steps + [.key(key)], resource: resource)
    }

    func element(_ index: Int, _ value: JSONValue) -> SchemaPlace {
        SchemaPlace(value: value, steps: steps + [.index(index)], resource: resource)
    }
}

/// A schema with its own identifier, or the root schema.
struct SchemaResource {
    let root: JSONValue
    let steps: [FieldPath.Step]
}

/// A keyword of a schema, with its value and position.
struct SchemaFacet {
    /// The keyword, or the name of a property; empty if it is not ASCII and therefore no keyword.
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
