/// How large the patterns and expressions of a form may be, whoever wrote them; what is more is a problem of the
/// form.
///
/// They belong to the program that reads forms: ``Vocabulary/limits``.
public struct DefinitionLimits: Sendable, Hashable {
    /// The most bytes of a pattern; beyond it: `patternTooLong`.
    public let patternBytes: Int
    /// The most instructions and byte ranges that a pattern comes to, with its repetitions written out; beyond
    /// it: `patternTooLarge`.
    public let patternInstructions: Int
    /// The most bytes of an expression; beyond it: `expressionTooLong`.
    public let expressionBytes: Int
    /// How deep expressions may be nested: the most operands that wait for others at a time; beyond it:
    /// `expressionTooDeep`.
    public let expressionDepth: Int

    /// The greatest that the sizes of patterns and expressions may be: 2²⁰.
    public static let maximumSize = 1 << 20

    /// The greatest that ``expressionDepth`` may be: reading an expression takes so many calls inside each other,
    /// which must fit on the stack of any thread.
    public static let maximumExpressionDepth = 64

    /// Makes limits; each is 1 at least, and ``maximumSize`` or ``maximumExpressionDepth`` at most.
    public init(
        patternBytes: Int = 8_192, patternInstructions: Int = 100_000,
        expressionBytes: Int = 4_096, expressionDepth: Int = 32
    ) {
        func bounded(_ limit: Int, by most: Int = DefinitionLimits.maximumSize) -> Int {
            min(max(1, limit), most)
        }
        self.patternBytes = bounded(patternBytes)
        self.patternInstructions = bounded(patternInstructions)
        self.expressionBytes = bounded(expressionBytes)
        self.expressionDepth = bounded(expressionDepth, by: DefinitionLimits.maximumExpressionDepth)
    }
}
