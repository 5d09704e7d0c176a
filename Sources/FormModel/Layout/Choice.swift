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

extension Choice {
    /// The most choices of a field that are fetched: 10,000.
    public static let maximumFetched = 10_000

    /// The most bytes of the value of a choice that is fetched, and of its title in a language, in UTF-8: 1,000.
    public static let maximumBytes = 1_000

    var isTooLong: Bool {
        value.utf8.count > Choice.maximumBytes
            || title.texts.contains { $0.text.utf8.count > Choice.maximumBytes }
    }
}

extension Choice: ExpressibleByStringLiteral {
    /// Makes a choice that is shown as its value.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
