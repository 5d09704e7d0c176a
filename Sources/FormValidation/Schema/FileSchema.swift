import FormModel

/// The facts of a file in JSON Schema.
enum FileSchema {
    /// The name has a last component, and the type is a media type with or without parameters.
    static let facts: SchemaValue = [
        "type": "object",
        "properties": .object([
            .init(FileFacts.nameKey, ["type": "string", "pattern": #"[^\s/\\][^/\\]*$"#]),
            .init(
                FileFacts.typeKey,
                ["type": "string", "pattern": #"^\s*[^\s/;]+/[^\s/;]+\s*(?:;|$)"#]),
            .init(FileFacts.sizeKey, ["type": "integer", "minimum": 0]),
            .init(FileFacts.pathKey, ["type": "string", "minLength": 1]),
        ]),
        "required": .list(
            [FileFacts.nameKey, FileFacts.typeKey, FileFacts.sizeKey].map { .text($0) }),
        "additionalProperties": false,
    ]
}
