/// Reads an object of a form file by its keys; every other key is a problem, except for extension
/// keys, which begin with `x-`.
package struct ObjectReader {
    package let offset: Int
    private let owner: String
    private let members: [(key: String, keyOffset: Int, value: JSONValue)]
    package private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// Begins to read an object; `nil` if the value is none.
    ///
    /// - Parameters:
    ///   - value: The object.
    ///   - owner: The name of the object in messages, such as "a form".
    ///   - keys: The keys that the object may have.
    ///   - misplaced: Keys that similar objects may have.
    ///   - later: Keys that are reserved, but not supported by this version.
    package init?(
        _ value: JSONValue, owner: String, keys: [String], misplaced: [String] = [],
        later: [String] = []
    ) {
        guard let members = value.members else { return nil }
        offset = value.offset
        self.owner = owner
        self.members = members
        let takesValidators = keys.contains(FormKey.validators.rawValue)
        for (key, keyOffset, _) in members
        where !keys.contains(where: { $0.hasSameBytes(as: key) }) {
            var parameters: IssueParameters = ["key": .text(key), "owner": .text(owner)]
            let code: DefinitionCode
            if Extensions.isKey(key) {
                guard let meant = ObjectReader.misspelt(key, among: keys) else { continue }
                code = .extensionLikeKey
                parameters["nearest"] = .text(meant)
            } else if later.contains(where: { $0.hasSameBytes(as: key) }) {
                code = .unsupportedKey
            } else if misplaced.contains(where: { $0.hasSameBytes(as: key) }) {
                code = .misplacedKey
                if takesValidators, ForeignWord.isValidator(key) {
                    parameters["advice"] = ForeignWord.advice(for: key, at: .key).map { .text($0) }
                }
            } else {
                code = .unknownKey
                parameters["keys"] = .text(quoted(keys))
                let meant = Spelling.name(for: key, in: FormKey.misnomers, among: keys)
                if meant == nil, takesValidators {
                    parameters["advice"] = ForeignWord.advice(for: key, at: .key).map { .text($0) }
                }
                parameters["nearest"] =
                    (meant ?? Spelling.nearest(to: key, in: keys)).map { .text($0) }
            }
            problems.append((keyOffset, DefinitionProblem(code, parameters: parameters)))
        }
    }

    /// The key that an extension key resembles: it differs by one letter at most after `x-`.
    ///
    /// Short keys are left out, since words of a few letters often differ by one.
    private static func misspelt(_ key: String, among keys: [String]) -> String? {
        let word = String(decoding: key.utf8.dropFirst(Extensions.prefix.utf8.count), as: UTF8.self)
        return Spelling.almost(word, in: keys.lazy.filter { $0.utf8.count > 4 })
    }

    /// The members whose keys begin with `x-`.
    var extensions: Extensions {
        Extensions(
            members.lazy.filter { Extensions.isKey($0.key) }.map {
                SchemaValue.Member($0.key, SchemaValue(copying: $0.value))
            })
    }

    package func value(_ key: String) -> JSONValue? {
        members.first { $0.key.hasSameBytes(as: key) }?.value
    }

    func keyOffset(_ key: String) -> Int {
        members.first { $0.key.hasSameBytes(as: key) }?.keyOffset ?? offset
    }

    package mutating func text(_ key: String) -> String? {
        read(key, "a text in quotation marks") { $0.string }
    }

    /// The case with that raw value.
    ///
    /// Bytes are compared, since `init(rawValue:)` would take quadratic time for hostile combining
    /// marks.
    package static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String, of type: Word.Type
    ) -> Word? {
        Word.allCases.first { $0.rawValue.hasSameBytes(as: text) }
    }

    package mutating func boolean(_ key: String) -> Bool? {
        read(key, "true or false") { $0.boolean }
    }

    package mutating func elements(_ key: String) -> [JSONValue]? {
        read(key, "a list in square brackets") { $0.elements }
    }

    package mutating func missing(_ key: String, hint: String) {
        add(.missingKey, ["key": .text(key), "hint": .text(hint)], at: offset)
    }

    mutating func add(_ code: DefinitionCode, _ parameters: IssueParameters, at offset: Int) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }

    mutating func add(_ found: [(offset: Int, problem: DefinitionProblem)]) { problems += found }

    mutating func read<Value>(
        _ key: String, _ expected: String, _ convert: (JSONValue) -> Value?
    ) -> Value? {
        guard let value = value(key) else { return nil }
        guard let converted = convert(value) else {
            add(
                .wrongType, ["key": .text(key), "expected": .text(expected)], at: value.offset)
            return nil
        }
        return converted
    }
}
