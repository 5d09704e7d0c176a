extension Span<UInt8> {
    package func hasSameBytes(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for at in indices where self[at] != other[at] { return false }
        return true
    }
}

extension String {
    /// Compares bytes, in linear time; `==` on `String` takes quadratic time for combining marks.
    package func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8Span.span.hasSameBytes(as: other.utf8Span.span)
    }
}

/// A text as a key, which equals only a text with the same bytes, in linear time.
package struct ExactText: Sendable, Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.hasSameBytes(as: right.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: text)
    }
}

extension Hasher {
    /// Adds the bytes of a text and its end.
    mutating func combine(bytesOf text: String) {
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe combine(bytes: $0) }
        combine(0xFF as UInt8)
    }
}

extension String {
    /// Makes a text from bytes that are known to be UTF-8; other bytes give an empty text.
    init(utf8 bytes: Span<UInt8>) {
        guard let text = try? UTF8Span(validating: bytes) else {
            self = ""
            return
        }
        self.init(copying: text)
    }
}
