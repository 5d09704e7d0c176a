extension UInt8 {
    /// `0` to `9`.
    var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// `A` to `Z` and `a` to `z`.
    var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// The number that a hexadecimal digit stands for.
    var hexadecimal: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

extension Span<UInt8> {
    /// The number that decimal digits write, without a leading zero; `nil` where it passes `max`.
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
