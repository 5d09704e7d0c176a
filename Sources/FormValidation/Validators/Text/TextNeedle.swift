import FormModel

/// A text to search for, in time linear in both texts (Knuth, Morris and Pratt, 1977).
///
/// Comparing bytes is sufficient: no UTF-8 scalar begins inside another, so each match begins at a
/// scalar.
struct TextNeedle: Sendable {
    private let bytes: [UInt8]

    /// For each number of matched bytes, minus one: the number that remains matched after a
    /// mismatch.
    private let fallback: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var fallback = [0]
        var matched = 0
        for at in bytes.indices.dropFirst() {
            while matched > 0, bytes[at] != bytes[matched] { matched = fallback[matched - 1] }
            if bytes[at] == bytes[matched] { matched += 1 }
            fallback.append(matched)
        }
        self.bytes = bytes
        self.fallback = fallback
    }

    func isPrefix(of text: Span<UInt8>) -> Bool {
        text.count >= bytes.count
            && text.extracting(first: bytes.count).hasSameBytes(as: bytes.span)
    }

    func isSuffix(of text: Span<UInt8>) -> Bool {
        text.count >= bytes.count
            && text.extracting(last: bytes.count).hasSameBytes(as: bytes.span)
    }

    /// - Complexity: O(*n*).
    func isContained(in text: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty else { return true }
        var matched = 0
        for at in text.indices {
            while matched > 0, text[at] != bytes[matched] { matched = fallback[matched - 1] }
            if text[at] == bytes[matched] { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }
}
