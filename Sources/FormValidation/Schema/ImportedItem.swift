import FormModel

/// Makes an input of the schema of a property.
///
/// Whatever is added to the item is tried: what the reader of form files refuses becomes a loss, with the
/// reason that the reader gives. So an item takes over whatever the vocabulary has words for.
struct ImportedItem {
    private let name: FieldName
    private let required: SchemaFacet?
    private let vocabulary: Vocabulary
    private let depth: Int
    /// For each row in it, the keyword that refuses other fields; see ``ImportedObject``.
    private(set) var closings: [SchemaFacet?] = []
    private(set) var losses: [PlacedLoss]
    private var members: [SchemaValue.Member] = []
    private var validators: [SchemaValue] = []

    init(
        name: FieldName, isRequired: SchemaFacet?, vocabulary: Vocabulary, depth: Int,
        losses: [PlacedLoss]
    ) {
        self.name = name
        required = isRequired
        self.vocabulary = vocabulary
        self.depth = depth
        self.losses = losses
    }

    /// The item; `nil` where a form has no field for such values.
    mutating func item(
        of property: SchemaFacet, _ references: SchemaReferences
    ) -> SchemaValue? {
        guard property.value.members != nil else {
            losses.add(property, "A schema that is true or false describes no field.")
            return nil
        }
        var walk = SchemaWalk(references)
        walk.enter(property.value, at: property.steps)
        losses += walk.losses
        guard let kind = ImportedKind(walk, references) else {
            losses.add(property, "A form has no field for such a value.")
            return nil
        }
        if let rows = kind.rows { return group(of: property, kind, rows, references) }
        let text = kind.text("title") ?? ""
        let title = WhiteSpace.trim(text).isEmpty ? name.text : text
        members = [
            .init("type", kind.isSecret ? "secureInput" : "input"), .init("name", .text(name.text)),
            .init("title", .text(title)),
        ]
        if let help = kind.text("description") { members.append(.init("help", .text(help))) }
        if let value = kind.valueType { members.append(.init("value", .text(value))) }
        if !kind.choices.isEmpty { members.append(.init("choices", .list(kind.choices))) }
        if let formatter = kind.formatter { members.append(.init("formatter", .text(formatter))) }
        guard refusal(members) == nil else {
            losses.add(property, "A form has no field for such a value.")
            return nil
        }
        losses += kind.placed
        if let guess = kind.guess { losses.add(property, guess) }
        for facet in kind.lost { losses.add(facet.facet, facet.reason) }
        if kind.isTicked, required == nil || kind.mayBeEmpty, let facet = kind.facet("const") {
            losses.add(facet, "The field may be missing, and a form would want it to be ticked.")
        }
        addRequired(kind)
        for addition in ImportedValidators(kind, isRequired: required != nil).list {
            add(addition)
        }
        loseLimits(of: kind)
        addExample(kind)
        if let facet = kind.facet("default"), !kind.isSecret { addDefault(facet) }
        return .object(members + validatorsMember)
    }

    /// What a schema allows in so many words must not be refused in silence.
    private mutating func loseLimits(of kind: ImportedKind) {
        let limits = FieldLimits()
        for facet in kind.facets {
            guard let most = facet.value.number else { continue }
            // A character has up to four bytes.
            if facet.keyword == "maxLength", most > ExactDecimal(Int128(limits.textBytes / 4)) {
                losses.add(
                    facet,
                    "A text has at most \(limits.textBytes) bytes unless the form's limits say more."
                )
            }
            if facet.keyword == "maxItems", most > ExactDecimal(Int128(limits.listElements)) {
                losses.add(
                    facet,
                    "A list has at most \(limits.listElements) elements unless the form's limits say more."
                )
            }
        }
    }

    private mutating func group(
        of property: SchemaFacet, _ kind: ImportedKind, _ rows: SchemaWalk,
        _ references: SchemaReferences
    ) -> SchemaValue? {
        guard depth < FormItem.maximumGroupDepth else {
            losses.add(
                property, "Groups stand in each other up to \(FormItem.maximumGroupDepth) deep.")
            return nil
        }
        losses += rows.losses
        var row = ImportedObject(vocabulary: vocabulary, depth: depth + 1, losses: losses)
        losses = []
        let isObject = row.read(rows, references)
        losses = row.losses
        guard isObject else {
            losses.add(property, "A form has no field for such a value.")
            return nil
        }
        let text = kind.text("title") ?? ""
        members = [
            .init("type", "group"), .init("name", .text(name.text)),
            .init("title", .text(WhiteSpace.trim(text).isEmpty ? name.text : text)),
        ]
        if let help = kind.text("description") { members.append(.init("help", .text(help))) }
        members.append(.init("items", .list(row.items)))
        guard refusal(members) == nil else {
            losses.add(property, "A form has no field for such a value.")
            return nil
        }
        for facet in kind.lost { losses.add(facet.facet, facet.reason) }
        addMostRows(kind, property, columns: row.items.count)
        addFewestRows(kind)
        closings = row.closings
        return .object(members)
    }

    private mutating func addMostRows(
        _ kind: ImportedKind, _ property: SchemaFacet, columns: Int
    ) {
        guard let facet = kind.facet("maxItems") else {
            return losses.add(
                property,
                "A group has at most \(FormItem.defaultMaximumRows) rows unless it says more.")
        }
        let attempt = members + [.init("max", SchemaValue(facet.value) ?? .null)]
        if let reason = refusal(attempt) { return losses.add(facet, reason) }
        members = attempt
        let most = FieldLimits().groupCells
        if let rows = facet.value.integer, rows > most / max(1, columns) {
            losses.add(
                facet,
                "The rows of a group have at most \(most) fields together unless the form's limits say more."
            )
        }
    }

    private mutating func addFewestRows(_ kind: ImportedKind) {
        guard let facet = kind.facet("minItems"), facet.value.integer != 0 else {
            if let required {
                losses.add(required, "A group may have no rows where it names no fewest.")
            }
            return
        }
        guard required != nil, !kind.mayBeEmpty else {
            return losses.add(
                facet, "The rows may be missing, so the form does not ask for so many.")
        }
        let attempt = members + [.init("min", SchemaValue(facet.value) ?? .null)]
        guard let reason = refusal(attempt) else { return members = attempt }
        losses.add(facet, reason)
    }

    private var validatorsMember: [SchemaValue.Member] {
        validators.isEmpty ? [] : [.init("validators", .list(validators))]
    }

    private mutating func addRequired(_ kind: ImportedKind) {
        guard let required else { return }
        if kind.mayBeEmpty {
            losses.add(
                required, "The field may be null or empty, so the form does not ask for an answer.")
        } else if !kind.isTicked {
            validators.append("required")
        }
    }

    private mutating func add(_ addition: ImportedValidators.Addition) {
        // Alone: of many, each would be tried with all before it.
        let attempt = members + [.init("validators", [addition.validator])]
        guard let reason = refusal(attempt) else { return validators.append(addition.validator) }
        for facet in addition.facets { losses.add(facet, reason) }
    }

    private mutating func addExample(_ kind: ImportedKind) {
        guard !kind.isSecret, let example = kind.facet("examples")?.value.elements?.first else {
            return
        }
        let text = example.string ?? example.number.map(\.description)
        if let text, !text.isEmpty { members.append(.init("placeholder", .text(text))) }
    }

    private mutating func addDefault(_ facet: SchemaFacet) {
        guard let value = SchemaValue(facet.value), value != .null else { return }
        let attempt = members + [.init("default", value)]
        guard let reason = refusal(attempt + validatorsMember) else { return members = attempt }
        losses.add(facet, reason)
    }

    /// Why the reader of form files refuses such an item, where it does.
    private func refusal(_ members: [SchemaValue.Member]) -> String? {
        let form: SchemaValue = [
            "formrun": 1, "id": "trial", "title": "Trial", "items": [.object(members)],
        ]
        do throws(FormDocumentError) {
            _ = try FormDocument.read(form.json, vocabulary: vocabulary)
            return nil
        } catch {
            return error.diagnostics.first?.message ?? "It was refused."
        }
    }
}

extension SchemaValue {
    /// A value as it stands in a text; `nil` where a number has too many digits.
    init?(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number:
            guard let number = value.number else { return nil }
            self = .number(number)
        case .string: self = .text(value.string ?? "")
        case .array:
            var list: [SchemaValue] = []
            for element in value.elements ?? [] {
                guard let element = SchemaValue(element) else { return nil }
                list.append(element)
            }
            self = .list(list)
        case .object, .key: return nil
        }
    }
}
