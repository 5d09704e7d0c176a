/// Lower case by the Unicode Standard, section 3.13, rule R2, independent of language.
///
/// The only condition of SpecialCasing.txt that applies without a language is `Final_Sigma`.
enum LowerCase {
    /// - Complexity: O(*n*).
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
        let scalars = String(utf8: text).unicodeScalars
        var isBehindLetter = false
        var at = scalars.startIndex
        while at < scalars.endIndex {
            let scalar = scalars[at]
            at = scalars.index(after: at)
            if scalar == capitalSigma, isBehindLetter, !isBeforeLetter(scalars[at...]) {
                result.append(contentsOf: "ς".utf8)
            } else {
                result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            }
            isBehindLetter =
                scalar.properties.isCased || (isBehindLetter && scalar.properties.isCaseIgnorable)
        }
        return result
    }

    private static let capitalSigma: Unicode.Scalar = "Σ"

    /// Whether a cased letter follows, after any number of case-ignorable characters.
    ///
    /// A sigma is cased itself and ends the scan, so all scans of a text together take linear time.
    private static func isBeforeLetter(_ rest: Substring.UnicodeScalarView) -> Bool {
        for scalar in rest {
            if scalar.properties.isCased { return true }
            if !scalar.properties.isCaseIgnorable { return false }
        }
        return false
    }
}
