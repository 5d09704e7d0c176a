// Parts and traits: a name, or an object of one name with its parameters.
extension CardReader {
    /// The keys that every part may have beside its name.
    private static let common = ["when", "box", "id"]

    private typealias Members = [(key: String, keyOffset: Int, value: JSONValue)]

    /// A part or trait; one without a readable name is left out.
    mutating func word(_ value: JSONValue, of role: Role) -> CardWord? {
        if let name = value.string {
            var word = CardWord(name)
            word.offsets = CardOffsets(value.offset)
            return word
        }
        let members = (value.members ?? []).filter { !Extensions.isKey($0.key) }
        guard let main = main(of: members, role) else {
            add(
                .wrongType, role.key,
                "a list of names, or of objects of one name with its parameters", value.offset)
            return nil
        }
        guard let shape = shape(main.key, of: role) else {
            // The check of the form reports the name.
            var word = CardWord(main.key)
            word.offsets = CardOffsets(main.keyOffset, isIncomplete: true)
            return word
        }
        return word(shape, main, members.filter { $0.keyOffset != main.keyOffset }, role)
    }

    /// The member with the name of the word: the first one beside which the others may stand.
    private func main(of members: Members, _ role: Role) -> Members.Element? {
        let common = role == .part ? CardReader.common : []
        let named = members.filter { member in
            !common.contains { $0.hasSameBytes(as: member.key) }
        }
        let fitting = named.first { member in
            guard let shape = shape(member.key, of: role) else { return false }
            return named.allSatisfy { other in
                other.keyOffset == member.keyOffset || shape.parameter(other.key) != nil
            }
        }
        return fitting ?? named.first { shape($0.key, of: role) != nil } ?? named.first
    }

    private mutating func word(
        _ shape: CardWordShape, _ main: Members.Element, _ beside: Members, _ role: Role
    ) -> CardWord {
        var word = CardWord(shape.name)
        var offsets: [String: CardOffsets] = [:]
        var arguments = ArgumentReader(owner: shape.name)
        let inner = arguments.members(of: main.value, shape)
        if inner == nil { arguments.readMain(main.value, shape, &self) }
        arguments.read(inner ?? [], shape.parameters, among: shape.parameters.map(\.name), &self)
        let isPart = role == .part
        let names = shape.parameters.map(\.name) + (isPart ? CardReader.common : [])
        for member in beside where isPart {
            switch member.key {
            case "when":
                word.when = arguments.expression(member.value)
                offsets["when"] = CardOffsets(member.value.offset)
            case "id":
                word.id = arguments.text(member)
                offsets["id"] = CardOffsets(member.value.offset)
            case "box":
                let kind = CardParameterKind.object(CardWordShape.box)
                let read = arguments.argument(member.value, kind, "box", &self)
                if case .named(let box) = read?.argument { word.box = box }
                offsets["box"] = read?.offsets ?? CardOffsets(member.value.offset)
            default: continue
            }
        }
        arguments.read(
            beside.filter { member in
                !isPart || !CardReader.common.contains { $0.hasSameBytes(as: member.key) }
            }, shape.parameters, among: names, &self)
        problems += arguments.problems
        word.arguments = arguments.arguments
        offsets.merge(arguments.offsets) { first, _ in first }
        word.offsets = CardOffsets(
            main.keyOffset, named: offsets, isIncomplete: !arguments.problems.isEmpty)
        return word
    }
}

/// Reads the arguments of a part or trait.
private struct ArgumentReader {
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
                add(.duplicateKey, ["key": .text(member.key)], member.keyOffset)
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
        case .word, .literal, .color, .address, .action:
            guard let word = value.string else { break }
            return (.word(word), CardOffsets(value.offset))
        case .flag:
            guard let flag = value.boolean else { break }
            return (.flag(flag), CardOffsets(value.offset))
        case .field, .group, .button:
            guard let field = value.string.flatMap({ FieldName($0) }) else { break }
            let offsets = CardOffsets(value.offset)
            return (.fields([field]), CardOffsets(value.offset, elements: [offsets]))
        case .fields:
            let elements = value.elements ?? (value.string == nil ? [] : [value])
            let names = elements.compactMap { $0.string.flatMap { FieldName($0) } }
            guard !names.isEmpty, names.count == elements.count else { break }
            let offsets = elements.map { CardOffsets($0.offset) }
            return (.fields(names), CardOffsets(value.offset, elements: offsets))
        case .parts:
            guard let elements = value.elements else { break }
            let words = elements.compactMap { reader.word($0, of: .part) }
            let isIncomplete = words.count < elements.count
            return (.parts(words), CardOffsets(value.offset, isIncomplete: isIncomplete))
        case .list(let kind, _):
            guard let elements = value.elements else { break }
            let read = elements.compactMap { argument($0, kind, name, &reader) }
            let isIncomplete = read.count < elements.count
            return (
                .list(read.map(\.argument)),
                CardOffsets(
                    value.offset, elements: read.map(\.offsets), isIncomplete: isIncomplete)
            )
        case .object(let parameters):
            guard let members = value.members else { break }
            var inner = ArgumentReader(owner: owner)
            inner.read(members, parameters, among: parameters.map(\.name), &reader)
            problems += inner.problems
            return (
                .named(inner.arguments),
                CardOffsets(
                    value.offset, named: inner.offsets, isIncomplete: !inner.problems.isEmpty)
            )
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

    mutating func expression(_ value: JSONValue) -> FormExpression? {
        if let expression = FormExpression(value) { return expression }
        add(
            .wrongType,
            ["key": .text("when"), "expected": .text("an expression in quotation marks")],
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
        var parameters: IssueParameters = ["owner": .text(owner), "key": .text(member.key)]
        parameters["nearest"] = Spelling.nearest(to: member.key, in: names).map { .text($0) }
        add(.unknownParameter, parameters, member.keyOffset)
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
        case .expression, .word, .literal, .color, .address, .action, .field, .group, .button:
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
            // Words of more than three letters are names of parameters rather than languages.
            keys.contains { key in
                LanguageTag(key) != nil && key.utf8.prefix { $0 != UInt8(ascii: "-") }.count < 4
            }
        case .object: true
        case .oneOf(let kinds): kinds.contains { $0.mayBeObject(keys) }
        case .ofRows(let kind): kind.mayBeObject(keys)
        default: false
        }
    }
}
