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

    /// Makes an empty vocabulary.
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
