import FormModel

/// The items that the keywords of an object describe: those of a form, or of a row of a group.
struct ImportedObject {
    private let vocabulary: Vocabulary
    /// How many groups it stands in.
    private let depth: Int

    private(set) var losses: [PlacedLoss]
    private(set) var title: String?
    private(set) var help: String?
    private(set) var items: [SchemaValue] = []
    private(set) var names: Set<FieldName> = []

    /// For the object and for each row in it, the keyword that refuses other fields, or `nil` where none
    /// does.
    private(set) var closings: [SchemaFacet?] = []

    init(vocabulary: Vocabulary, depth: Int, losses: [PlacedLoss]) {
        self.vocabulary = vocabulary
        self.depth = depth
        self.losses = losses
    }

    /// Makes the items.
    ///
    /// - Returns: Whether there are any, and the schema is one of an object.
    mutating func read(_ facets: [SchemaFacet], _ references: SchemaReferences) -> Bool {
        var required: [[UInt8]: SchemaFacet] = [:]
        var properties: [(key: String, facet: SchemaFacet)] = []
        var closing: SchemaFacet?
        for facet in facets {
            switch facet.keyword {
            case "title" where depth == 0: title = title ?? facet.value.string
            case "description" where depth == 0: help = help ?? facet.value.string
            case "type":
                guard facet.value.string == "object" else { return false }
            case "properties":
                for (key, offset, value) in facet.value.members ?? [] {
                    let steps = facet.steps + [.key(key)]
                    let property = SchemaFacet(
                        keyword: key, offset: offset, steps: steps, value: value)
                    properties.append((key, property))
                }
            case "required":
                for (index, name) in (facet.value.elements ?? []).enumerated() {
                    guard let text = name.string else { continue }
                    required[Array(text.utf8)] = SchemaFacet(
                        keyword: text, offset: name.offset, steps: facet.steps + [.index(index)],
                        value: name)
                }
            case "additionalProperties", "unevaluatedProperties":
                if facet.value.boolean == false {
                    closing = facet
                } else if facet.value.boolean == nil {
                    lose(facet, "Other fields are passed over, whatever they hold.")
                }
            case "$schema", "$id", "$comment", "$defs", "definitions", "$anchor", "$vocabulary",
                "default", "examples", "deprecated":
                continue
            default: lose(facet, "A form has no words for \"\(facet.keyword)\" here.")
            }
        }
        closings.append(closing)
        for (key, facet) in properties { add(key, facet, &required, references) }
        for facet in required.values {
            lose(facet, "\"\(facet.keyword)\" is no property that became a field.")
        }
        return !items.isEmpty
    }

    private mutating func add(
        _ key: String, _ facet: SchemaFacet, _ required: inout [[UInt8]: SchemaFacet],
        _ references: SchemaReferences
    ) {
        guard let name = FieldName(key) else {
            return lose(facet, "\"\(key)\" is no name of a field: letters, digits and _ only.")
        }
        guard !names.contains(name) else {
            return lose(
                facet, "The property is described in another place too; that one was taken.")
        }
        guard depth == 0 || references.takeFieldOfRow() else {
            return lose(facet, "The rows have more fields than are taken over.")
        }
        var item = ImportedItem(
            name: name, isRequired: required.removeValue(forKey: Array(key.utf8)),
            vocabulary: vocabulary, depth: depth, losses: losses)
        // Handed over, so that those of all items before are not copied.
        losses = []
        let made = item.item(of: facet, references)
        losses = item.losses
        closings += item.closings
        if let made {
            items.append(made)
            names.insert(name)
        }
    }

    private mutating func lose(_ facet: SchemaFacet, _ reason: String) {
        losses.append(
            PlacedLoss(
                loss: SchemaLoss(path: FieldPath(facet.steps), reason: reason),
                offset: facet.offset, order: losses.count))
    }
}
