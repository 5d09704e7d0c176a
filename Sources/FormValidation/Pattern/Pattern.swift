public import FormModel

/// A regular expression that is matched in time linear in the text, for every pattern.
///
/// The syntax is that of RE2 (<https://github.com/google/re2/wiki/Syntax>) with the general
/// categories and scripts of Unicode 17. `\d`, `\w`, `\s` and `\b` are ASCII; `$` without `(?m)`
/// matches at the end of the text only, not before a final newline. A pattern must match the whole
/// text, as between `\A` and `\z`. Groups do not capture.
///
/// ```swift
/// let zip = try Pattern("[0-9]{5}(?:-[0-9]{4})?")
/// zip.matches("12345-6789")  // true
/// zip.matches("12345-")      // false
/// ```
public struct Pattern: Sendable {
    /// The result of matching a text.
    public enum Outcome: Sendable, Hashable {
        /// The whole text matches.
        case matches
        /// The whole text does not match; a part of it may.
        case doesNotMatch
        /// Unknown: matching would exceed ``PatternLimits/steps``.
        case tooManySteps
    }

    private enum Engine: Sendable {
        case pairs(PatternPairTable)
        case automaton(PatternAutomaton)
        case simulation(PatternSimulation)
    }

    /// The source of the pattern.
    public let source: String

    /// Whether the pattern matches the empty text at most, such as `^$`.
    let readsNoCharacter: Bool

    private let engine: Engine

    /// Compiles a pattern, within a few milliseconds.
    ///
    /// - Throws: ``PatternError`` for invalid syntax, and for a pattern beyond `limits` or
    ///   ``PatternLimits``.
    /// - Complexity: O(*n*) in the size of the pattern with its repetitions expanded.
    public init(
        _ source: String, limits: DefinitionLimits = DefinitionLimits()
    ) throws(PatternError) {
        try self.init(source, limits: limits, simulates: false)
    }

    /// Compiles a pattern; with `simulates`, for the engine that otherwise matches only the largest
    /// patterns, so that tests can cover it.
    init(
        _ source: String, limits: DefinitionLimits = DefinitionLimits(), simulates: Bool
    ) throws(PatternError) {
        let program = try PatternProgram(
            PatternParser.parse(Array(source.utf8), limits: limits), limits: limits)
        self.source = source
        readsNoCharacter = program.readsNoCharacter
        if !simulates, let automaton = PatternAutomatonBuilder.automaton(for: program) {
            engine = automaton.pairs.map { .pairs($0) } ?? .automaton(automaton)
        } else {
            engine = .simulation(PatternSimulation(program))
        }
    }

    /// Matches a whole text, given as valid UTF-8.
    ///
    /// It allocates nothing once there are as many matching states as threads.
    ///
    /// - Complexity: O(*n*).
    public func judge(_ text: Span<UInt8>) -> Outcome {
        switch engine {
        case .pairs(let table): table.matches(text) ? .matches : .doesNotMatch
        case .automaton(let automaton): automaton.matches(text) ? .matches : .doesNotMatch
        case .simulation(let simulation): simulation.judge(text)
        }
    }

    /// Whether the whole text matches; `false` also for ``Outcome/tooManySteps``.
    ///
    /// - Complexity: O(*n*).
    public func matches(_ text: String) -> Bool {
        judge(text.utf8Span.span) == .matches
    }

    var isSimulated: Bool {
        if case .simulation = engine { true } else { false }
    }
}

extension Pattern: Hashable {
    /// Compares sources as bytes, because `String` considers composed and decomposed accents equal.
    public static func == (left: Pattern, right: Pattern) -> Bool {
        left.source.utf8.elementsEqual(right.source.utf8)
    }

    /// Hashes the bytes of the source, because hashing a `String` is quadratic in combining marks.
    public func hash(into hasher: inout Hasher) {
        for byte in source.utf8 { hasher.combine(byte) }
        hasher.combine(UInt8.max)
    }
}
