/// Visits the words of one card.
struct CardWalk {
    let words: CardWordShapes
    var contents = CardInventory()
    private(set) var lists: [CardInventory.PartList] = []
    /// The present list of parts.
    var list = CardInventory.PartList(isOfLoading: false, place: .init(key: "", offset: nil))
    /// How many parts contain the present one.
    private var depth = 0
    /// Whether the present part, or one around it, has a condition.
    var isConditional = false
    /// Whether the present part is in one of several pages, of which one is shown at a time.
    private var isInPages = false
    /// The group whose rows the present part shows; `nil` for the form.
    private(set) var rowGroup: FieldName?

    init(_ words: CardWordShapes) { self.words = words }

    mutating func enter(_ card: CardDefinition, _ key: String) {
        var seen: Set<String> = []
        for (index, trait) in card.traits.enumerated() {
            enter(trait: trait, "\(key).traits[\(index)]", &seen)
        }
        if let parts = card.parts {
            enter(parts, "\(key).parts", card.partsOffsets, isOfLoading: false)
        }
        for (index, rule) in card.states.enumerated() {
            guard let parts = rule.parts else { continue }
            enter(
                parts, "\(key).states[\(index)].parts", rule.partsOffsets,
                isOfLoading: rule.state == .loading)
        }
    }

    private mutating func enter(
        _ parts: [CardWord], _ key: String, _ offsets: CardOffsets?, isOfLoading: Bool
    ) {
        list = CardInventory.PartList(
            isOfLoading: isOfLoading, place: .init(key: key, offset: offsets?.offset))
        list.isIncomplete = offsets?.isIncomplete == true
        enter(parts, key)
        lists.append(list)
    }

    /// Visits parts, which may be in another part, and may be about the rows of a group.
    mutating func enter(_ parts: [CardWord], _ key: String, ofRowsOf group: FieldName? = nil) {
        let enclosing = rowGroup
        if let group { rowGroup = group }
        defer { rowGroup = enclosing }
        guard depth < CardWord.maximumDepth else {
            let place = CardInventory.Place(key: key, offset: parts.first?.offsets?.offset)
            list.isIncomplete = true
            return add(.partsTooDeep, ["max": .integer(CardWord.maximumDepth)], at: place)
        }
        depth += 1
        for (index, part) in parts.enumerated() { enter(part: part, "\(key)[\(index)]") }
        depth -= 1
    }

    private mutating func enter(part: CardWord, _ key: String) {
        let place = CardInventory.Place(key: key, offset: part.offsets?.offset)
        if part.offsets?.isIncomplete == true { list.isIncomplete = true }
        let wasConditional = isConditional
        if let when = part.when {
            isConditional = true
            add(
                when, .boolean, isShown: false, group: rowGroup,
                at: self.place(key, "when", part))
        }
        if let id = part.id { add(id: id, at: self.place(key, "id", part)) }
        enter(
            part.box, CardWordShape.box, owner: "box", "\(key).box", part.offsets?.named["box"],
            group: nil)
        if let shape = words.part(part.name) {
            let wasInPages = isInPages
            if isInPages, shape.isOperated(part) {
                add(.partInPages, ["name": .text(part.name)], at: place)
            }
            let namesItems = shape.parameters.contains {
                part.arguments[$0.name] != nil && $0.kind.namesItems
            }
            if rowGroup != nil, namesItems || shape.isOperated(part) {
                add(.partInRows, ["name": .text(part.name)], at: place)
            }
            isInPages = isInPages || part.name.hasSameBytes(as: "pages")
            enter(part, shape, key)
            isInPages = wasInPages
        } else {
            list.isIncomplete = true
            addUnknown(.unknownPart, part.name, words.parts, at: place)
        }
        isConditional = wasConditional
    }

    private mutating func enter(trait: CardWord, _ key: String, _ seen: inout Set<String>) {
        let place = CardInventory.Place(key: key, offset: trait.offsets?.offset)
        guard let shape = words.trait(trait.name) else {
            return addUnknown(.unknownTrait, trait.name, words.traits, at: place)
        }
        guard seen.insert(shape.name).inserted else {
            return add(.duplicateTrait, ["name": .text(shape.name)], at: place)
        }
        enter(trait, shape, key)
    }

    private mutating func add(id: String, at place: CardInventory.Place) {
        guard FieldName(simple: id) != nil else {
            return add(.badName, ["name": .text(id)], at: place)
        }
        if !list.ids.insert(id).inserted {
            add(.duplicateId, ["name": .text(id)], at: place)
        }
    }

    // MARK: Words

    private mutating func enter(_ word: CardWord, _ shape: CardWordShape, _ key: String) {
        var group: FieldName?
        for parameter in shape.parameters {
            guard case .group = parameter.kind.base.shape,
                case .fields(let names)? = word.arguments[parameter.name]
            else { continue }
            group = names.first
        }
        enter(
            word.arguments, shape.parameters, owner: shape.name, key, word.offsets, group: group)
        let isRest = shape.parameters.contains { parameter in
            guard case .fields(isPlaced: true) = parameter.kind.shape else { return false }
            return word.arguments[parameter.name] == nil
        }
        if isRest, isConditional { list.mayPlaceRest = true }
        if isRest, !isConditional { list.placesRest = true }
        for limits in shape.limits { check(limits, of: word, key) }
        // A combination whose parameters cannot be read is not missing.
        guard !shape.combinations.isEmpty, word.offsets?.isIncomplete != true else { return }
        let complete = shape.combinations.filter { names in
            names.allSatisfy { word.arguments[$0] != nil }
        }
        // A parameter of a combination does nothing without the others of it.
        let isUseful = shape.combinations.joined().allSatisfy { name in
            word.arguments[name] == nil || complete.contains { $0.contains(name) }
        }
        guard complete.isEmpty || !isUseful else { return }
        let expected = shape.combinations.map { names in
            names.map { "\"\($0)\"" }.joined(separator: " and ")
        }.joined(separator: ", or ")
        add(
            .missingParameter, ["owner": .text(shape.name), "expected": .text(expected)],
            at: CardInventory.Place(key: key, offset: word.offsets?.offset))
    }

    /// Visits arguments by name.
    mutating func enter(
        _ arguments: [String: CardArgument], _ parameters: [CardParameter], owner: String,
        _ key: String, _ offsets: CardOffsets?, group: FieldName?, isOfRows: Bool = false
    ) {
        for parameter in parameters {
            let place = CardInventory.Place(
                key: "\(key).\(parameter.name)", offset: offsets?.named[parameter.name]?.offset)
            guard let argument = arguments[parameter.name] else {
                guard parameter.isRequired, offsets?.named[parameter.name] == nil else { continue }
                // A misspelt parameter is reported as such.
                guard offsets?.isIncomplete != true else { continue }
                list.isIncomplete = true
                let expected = "\"\(parameter.name)\": \(parameter.kind.expected)"
                add(
                    .missingParameter, ["owner": .text(owner), "expected": .text(expected)],
                    at: .init(key: key, offset: offsets?.offset))
                continue
            }
            enter(
                argument, parameter, parameter.kind, owner: owner, place,
                offsets?.named[parameter.name], group: group, isOfRows: isOfRows)
        }
        guard arguments.count > parameters.count(where: { arguments[$0.name] != nil }) else {
            return
        }
        let known = parameters.map(\.name)
        for name in arguments.keys.sorted() where !known.contains(name) {
            let problem = DefinitionProblem(unknownParameter: name, of: owner, known: known)
            add(
                problem.code, problem.parameters,
                at: .init(key: "\(key).\(name)", offset: offsets?.offset))
        }
    }

    // MARK: Problems

    func place(_ key: String, _ name: String, _ word: CardWord) -> CardInventory.Place {
        .init(key: "\(key).\(name)", offset: word.offsets?.named[name]?.offset)
    }

    mutating func add(
        _ expression: FormExpression, _ type: ExpressionType, isShown: Bool,
        group: FieldName? = nil, at place: CardInventory.Place
    ) {
        contents.expressions.append(
            .init(
                expression: expression, type: type, isShown: isShown, group: group, place: place))
    }

    mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, at place: CardInventory.Place
    ) {
        contents.problems.append(place.problem(code, parameters))
    }

    private mutating func addUnknown(
        _ code: DefinitionCode, _ name: String, _ shapes: [CardWordShape],
        at place: CardInventory.Place
    ) {
        let unknown = DefinitionProblem(unknown: code, name, shapes.map(\.name))
        add(code, unknown.parameters, at: place)
    }
}
