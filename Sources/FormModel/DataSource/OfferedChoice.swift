/// A choice that a field offers to a person at present.
public struct OfferedChoice: Sendable, Hashable {
    /// The choice.
    public let choice: Choice

    /// Whether it can be chosen.
    public let isEnabled: Bool

    /// The reason to show with a choice that cannot be chosen.
    public let reason: LocalizedText?

    /// Makes an offered choice.
    package init(choice: Choice, isEnabled: Bool = true, reason: LocalizedText? = nil) {
        self.choice = choice
        self.isEnabled = isEnabled
        self.reason = reason
    }
}
