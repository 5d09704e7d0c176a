/// Size limits of values; a value beyond a limit is an issue of its field, reported before its
/// validators run.
///
/// The limits belong to the form, so that every way of filling it in has the same ones.
public struct FieldLimits: Sendable, Hashable {
    /// The largest size of a text in UTF-8 bytes, without white space at its ends; beyond it:
    /// `tooManyTextBytes`.
    public let textBytes: Int
    /// The largest number of elements of a list; beyond it: `tooManyElements`.
    public let listElements: Int
    /// The largest number of cells in all rows of a group, including those of nested groups; beyond
    /// it: `tooManyCells`.
    public let groupCells: Int

    /// The largest value of a limit: 2³⁰.
    static let maximum = 1 << 30

    /// Makes limits, each of them clamped to 1 through 2³⁰.
    public init(
        textBytes: Int = 65_536, listElements: Int = 1_000, groupCells: Int = 100_000
    ) {
        func bounded(_ limit: Int) -> Int { min(max(1, limit), FieldLimits.maximum) }
        self.textBytes = bounded(textBytes)
        self.listElements = bounded(listElements)
        self.groupCells = bounded(groupCells)
    }
}
