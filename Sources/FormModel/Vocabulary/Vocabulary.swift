/// The validators, formatters and functions that form files may use, and the parts and traits of cards, by name.
///
/// `Vocabulary.standard` has everything that the engine includes; an embedder adds its own with
/// equal rights.
public struct Vocabulary: Sendable {
    /// A name that form files may use, with its documentation.
    public struct Word<Made: Sendable>: Sendable {
        /// The name.
        public let name: String
        /// The syntax, such as `{ "length": { "min": 3, "max": 20 } }`.
        package let usage: String
        /// The effect, described in one sentence.
        package let summary: String

        let takesMain: Bool
        let make: @Sendable (inout DefinitionArguments) -> Made?

        /// Makes a word.
        ///
        /// - Parameters:
        ///   - name: The name in form files.
        ///   - usage: The syntax, for the documentation.
        ///   - summary: The effect, described in one sentence.
        ///   - takesMain: Whether it may be written with one unnamed parameter.
        ///   - make: Makes the validator or formatter; `nil` if a parameter is missing or
        ///     malformed, which the arguments report.
        public init(
            _ name: String, usage: String, summary: String, takesMain: Bool = false,
            make: @escaping @Sendable (inout DefinitionArguments) -> Made?
        ) {
            self.name = name
            self.usage = usage
            self.summary = summary
            self.takesMain = takesMain
            self.make = make
        }
    }

    /// The validators, in the order of the documentation.
    public private(set) var validators: [Word<any Validator>] = []

    /// The formatters, in the order of the documentation.
    public private(set) var formatters: [Word<any InputFormatter>] = []

    /// The functions of expressions, in the order of the documentation: those of every form, then
    /// custom ones.
    public var functions: [ExpressionFunction] { expressions.functions }

    /// The functions and limits of expressions.
    private(set) var expressions = ExpressionVocabulary()

    /// The size limits of patterns and expressions.
    public var limits: DefinitionLimits {
        get { expressions.limits }
        set { expressions.limits = newValue }
    }

    /// The parts of cards, in the order of the documentation: those of every form, then custom ones.
    public var parts: [CardWordShape] { cards.parts }

    /// The traits of cards, in the order of the documentation: those of every form, then custom ones.
    public var traits: [CardWordShape] { cards.traits }

    /// The parts and traits of cards.
    private(set) var cards = CardWordShapes.standard

    /// Compiles the patterns of the function `matches` within limits, or returns the problem of one; without it there is no
    /// such function.
    package var makeMatcher:
        (@Sendable (String, DefinitionLimits) -> Result<any TextMatcher, DefinitionProblem>)?
    {
        get { expressions.makeMatcher }
        set { expressions.makeMatcher = newValue }
    }

    /// The languages that the messages of validators exist in.
    ///
    /// A form in another language has a warning; if there are none, in no language.
    public var languages: [LanguageTag] = []

    /// Makes a vocabulary that has only the functions, parts and traits of every form.
    public init() {}

    /// Adds a validator, or replaces the one with that name.
    public mutating func add(_ validator: Word<any Validator>) {
        validators.removeAll { $0.name.hasSameBytes(as: validator.name) }
        validators.append(validator)
    }

    /// Adds a validator, or replaces the one with that name.
    ///
    /// The parameters are those of a ``Word``.
    public mutating func add(
        validator name: String, usage: String, summary: String, takesMain: Bool = false,
        make: @escaping @Sendable (inout DefinitionArguments) -> (any Validator)?
    ) {
        add(Word(name, usage: usage, summary: summary, takesMain: takesMain, make: make))
    }

    /// Adds a function for expressions, or replaces a custom one with that name; the functions of
    /// every form cannot be replaced.
    ///
    /// ```swift
    /// words.add(
    ///     function: "initials", usage: "initials(name)", summary: "The first letters.",
    ///     parameters: [.text], result: .text
    /// ) { arguments in … }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name: a letter or `_`, then letters, digits and `_`.
    ///   - usage: The syntax, for the documentation and for messages.
    ///   - summary: The result, described in one sentence.
    ///   - parameters: The type of each argument.
    ///   - result: The type of the result; a number may have a fraction, so the value of an integer
    ///     field needs `round`.
    ///   - body: Calculates the result, which must depend only on the arguments. Numbers are
    ///     `decimal`, and a missing argument is `empty`. It is not called for an argument whose calculation
    ///     failed. `empty` is a missing result if an argument is missing; otherwise it is a failure, as a
    ///     value of another type is.
    public mutating func add(
        function name: String, usage: String, summary: String, parameters: [ExpressionType],
        result: ExpressionType, body: @escaping @Sendable ([FieldValue]) -> FieldValue
    ) {
        expressions.own.removeAll { $0.name.hasSameBytes(as: name) }
        let own = ExpressionFunction.Own(parameters: parameters, result: result, body: body)
        expressions.own.append(
            ExpressionFunction(own: own, name, usage: usage, summary: summary))
    }

    /// Adds a formatter, or replaces the one with that name.
    ///
    /// The parameters are those of a ``Word``.
    public mutating func add(
        formatter name: String, usage: String, summary: String, takesMain: Bool = false,
        make: @escaping @Sendable (inout DefinitionArguments) -> (any InputFormatter)?
    ) {
        formatters.removeAll { $0.name.hasSameBytes(as: name) }
        formatters.append(
            Word(name, usage: usage, summary: summary, takesMain: takesMain, make: make))
    }

    /// Adds a part of cards, or replaces the one with that name.
    public mutating func add(part: CardWordShape) { cards.add(part: part) }

    /// Adds a trait of cards, or replaces the one with that name.
    public mutating func add(trait: CardWordShape) { cards.add(trait: trait) }
}
