import FormModel

/// The shared definitions of a schema; only used ones are written.
struct SchemaDefinitions {
    private var usesEmpty = false
    private var usesDay = false
    private var usesLocalDateTime = false
    private var usesFile = false
    /// The conditions of pages and sections of the form; `nil` for one that cannot be expressed.
    private var containers: [ItemContainer: ConditionSchema?] = [:]
    /// The pages and sections whose condition several fields share, in the order of their first use.
    private var shared: [ItemContainer] = []
    private var names: [ItemContainer: String] = [:]
    /// The choices of the lists of the form, in order of use.
    private var lists: [(name: String, keywords: [SchemaValue.Member])] = []
    /// The rows of groups that have a property for each row.
    private var rows: [SchemaValue] = []
    /// The lists of the form.
    private let known: [ChoiceList]

    init(_ lists: [ChoiceList]) { known = lists }

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

    /// A reference to the schema of the facts of a file.
    var file: SchemaValue.Member {
        mutating get {
            usesFile = true
            return .init("$ref", "#/$defs/file")
        }
    }

    /// A reference to the choices of a list, which all fields share that use it.
    mutating func list(_ name: String, _ keywords: () -> [SchemaValue.Member]) -> SchemaValue.Member
    {
        if !lists.contains(where: { $0.name == name }) {
            let list = known.first { $0.name.hasSameBytes(as: name) }
            lists.append((name, keywords() + (list?.extensions.members ?? [])))
        }
        return .init("$ref", .text("#/$defs/list.\(name)"))
    }

    /// A reference to the schema of the rows of a group, which all of its rows share.
    mutating func row(_ keywords: [SchemaValue.Member]) -> SchemaValue.Member {
        rows.append(.object(keywords))
        return .init("$ref", .text("#/$defs/rows\(rows.count)"))
    }

    /// The condition of a page or section, which applies to all its fields; `nil` if it cannot be expressed.
    mutating func condition(
        of container: ItemContainer, _ compiled: CompiledForm
    ) -> ConditionSchema? {
        // The sections of rows have the same numbers as those of the form.
        guard !compiled.isOfRows else {
            return compiled.schema(of: container)
        }
        if containers[container] == nil {
            let schema = compiled.schema(of: container)
            containers.updateValue(schema, forKey: container)
            if schema != nil, compiled.memberCount(of: container) > 1 {
                shared.append(container)
                names[container] =
                    switch container {
                    case .page(let page): "page\(page + 1)"
                    case .section: "section\(names.count + 1)"
                    }
            }
        }
        guard let name = names[container] else { return containers[container] ?? nil }
        return ConditionSchema(reference: "#/$defs/\(name)")
    }

    var used: [SchemaValue.Member] {
        var list: [SchemaValue.Member] = []
        if usesEmpty { list.append(.init("empty", ["enum": [.null, ""]])) }
        if usesDay { list.append(.init("day", DateSchema.day)) }
        if usesLocalDateTime {
            list.append(.init("localDateTime", DateSchema.localDateTime))
        }
        if usesFile { list.append(.init("file", FileSchema.facts)) }
        list += lists.map { .init("list.\($0.name)", .object($0.keywords)) }
        list += rows.enumerated().map { .init("rows\($0 + 1)", $1) }
        for container in shared {
            guard let condition = containers[container] ?? nil, let name = names[container] else {
                continue
            }
            list.append(.init(name, condition.holds))
        }
        return list
    }
}
