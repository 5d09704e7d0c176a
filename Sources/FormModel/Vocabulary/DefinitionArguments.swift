/// The parameters of a validator or formatter in a form file, read by name and checked.
///
/// `"required"` has no parameters, `{ "pattern": "[a-z]+" }` has the main parameter, and `{
/// "length": { "min": 3 } }` has named ones.
public struct DefinitionArguments: Sendable {
    /// The name of the validator or formatter.
    let owner: String

    private let whole: JSONValue?
    private let main: JSONValue?
    private let named: [(key: String, keyOffset: Int, value: JSONValue)]
    private var known: [String] = []
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    private let offset: Int
    private let vocabulary: Vocabulary
    private let depth: Int
    /// How a parameter that is an expression is read.
    private let source: MovingSource
    /// The parameters that are expressions, in the order in which they were read.
    private(set) var moving: [MovingParameter] = []
    /// Whether the whole object is the main parameter, rather than an object of named parameters.
    private var isMainObject = false
    /// The offsets of the nested validators that were read, one list after the other.
    private(set) var nested: [ValidatorOffsets] = []
    /// Whether the reader runs to find its parameters, rather than to make something.
    var isRecording = false
    /// The parameters that were asked for, if they are recorded.
    private(set) var recorded: [WordParameter] = []
    /// Whether a missing combination of parameters was reported.
    private(set) var hasReportedNeed = false
    /// The parameters that may name fields.
    private(set) var references: [FieldReferenceText] = []

    init(
        owner: String, value: JSONValue?, offset: Int, vocabulary: Vocabulary = Vocabulary(),
        depth: Int = 0, source: MovingSource = .none
    ) {
        self.owner = owner
        self.source = source
        self.offset = offset
        self.vocabulary = vocabulary
        self.depth = depth
        whole = value
        named = value?.members ?? []
        main = value?.members == nil ? value : nil
    }

    /// The size limits of patterns and expressions.
    public var limits: DefinitionLimits { vocabulary.limits }

    /// Reads a text.
    public mutating func text(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> String?
    {
        read(name, isMain, isRequired, .text, "a text") { $0.string }
    }

    /// Reads a whole number that is not below `least`, or an expression that calculates it.
    ///
    /// A validator is made again for the results of its expressions; a smaller result counts as `least`.
    public mutating func integer(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, least: Int = .min
    ) -> Int? {
        read(
            name, isMain, isRequired, .wholeNumber(from: least),
            least == .min ? "a whole number" : "a whole number from \(least)",
            .whole(least: least)
        ) { value in
            guard case .decimal(let number) = value else { return nil }
            return number.integer.flatMap { $0 >= least ? $0 : nil }
        }
    }

    /// Reads an exact number, or an expression that calculates it.
    public mutating func decimal(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> ExactDecimal?
    {
        read(name, isMain, isRequired, .number, "a number", .number) { value in
            if case .decimal(let number) = value { number } else { nil }
        }
    }

    /// Reads `true` or `false`.
    public mutating func flag(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> Bool?
    {
        read(name, isMain, isRequired, .boolean, "true or false") { $0.boolean }
    }

    /// Reads a list of words, each the raw value of a case.
    public mutating func words<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [Word]? {
        let all = Word.allCases.map(\.rawValue)
        return read(
            name, isMain, isRequired, .list(of: .word(all), least: 1), "a list of \(quoted(all))"
        ) { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let words = elements.compactMap { $0.string.flatMap(Word.init) }
            return words.count == elements.count ? words : nil
        }
    }

    /// Reads a list of texts.
    public mutating func texts(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> [String]?
    {
        read(name, isMain, isRequired, .texts, "a list of texts") { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count ? texts : nil
        }
    }

    /// Reads a list of words, each one of those allowed.
    public mutating func words(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, among allowed: [String]
    ) -> [String]? {
        read(
            name, isMain, isRequired, .list(of: .word(allowed), least: 1),
            "a list of \(quoted(allowed))"
        ) { value in
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let words = elements.compactMap { element in
                element.string.flatMap { text in allowed.first { $0.hasSameBytes(as: text) } }
            }
            return words.count == elements.count ? words : nil
        }
    }

    /// Reads one text, or a list of texts.
    public mutating func oneOrMoreTexts(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [String]? {
        read(
            name, isMain, isRequired, .oneOf([.text, .texts]), "a text or a list of texts"
        ) { value in
            if let text = value.string { return [text] }
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count ? texts : nil
        }
    }

    /// Reads one text, or a list of texts, and converts each of them; one that cannot be converted is reported at its place.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - isMain: Whether it is the main one.
    ///   - isRequired: Whether it must be given.
    ///   - pattern: A regular expression of ECMAScript that all texts match that can be converted.
    ///   - expected: What is expected, in words.
    ///   - convert: Converts a text.
    /// - Returns: The values; `nil` where the parameter is missing or wrong.
    package mutating func oneOrMore<Value>(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, matching pattern: String,
        expected: String, _ convert: (String) -> Value?
    ) -> [Value]? {
        let text = KeyShape.matching(pattern)
        let known = problems.count
        var refused: Int?
        let values = read(
            name, isMain, isRequired, .oneOf([text, .list(of: text, least: 1)]), expected
        ) { value -> [Value]? in
            var values: [Value] = []
            for element in value.elements ?? [value] {
                guard let value = element.string.flatMap(convert) else {
                    refused = element.offset
                    return nil
                }
                values.append(value)
            }
            return values.isEmpty ? nil : values
        }
        if let refused, problems.count > known { problems[known].offset = refused }
        return values
    }

    /// Reads the name of a field.
    public mutating func fieldName(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> FieldName?
    {
        refer(name, isMain, as: .field)
        return read(name, isMain, isRequired, .fieldName, "the name of a field") {
            $0.string.flatMap { FieldName($0) }
        }
    }

    /// Reads the name of a field, or a list of such names.
    public mutating func fieldNames(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [FieldName]? {
        refer(name, isMain, as: .field)
        return read(
            name, isMain, isRequired, .oneOf([.fieldName, .list(of: .fieldName, least: 1)]),
            "the name of a field, or a list of such names"
        ) { value in
            if let text = value.string { return FieldName(text).map { [$0] } }
            guard let elements = value.elements, !elements.isEmpty else { return nil }
            let names = elements.compactMap { $0.string.flatMap { FieldName($0) } }
            return names.count == elements.count ? names : nil
        }
    }

    /// Reads a number, a text or a truth value and converts it; it may be the result of an expression.
    ///
    /// The result is converted as if it were written in the form file: a date as its text.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - isMain: Whether the parameter may be given without its name.
    ///   - isRequired: Whether the parameter must be given.
    ///   - expected: The accepted values, for the message if the conversion fails.
    ///   - convert: Converts a `decimal`, a `text` or a `boolean`; `nil` if that is impossible.
    /// - Returns: The converted value; `nil` if it is missing or malformed, which is reported.
    public mutating func value<Value>(
        _ name: String, isMain: Bool = false, isRequired: Bool = false, expected: String,
        _ convert: (FieldValue) -> Value?
    ) -> Value? {
        read(
            name, isMain, isRequired, DefinitionArguments.shape(convert), expected, .bound, convert)
    }

    /// Reads a condition or calculation; its problems are reported when the form is made.
    public mutating func expression(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> FormExpression? {
        refer(name, isMain, as: .expression)
        return read(name, isMain, isRequired, .expression, "an expression in quotation marks") {
            FormExpression($0)
        }
    }

    /// Reads a text for people, in one language or in several.
    public mutating func localizedText(_ name: String) -> LocalizedText? {
        refer(name, false, as: .message)
        guard let value = read(name, false, false, .localizedText, "a text", { $0 }) else {
            return nil
        }
        let reading = LocalizedTextReader.read(value, key: name)
        problems += reading.problems
        return reading.text
    }

    /// Reads a list of at least one validator, written as those of an item.
    ///
    /// Each problem is reported at its own position. If a validator has several such lists,
    /// ``NestedValidators`` must contain them in the order in which they were read.
    public mutating func validators(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> [any Validator]? {
        // An object whose keys are all names of validators lacks the brackets of a list. The
        // missing list is reported, and the keys are not reported as unknown parameters.
        if isMain, let members = whole?.members, !members.isEmpty,
            members.allSatisfy({ member in
                vocabulary.validators.contains { $0.name.hasSameBytes(as: member.key) }
            })
        {
            isMainObject = true
        }
        let elements = read(
            name, isMain, isRequired, .list(of: .object(.validator), least: 1),
            "a list of validators"
        ) { value in
            value.elements.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let elements else { return nil }
        var reader = WordReader(vocabulary: vocabulary, depth: depth + 1)
        let made = reader.validators(elements, key: name)
        problems += reader.problems
        references += reader.references
        nested += made.offsets
        return made.validators.count == elements.count ? made.validators : nil
    }

    /// Reads one validator, written as those of an item.
    ///
    /// As the main parameter it may take the place of the whole object of parameters.
    public mutating func validator(
        _ name: String, isMain: Bool = false, isRequired: Bool = false
    ) -> (any Validator)? {
        let isNamed = named.contains { $0.key.hasSameBytes(as: name) }
        if isMain, !isNamed, main == nil, whole?.members?.isEmpty == false { isMainObject = true }
        let value =
            isMainObject
            ? whole
            : read(name, isMain, isRequired, .object(.validator), "a validator") { $0 }
        guard let value else { return nil }
        var reader = WordReader(vocabulary: vocabulary, depth: depth + 1)
        let made = reader.validator(value, key: name)
        problems += reader.problems
        references += reader.references
        guard let (validator, offsets) = made else { return nil }
        nested.append(offsets)
        return validator
    }

    /// Reports that a combination of parameters is missing.
    public mutating func needs(_ expected: String) {
        hasReportedNeed = true
        addMissing(expected)
    }

    private mutating func addMissing(_ expected: String) {
        // A malformed parameter has been reported already.
        guard problems.isEmpty else { return }
        problems.append(
            (
                offset,
                DefinitionProblem(
                    .missingParameter,
                    parameters: ["owner": .text(owner), "expected": .text(expected)])
            ))
    }

    // MARK: Expressions

    /// Reads a parameter that may be an expression.
    private mutating func read<Value>(
        _ name: String, _ isMain: Bool, _ isRequired: Bool, _ shape: @autoclosure () -> KeyShape,
        _ expected: String, _ kind: MovingParameter.Kind, _ convert: (FieldValue) -> Value?
    ) -> Value? {
        guard let expression = expression(of: name, isMain) else {
            // The parameters of formatters are never expressions.
            let isFixed = if case .none = source { true } else { false }
            return read(
                name, isMain, isRequired,
                isFixed ? shape() : .oneOf([shape(), .object(.calculated)]),
                isFixed ? expected : expected + calculation(meantBy: name, isMain)
            ) { value in
                value.fieldValue.flatMap(convert)
            }
        }
        known.append(name)
        let given = named.first { $0.key.hasSameBytes(as: name) }?.value ?? whole
        if let text = given?.members?.first?.value {
            references.append(FieldReferenceText(offset: text.offset, kind: .expression))
        }
        let parameter = MovingParameter(name, kind, expression)
        moving.append(parameter)
        switch source {
        case .none: return nil
        case .probe(let probe): return convert(probe.value(of: kind, for: nil))
        case .values(let values):
            let value = values.first { $0.name.hasSameBytes(as: name) }?.value ?? .empty
            if value.isEmpty, isRequired { needs(expected) }
            return value.isEmpty ? nil : convert(value.formFileValue)
        }
    }

    /// How a parameter would be calculated that is the name of a field, as a text, where another value is expected.
    private func calculation(meantBy name: String, _ isMain: Bool) -> String {
        guard let text = given(name, isMain)?.string, FieldName(text) != nil else { return "" }
        return ", or { \"expression\": \"\(text)\" } if \"\(text)\" is a field"
    }

    /// The expression that gives a parameter: `{ "max": { "expression": "stock" } }`, or for the main parameter also
    /// the whole object.
    private mutating func expression(of name: String, _ isMain: Bool) -> FormExpression? {
        if case .none = source { return nil }
        if let given = named.first(where: { $0.key.hasSameBytes(as: name) })?.value {
            return given.onlyExpression
        }
        guard isMain, let expression = whole?.onlyExpression else { return nil }
        isMainObject = true
        return expression
    }

    /// The shape of a parameter that is converted: a text, and a number or a truth value if that
    /// can be converted.
    private static func shape<Value>(_ convert: (FieldValue) -> Value?) -> KeyShape {
        var shapes = [KeyShape.text]
        if convert(.decimal(1)) != nil { shapes.append(.number) }
        if convert(.boolean(true)) != nil { shapes.append(.boolean) }
        return .oneOf(shapes)
    }

    private mutating func read<Value>(
        _ name: String, _ isMain: Bool, _ isRequired: Bool, _ shape: @autoclosure () -> KeyShape,
        _ expected: String, _ convert: (JSONValue) -> Value?
    ) -> Value? {
        known.append(name)
        if isRecording {
            recorded.append(
                WordParameter(
                    name: name, shape: shape(), expected: expected, isMain: isMain,
                    isRequired: isRequired))
        }
        guard let given = given(name, isMain) else {
            if isRequired { addMissing(expected) }
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

    private func given(_ name: String, _ isMain: Bool) -> JSONValue? {
        named.first { $0.key.hasSameBytes(as: name) }?.value ?? (isMain ? main : nil)
    }

    private mutating func refer(_ name: String, _ isMain: Bool, as kind: FieldReferenceText.Kind) {
        guard let given = given(name, isMain) else { return }
        for value in given.elements ?? [given] {
            references.append(FieldReferenceText(offset: value.offset, kind: kind))
        }
    }

    /// Reports parameters that were given but never read.
    mutating func finish(takesMain: Bool) {
        for (key, keyOffset, _) in isMainObject ? [] : named
        where !known.contains(where: { $0.hasSameBytes(as: key) }) {
            problems.append(
                (
                    keyOffset,
                    DefinitionProblem(unknownParameter: key, of: owner, known: known.sorted())
                ))
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
