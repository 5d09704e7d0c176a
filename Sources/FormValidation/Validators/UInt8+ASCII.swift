extension UInt32 {
    /// Whether a scalar is a character of ASCII.
    var isASCII: Bool { self < 0x80 }
}

extension UInt8 {
    /// Whether a byte is a character of ASCII.
    var isASCII: Bool { self < 0x80 }

    /// Whether the byte is `0` to `9`.
    var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is `A` to `Z` or `a` to `z`.
    var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// The value of a hexadecimal digit, or `nil`.
    var hexadecimal: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

extension Span<UInt8> {
    /// The value of decimal digits without a leading zero; `nil` for another text, and above `max`.
    func plainNumber(upTo max: Int) -> Int? {
        guard !isEmpty, count == 1 || self[0] != UInt8(ascii: "0") else { return nil }
        var number = 0
        for at in indices {
            guard self[at].isASCIIDigit else { return nil }
            number = number * 10 + Int(self[at] - UInt8(ascii: "0"))
            guard number <= max else { return nil }
        }
        return number
    }
}
