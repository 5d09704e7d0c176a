/// The bounds that keep every pattern cheap to compile and to match, whoever wrote it.
///
/// Matching in linear time is not yet instant: `.{0,1000}.{0,1000}b` is linear in the text with a
/// factor of thousands. So the size of a pattern is bounded as well as the work that one text may
/// cause. A pattern beyond a limit is refused with a ``PatternError`` when it is compiled; only
/// ``steps`` concerns a text. How many bytes a pattern may have and to how many instructions it may
/// come is for the program to say: `DefinitionLimits`.
public enum PatternLimits: Sendable {
    /// The greatest depth of groups within groups.
    public static let groupDepth = 100

    /// The greatest count in `{m,n}`, and the greatest product of counts nested in each other, as
    /// in RE2.
    public static let repeatCount = 1_000

    /// The greatest number of scalar ranges that all character classes of a pattern may have
    /// together.
    public static let classRanges = 50_000

    /// The greatest number of steps that judging one text may take, where a step visits one state
    /// of the program at one byte.
    ///
    /// Only a pattern whose automaton would be too large is matched in such steps; all others take
    /// one table look-up a byte and have no limit.
    public static let steps = 8_000_000

    /// The greatest number of table entries of an automaton, so that a row's offset fits in 16
    /// bits.
    static let automatonEntries = 65_536

    /// The greatest work that building an automaton may take, in states visited, before the pattern
    /// is simulated instead.
    static let automatonWork = 1_000_000
}
