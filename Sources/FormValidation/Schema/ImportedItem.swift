import FormModel

/// Makes an item from the schemas of a property.
///
/// Each addition to the item is tried with the reader of form files; if the reader refuses it, it
/// becomes a loss with the reader's reason. Thus the import covers everything that the vocabulary
/// can express.
struct ImportedItem {
    let name: FieldName
    /// The name of the property.
    private let key: String
    /// The keyword that always requires an answer, if any.
    let required: SchemaFacet?
    /// Whether that requirement also refuses empty answers.
    private let isFilled: Bool
    /// Whether this is the value of a row for an entry of an object: no row has an empty answer in place of it.
    let isOfEntry: Bool
    /// The property that has another answer while this one is `other`.
    private let other: String?
    let trial: ItemTrial
    /// The enclosing groups and sections.
    let surroundings: ImportSurroundings
    /// The rules over fields of a section.
    var rules: [SchemaValue] = []
    var losses: [PlacedLoss]
    var members: [SchemaValue.Member] = []
    var validators: [SchemaValue] = []
    /// Whether `null` or an empty text is valid.
    private(set) var mayBeEmpty = false

    init(
        name: FieldName, key: String, isRequired: SchemaFacet?, isFilled: Bool,
        isOfEntry: Bool = false, other: String? = nil, trial: ItemTrial,
        in surroundings: ImportSurroundings, losses: [PlacedLoss]
    ) {
        self.name = name
        self.key = key
        required = isRequired
        self.isFilled = isFilled
        self.isOfEntry = isOfEntry
        self.other = other
        self.trial = trial
        self.surroundings = surroundings
        self.losses = losses
    }

    /// Makes the item.
    ///
    /// - Parameters:
    ///   - property: The first description of the property.
    ///   - places: The schemas of the property, all of which apply.
    ///   - references: The resolver of the enclosing schema.
    ///   - offered: The values to which alternatives of the object limit it.
    /// - Returns: `nil` if a form has no field for such values.
    mutating func item(
        _ property: SchemaFacet, of places: [SchemaFacet], _ references: SchemaReferences,
        offered: OfferedTexts?
    ) -> SchemaValue? {
        guard let kind = kind(of: property, places, references, offered) else { return nil }
        mayBeEmpty = kind.mayBeEmpty
        members = [
            .init(.type, ImportedItem.type(of: kind)),
            .init(.name, .text(name.text)),
            .init(.title, .text(TextTemplate.escaped(title(of: kind)))),
        ]
        if let help = kind.text("description") {
            members.append(.init(.help, .text(TextTemplate.escaped(help, isMarkup: true))))
        }
        let entries = kind.object.flatMap { SchemaEntries($0) }
        if entries != nil { members[0] = .init(.type, "group") }
        let extensions = Extensions(
            (kind.facets + (kind.rows?.facets ?? [])).flatMap(\.extensions))
        members += extensions.members
        for (key, member) in [
            (FieldSchema.unitBeforeKey, FormKey.unitBefore), (FieldSchema.unitKey, .unit),
        ] {
            if let unit = extensions[key] { readUnit(unit, key, as: member, of: kind) }
        }
        let made =
            if let entries {
                group(of: property, kind, entries, references)
            } else if let object = kind.object {
                section(of: property, kind, object, references)
            } else if let rows = kind.rows {
                group(of: property, kind, rows, references)
            } else {
                input(of: property, kind, references)
            }
        return made.map(keyed)
    }

    /// What all schemas of a property make of it; `nil` if a form has no field for such values.
    private mutating func kind(
        of property: SchemaFacet, _ places: [SchemaFacet], _ references: SchemaReferences,
        _ offered: OfferedTexts?
    ) -> ImportedKind? {
        var walk = SchemaWalk(references)
        for place in places {
            if place.value.boolean != nil {
                losses.add(place, "A schema that is true or false describes no field.")
                return nil
            }
            walk.enter(place.place)
        }
        losses += walk.losses
        do throws(NoField) {
            return try ImportedKind(walk, references, offered: offered, hasOther: other != nil)
        } catch {
            losses.add(property, error.reason)
            return nil
        }
    }

    /// An item with its key, if that is not its name.
    ///
    /// It is tried without: some keys are reserved in a form, and not in the objects of its sections and rows.
    private func keyed(_ item: SchemaValue) -> SchemaValue {
        guard !key.hasSameBytes(as: name.text) else { return item }
        var members = item.members
        members.insert(.init(.key, .text(key)), at: 2)
        return .object(members)
    }

    private static func type(of kind: ImportedKind) -> SchemaValue {
        if kind.object != nil { return "section" }
        return kind.rows != nil ? "group" : kind.isSecret ? "secureInput" : "input"
    }

    private func title(of kind: ImportedKind) -> String {
        let titles = kind.facets.lazy.filter { $0.keyword == "title" }.compactMap(\.value.string)
        return titles.first { !WhiteSpace.trim($0).isEmpty } ?? FieldTitle.readable(key)
    }

    private mutating func input(
        of property: SchemaFacet, _ kind: ImportedKind, _ references: SchemaReferences
    ) -> SchemaValue? {
        if let value = kind.valueType { members.append(.init(.value, .text(value))) }
        addWords(of: kind)
        var filter = ChoiceFilter(trial)
        var choices = filter.choices(of: kind)
        let alone = Set(kind.facets.flatMap(\.exclusiveChoices).map { Array($0.utf8) })
        for index in choices.indices where alone.contains(Array(choices[index].value.text.utf8)) {
            choices[index].isExclusive = kind.valueType == "choices"
        }
        if !kind.choices.isEmpty {
            guard !choices.isEmpty else {
                losses.add(property, "It allows no value.")
                return nil
            }
            members.append(.init(.choices, .list(choices.map(\.json))))
        }
        if let title = kind.otherTitle, let other, let name = references.name(of: other) {
            var field: [SchemaValue.Member] = [
                .init(.title, .text(TextTemplate.escaped(title))), .init(.name, .text(name.text)),
            ]
            if !other.hasSameBytes(as: name.text) { field.append(.init(.key, .text(other))) }
            members.append(.init(.other, .object(field)))
        }
        if let formatter = kind.formatter { members.append(.init(.formatter, .text(formatter))) }
        if let reason = trial.refusal(of: members) {
            losses.add(property, reason)
            return nil
        }
        losses += kind.placed + filter.losses
        loseMeanings(of: property, kind, references)
        addRequired(kind)
        if kind.valueType != "choice" {
            for addition in ImportedValidators(kind, isRequired: required != nil).list {
                add(addition)
            }
        }
        loseLimits(of: kind)
        addExample(kind)
        if let facet = kind.facet("default"), !kind.isSecret { addDefault(facet) }
        return .object(members + validatorsMember)
    }

    /// Reports what the schema of an input says and its field does not, and the other way round.
    private mutating func loseMeanings(
        of property: SchemaFacet, _ kind: ImportedKind, _ references: SchemaReferences
    ) {
        if !references.isOfForm, (kind.elements.first ?? kind).allowsControls {
            losses.add(
                property,
                kind.valueType == "multiline"
                    ? "A text has no control characters but line ends and tabs; others are refused."
                    : "A text is one line: line ends, tabs and control characters are refused.",
                .restriction)
        }
        for part in [kind] + kind.elements {
            for facet in part.facets {
                if let reason = part.loss(of: facet, references) { losses.add(facet, reason) }
            }
        }
        if references.draft == .draft4, kind.valueType == "integer", let type = kind.facet("type") {
            losses.add(
                type, "Draft 4 leaves open whether 2.0 is an integer; the form accepts it.",
                .annotation)
        }
        if kind.isTicked, required == nil || kind.mayBeEmpty || surroundings.isOptional,
            let facet = kind.facet("const") ?? kind.facet("enum")
        {
            losses.add(facet, "The field may be missing, and a form would want it to be ticked.")
        }
    }

    /// Adds the unit of a number in place of the keyword, if a form can have it.
    private mutating func readUnit(
        _ unit: SchemaValue, _ key: String, as member: FormKey, of kind: ImportedKind
    ) {
        guard kind.valueType == "integer" || kind.valueType == "decimal",
            case .text(let unit) = unit
        else { return }
        let attempt =
            members.filter { $0.key != key }
            + [
                .init(.value, .text(kind.valueType ?? "")),
                .init(member, .text(TextTemplate.escaped(unit))),
            ]
        guard trial.refusal(of: attempt) == nil else { return }
        members = attempt.filter { !$0.key.hasSameBytes(as: .value) }
    }

    /// Adds the choices of a number, and the titles of yes and no.
    private mutating func addWords(of kind: ImportedKind) {
        guard kind.valueType == "boolean" else {
            if !kind.constants.isEmpty {
                members.append(.init(.choices, .list(kind.constants.map(\.json))))
            }
            return
        }
        for (key, flag) in [(FormKey.trueTitle, true), (.falseTitle, false)] {
            guard
                let title = kind.constants.first(where: { $0.value.json == .boolean(flag) })?.title
            else { continue }
            let attempt = members + [.init(key, .text(TextTemplate.escaped(title)))]
            if trial.refusal(of: attempt) == nil { members = attempt }
        }
    }

    /// Reports limits of the form that are below explicit limits of the schema, so that values are
    /// not refused without notice.
    private mutating func loseLimits(of kind: ImportedKind) {
        let limits = FieldLimits()
        for facet in kind.facets {
            guard let bound = facet.value.number else { continue }
            // A character takes up to four bytes.
            if facet.keyword == "maxLength", kind.valueType == nil,
                bound > ExactDecimal(Int128(limits.textBytes / 4))
            {
                losses.add(
                    facet,
                    "A text has at most \(limits.textBytes) bytes unless the limits of the form allow more.",
                    .restriction)
            }
            if facet.keyword == "maxItems", bound > ExactDecimal(Int128(limits.listElements)) {
                losses.add(
                    facet,
                    "A list has at most \(limits.listElements) elements unless the limits of the form allow more.",
                    .restriction)
            }
        }
    }

    private var validatorsMember: [SchemaValue.Member] {
        validators.isEmpty ? [] : [.init(.validators, .list(validators))]
    }

    private mutating func addRequired(_ kind: ImportedKind) {
        guard let required, !isOfEntry || !kind.mayBeUnanswered else { return }
        if kind.mayBeEmpty, !isFilled {
            losses.add(
                required, "The field may be null or empty, so the form does not ask for an answer.")
        } else if !kind.isTicked {
            validators.append("required")
        }
    }

    private mutating func add(_ addition: ImportedValidators.Addition) {
        // Tried alone: trying each together with all previous ones would take quadratic time.
        let attempt = members + [.init(.validators, [addition.validator])]
        guard let reason = trial.refusal(of: attempt) else {
            return validators.append(addition.validator)
        }
        for facet in addition.facets { losses.add(facet, reason) }
    }

    private mutating func addExample(_ kind: ImportedKind) {
        guard !kind.isSecret, let example = kind.facet("examples")?.value.elements?.first else {
            return
        }
        let text = example.string ?? example.number.map(\.description)
        if let text, !text.isEmpty {
            members.append(.init(.placeholder, .text(TextTemplate.escaped(text))))
        }
    }

    private mutating func addDefault(_ facet: SchemaFacet) {
        guard let value = SchemaValue(facet.value), value != .null else { return }
        let attempt = members + [.init(.default, value)]
        guard let reason = trial.refusal(of: attempt + validatorsMember) else {
            return members = attempt
        }
        losses.add(facet, reason, .annotation)
    }
}
