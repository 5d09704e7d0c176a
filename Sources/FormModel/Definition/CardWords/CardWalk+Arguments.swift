// Checks the arguments of parts and traits.

extension CardWalk {
    /// Visits an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - parameter: Its parameter.
    ///   - kind: What it must be.
    ///   - owner: The name of the part or trait, or `box`.
    ///   - place: Its place.
    ///   - offsets: The offsets of what it contains.
    ///   - group: The group that the word names.
    ///   - isOfRows: Whether texts and expressions are about the rows of that group.
    mutating func enter(
        _ argument: CardArgument, _ parameter: CardParameter, _ kind: CardParameterKind,
        owner: String, _ place: CardInventory.Place, _ offsets: CardOffsets?, group: FieldName?,
        isOfRows: Bool
    ) {
        switch (kind.shape, argument) {
        case (.ofRows(let inner), _):
            return enter(
                argument, parameter, inner, owner: owner, place, offsets, group: group,
                isOfRows: true)
        case (.oneOf(let kinds), _):
            if let inner = kinds.first(where: { $0.mayBe(argument) }) {
                return enter(
                    argument, parameter, inner, owner: owner, place, offsets, group: group,
                    isOfRows: isOfRows)
            }
        case (.parts, .parts(let parts)):
            if offsets?.isIncomplete == true { list.isIncomplete = true }
            return enter(parts, place.key, ofRowsOf: isOfRows ? group : nil)
        case (.list(let inner, let least), .list(let elements)):
            enter(
                elements, parameter, inner, owner: owner, place, offsets, group: group,
                isOfRows: isOfRows)
            if elements.count >= least || offsets?.isIncomplete == true { return }
        case (.object(let parameters), .named(let arguments)):
            return enter(
                arguments, parameters, owner: parameter.name, place.key, offsets, group: group,
                isOfRows: isOfRows)
        case (let shape, _):
            let group = isOfRows ? group : rowGroup
            if accepts(argument, as: shape, place, offsets, group: group) { return }
        }
        add(
            .badParameter,
            [
                "owner": .text(owner), "key": .text(parameter.name),
                "expected": .text(kind.expected),
            ], at: place)
    }

    /// Visits the elements of a list.
    private mutating func enter(
        _ elements: [CardArgument], _ parameter: CardParameter, _ kind: CardParameterKind,
        owner: String, _ place: CardInventory.Place, _ offsets: CardOffsets?, group: FieldName?,
        isOfRows: Bool
    ) {
        if offsets?.isIncomplete == true { list.isIncomplete = true }
        for (index, element) in elements.enumerated() {
            let offsets = offsets?.element(index)
            enter(
                element, parameter, kind, owner: owner,
                .init(key: "\(place.key)[\(index)]", offset: offsets?.offset ?? place.offset),
                offsets, group: group, isOfRows: isOfRows)
        }
    }

    /// Visits an argument without others in it.
    ///
    /// - Returns: Whether the parameter takes it; a mistake in it is added.
    private mutating func accepts(
        _ argument: CardArgument, as shape: CardParameterKind.Shape, _ place: CardInventory.Place,
        _ offsets: CardOffsets?, group: FieldName?
    ) -> Bool {
        switch (shape, argument) {
        case (_, .text(let text)): return accepts(text, as: shape, place, group: group)
        case (_, .word(let word)): return accepts(word, as: shape, place)
        case (_, .fields(let names)): return accepts(names, as: shape, place, offsets)
        case (_, .number(let number)): return shape.takes(number)
        case (.expression(let type), .expression(let expression)):
            add(expression, type, isShown: type != .boolean, group: group, at: place)
            return true
        case (.flag, .flag): return true
        case (_, .expression), (_, .flag), (_, .parts), (_, .list), (_, .named): return false
        }
    }

    /// Visits a text.
    ///
    /// - Returns: Whether the parameter takes a text; a mistake in it is added.
    private mutating func accepts(
        _ text: LocalizedText, as shape: CardParameterKind.Shape, _ place: CardInventory.Place,
        group: FieldName?
    ) -> Bool {
        guard case .text(let isMarkup, let mayBeEmpty) = shape else { return false }
        if text.isBlank, !mayBeEmpty {
            add(.emptyText, [:], at: place)
        } else {
            contents.texts.append(
                .init(text: text, isMarkup: isMarkup, group: group, place: place))
        }
        return true
    }

    /// Visits a word, such as a colour or an address.
    ///
    /// - Returns: Whether the parameter takes a word; a mistake in it is added.
    private mutating func accepts(
        _ word: String, as shape: CardParameterKind.Shape, _ place: CardInventory.Place
    ) -> Bool {
        switch shape {
        case .word(let words):
            if words.contains(where: { $0.hasSameBytes(as: word) }) { return true }
            let unknown = DefinitionProblem(unknown: .unknownWord, word, words)
            add(.unknownWord, unknown.parameters, at: place)
        case .literal: return true
        case .color:
            if CardColorName.isColor(word) { return true }
            let unknown = DefinitionProblem(unknown: .unknownColor, word, CardColorName.roles)
            add(.unknownColor, unknown.parameters, at: place)
        case .address:
            if TextMarkup.isLink(word), !TextTemplate.hasBraces(word) { return true }
            add(.badLink, ["address": .text(word)], at: place)
        case .webAddress:
            return TextMarkup.isLink(word) && !TextTemplate.hasBraces(word)
                && word.lowercased().hasPrefix("https:")
        case .action:
            if FieldName(simple: word) != nil { return true }
            add(.badName, ["name": .text(word)], at: place)
        case .text, .expression, .number, .flag, .field, .fields, .group, .button, .parts, .list,
            .object, .oneOf, .ofRows:
            return false
        }
        return true
    }

    /// Visits names of fields, groups and buttons.
    ///
    /// - Returns: Whether the parameter takes this number of names.
    private mutating func accepts(
        _ names: [FieldName], as shape: CardParameterKind.Shape, _ place: CardInventory.Place,
        _ offsets: CardOffsets?
    ) -> Bool {
        switch shape {
        case .field(let isPlaced) where names.count == 1:
            add(names, .item, isPlaced, place, offsets)
        case .fields(let isPlaced) where !names.isEmpty:
            add(names, .item, isPlaced, place, offsets)
        case .group(let isPlaced) where names.count == 1:
            add(names, .group, isPlaced, place, offsets)
        case .button where names.count == 1: add(names, .button, true, place, offsets)
        case .field, .fields, .group, .button, .text, .expression, .number, .word, .literal, .color,
            .address, .webAddress, .action, .flag, .parts, .list, .object, .oneOf, .ofRows:
            return false
        }
        return true
    }

    private mutating func add(
        _ names: [FieldName], _ kind: CardInventory.Name.Kind, _ isPlaced: Bool,
        _ place: CardInventory.Place, _ offsets: CardOffsets?
    ) {
        for (index, name) in names.enumerated() {
            let offset = offsets?.element(index)?.offset ?? place.offset
            list.names.append(
                .init(
                    name: name, kind: kind, isPlaced: isPlaced, isConditional: isConditional,
                    place: .init(key: place.key, offset: offset)))
        }
    }
}

extension CardParameterKind.Shape {
    /// Whether the parameter takes the number.
    fileprivate func takes(_ number: ExactDecimal) -> Bool {
        guard case .number(let min, let max, let isWhole) = self else { return false }
        return (min == .min || number >= ExactDecimal(Int128(min)))
            && (max == .max || number <= ExactDecimal(Int128(max)))
            && (!isWhole || number.integer != nil)
    }
}

extension CardParameterKind {
    /// Whether an argument has the case that this kind has.
    fileprivate func mayBe(_ argument: CardArgument) -> Bool {
        switch (shape, argument) {
        case (.text, .text), (.expression, .expression), (.number, .number), (.flag, .flag),
            (.word, .word), (.literal, .word), (.color, .word), (.address, .word),
            (.webAddress, .word), (.action, .word), (.field, .fields), (.fields, .fields),
            (.group, .fields),
            (.button, .fields), (.parts, .parts), (.list, .list), (.object, .named):
            true
        case (.oneOf(let kinds), _): kinds.contains { $0.mayBe(argument) }
        case (.ofRows(let kind), _): kind.mayBe(argument)
        default: false
        }
    }
}
