import FormModel

/// The properties of the object of a record, of which those of sections are nested objects.
struct SchemaTree {
    /// The object of the record or of a section.
    private struct Node {
        var properties: [SchemaValue.Member] = []
        var required: [SchemaValue] = []
        /// The sections in it, with the number of properties before each.
        var sections: [(section: Int, index: Int)] = []
        /// Whether the section is a property of the object around it.
        var isOpen = false
    }

    private let layout: FormLayout
    /// The object of the record, and those of the sections behind it.
    private var nodes: [Node]
    private var indices: [FieldName: Int] = [:]
    /// The fields and sections that the objects require.
    private var required: Set<FieldName> = []

    init(_ layout: FormLayout) {
        self.layout = layout
        nodes = [Node](repeating: Node(), count: layout.sections.count + 1)
        for (index, section) in layout.sections.enumerated() { indices[section.name] = index + 1 }
    }

    /// Adds the property of a field, in the order of the fields.
    mutating func add(_ value: SchemaValue, of name: FieldName, isRequired: Bool) {
        let node = open(name.section)
        nodes[node].properties.append(.init(key(of: name), value))
        if isRequired { require(name) }
    }

    /// The key of a field or section in its object.
    private func key(of name: FieldName) -> String { layout.path(of: name).keys.last ?? "" }

    /// Adds a property of the record that is no field.
    mutating func add(_ member: SchemaValue.Member) { nodes[0].properties.append(member) }

    /// Adds the sections without fields, whose objects are empty.
    mutating func addSections() {
        for section in layout.sections { _ = open(section.name) }
    }

    /// The object of a section, which becomes a property of the object around it.
    private mutating func open(_ section: FieldName?) -> Int {
        guard let section, let node = indices[section] else { return 0 }
        guard !nodes[node].isOpen else { return node }
        nodes[node].isOpen = true
        let parent = open(section.section)
        nodes[parent].sections.append((node - 1, nodes[parent].properties.count))
        return node
    }

    /// Requires a field, and the sections around it.
    private mutating func require(_ name: FieldName) {
        guard required.insert(name).inserted else { return }
        let node = name.section.flatMap { indices[$0] } ?? 0
        nodes[node].required.append(.text(key(of: name)))
        if let section = name.section { require(section) }
    }

    /// The keywords of the object of the record.
    ///
    /// - Parameters:
    ///   - conditions: Schemas that the object must all satisfy.
    ///   - annotations: The title and the extension keys of a section.
    /// - Returns: The keywords.
    func members(
        _ conditions: [SchemaValue], annotations: (Int) -> [SchemaValue.Member]
    ) -> [SchemaValue.Member] {
        members(of: 0, "object", conditions, annotations)
    }

    private func members(
        of node: Int, _ type: SchemaValue, _ conditions: [SchemaValue],
        _ annotations: (Int) -> [SchemaValue.Member]
    ) -> [SchemaValue.Member] {
        var properties: [SchemaValue.Member] = []
        var next = 0
        for (section, index) in nodes[node].sections {
            properties += nodes[node].properties[next..<index]
            next = index
            let name = layout.sections[section].name
            // `null` is no answer to any of its fields.
            let type: SchemaValue = self.required.contains(name) ? "object" : ["object", "null"]
            let inner = members(of: section + 1, type, [], annotations)
            properties.append(.init(key(of: name), .object(annotations(section) + inner)))
        }
        properties += nodes[node].properties[next...]
        var members: [SchemaValue.Member] = [
            .init("type", type), .init("properties", .object(properties)),
        ]
        let required = nodes[node].required
        if !required.isEmpty { members.append(.init("required", .list(required))) }
        if !conditions.isEmpty { members.append(.init("allOf", .list(conditions))) }
        if layout.rejectsUnknown(in: node - 1) {
            members.append(.init("additionalProperties", false))
        }
        return members
    }
}

extension SchemaValue.Member {
    /// The keywords of an object by which the value of a field satisfies other keywords, if it is there.
    static func property(_ path: FieldPath, _ keywords: [SchemaValue.Member]) -> Self {
        var keys = path.keys
        let own = keys.popLast() ?? ""
        return keys.reversed().reduce(
            .init("properties", .object([.init(own, .object(keywords))]))
        ) { inner, key in .init("properties", .object([.init(key, .object([inner]))])) }
    }
}

extension [SchemaValue.Member] {
    /// The keywords of an object that has a field, whose value satisfies other keywords.
    static func required(_ path: FieldPath, _ keywords: [SchemaValue.Member]) -> Self {
        func object(_ key: String, _ keywords: [SchemaValue.Member]) -> [SchemaValue.Member] {
            [
                .init("required", [.text(key)]),
                .init("properties", .object([.init(key, .object(keywords))])),
            ]
        }
        var keys = path.keys
        let own = keys.popLast() ?? ""
        return keys.reversed().reduce(object(own, keywords)) {
            object($1, [.init("type", "object")] + $0)
        }
    }
}
