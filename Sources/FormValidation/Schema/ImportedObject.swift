import FormModel

/// The items of an object: of a form, of a section, or of a row of a group.
struct ImportedObject {
    let trial: ItemTrial
    /// The enclosing groups and sections.
    let surroundings: ImportSurroundings

    var losses: [PlacedLoss]
    private(set) var title: String?
    private(set) var help: String?
    private(set) var extensions = Extensions()
    /// The identifier of the form, if the schema describes the stamp of answers.
    private(set) var identifier: String?
    /// The property that names the form and its version in answers.
    private var stamp: SchemaFacet?
    private(set) var items: [SchemaValue] = []
    private(set) var rules: [SchemaValue] = []
    /// Whether there is a property that could become an item.
    private(set) var hasProperties = false
    private(set) var names: Set<FieldName> = []
    /// The keys of the fields by their names.
    private var keys: [FieldName: [UInt8]] = [:]
    /// The names in form posts of all properties so far; texts that differ in their normal form only are equal.
    private var known: Set<String> = []

    /// Whether the schema allows properties that are no items.
    private var isOpen = false

    /// The keyword that refuses other fields; `nil` where they are ignored.
    private(set) var closing: SchemaFacet?

    init(trial: ItemTrial, in surroundings: ImportSurroundings, losses: [PlacedLoss]) {
        self.trial = trial
        self.surroundings = surroundings
        self.losses = losses
    }

    /// Makes the items.
    ///
    /// - Returns: Whether the schema describes an object and there are items.
    mutating func read(_ walk: SchemaWalk, _ references: SchemaReferences) -> Bool {
        var object = SchemaObject(walk)
        guard object.isObject else { return false }
        extensions = Extensions(object.extensions)
        if surroundings.depth == 0 {
            (title, help) = (object.title, object.help)
            _ = references.budget.take(.object(extensions.members), depth: 0)
            for case let text? in [title, help] {
                _ = references.budget.take(.text(text), depth: 0)
            }
        }
        var conditions = ObjectConditions(&object, walk, references)
        losses += object.losses
        for property in conditions.properties(of: object) {
            hasProperties = true
            add(property, object, &conditions, references)
        }
        finish(&conditions, object)
        return !items.isEmpty
    }

    private mutating func add(
        _ key: String, _ object: SchemaObject, _ conditions: inout ObjectConditions,
        _ references: SchemaReferences
    ) {
        let bytes = Array(key.utf8)
        let places = object.places(of: bytes)
        guard let whole = places.first ?? conditions.firstPlace(of: bytes) else { return }
        if surroundings.depth == 0, key.hasSameBytes(as: FormStamp.key),
            let id = whole.identifierOfStamp
        {
            (identifier, stamp) = (id, whole)
            return
        }
        guard let name = references.name(of: key), known.insert(AnswerKey.divided(key)).inserted,
            !isAmbiguous(key, in: object, references)
        else {
            isOpen = true
            return losses.add(
                whole,
                "A field cannot have this key: it is empty, too long or invisible, or stands for something else."
            )
        }
        // The form refuses or ignores a property that no alternative allows.
        guard let plan = conditions.plan(for: name, bytes, object) else { return }
        guard let made = item(name, key, plan, references) else {
            // A property with the schema `false` is never allowed.
            if !places.contains(where: { $0.value.boolean == false }) { isOpen = true }
            return
        }
        if let reason = references.budget.take(made.value, depth: surroundings.depth) {
            isOpen = true
            return losses.add(whole, reason)
        }
        rules += made.rules
        conditions.made(name, plan, mayBeEmpty: made.mayBeEmpty)
        items.append(made.value)
        names.insert(name)
        keys[name] = bytes
    }

    /// Whether a property would have a name in form posts that has another meaning.
    private func isAmbiguous(
        _ key: String, in object: SchemaObject, _ references: SchemaReferences
    ) -> Bool {
        guard FieldName(simple: key) == nil else { return false }
        if surroundings.depth == 0, PageControl.reserves(key) || key.hasSameBytes(as: FormStamp.key)
        {
            return true
        }
        let bytes = Array(key.utf8)
        return bytes.indices.dropFirst().contains { at in
            // What stands before may be an object or a list that has such a member.
            guard bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: "[") else {
                return false
            }
            return object.places(of: Array(bytes[..<at])).contains {
                !references.types(of: $0.place).isDisjoint(with: [.object, .array])
            }
        }
    }

    /// Expresses `minProperties`.
    ///
    /// A section without answers is no answer, so one property is there wherever an optional section is.
    private mutating func addFewest(_ facet: SchemaFacet, _ conditions: ObjectConditions) {
        let always = conditions.plans.values.count {
            $0.plan.required != nil && $0.plan.shown.isEmpty && !$0.mayBeEmpty
        }
        let least = facet.value.integer ?? .max
        if least <= always || least == 1 && surroundings.isOptionalSection { return }
        let fields = items.compactMap { item -> SchemaValue? in
            item[.type] == "input" && item[.visibleWhen] == nil ? item[.name] : nil
        }
        let isSayable =
            least == 1 && surroundings.allowsRules && closing != nil
            && fields.count == items.count && !conditions.plans.values.contains(where: \.mayBeEmpty)
        let rule = SchemaValue([.atLeastOneOf: .list(fields)])
        guard isSayable, trial.refusal(of: items, rules: [rule]) == nil else {
            return losses.add(facet, .notExpressed(facet.keyword, by: "a form"))
        }
        rules.append(rule)
    }

    private struct Made {
        var value: SchemaValue
        var mayBeEmpty: Bool
        var rules: [SchemaValue]
    }

    private mutating func item(
        _ name: FieldName, _ key: String, _ plan: ObjectConditions.Plan,
        _ references: SchemaReferences
    ) -> Made? {
        guard let first = plan.descriptions.first,
            let made = item(name, key, plan, first, references)
        else { return nil }
        for other in plan.descriptions.dropFirst() {
            let before = losses
            if let way = item(name, key, plan, other, references),
                ImportedObject.core(of: way.value) == ImportedObject.core(of: made.value)
            {
                continue
            }
            losses = before
            guard plan.isAlwaysDescribed else {
                losses.add(
                    other.place,
                    "It is described in other ways in other alternatives, and a field has one.")
                return nil
            }
            losses.add(other.place, "What holds in one alternative only is left out.")
        }
        return made
    }

    private mutating func item(
        _ name: FieldName, _ key: String, _ plan: ObjectConditions.Plan,
        _ description: ObjectConditions.Description, _ references: SchemaReferences
    ) -> Made? {
        if let reason = references.budget.takeField(ofRow: surroundings.isInRows) {
            losses.add(description.place, reason)
            return nil
        }
        var item = ImportedItem(
            name: name, key: key, isRequired: plan.required, isFilled: plan.isFilled,
            other: plan.other, trial: trial, in: surroundings, losses: losses)
        // Moved, so that the losses of previous items are not copied.
        losses = []
        let made = item.item(
            description.place, of: description.schemas, references, offered: plan.offered)
        losses = item.losses
        return made.map {
            Made(value: $0, mayBeEmpty: item.mayBeEmpty, rules: item.rules)
        }
    }

    /// The parts of an item that determine valid values, without texts for people.
    private static func core(of item: SchemaValue) -> [UInt8] {
        let shown = [FormKey.title, .help, .placeholder, .default]
        return SchemaValue.object(
            item.members.filter { member in
                !shown.contains { member.key.hasSameBytes(as: $0) }
                    && !Extensions.isKey(member.key)
            }
        ).json
    }

    private mutating func finish(_ conditions: inout ObjectConditions, _ object: SchemaObject) {
        conditions.finish(&items, &rules, trial, allowsRules: surroundings.allowsRules)
        for name in conditions.dropped {
            names.remove(name)
            keys[name] = nil
            isOpen = true
        }
        losses += conditions.losses
        let closing = conditions.closing(of: object)
        if isOpen || conditions.isOpen || !closing.isClosed {
            for facet in closing.facets {
                losses.add(
                    facet,
                    "Other fields are ignored, because some of those that are allowed are not fields of the form."
                )
            }
        } else {
            self.closing = closing.facets.first
            if let stamp {
                losses.add(
                    stamp, "A form without a version takes no answers that name one.", .restriction)
            }
        }
        for facet in object.fewest { addFewest(facet, conditions) }
        let known = Set(keys.values)
        for (key, facet) in conditions.required(of: object) where !known.contains(key) {
            losses.add(
                facet, "It names no property that became a field, so nothing asks for it.", .missing
            )
        }
    }
}

extension SchemaFacet {
    /// The identifier of the form, if this describes the stamp of its answers, as the schema of a
    /// form does.
    fileprivate var identifierOfStamp: String? {
        SchemaWalk.member("properties", of: value)
            .flatMap { SchemaWalk.member(FormStamp.id, of: $0) }
            .flatMap { SchemaWalk.member("const", of: $0)?.string }
    }
}
