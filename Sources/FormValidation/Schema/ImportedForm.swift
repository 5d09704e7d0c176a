import FormModel

/// Makes the form of the keywords of the outermost schema.
struct ImportedForm {
    private let vocabulary: Vocabulary
    private(set) var losses: [PlacedLoss]

    init(vocabulary: Vocabulary, losses: [PlacedLoss]) {
        self.vocabulary = vocabulary
        self.losses = losses
    }

    /// The form; `nil` where the schema has no property that a form could ask for.
    mutating func form(of facets: [SchemaFacet], _ references: SchemaReferences) -> SchemaValue? {
        var title: String?
        var help: String?
        var rejects = false
        var required: [[UInt8]: SchemaFacet] = [:]
        var properties: [(key: String, facet: SchemaFacet)] = []
        for facet in facets {
            switch facet.keyword {
            case "title": title = title ?? facet.value.string
            case "description": help = help ?? facet.value.string
            case "type":
                guard facet.value.string == "object" else { return nil }
            case "properties":
                for (key, offset, value) in facet.value.members ?? [] {
                    let steps = facet.steps + [.key(key)]
                    properties.append(
                        (
                            key,
                            SchemaFacet(keyword: key, offset: offset, steps: steps, value: value)
                        ))
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
                    rejects = true
                } else if facet.value.boolean == nil {
                    lose(facet, "Other fields are passed over, whatever they hold.")
                }
            case "$schema", "$id", "$comment", "$defs", "definitions", "$anchor", "$vocabulary",
                "default", "examples", "deprecated":
                continue
            default: lose(facet, "A form has no words for \"\(facet.keyword)\" here.")
            }
        }
        var items: [SchemaValue] = []
        var names: Set<FieldName> = []
        for (key, facet) in properties {
            guard let name = FieldName(key) else {
                lose(facet, "\"\(key)\" is no name of a field: letters, digits and _ only.")
                continue
            }
            guard !names.contains(name) else {
                lose(facet, "The property is described in another place too; that one was taken.")
                continue
            }
            var item = ImportedItem(
                name: name, isRequired: required.removeValue(forKey: Array(key.utf8)),
                vocabulary: vocabulary, losses: losses)
            // Handed over, so that those of all items before are not copied.
            losses = []
            let made = item.item(of: facet, references)
            losses = item.losses
            if let made {
                items.append(made)
                names.insert(name)
            }
        }
        for facet in required.values {
            lose(facet, "\"\(facet.keyword)\" is no property that became a field.")
        }
        guard !items.isEmpty else { return nil }
        if !names.contains("submit") {
            items.append([
                "type": "button", "name": "submit", "title": "Submit", "action": "submit",
            ])
        }
        let shown = title.flatMap { WhiteSpace.trim($0).isEmpty ? nil : $0 } ?? "Imported form"
        var members: [SchemaValue.Member] = [
            .init("formrun", .number(ExactDecimal(Int128(FormDocument.version)))),
            .init("id", .text(ImportedForm.identifier(shown))), .init("title", .text(shown)),
        ]
        if let help { members.append(.init("help", .text(help))) }
        if !rejects { members.append(.init("unknownFields", "ignore")) }
        return .object(members + [.init("items", .list(items))])
    }

    /// A name for the form: the words of its title in camel case.
    private static func identifier(_ title: String) -> String {
        var name = ""
        var beginsWord = false
        for scalar in title.unicodeScalars where name.utf8.count < FieldName.maximumLength {
            let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
            guard isLetter || ("0"..."9").contains(scalar) && !name.isEmpty else {
                beginsWord = true
                continue
            }
            let text = String(scalar)
            name += name.isEmpty ? text.lowercased() : beginsWord ? text.uppercased() : text
            beginsWord = false
        }
        return name.isEmpty ? "imported" : name
    }

    private mutating func lose(_ facet: SchemaFacet, _ reason: String) {
        losses.append(
            PlacedLoss(
                loss: SchemaLoss(path: FieldPath(facet.steps), reason: reason),
                offset: facet.offset, order: losses.count))
    }
}
