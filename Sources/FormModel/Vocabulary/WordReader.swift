/// Makes validators and formatters from a form file: a name, or an object of one name with its
/// parameters.
struct WordReader {
    /// The largest nesting depth of validators, as in `anyOf`.
    static let maximumDepth = 16

    private let vocabulary: Vocabulary
    private let depth: Int
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    /// The parameters that may name fields.
    private(set) var references: [FieldReferenceText] = []

    init(vocabulary: Vocabulary, depth: Int = 0) {
        self.vocabulary = vocabulary
        self.depth = depth
    }

    /// The validators of a list with their offsets; malformed ones are left out.
    mutating func validators(
        _ elements: [JSONValue], key: String
    ) -> (validators: [any Validator], offsets: [ValidatorOffsets]) {
        var validators: [any Validator] = []
        var offsets: [ValidatorOffsets] = []
        for element in elements {
            guard let (validator, offset) = validator(element, key: key) else { continue }
            validators.append(validator)
            offsets.append(offset)
        }
        return (validators, offsets)
    }

    mutating func validator(
        _ value: JSONValue, key: String
    ) -> (any Validator, ValidatorOffsets)? {
        guard depth <= WordReader.maximumDepth else {
            add(
                .validatorsTooDeep, ["max": .integer(WordReader.maximumDepth)],
                value.offset)
            return nil
        }
        guard
            let reading = read(
                value, of: vocabulary.validators, unknown: .unknownValidator, key: key)
        else { return nil }
        let (made, arguments) = make(reading, .probe(.middle))
        problems += arguments.problems
        references += arguments.references
        let offsets = ValidatorOffsets(whole: value.offset, nested: arguments.nested)
        let moving = arguments.moving
        guard !moving.isEmpty else { return made.map { ($0, offsets) } }
        // A validator may refuse the values that stand for results; then others are tried.
        var template = made
        for probe in ProbeValue.allCases where template == nil && arguments.problems.isEmpty {
            template = make(reading, .probe(probe)).made
        }
        let again = WordReader(vocabulary: vocabulary, depth: depth)
        return template.map { template in
            let validator = MovingValidator(moving, template: template) { values in
                let named = zip(moving, values).map { (name: $0.name, value: $1) }
                return again.make(reading, .values(named)).made
            }
            return (validator, offsets)
        }
    }

    mutating func formatter(_ value: JSONValue) -> (any InputFormatter)? {
        guard
            let reading = read(
                value, of: vocabulary.formatters, unknown: .unknownFormatter,
                key: FormKey.formatter.rawValue)
        else { return nil }
        let (made, arguments) = make(reading, .none)
        problems += arguments.problems
        return made
    }

    /// A word of a form file and its parameters.
    private struct Reading<Made: Sendable>: Sendable {
        let word: Vocabulary.Word<Made>
        let given: JSONValue?
        let offset: Int
    }

    /// Makes the validator or formatter of a word.
    private func make<Made>(
        _ reading: Reading<Made>, _ source: MovingSource
    ) -> (made: Made?, arguments: DefinitionArguments) {
        var arguments = DefinitionArguments(
            owner: reading.word.name, value: reading.given, offset: reading.offset,
            vocabulary: vocabulary, depth: depth, source: source)
        let made = reading.word.make(&arguments)
        arguments.finish(takesMain: reading.word.takesMain)
        return (made, arguments)
    }

    private mutating func read<Made>(
        _ value: JSONValue, of words: [Vocabulary.Word<Made>], unknown: DefinitionCode, key: String
    ) -> Reading<Made>? {
        let name: String
        var given: JSONValue?
        var place = value.offset
        if let text = value.string {
            name = text
        } else if let members = value.members, members.count == 1 {
            name = members[0].key
            given = members[0].value
            place = members[0].keyOffset
        } else {
            add(
                .wrongType,
                [
                    "key": .text(key),
                    "expected": .text("a name, or an object of one name with its parameters"),
                ], value.offset)
            return nil
        }
        guard let word = words.first(where: { $0.name.hasSameBytes(as: name) }) else {
            problems.append(
                (
                    place,
                    DefinitionProblem(
                        unknown: unknown, name, words.map(\.name),
                        at: unknown == .unknownValidator ? .validators : nil)
                ))
            return nil
        }
        return Reading(word: word, given: given, offset: value.offset)
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}

extension DefinitionProblem {
    /// Makes the problem of an unknown word.
    ///
    /// At a place where a word of another form language may stand, the problem says what is written instead.
    init(
        unknown code: DefinitionCode, _ word: String, _ allowed: [String],
        at place: ForeignWord.Place? = nil
    ) {
        var parameters: IssueParameters = [
            "word": .text(word), "allowed": .text(quoted(allowed)),
        ]
        parameters["advice"] = place.flatMap { ForeignWord.advice(for: word, at: $0) }.map {
            .text($0)
        }
        parameters["nearest"] = Spelling.nearest(to: word, in: allowed).map { .text($0) }
        self.init(code, parameters: parameters)
    }
}
