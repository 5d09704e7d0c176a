/// Where the contents of a line are.
public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Where lines begin: at the left, or at the right in a text that is written from right to left.
    case leading
    /// In the middle, one cell nearer to the beginning if the free cells are odd.
    case center
    /// Where lines end.
    case trailing
}
