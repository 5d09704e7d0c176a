/// The limits on the cost of compiling and matching untrusted patterns.
///
/// Linear time can still be slow: `.{0,1000}.{0,1000}b` is linear in the text with a factor of
/// thousands. Therefore the size of a pattern is limited, and the work for one text. A pattern
/// beyond a limit throws a ``PatternError`` when compiled; only ``steps`` applies to texts. The
/// limits on bytes and instructions are configurable: `DefinitionLimits`.
public enum PatternLimits: Sendable {
    /// The maximum depth of nested groups.
    public static let groupDepth = 100

    /// The maximum count in `{m,n}`, and the maximum product of nested counts, as in RE2.
    public static let repeatCount = 1_000

    /// The maximum number of scalar ranges in all character classes of a pattern together.
    public static let classRanges = 50_000

    /// The maximum number of steps for matching one text, where a step visits one state at one
    /// byte.
    ///
    /// It applies only to a pattern whose automaton would be too large. All others take one table
    /// look-up a byte, without a limit.
    public static let steps = 8_000_000

    /// The maximum number of table entries of an automaton, so that row offsets fit in 16 bits.
    static let automatonEntries = 65_536

    /// The maximum number of states visited to build an automaton; beyond it, the pattern is
    /// simulated.
    static let automatonWork = 1_000_000
}
