/// Names of entries and members that are no answers although a client sends them, such as those of tokens and campaigns.
struct IgnoredNames: Sendable, Hashable {
    /// Whole names, and beginnings of names with a `*` behind them.
    private let patterns: [String]

    init(_ patterns: [String]) { self.patterns = patterns }

    var isEmpty: Bool { patterns.isEmpty }

    /// Whether a name is ignored; upper and lower case differ.
    func contains(_ name: String) -> Bool {
        patterns.contains { pattern in
            pattern.utf8.last == UInt8(ascii: "*")
                ? name.utf8.starts(with: pattern.utf8.dropLast()) : name.hasSameBytes(as: pattern)
        }
    }
}
