/// Lower case by the Unicode Character Database (`Lowercase_Mapping`), whatever the language.
enum LowerCase {
    static func bytes(of text: Span<UInt8>) -> [UInt8] {
        var lowered: [UInt8] = []
        lowered.reserveCapacity(text.count)
        var isASCII = true
        for at in text.indices {
            let byte = text[at]
            isASCII = isASCII && byte < 0x80
            lowered.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
        }
        guard !isASCII else { return lowered }
        var result: [UInt8] = []
        for scalar in String(utf8: text).unicodeScalars {
            result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        }
        return result
    }
}
