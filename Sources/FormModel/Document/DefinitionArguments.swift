/// The parameters that a form file gives to a validator or formatter, read by name and checked.
///
/// `"required"` gives none, `{ "pattern": "[a-z]+" }` gives the main parameter, and
/// `{ "length": { "min": 3 } }` gives named ones.
public struct DefinitionArguments: Sendable {
    /// The name of the validator or formatter.
    public let owner: String

    private let main: JSONValue?
    private let named: [(key: String, keyOffset: Int, value: JSONValue)]
    private var known: [String] = []
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    private let offset: Int

    init(owner: String, value: JSONValue?, offset: Int) {
        self.owner = owner
        self.offset = offset
        named = value?.members ?? []
        main = value?.members == nil ? value : nil
    }

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

    /// The name of a field.
    public mutating func fieldName(_ name: String, isMain: Bool = false, isRequired: Bool = false)
        -> FieldName?
    {
        read(name, isMain, isRequired, "the name of a field") {
            $0.string.flatMap { FieldName($0) }
        }
    }

    /// A bound of a range: a number, or a date as text.
    public mutating func bound(_ name: String) -> FieldValue? {
        read(name, false, false, "a number or a date such as \"2026-01-31\"") { value in
            value.number.map(FieldValue.decimal)
                ?? value.string.flatMap { CalendarDate($0) }.map(FieldValue.date)
        }
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
        for (key, keyOffset, _) in named
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
