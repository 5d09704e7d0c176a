import Testing

@testable import FormValidation

@Suite struct LetterReadingTests {
    /// The signs that stand for letters in the tables of zxcvbn.
    private static let signs: [Character: String] = [
        "a": "4@", "b": "8", "c": "({[<", "e": "3", "g": "69", "i": "!1|", "o": "0", "s": "$5",
        "t": "+7", "x": "%", "z": "2",
    ]
    /// The letters that have no decomposition, and two signs among them.
    private static let others =
        "Æa æa Øo øo ßs Ðd ðd Þt þt Đd đd Ħh ħh ıi Ĳi ĳi ĸk Łl łl Ŀl ŀl ŉn Ŋn ŋn Œo œo Ŧt ŧt ſs ×* ÷*"

    private static func plain(_ scalar: UInt32) -> UInt32 {
        if (0x41...0x5A).contains(scalar) { return scalar + 0x20 }
        guard (0xC0...0x17F).contains(scalar) else { return scalar }
        for pair in others.split(separator: " ") {
            let scalars = pair.unicodeScalars.map(\.value)
            if scalars[0] == scalar { return scalars[1] }
        }
        let small = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars.first
        var base = small?.value ?? scalar
        while let parts = IDNATables.shared.decomposition(of: base) { base = parts.first }
        return base
    }

    @Test(arguments: LetterReading.allCases)
    func letterOfEveryScalar(_ reading: LetterReading) {
        for scalar in UInt32(0)...0x250 {
            var expected = Self.plain(scalar)
            if reading != .plain, let byte = UInt8(exactly: scalar), byte < 0x80 {
                let sign = Character(Unicode.Scalar(byte))
                if let letter = Self.signs.first(where: { $0.value.contains(sign) })?.key {
                    let isL =
                        switch reading {
                        case .plain, .oneIsI: false
                        case .oneIsL: "1|".contains(sign)
                        case .sevenIsL: sign == "7"
                        case .oneAndSevenAreL: "1|7".contains(sign)
                        }
                    expected = UInt32((isL ? "l" : letter).asciiValue ?? 0)
                }
            }
            #expect(reading.letter(for: scalar) == expected, "\(reading) \(scalar)")
        }
    }
}
