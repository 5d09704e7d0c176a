/// How a character of a password is read as one of a word: small, and perhaps with a letter for the
/// digit or sign that looks like it.
enum LetterReading: CaseIterable {
    case plain, oneIsI, oneIsL

    func letter(for scalar: UInt32) -> UInt32 {
        if (0x41...0x5A).contains(scalar) { return scalar + 0x20 }
        guard self != .plain, let byte = UInt8(exactly: scalar) else { return scalar }
        let letter: UInt8? =
            switch byte {
            case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
            case UInt8(ascii: "8"): UInt8(ascii: "b")
            case UInt8(ascii: "("), UInt8(ascii: "<"): UInt8(ascii: "c")
            case UInt8(ascii: "3"): UInt8(ascii: "e")
            case UInt8(ascii: "6"), UInt8(ascii: "9"): UInt8(ascii: "g")
            case UInt8(ascii: "1"), UInt8(ascii: "!"), UInt8(ascii: "|"):
                self == .oneIsI ? UInt8(ascii: "i") : UInt8(ascii: "l")
            case UInt8(ascii: "0"): UInt8(ascii: "o")
            case UInt8(ascii: "$"), UInt8(ascii: "5"): UInt8(ascii: "s")
            case UInt8(ascii: "+"), UInt8(ascii: "7"): UInt8(ascii: "t")
            case UInt8(ascii: "2"): UInt8(ascii: "z")
            default: nil
            }
        return letter.map(UInt32.init) ?? scalar
    }
}
