/// One of the answers that a field offers.
public struct Choice: Sendable, Hashable {
    /// The value that leaves the engine.
    public let value: String

    /// What a person reads.
    public let title: LocalizedText

    /// Makes a choice; without a title, the value is shown.
    public init(_ value: String, title: LocalizedText? = nil) {
        self.value = value
        self.title = title ?? LocalizedText(value)
    }
}

extension Choice: ExpressibleByStringLiteral {
    /// Makes a choice that is shown as its value.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
