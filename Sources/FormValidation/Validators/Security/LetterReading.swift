/// A way to read a character of a password as a letter: lower case, without accent and, except in
/// `plain`, with a letter for a digit or sign that resembles it.
enum LetterReading: CaseIterable {
    case plain, oneIsI, oneIsL, sevenIsL, oneAndSevenAreL

    /// Whether this reading differs from all previous ones for a text with or without `1` (or `|`)
    /// and `7`.
    func isNeeded(hasOne: Bool, hasSeven: Bool) -> Bool {
        switch self {
        case .plain, .oneIsI: true
        case .oneIsL: hasOne
        case .sevenIsL: hasSeven
        case .oneAndSevenAreL: hasOne && hasSeven
        }
    }

    func letter(for scalar: UInt32) -> UInt32 {
        if (0x41...0x5A).contains(scalar) { return scalar + 0x20 }
        if (0xC0...0x17F).contains(scalar) {
            return UInt32(LetterReading.plainLetters[Int(scalar - 0xC0)])
        }
        guard self != .plain, let byte = UInt8(exactly: scalar) else { return scalar }
        let letter: UInt8? =
            switch byte {
            case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
            case UInt8(ascii: "8"): UInt8(ascii: "b")
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"):
                UInt8(ascii: "c")
            case UInt8(ascii: "3"): UInt8(ascii: "e")
            case UInt8(ascii: "6"), UInt8(ascii: "9"): UInt8(ascii: "g")
            case UInt8(ascii: "!"): UInt8(ascii: "i")
            case UInt8(ascii: "1"), UInt8(ascii: "|"):
                self == .oneIsL || self == .oneAndSevenAreL ? UInt8(ascii: "l") : UInt8(ascii: "i")
            case UInt8(ascii: "0"): UInt8(ascii: "o")
            case UInt8(ascii: "$"), UInt8(ascii: "5"): UInt8(ascii: "s")
            case UInt8(ascii: "+"): UInt8(ascii: "t")
            case UInt8(ascii: "7"):
                self == .sevenIsL || self == .oneAndSevenAreL
                    ? UInt8(ascii: "l") : UInt8(ascii: "t")
            case UInt8(ascii: "%"): UInt8(ascii: "x")
            case UInt8(ascii: "2"): UInt8(ascii: "z")
            default: nil
            }
        return letter.map(UInt32.init) ?? scalar
    }

    /// The letters U+00C0 to U+017F without accents; for a ligature, its first letter.
    private static let plainLetters: [UInt8] = {
        let latin1 = "aaaaaaaceeeeiiiidnooooo*ouuuuyt"
        let runs: [(letter: String, count: Int)] = [
            ("a", 6), ("c", 8), ("d", 4), ("e", 10), ("g", 8), ("h", 4), ("i", 12), ("j", 2),
            ("k", 3), ("l", 10), ("n", 9), ("o", 8), ("r", 6), ("s", 8), ("t", 6), ("u", 12),
            ("w", 2), ("y", 3), ("z", 6), ("s", 1),
        ]
        let extended = runs.map { String(repeating: $0.letter, count: $0.count) }.joined()
        // The upper-case half of Latin-1 ends with a sharp s, the lower-case half with a y with
        // diaeresis.
        return Array((latin1 + "s" + latin1 + "y" + extended).utf8)
    }()
}
