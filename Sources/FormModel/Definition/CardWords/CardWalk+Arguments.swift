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
        case (.text(let isMarkup, let mayBeEmpty), .text(let text)):
            if text.isBlank, !mayBeEmpty { return add(.emptyText, [:], at: place) }
            contents.texts.append(
                .init(
                    text: text, isMarkup: isMarkup, group: isOfRows ? group : rowGroup,
                    place: place))
            return
        case (.expression(let type), .expression(let expression)):
            return add(
                expression, type, isShown: type != .boolean, group: isOfRows ? group : rowGroup,
                at: place)
        case (.number(let min, let max, let isWhole), .number(let number)):
            let isInside =
                (min == .min || number >= ExactDecimal(Int128(min)))
                && (max == .max || number <= ExactDecimal(Int128(max)))
            if isInside, !isWhole || number.integer != nil { return }
        case (.word(let words), .word(let word)):
            if words.contains(where: { $0.hasSameBytes(as: word) }) { return }
            let unknown = DefinitionProblem(unknown: .unknownWord, word, words)
            return add(.unknownWord, unknown.parameters, at: place)
        case (.literal, .word), (.flag, .flag): return
        case (.color, .word(let color)):
            if CardColorName.isColor(color) { return }
            let unknown = DefinitionProblem(unknown: .unknownColor, color, CardColorName.roles)
            return add(.unknownColor, unknown.parameters, at: place)
        case (.address, .word(let address)):
            if TextMarkup.isLink(address), !TextTemplate.hasBraces(address) { return }
            return add(.badLink, ["address": .text(address)], at: place)
        case (.webAddress, .word(let address)):
            let isLink = TextMarkup.isLink(address) && !TextTemplate.hasBraces(address)
            if isLink, address.lowercased().hasPrefix("https:") { return }
        case (.action, .word(let action)):
            if FieldName(simple: action) != nil { return }
            return add(.badName, ["name": .text(action)], at: place)
        case (.field(let isPlaced), .fields(let names)) where names.count == 1:
            return add(names, .item, isPlaced, place, offsets)
        case (.fields(let isPlaced), .fields(let names)) where !names.isEmpty:
            return add(names, .item, isPlaced, place, offsets)
        case (.group(let isPlaced), .fields(let names)) where names.count == 1:
            return add(names, .group, isPlaced, place, offsets)
        case (.button, .fields(let names)) where names.count == 1:
            return add(names, .button, true, place, offsets)
        case (.parts, .parts(let parts)):
            if offsets?.isIncomplete == true { list.isIncomplete = true }
            return enter(parts, place.key, ofRowsOf: isOfRows ? group : nil)
        case (.list(let inner, let least), .list(let elements)):
            if offsets?.isIncomplete == true { list.isIncomplete = true }
            for (index, element) in elements.enumerated() {
                let offsets = offsets?.element(index)
                enter(
                    element, parameter, inner, owner: owner,
                    .init(key: "\(place.key)[\(index)]", offset: offsets?.offset ?? place.offset),
                    offsets, group: group, isOfRows: isOfRows)
            }
            if elements.count >= least || offsets?.isIncomplete == true { return }
        case (.object(let parameters), .named(let arguments)):
            return enter(
                arguments, parameters, owner: parameter.name, place.key, offsets, group: group,
                isOfRows: isOfRows)
        default: break
        }
        add(
            .badParameter,
            [
                "owner": .text(owner), "key": .text(parameter.name),
                "expected": .text(kind.expected),
            ], at: place)
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
