/// The parameters that a form file gives to a validator or formatter, read by name and checked.
///
/// `"required"` gives none, `{ "pattern": "[a-z]+" }` gives the main parameter, and
/// `{ "length": { "min": 3 } }` gives named ones.
public struct DefinitionArguments: Sendable {
    /// The name of the validator or formatter.
    public let owner: String

    private let whole: JSONValue?
    private let main: JSONValue?
    private let named: [(key: String, keyOffset: Int, value: JSONValue)]
    private var known: [String] = []
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    private let offset: Int
    private let vocabulary: Vocabulary
    private let depth: Int
    /// Whether the object is no list of named parameters but the main parameter itself.
    private var isMainObject = false
    /// Where the validators that were asked for stand, one list behind the other.
    private(set) var nested: [ValidatorOffsets] = []

    init(
        owner: String, value: JSONValue?, offset: Int, vocabulary: Vocabulary = Vocabulary(),
        depth: Int = 0
    ) {
        self.owner = owner
        self.offset = offset
        self.vocabulary = vocabulary
        self.depth = depth
        whole = value
        named = value?.members ?? []
        main = value?.members == nil ? value : nil
    }

    /// How large patterns and expressions may be.
    public var limits: DefinitionLimits { vocabulary.limits }

    /// A text.
    public mutating func text(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> String?
    {
        read(name, isMain, isRequired, "a text") { $0.string }
    }

    /// A whole number, not below `least`.
    public mutating func integer(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, least: Int = .min
    ) -> Int? {
        read(
            name, isMain, isRequired,
            least == .min ? "a whole number" : "a whole number from \(least)"
        ) { value in
            value.integer.flatMap { $0 >= least ? $0 : nil }
        }
    }

    /// An exact number.
    public mutating func decimal(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> ExactDecimal?
    {
        read(name, isMain, isRequired, "a number") { $0.number }
    }

    /// `true` or `false`.
    public mutating func flag(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> Bool?
    {
        read(name, isMain, isRequired, "true or false") { $0.boolean }
    }

    /// A list of words, each one of those that there are.
    public mutating func words<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [Word]? {
        let all = quoted(Word.allCases.map(\.rawValue))
        return read(name, isMain, isRequired, "a list of \(all)") { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let words = elements.compactMap { $0.string.flatMap(Word.init) }
            return words.count == elements.count ? words : nil
        }
    }

    /// A list of texts.
    public mutating func texts(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> [String]?
    {
        read(name, isMain, isRequired, "a list of texts") { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count ? texts : nil
        }
    }

    /// A list of words, each one of those allowed.
    public mutating func words(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, among allowed: [String]
    ) -> [String]? {
        read(name, isMain, isRequired, "a list of \(quoted(allowed))") { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let words = elements.compactMap { element in
                element.string.flatMap { text in allowed.first { $0.hasSameBytes(as: text) } }
            }
            return words.count == elements.count ? words : nil
        }
    }

    /// One text, or a list of texts.
    public mutating func oneOrMoreTexts(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [String]? {
        read(name, isMain, isRequired, "a text or a list of texts") { value in
            if let text = value.string { return [text] }
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count ? texts : nil
        }
    }

    /// The name of a field.
    public mutating func fieldName(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> FieldName?
    {
        read(name, isMain, isRequired, "the name of a field") {
            $0.string.flatMap { FieldName($0) }
        }
    }

    /// A number, a text or a truth value, converted by whoever asks.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - isMain: Whether it may stand alone.
    ///   - isRequired: Whether it must be there.
    ///   - expected: What it must be, for the message where it cannot be converted.
    ///   - convert: Converts a `decimal`, a `text` or a `boolean`; `nil` where it cannot be.
    /// - Returns: What it was converted to; `nil` where it is missing or bad, which is noted.
    public mutating func value<Value>(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, expected: String,
        _ convert: (FieldValue) -> Value?
    ) -> Value? {
        read(name, isMain, isRequired, expected) { value in
            switch value.kind {
            case .number: value.number.flatMap { convert(.decimal($0)) }
            case .string: value.string.flatMap { convert(.text($0)) }
            case .boolean: value.boolean.flatMap { convert(.boolean($0)) }
            case .null, .array, .object, .key: nil
            }
        }
    }

    /// A condition or calculation; what is wrong with it shows when the form is made.
    public mutating func expression(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> FormExpression? {
        read(name, isMain, isRequired, "an expression in quotation marks") { FormExpression($0) }
    }

    /// A text that a person reads, in one language or in several.
    public mutating func localizedText(_ name: String) -> LocalizedText? {
        guard let value = read(name, false, false, "a text", { $0 }) else { return nil }
        let reading = LocalizedTextReader.read(value, key: name)
        problems += reading.problems
        return reading.text
    }

    /// A list of validators, written as those of an item; at least one.
    ///
    /// What is wrong with one of them is told with its own place. Where a validator is made of several such
    /// lists, ``NestedValidators`` must hold them in the order in which they were asked for.
    public mutating func validators(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [any Validator]? {
        // A validator without the brackets of a list: its name is no parameter of this one.
        if isMain, let members = whole?.members, !members.isEmpty,
            members.allSatisfy({ member in
                vocabulary.validators.contains { $0.name.hasSameBytes(as: member.key) }
            })
        {
            isMainObject = true
        }
        let elements = read(name, isMain, isRequired, "a list of validators") { value in
            value.elements.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let elements else { return nil }
        var reader = WordReader(vocabulary: vocabulary, depth: depth + 1)
        let made = reader.validators(elements, key: name)
        problems += reader.problems
        nested += made.offsets
        return made.validators.count == elements.count ? made.validators : nil
    }

    /// One validator, written as those of an item.
    ///
    /// As the main parameter it stands in the place of the object of parameters.
    public mutating func validator(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> (any Validator)? {
        let isNamed = named.contains { $0.key.hasSameBytes(as: name) }
        if isMain, !isNamed, main == nil, whole?.members?.isEmpty == false { isMainObject = true }
        let value =
            isMainObject
            ? whole : read(name, isMain, isRequired, "a validator") { $0 }
        guard let value else { return nil }
        var reader = WordReader(vocabulary: vocabulary, depth: depth + 1)
        let made = reader.validator(value, key: name)
        problems += reader.problems
        guard let (validator, offsets) = made else { return nil }
        nested.append(offsets)
        return validator
    }

    /// Says that parameters that belong together are missing.
    public mutating func needs(_ expected: String) {
        // A parameter that was given and is bad has been complained about already.
        guard problems.isEmpty else { return }
        problems.append(
            (
                offset,
                DefinitionProblem(
                    .missingParameter,
                    parameters: ["owner": .text(owner), "expected": .text(expected)])
            ))
    }

    private mutating func read<Value>(
        _ name: String, _ isMain: Bool, _ isRequired: Bool, _ expected: String,
        _ convert: (JSONValue) -> Value?
    ) -> Value? {
        known.append(name)
        let given =
            named.first { $0.key.hasSameBytes(as: name) }?.value ?? (isMain ? main : nil)
        guard let given else {
            if isRequired { needs(expected) }
            return nil
        }
        guard let value = convert(given) else {
            problems.append(
                (
                    given.offset,
                    DefinitionProblem(
                        .badParameter,
                        parameters: [
                            "owner": .text(owner), "key": .text(name), "expected": .text(expected),
                        ])
                ))
            return nil
        }
        return value
    }

    /// Parameters that were given and never asked for are mistakes.
    mutating func finish(takesMain: Bool) {
        for (key, keyOffset, _) in isMainObject ? [] : named
        where !known.contains(where: { $0.hasSameBytes(as: key) }) {
            var parameters: IssueParameters = ["owner": .text(owner), "key": .text(key)]
            parameters["nearest"] = Spelling.nearest(to: key, in: known).map { .text($0) }
            problems.append(
                (keyOffset, DefinitionProblem(.unknownParameter, parameters: parameters)))
        }
        guard let main, !takesMain else { return }
        let expected =
            known.isEmpty ? "no parameters; write \"\(owner)\"" : "its parameters in an object"
        problems.append(
            (
                main.offset,
                DefinitionProblem(
                    .missingParameter,
                    parameters: ["owner": .text(owner), "expected": .text(expected)])
            ))
    }
}
