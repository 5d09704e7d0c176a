/// The encoding of a form post.
package enum PostEncoding: Sendable, Hashable {
    /// `application/x-www-form-urlencoded`: WHATWG URL, section 5.1.
    case urlEncoded
    /// `multipart/form-data` with that boundary, or `nil` where the body has none: RFC 7578.
    case multipart(boundary: [UInt8]?)
    /// The answer of a host of Adaptive Cards: one flat JSON object of texts by the names of entries.
    case adaptive

    /// Whether a name of a character set is that of UTF-8, or of ASCII, which is a part of it.
    static func isUTF8(_ text: Span<UInt8>, named name: Range<Int>) -> Bool {
        let names: [StaticString] = ["utf-8", "utf8", "us-ascii"]
        return names.contains { ASCIIText.isSame(text, name, $0) }
    }

    /// Whether bytes can be a boundary: 1 to 70 of its characters, the last no space, RFC 2046, section 5.1.1.
    package static func isBoundary(_ bytes: [UInt8]) -> Bool {
        guard let last = bytes.last, bytes.count <= 70, last != 0x20 else { return false }
        return bytes.allSatisfy { byte in
            (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
                || "'()+_,-./:=? ".utf8.contains(byte)
        }
    }
}
