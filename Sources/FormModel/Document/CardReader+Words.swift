// Parts and traits: a name, or an object of one name with its parameters.
extension CardReader {
    /// The keys that every part may have beside its name.
    private static let common = FormKeys.partBeside.map(\.name)

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
        var arguments = CardArgumentReader(owner: shape.name)
        let inner = arguments.members(of: main.value, shape)
        if inner == nil { arguments.readMain(main.value, shape, &self) }
        arguments.read(inner ?? [], shape.parameters, among: shape.parameters.map(\.name), &self)
        let isPart = role == .part
        let names = shape.parameters.map(\.name) + (isPart ? CardReader.common : [])
        for member in beside where isPart {
            var read = CardOffsets(member.value.offset)
            if member.key.hasSameBytes(as: .when) {
                word.when = arguments.expression(member.value)
            } else if member.key.hasSameBytes(as: .id) {
                word.id = arguments.text(member)
            } else if member.key.hasSameBytes(as: .box) {
                let kind = CardParameterKind.object(CardWordShape.box)
                let argument = arguments.argument(member.value, kind, member.key, &self)
                if case .named(let box) = argument?.argument { word.box = box }
                read = argument?.offsets ?? read
            } else {
                continue
            }
            offsets[member.key] = read
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
