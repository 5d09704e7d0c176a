/// The names that a form file may use, and what they make: validators and formatters.
///
/// `Vocabulary.standard` has all that the engine ships; a caller adds its own with the same rights.
public struct Vocabulary: Sendable {
    /// A name that a form file may use, described for the documentation.
    public struct Word<Made: Sendable>: Sendable {
        /// The name.
        public let name: String
        /// How it is written, such as `{ "length": { "min": 3, "max": 20 } }`.
        public let usage: String
        /// What it does, in one sentence.
        public let summary: String

        let takesMain: Bool
        let make: @Sendable (inout DefinitionArguments) -> Made?
    }

    /// The validators, in the order of the documentation.
    public private(set) var validators: [Word<any Validator>] = []

    /// The formatters, in the order of the documentation.
    public private(set) var formatters: [Word<any InputFormatter>] = []

    /// The functions of expressions, in the order of the documentation: those that every form has, and a
    /// caller's own.
    public var functions: [ExpressionFunction] { expressions.functions }

    /// What expressions may use.
    private(set) var expressions = ExpressionVocabulary()

    /// How large patterns and expressions of forms may be.
    public var limits: DefinitionLimits {
        get { expressions.limits }
        set { expressions.limits = newValue }
    }

    /// Makes what matches a pattern, or says what is wrong with the pattern, which may be too large.
    public typealias MakeMatcher =
        @Sendable (String, DefinitionLimits) -> Result<any TextMatcher, DefinitionProblem>

    /// What `matches` of expressions is done with; without it there is no such function.
    public var makeMatcher: MakeMatcher? {
        get { expressions.makeMatcher }
        set { expressions.makeMatcher = newValue }
    }

    /// Makes a vocabulary of the functions alone that every form has.
    public init() {}

    /// Adds a validator; one of the same name is replaced.
    ///
    /// - Parameters:
    ///   - name: The name in a form file.
    ///   - usage: How it is written, for the documentation.
    ///   - summary: What it does, in one sentence.
    ///   - takesMain: Whether it may be written with one parameter alone.
    ///   - make: Makes it of its parameters; `nil` where one is missing or bad, which the arguments note.
    public mutating func add(
        validator name: String, usage: String, summary: String, takesMain: Bool = false,
        make: @escaping @Sendable (inout DefinitionArguments) -> (any Validator)?
    ) {
        validators.removeAll { $0.name.hasSameBytes(as: name) }
        validators.append(
            Word(name: name, usage: usage, summary: summary, takesMain: takesMain, make: make))
    }

    /// Adds a function for expressions; one of the same name that was added before is replaced, and those
    /// that every form has stay.
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
    ///   - usage: How it is written, for the documentation and for messages.
    ///   - summary: What it comes to, in one sentence.
    ///   - parameters: What each argument must be.
    ///   - result: What it comes to; a number may have a fraction, so that an integer is calculated from it by
    ///     `round`.
    ///   - body: Calculates it. The same arguments must always give the same; an argument without an answer is
    ///     `empty`, numbers are `decimal`, and `empty` or a value of another type is no answer.
    public mutating func add(
        function name: String, usage: String, summary: String, parameters: [ExpressionType],
        result: ExpressionType, body: @escaping @Sendable ([FieldValue]) -> FieldValue
    ) {
        expressions.own.removeAll { $0.name.hasSameBytes(as: name) }
        let own = ExpressionFunction.Own(parameters: parameters, result: result, body: body)
        expressions.own.append(
            ExpressionFunction(name: name, usage: usage, summary: summary, call: .own(own)))
    }

    /// Adds a formatter; one of the same name is replaced.
    ///
    /// The parameters are as for a validator.
    public mutating func add(
        formatter name: String, usage: String, summary: String, takesMain: Bool = false,
        make: @escaping @Sendable (inout DefinitionArguments) -> (any InputFormatter)?
    ) {
        formatters.removeAll { $0.name.hasSameBytes(as: name) }
        formatters.append(
            Word(name: name, usage: usage, summary: summary, takesMain: takesMain, make: make))
    }
}
