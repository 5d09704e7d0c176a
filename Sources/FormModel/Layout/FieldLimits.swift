/// The limits of the values of a form.
///
/// A value beyond a limit is an issue of its field, and its validators are not called.
/// They belong to the form, so that a person, a script and a server get the same issues.
public struct FieldLimits: Sendable, Hashable {
    /// The most bytes of a text in UTF-8, without the white space around it; beyond it: `tooManyTextBytes`.
    public let textBytes: Int
    /// The most elements of a list of choices; beyond it: `tooManyElements`.
    public let listElements: Int
    /// The most fields that the rows of a group have together, those of groups in them too; beyond it:
    /// `tooManyCells`.
    public let groupCells: Int

    /// The greatest that a limit may be: 2³⁰.
    public static let maximum = 1 << 30

    /// Makes limits; each is 1 at least, and ``maximum`` at most.
    public init(
        textBytes: Int = 65_536, listElements: Int = 1_000, groupCells: Int = 100_000
    ) {
        func bounded(_ limit: Int) -> Int { min(max(1, limit), FieldLimits.maximum) }
        self.textBytes = bounded(textBytes)
        self.listElements = bounded(listElements)
        self.groupCells = bounded(groupCells)
    }
}
