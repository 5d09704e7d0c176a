/// Limits for reading JSON; each has an issue code of its own.
public struct JSONLimits: Sendable, Hashable {
    /// The largest size of a text in bytes, 1 GiB at most; beyond it: `tooManyBytes`.
    public var bytes: Int {
        // Offsets in a text are stored in 32 bits.
        didSet { bytes = min(bytes, JSONLimits.maximumBytes) }
    }
    /// The largest nesting depth of arrays and objects; beyond it: `tooDeep`.
    public var depth: Int
    /// The largest number of values, not counting keys, in a text; beyond it: `tooManyMembers`.
    public var members: Int

    package static let maximumBytes = 1 << 30

    /// Makes limits; the limit of bytes is 1 GiB at most.
    public init(bytes: Int, depth: Int, members: Int) {
        self.bytes = min(bytes, JSONLimits.maximumBytes)
        self.depth = depth
        self.members = members
    }

    /// The default limits of a submission: 1 MiB, 64 levels, 10,000 values.
    public static let submission = JSONLimits(bytes: 1 << 20, depth: 64, members: 10_000)

    /// The default limits of a form file: 16 MiB, 64 levels, 1,000,000 values.
    public static let formFile = JSONLimits(bytes: 16 << 20, depth: 64, members: 1_000_000)
}
