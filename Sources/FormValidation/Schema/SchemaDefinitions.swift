import FormModel

/// What several properties of a schema share; only what is used is written.
struct SchemaDefinitions {
    private var usesEmpty = false
    private var usesDay = false

    /// What stands for no answer.
    var empty: SchemaValue {
        mutating get {
            usesEmpty = true
            return ["$ref": "#/$defs/empty"]
        }
    }

    /// A day, where its keywords do not suffice.
    var day: SchemaValue.Member {
        mutating get {
            usesDay = true
            return .init("$ref", "#/$defs/day")
        }
    }

    var used: [SchemaValue.Member] {
        var list: [SchemaValue.Member] = []
        if usesEmpty { list.append(.init("empty", ["enum": [.null, ""]])) }
        if usesDay { list.append(.init("day", DateSchema.day)) }
        return list
    }
}
