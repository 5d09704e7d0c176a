import FormModel

/// Makes a form from the keywords of the root schema.
struct ImportedForm {
    /// The form file; `nil` if no property can become a field.
    private(set) var value: SchemaValue?
    private(set) var losses: [PlacedLoss] = []
    /// Whether the schema describes an object with properties.
    private(set) var hasProperties = false
    private(set) var hasConditions = false

    init(
        _ root: JSONValue, vocabulary: Vocabulary, limits: JSONLimits, takesConditions: Bool = true
    ) {
        let references = SchemaReferences(
            root: root, limits: limits, takesConditions: takesConditions)
        var walk = SchemaWalk(references, wanted: .object)
        walk.enter(references.root)
        var object = ImportedObject(
            trial: ItemTrial(vocabulary: vocabulary), in: ImportSurroundings(), losses: walk.losses)
        let isObject = object.read(walk, references)
        losses = object.losses
        hasProperties = object.hasProperties
        hasConditions = references.hasConditions
        if isObject { value = form(of: object) }
    }

    private mutating func form(of object: ImportedObject) -> SchemaValue {
        let unknownFields = object.unknownFields
        var items = object.items.map { $0.leavingOut(repeated: unknownFields) }
        if !object.names.contains("submit") {
            items.append(
                SchemaValue([
                    .type: "button", .name: "submit", .title: "Submit", .action: "submit",
                ]))
        }
        let shown =
            object.title.flatMap { WhiteSpace.trim($0).isEmpty ? nil : $0 } ?? "Imported form"
        var members: [SchemaValue.Member] = [
            .init(.formrun, .number(ExactDecimal(Int128(FormDocument.version)))),
            .init(
                .id,
                .text(
                    object.identifier.flatMap { FieldName($0)?.text }
                        ?? ImportedForm.identifier(shown))),
            .init(.title, .text(TextTemplate.escaped(shown))),
        ]
        if let help = object.help {
            members.append(.init(.help, .text(TextTemplate.escaped(help, isMarkup: true))))
        }
        if object.closing == nil { members.append(unknownFields) }
        members += object.extensions.members
        members.append(.init(.items, .list(items)))
        if !object.rules.isEmpty { members.append(.init(.rules, .list(object.rules))) }
        return .object(members)
    }

    /// The identifier of the form: its title in camel case.
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

extension ImportedObject {
    /// How other fields of the object are treated.
    var unknownFields: SchemaValue.Member {
        let policy: UnknownFields = closing == nil ? .ignore : .reject
        return .init(.unknownFields, .text(policy.rawValue))
    }
}

extension SchemaValue {
    /// An item in which no object says the same of other fields as the object around it.
    fileprivate func leavingOut(repeated enclosing: Member) -> SchemaValue {
        guard case .list(let items)? = self[.items] else { return self }
        let own = members.first { $0.key == enclosing.key } ?? enclosing
        return .object(
            members.compactMap { member in
                if member == enclosing { return nil }
                guard FormKey(bytesOf: member.key) == .items else { return member }
                return .init(.items, .list(items.map { $0.leavingOut(repeated: own) }))
            })
    }
}
