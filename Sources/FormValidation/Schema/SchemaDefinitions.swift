import FormModel

/// The shared definitions of a schema; only used ones are written.
struct SchemaDefinitions {
    private var usesEmpty = false
    private var usesDay = false
    private var usesLocalDateTime = false
    /// The conditions of pages by number; `nil` for one that cannot be expressed.
    private var pages: [Int: ConditionSchema?] = [:]
    /// The pages whose condition several fields share.
    private var sharedPages: Set<Int> = []

    /// A reference to the schema of empty answers.
    var empty: SchemaValue {
        mutating get {
            usesEmpty = true
            return ["$ref": "#/$defs/empty"]
        }
    }

    /// A reference to the schema of dates, for fields whose own keywords do not imply it.
    var day: SchemaValue.Member {
        mutating get {
            usesDay = true
            return .init("$ref", "#/$defs/day")
        }
    }

    /// A reference to the schema of local dates and times, for which JSON Schema has no format.
    var localDateTime: SchemaValue.Member {
        mutating get {
            usesLocalDateTime = true
            return .init("$ref", "#/$defs/localDateTime")
        }
    }

    /// The condition of a page, which applies to all its fields; `nil` if it cannot be expressed.
    mutating func condition(ofPage page: Int, _ compiled: CompiledForm) -> ConditionSchema? {
        if pages[page] == nil {
            let schema = compiled.schema(ofPage: page)
            pages.updateValue(schema, forKey: page)
            if schema != nil, compiled.fieldCount(ofPage: page) > 1 { sharedPages.insert(page) }
        }
        guard sharedPages.contains(page) else { return pages[page] ?? nil }
        return ConditionSchema(reference: "#/$defs/\(SchemaDefinitions.name(ofPage: page))")
    }

    private static func name(ofPage page: Int) -> String { "page\(page + 1)" }

    var used: [SchemaValue.Member] {
        var list: [SchemaValue.Member] = []
        if usesEmpty { list.append(.init("empty", ["enum": [.null, ""]])) }
        if usesDay { list.append(.init("day", DateSchema.day)) }
        if usesLocalDateTime {
            list.append(.init("localDateTime", DateSchema.localDateTime))
        }
        for page in sharedPages.sorted() {
            guard let condition = pages[page] ?? nil else { continue }
            list.append(.init(SchemaDefinitions.name(ofPage: page), condition.holds))
        }
        return list
    }
}
