/// A use of a fragment in a form file: `{ "use": "address", "prefix": "billing" }`.
struct FragmentUse {
    /// The name of the fragment as it is written.
    let word: String
    /// The name of the fragment; empty if it is not valid.
    let fragment: String
    let fragmentOffset: Int
    let prefix: NamePrefix?
    let title: JSONValue?
    let help: JSONValue?
    let condition: JSONValue?
    /// The changed keys of items, by the name of the item in the fragment.
    let replaced: [String: JSONValue]
    private let replacedOffsets: [(name: String, offset: Int)]
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// Whether a section around the items keeps the title or the extension keys of the use.
    let needsSection: Bool

    /// Whether an element of a list of items is a use of a fragment.
    static func isUse(_ value: JSONValue) -> Bool {
        guard let members = value.members else { return false }
        return members.value(.use) != nil && members.value(.type) == nil
    }

    init?(_ value: JSONValue) {
        guard FragmentUse.isUse(value),
            var object = ObjectReader(value, FormKeys.use)
        else { return nil }
        word = object.text(.use) ?? ""
        fragment = FieldName(word)?.text ?? ""
        fragmentOffset = object.value(.use)?.offset ?? value.offset
        prefix = object.prefix()
        _ = object.localized(.title)
        title = object.value(.title)
        help = object.localized(.help) == nil ? nil : object.value(.help)
        needsSection =
            title != nil || value.members?.contains { Extensions.isKey($0.key) } == true
        condition = object.expression(.visibleWhen) == nil ? nil : object.value(.visibleWhen)
        (replaced, replacedOffsets) = object.replacements()
        problems = object.problems
    }

    /// The problems of names that the fragment does not have.
    func problems(
        among names: FieldNames, suggestions: inout Int
    ) -> [(offset: Int, problem: DefinitionProblem)] {
        var problems: [(offset: Int, problem: DefinitionProblem)] = []
        // The text of another answer is changed by the key `other` of its field.
        let fields = Dictionary(
            names.others.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for (name, offset) in replacedOffsets
        where !names.names.contains(name) || fields[name] != nil {
            var parameters: IssueParameters = ["word": .text(name), "fragment": .text(fragment)]
            suggestions -= 1
            if suggestions >= 0 {
                let nearest =
                    fields[name] ?? Spelling.nearest(to: name, in: names.names.sorted())
                parameters["nearest"] = nearest.map { .text($0) }
            }
            problems.append(
                (offset, DefinitionProblem(.unknownReplacement, parameters: parameters)))
        }
        return problems
    }
}

extension ObjectReader {
    /// The prefix, and what joins it to names.
    fileprivate mutating func prefix() -> NamePrefix? {
        let joint = name(.joined)
        if value(.prefix) == nil {
            refuse([.joined], in: "a use of a fragment without \"prefix\"")
        }
        return name(.prefix).map { NamePrefix(name: $0, joint: joint?.text) }
    }

    private mutating func name(_ key: FormKey) -> FieldName? {
        guard let text = text(key) else { return nil }
        let name = FieldName(text)
        if name == nil { add(.badName, ["name": .text(text)], at: value(key)?.offset ?? offset) }
        return name
    }

    /// The changed keys of items by name, and where these names are.
    fileprivate mutating func replacements() -> (
        [String: JSONValue], [(name: String, offset: Int)]
    ) {
        guard let value = value(.replace) else { return ([:], []) }
        guard let members = value.members else {
            add(
                .wrongType,
                [
                    "key": .key(.replace),
                    "expected": .text("an object of changed keys by the names of items"),
                ], at: value.offset)
            return ([:], [])
        }
        var replaced: [String: JSONValue] = [:]
        var offsets: [(name: String, offset: Int)] = []
        for (key, keyOffset, changes) in members {
            guard let name = FieldName(key) else {
                add(.badName, ["name": .text(key)], at: keyOffset)
                continue
            }
            guard let keys = changes.members else {
                add(
                    .wrongType,
                    ["key": .text(key), "expected": .text("an object of keys of the item")],
                    at: changes.offset)
                continue
            }
            for (fixed, offset, _) in keys
            where (FormKeys.fixed + [.use]).contains(where: { fixed.hasSameBytes(as: $0) }) {
                add(
                    .misplacedKey, ["key": .text(fixed), "owner": .text("\"replace\"")], at: offset)
            }
            replaced[name.text] = changes
            offsets.append((name.text, keyOffset))
        }
        return (replaced, offsets)
    }
}
