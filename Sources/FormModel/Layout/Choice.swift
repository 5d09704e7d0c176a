/// One of the choices of a field.
public struct Choice: Sendable, Hashable {
    /// The value in submissions and results.
    public let value: String

    /// The text that a person reads.
    public let title: LocalizedText

    /// Members of the choice whose keys begin with `x-`.
    public var extensions: Extensions = [:]

    /// Makes a choice; without a title, its value is shown.
    public init(_ value: String, title: LocalizedText? = nil) {
        self.value = value
        self.title = title ?? LocalizedText(value)
    }
}

extension Choice {
    /// The largest number of choices of a field that may be fetched: 10,000.
    public static let maximumFetched = 10_000

    /// The largest size in UTF-8 bytes of the value of a fetched choice, and of its title in each
    /// language: 1,000.
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
