/// Reads the arguments of a part or trait.
struct CardArgumentReader {
    let owner: String
    private(set) var arguments: [String: CardArgument] = [:]
    private(set) var offsets: [String: CardOffsets] = [:]
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    init(owner: String) { self.owner = owner }

    typealias Members = [(key: String, keyOffset: Int, value: JSONValue)]
    typealias Read = (argument: CardArgument, offsets: CardOffsets)

    /// The named arguments of a word; `nil` if the value is that of the main parameter.
    func members(of value: JSONValue, _ shape: CardWordShape) -> Members? {
        guard let members = value.members else { return nil }
        let mains = shape.mainParameters
        guard mains.count == 1, !members.isEmpty,
            mains[0].kind.mayBeObject(members.map(\.key))
        else { return members }
        // An object may be that of named parameters, or a text by language.
        return members.contains { shape.parameter($0.key) != nil } ? members : nil
    }

    mutating func readMain(_ value: JSONValue, _ shape: CardWordShape, _ reader: inout CardReader) {
        let mains = shape.mainParameters
        guard let first = mains.first else {
            let expected =
                shape.parameters.isEmpty
                ? "no parameters; write \"\(owner)\"" : "its parameters in an object"
            return add(
                .missingParameter, ["owner": .text(owner), "expected": .text(expected)],
                value.offset)
        }
        guard mains.count > 1 else { return set(first, value, &reader) }
        guard let elements = value.elements, elements.count <= mains.count else {
            let names = mains.map { "\"\($0.name)\"" }.joined(separator: " and ")
            return add(
                .missingParameter,
                [
                    "owner": .text(owner),
                    "expected": .text("a list of \(names), or an object of its parameters"),
                ], value.offset)
        }
        for (parameter, element) in zip(mains, elements) { set(parameter, element, &reader) }
    }

    /// Reads named arguments; `names` are those that messages may suggest.
    mutating func read(
        _ members: Members, _ parameters: [CardParameter], among names: [String],
        _ reader: inout CardReader
    ) {
        for member in members {
            guard let parameter = parameters.first(where: { $0.name.hasSameBytes(as: member.key) })
            else {
                if Extensions.isKey(member.key) { continue }
                addUnknown(member, names)
                continue
            }
            if offsets[parameter.name] != nil {
                let expected = "given once: in the value of \"\(owner)\" or beside it"
                add(
                    .badParameter,
                    [
                        "owner": .text(owner), "key": .text(member.key),
                        "expected": .text(expected),
                    ], member.keyOffset)
            } else {
                set(parameter, member.value, &reader)
            }
        }
    }

    private mutating func set(
        _ parameter: CardParameter, _ value: JSONValue, _ reader: inout CardReader
    ) {
        let read = argument(value, parameter.kind, parameter.name, &reader)
        arguments[parameter.name] = read?.argument
        offsets[parameter.name] = read?.offsets ?? CardOffsets(value.offset, isIncomplete: true)
    }

    // MARK: Values

    /// An argument; `nil` for a value of another type, which is reported.
    mutating func argument(
        _ value: JSONValue, _ kind: CardParameterKind, _ name: String, _ reader: inout CardReader
    ) -> Read? {
        switch kind.shape {
        case .text:
            let reading = LocalizedTextReader.read(value, key: name)
            problems += reading.problems
            return reading.text.map { (.text($0), CardOffsets(value.offset)) }
        case .expression:
            guard let expression = FormExpression(value) else { break }
            return (.expression(expression), CardOffsets(value.offset))
        case .number:
            guard let number = value.number else { break }
            return (.number(number), CardOffsets(value.offset))
        case .word, .literal, .color, .address, .webAddress, .action:
            guard let word = value.string else { break }
            return (.word(word), CardOffsets(value.offset))
        case .flag:
            guard let flag = value.boolean else { break }
            return (.flag(flag), CardOffsets(value.offset))
        case .field, .group, .button:
            guard let field = value.string.flatMap({ FieldName($0) }) else { break }
            return (
                .fields([field]), CardOffsets(value.offset, elements: [CardOffsets(value.offset)])
            )
        case .fields: if let read = names(value) { return read }
        case .parts: if let read = parts(value, &reader) { return read }
        case .list(let kind, _): if let read = list(value, of: kind, name, &reader) { return read }
        case .object(let parameters):
            if let read = object(value, parameters, name, &reader) { return read }
        case .oneOf(let kinds):
            guard let kind = kinds.first(where: { $0.mayBe(value) }) else { break }
            return argument(value, kind, name, &reader)
        case .ofRows(let kind): return argument(value, kind, name, &reader)
        }
        add(
            .badParameter,
            ["owner": .text(owner), "key": .text(name), "expected": .text(kind.expected)],
            value.offset)
        return nil
    }

    private func names(_ value: JSONValue) -> Read? {
        let elements = value.elements ?? (value.string == nil ? [] : [value])
        let names = elements.compactMap { $0.string.flatMap { FieldName($0) } }
        guard !names.isEmpty, names.count == elements.count else { return nil }
        let offsets = elements.map { CardOffsets($0.offset) }
        return (.fields(names), CardOffsets(value.offset, elements: offsets))
    }

    private func parts(_ value: JSONValue, _ reader: inout CardReader) -> Read? {
        guard let elements = value.elements else { return nil }
        let words = elements.compactMap { reader.word($0, of: .part) }
        let isIncomplete = words.count < elements.count
        return (.parts(words), CardOffsets(value.offset, isIncomplete: isIncomplete))
    }

    private mutating func list(
        _ value: JSONValue, of kind: CardParameterKind, _ name: String, _ reader: inout CardReader
    ) -> Read? {
        guard let elements = value.elements else { return nil }
        let read = elements.compactMap { argument($0, kind, name, &reader) }
        let isIncomplete = read.count < elements.count
        return (
            .list(read.map(\.argument)),
            CardOffsets(value.offset, elements: read.map(\.offsets), isIncomplete: isIncomplete)
        )
    }

    private mutating func object(
        _ value: JSONValue, _ parameters: [CardParameter], _ name: String,
        _ reader: inout CardReader
    ) -> Read? {
        guard let members = value.members else { return nil }
        var inner = CardArgumentReader(owner: name)
        inner.read(members, parameters, among: parameters.map(\.name), &reader)
        problems += inner.problems
        return (
            .named(inner.arguments),
            CardOffsets(value.offset, named: inner.offsets, isIncomplete: !inner.problems.isEmpty)
        )
    }

    mutating func expression(_ value: JSONValue) -> FormExpression? {
        if let expression = FormExpression(value) { return expression }
        add(
            .wrongType,
            ["key": .key(.when), "expected": .text("an expression in quotation marks")],
            value.offset)
        return nil
    }

    mutating func text(_ member: Members.Element) -> String? {
        if let text = member.value.string { return text }
        add(
            .wrongType, ["key": .text(member.key), "expected": .text("a name in quotation marks")],
            member.value.offset)
        return nil
    }

    private mutating func addUnknown(_ member: Members.Element, _ names: [String]) {
        let problem = DefinitionProblem(unknownParameter: member.key, of: owner, known: names)
        add(problem.code, problem.parameters, member.keyOffset)
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}

extension CardParameterKind {
    /// Whether a form file writes an argument of this kind as JSON of the type of a value.
    fileprivate func mayBe(_ value: JSONValue) -> Bool {
        switch shape {
        case .text: value.string != nil || value.members != nil
        case .expression, .word, .literal, .color, .address, .webAddress, .action, .field, .group,
            .button:
            value.string != nil
        case .number: value.number != nil
        case .flag: value.boolean != nil
        case .fields: value.string != nil || value.elements != nil
        case .parts, .list: value.elements != nil
        case .object: value.members != nil
        case .oneOf(let kinds): kinds.contains { $0.mayBe(value) }
        case .ofRows(let kind): kind.mayBe(value)
        }
    }

    /// Whether an object with such keys may be the argument itself: texts by language, or an object.
    fileprivate func mayBeObject(_ keys: [String]) -> Bool {
        switch shape {
        case .text:
            // Names of parameters are longer than those of languages.
            keys.allSatisfy { key in
                LanguageTag(key) != nil && key.utf8.prefix { $0 != UInt8(ascii: "-") }.count < 4
            }
        case .object: true
        case .oneOf(let kinds): kinds.contains { $0.mayBeObject(keys) }
        case .ofRows(let kind): kind.mayBeObject(keys)
        default: false
        }
    }
}
