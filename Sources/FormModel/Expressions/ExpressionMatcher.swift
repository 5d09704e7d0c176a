/// A compiled pattern of an expression; a class, so that its identity is a key for remembered
/// results.
final class ExpressionMatcher: Sendable {
    private let matcher: any TextMatcher

    init(_ matcher: any TextMatcher) {
        self.matcher = matcher
    }

    func matches(_ text: Span<UInt8>) -> Bool? { matcher.matches(text) }
}
