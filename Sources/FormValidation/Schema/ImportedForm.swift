import FormModel

/// Makes the form of the keywords of the outermost schema.
struct ImportedForm {
    private let vocabulary: Vocabulary
    private(set) var losses: [PlacedLoss]
    /// Whether the schema is one of an object that has properties.
    private(set) var hasProperties = false

    init(vocabulary: Vocabulary, losses: [PlacedLoss]) {
        self.vocabulary = vocabulary
        self.losses = losses
    }

    /// The form; `nil` where the schema has no property that a form could ask for.
    mutating func form(of walk: SchemaWalk, _ references: SchemaReferences) -> SchemaValue? {
        var object = ImportedObject(vocabulary: vocabulary, depth: 0, losses: losses)
        let isObject = object.read(walk, references)
        losses = object.losses
        hasProperties = object.hasProperties
        guard isObject else { return nil }
        var items = object.items
        let rejects = object.closings.allSatisfy { $0 != nil }
        if !rejects {
            for case let facet? in object.closings where object.closings.count > 1 {
                losses.add(
                    facet,
                    "Other fields are refused in the whole form with all its rows, or nowhere.")
            }
        }
        if !object.names.contains("submit") {
            items.append([
                "type": "button", "name": "submit", "title": "Submit", "action": "submit",
            ])
        }
        let shown =
            object.title.flatMap { WhiteSpace.trim($0).isEmpty ? nil : $0 } ?? "Imported form"
        var members: [SchemaValue.Member] = [
            .init("formrun", .number(ExactDecimal(Int128(FormDocument.version)))),
            .init("id", .text(ImportedForm.identifier(shown))), .init("title", .text(shown)),
        ]
        if let help = object.help { members.append(.init("help", .text(help))) }
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
}
