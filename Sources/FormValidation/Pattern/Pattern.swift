public import FormModel

/// A regular expression matched in time linear in the text, whatever the pattern.
///
/// The syntax is that of RE2 (<https://github.com/google/re2/wiki/Syntax>) with the general categories and
/// scripts of Unicode 17; `\d`, `\w`, `\s` and `\b` are ASCII, and `$` without `(?m)` is the end of the
/// text only, not the place before a last newline. A pattern matches the whole text, as if it stood
/// between `\A` and `\z`. Groups group; what they match is not kept.
///
/// ```swift
/// let zip = try Pattern("[0-9]{5}(?:-[0-9]{4})?")
/// zip.matches("12345-6789")  // true
/// zip.matches("12345-")      // false
/// ```
public struct Pattern: Sendable {
    /// What a pattern says about a text.
    public enum Verdict: Sendable, Hashable {
        /// The whole text matches.
        case matches
        /// The whole text does not match, though a part of it may.
        case doesNotMatch
        /// Judging would take more than ``PatternLimits/steps``, so nothing is known.
        case tooManySteps
    }

    private enum Engine: Sendable {
        case pairs(PatternPairTable)
        case automaton(PatternAutomaton)
        case simulation(PatternSimulation)
    }

    /// The pattern as it was written.
    public let source: String

    /// Whether no text with a character in it matches, as with `^$`.
    let readsNoCharacter: Bool

    private let engine: Engine

    /// Compiles a pattern.
    ///
    /// Throws a ``PatternError`` where the syntax is not known, or a limit of ``PatternLimits`` or of
    /// those given is passed. Takes time linear in the size of the pattern with its repetitions written out, and
    /// at most some milliseconds.
    public init(
        _ source: String, limits: DefinitionLimits = DefinitionLimits()
    ) throws(PatternError) {
        try self.init(source, limits: limits, simulates: false)
    }

    /// Compiles a pattern, for the tests with the engine that would otherwise serve only the
    /// largest patterns.
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

    /// Judges a text, given as valid UTF-8.
    ///
    /// Takes time linear in the text; allocates nothing once as many threads have judged at a time
    /// as ever will.
    public func judge(_ text: Span<UInt8>) -> Verdict {
        switch engine {
        case .pairs(let table): table.matches(text) ? .matches : .doesNotMatch
        case .automaton(let automaton): automaton.matches(text) ? .matches : .doesNotMatch
        case .simulation(let simulation): simulation.judge(text)
        }
    }

    /// Whether the whole text is known to match: `false` too where ``judge(_:)`` answers
    /// ``Verdict/tooManySteps``.
    ///
    /// Takes time linear in the text.
    public func matches(_ text: String) -> Bool {
        judge(text.utf8Span.span) == .matches
    }

    var isSimulated: Bool {
        if case .simulation = engine { true } else { false }
    }
}

extension Pattern: Hashable {
    /// Compares the bytes of the sources: `String` comparison would take two spellings of "é" for
    /// the same.
    public static func == (left: Pattern, right: Pattern) -> Bool {
        left.source.utf8.elementsEqual(right.source.utf8)
    }

    /// Feeds the bytes of the source, since hashing a `String` is quadratic in combining marks.
    public func hash(into hasher: inout Hasher) {
        for byte in source.utf8 { hasher.combine(byte) }
        hasher.combine(UInt8.max)
    }
}
