/// Upper case by the Unicode Standard, section 3.13, rule R1, independent of language.
enum UpperCase {
    /// - Complexity: O(*n*).
    static func bytes(of text: Span<UInt8>) -> [UInt8] {
        var raised: [UInt8] = []
        raised.reserveCapacity(text.count)
        var isASCII = true
        for at in text.indices {
            let byte = text[at]
            isASCII = isASCII && byte < 0x80
            raised.append(byte &- UInt8(ascii: "a") < 26 ? byte & ~0x20 : byte)
        }
        guard !isASCII else { return raised }
        var result: [UInt8] = []
        for scalar in String(utf8: text).unicodeScalars {
            result.append(contentsOf: scalar.properties.uppercaseMapping.utf8)
        }
        return result
    }
}
