/// Cuts `application/x-www-form-urlencoded` into its entries: WHATWG URL, section 5.1.
struct URLEncodedEntries: Sendable {
    private var at = 0

    init() {}

    /// The next entry, or `nil` at the end; empty ones are skipped.
    mutating func next(_ text: Span<UInt8>) -> PostEntry? {
        while at < text.count, text[at] == UInt8(ascii: "&") { at += 1 }
        guard at < text.count else { return nil }
        let start = at
        var sign: Int?
        while at < text.count, text[at] != UInt8(ascii: "&") {
            if text[at] == UInt8(ascii: "="), sign == nil { sign = at }
            at += 1
        }
        let nameEnd = sign ?? at
        return PostEntry(
            name: start..<nameEnd, value: (sign.map { $0 + 1 } ?? at)..<at, isPercentEncoded: true)
    }
}
