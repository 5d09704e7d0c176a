/// How much JSON is read before it is refused; each limit has an issue code of its own.
public struct JSONLimits: Sendable, Hashable {
    /// The most bytes of one text, 1 GiB at most; beyond it: `tooManyBytes`.
    public var bytes: Int {
        // Places in a text are held in 32 bits.
        didSet { bytes = min(bytes, JSONLimits.maximumBytes) }
    }
    /// The most arrays and objects inside each other; beyond it: `tooDeep`.
    public var depth: Int
    /// The most values, keys not counted, in one text; beyond it: `tooManyMembers`.
    public var members: Int

    package static let maximumBytes = 1 << 30

    /// Makes limits; the largest text that can be read at all has 1 GiB.
    public init(bytes: Int, depth: Int, members: Int) {
        self.bytes = min(bytes, JSONLimits.maximumBytes)
        self.depth = depth
        self.members = members
    }

    /// What a submission may have: 1 MiB, 64 levels, 10,000 values.
    public static let submission = JSONLimits(bytes: 1 << 20, depth: 64, members: 10_000)

    /// What a form file may have: 16 MiB, 64 levels, 1,000,000 values.
    public static let formFile = JSONLimits(bytes: 16 << 20, depth: 64, members: 1_000_000)
}
