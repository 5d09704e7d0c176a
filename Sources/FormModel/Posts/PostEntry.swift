/// One name and value of a form post: where they lie in the body.
package struct PostEntry: Sendable {
    package let name: Range<Int>
    package let value: Range<Int>
    /// Whether `+` and `%` mean something in the name and the value.
    package let isPercentEncoded: Bool
    /// Whether the value is a file; one that was offered and not chosen is none.
    package let isFile: Bool

    package init(
        name: Range<Int>, value: Range<Int>, isPercentEncoded: Bool, isFile: Bool = false
    ) {
        self.name = name
        self.value = value
        self.isPercentEncoded = isPercentEncoded
        self.isFile = isFile
    }

    /// The name as it was meant.
    package func nameText(in text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        PostText.append(name, of: text, isPercentEncoded: isPercentEncoded, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
