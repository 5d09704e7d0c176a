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
    /// Whether there was anything that could have become an item.
    private(set) var hasProperties = false
    private(set) var names: Set<FieldName> = []

    /// Whether the schema allows a field that is none of the items.
    private var isOpen = false

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
    mutating func read(_ walk: SchemaWalk, _ references: SchemaReferences) -> Bool {
        var required: [[UInt8]: SchemaFacet] = [:]
        var properties: [(key: String, facet: SchemaFacet)] = []
        var closing: SchemaFacet?
        for facet in walk.facets {
            switch facet.keyword {
            case "title" where depth == 0:
                title = title ?? facet.value.string
                if let title { references.take(.text(title), depth: 0) }
            case "description" where depth == 0:
                help = help ?? facet.value.string
                if let help { references.take(.text(help), depth: 0) }
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
                if facet.value.elements == nil { losses.add(facet, "It must be a list of names.") }
                for (index, name) in (facet.value.elements ?? []).enumerated() {
                    let place = SchemaFacet(
                        keyword: name.string ?? "", offset: name.offset,
                        steps: facet.steps + [.index(index)], value: name)
                    guard let text = name.string else {
                        losses.add(place, "It must be the name of a property.")
                        continue
                    }
                    required[Array(text.utf8)] = place
                }
            case "additionalProperties", "unevaluatedProperties":
                if facet.value.boolean == false {
                    closing = facet
                } else if facet.value.boolean == nil {
                    losses.add(facet, "Other fields are passed over, whatever they hold.")
                }
            case "$schema", "$id", "$comment", "$defs", "definitions", "$anchor", "$vocabulary",
                "default", "examples", "deprecated":
                continue
            default: losses.add(facet, "A form has no words for \"\(facet.keyword)\" here.")
            }
        }
        // Its place is before those of the rows.
        closings.append(nil)
        hasProperties = !properties.isEmpty
        for (key, facet) in properties { add(key, facet, &required, references) }
        if isOpen || walk.isCutOff || ImportedObject.allowsOthers(walk, closing) {
            if let closing {
                losses.add(
                    closing,
                    "Other fields are passed over, since some that are allowed are no field.")
            }
        } else {
            closings[0] = closing
        }
        for facet in required.values {
            losses.add(facet, "\"\(facet.keyword)\" is no property that became a field.")
        }
        return !items.isEmpty
    }

    /// Whether keywords that a form has no words for allow fields besides the properties.
    ///
    /// `unevaluatedProperties` sees those of all schemas that hold; `additionalProperties` sees those beside it.
    private static func allowsOthers(_ walk: SchemaWalk, _ closing: SchemaFacet?) -> Bool {
        let keywords = walk.facets.map(\.keyword)
        if keywords.contains("patternProperties") { return true }
        guard closing?.keyword == "unevaluatedProperties" else { return false }
        let others = [
            "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "$dynamicRef",
        ]
        return !walk.losses.isEmpty || others.contains { keywords.contains($0) }
    }

    private mutating func add(
        _ key: String, _ facet: SchemaFacet, _ required: inout [[UInt8]: SchemaFacet],
        _ references: SchemaReferences
    ) {
        defer {
            // One that is false is allowed nowhere.
            let isField = FieldName(key).map { names.contains($0) } ?? false
            if !isField, facet.value.boolean != false { isOpen = true }
        }
        guard let name = FieldName(key) else {
            return losses.add(
                facet, "\"\(key)\" is no name of a field: letters, digits and _ only.")
        }
        guard !names.contains(name) else {
            return losses.add(
                facet, "The property is described in another place too; that one was taken.")
        }
        if let reason = references.takeField(ofRow: depth > 0) { return losses.add(facet, reason) }
        var item = ImportedItem(
            name: name, isRequired: required.removeValue(forKey: Array(key.utf8)),
            vocabulary: vocabulary, depth: depth, losses: losses)
        // Handed over, so that those of all items before are not copied.
        losses = []
        let made = item.item(of: facet, references)
        losses = item.losses
        guard let made else { return }
        if let reason = references.take(made, depth: depth) { return losses.add(facet, reason) }
        closings += item.closings
        items.append(made)
        names.insert(name)
    }
}
