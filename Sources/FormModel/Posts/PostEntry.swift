/// The ranges of one name and its value in the body of a form post.
package struct PostEntry: Sendable {
    package let name: Range<Int>
    package let value: Range<Int>
    /// Whether `+` and `%` are escapes in the name and the value.
    package let isPercentEncoded: Bool
    /// Whether the value is a file; the empty part of an input without a chosen file is none.
    package let isFile: Bool

    package init(
        name: Range<Int>, value: Range<Int>, isPercentEncoded: Bool, isFile: Bool = false
    ) {
        self.name = name
        self.value = value
        self.isPercentEncoded = isPercentEncoded
        self.isFile = isFile
    }

    /// The name without escapes.
    package func nameText(in text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        PostText.append(name, of: text, isPercentEncoded: isPercentEncoded, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value without escapes.
    package func valueText(in text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        PostText.append(value, of: text, isPercentEncoded: isPercentEncoded, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
