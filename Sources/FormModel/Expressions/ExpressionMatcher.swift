/// A pattern of an expression; that it is an object tells it from others where what it came to is remembered.
final class ExpressionMatcher: Sendable {
    private let matcher: any TextMatcher

    init(_ matcher: any TextMatcher) {
        self.matcher = matcher
    }

    /// Whether a text matches; `nil` where that would cost too much.
    func matches(_ text: Span<UInt8>) -> Bool? { matcher.matches(text) }
}
