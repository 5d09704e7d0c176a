/// Size limits of the patterns, expressions and lists of validators of a form; one beyond a limit is a
/// problem of the form.
///
/// The limits belong to the program that reads forms, not to the form: ``Vocabulary/limits``.
public struct DefinitionLimits: Sendable, Hashable {
    /// The largest size of a pattern in bytes; beyond it: `patternTooLong`.
    public let patternBytes: Int
    /// The largest number of instructions and byte ranges of a compiled pattern, with repetitions
    /// expanded; beyond it: `patternTooLarge`.
    public let patternInstructions: Int
    /// The largest size of an expression in bytes; beyond it: `expressionTooLong`.
    public let expressionBytes: Int
    /// The largest nesting depth of an expression, and the largest number of operands on its stack;
    /// beyond it: `expressionTooDeep`.
    public let expressionDepth: Int
    /// The largest number of validators of an item, those inside others not counted; beyond it:
    /// `tooManyValidators`.
    public let itemValidators: Int

    /// The upper bound of the size limits: 2²⁰.
    package static let maximumSize = 1 << 20

    /// The upper bound of ``expressionDepth``: compiling recurses that deep, which must fit the
    /// stack of any thread.
    static let maximumExpressionDepth = 64

    /// Makes limits, each of them clamped to 1 through 1,048,576, and
    /// ``expressionDepth`` to at most 64.
    public init(
        patternBytes: Int = 8_192, patternInstructions: Int = 100_000,
        expressionBytes: Int = 4_096, expressionDepth: Int = 32, itemValidators: Int = 1_000
    ) {
        func bounded(_ limit: Int, by maximum: Int = DefinitionLimits.maximumSize) -> Int {
            min(max(1, limit), maximum)
        }
        self.patternBytes = bounded(patternBytes)
        self.patternInstructions = bounded(patternInstructions)
        self.expressionBytes = bounded(expressionBytes)
        self.expressionDepth = bounded(expressionDepth, by: DefinitionLimits.maximumExpressionDepth)
        self.itemValidators = bounded(itemValidators)
    }
}
