/// What is shown of a secret while it is typed.
public enum SecretDisplay: String, Sendable, Hashable, CaseIterable {
    /// A dot for each character.
    case dots
    /// Nothing.
    case hidden
}
