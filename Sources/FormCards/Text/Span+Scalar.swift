extension Span<UInt8> {
    /// The scalar at `index` with its length in bytes, or `nil` if the bytes are ill-formed UTF-8.
    ///
    /// Overlong forms, surrogates and values above U+10FFFF are ill-formed (Unicode Standard, table
    /// 3-7).
    func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let first = UInt32(self[index])
        let length: Int
        let smallest: UInt32
        var value: UInt32
        switch first {
        case 0x00...0x7F: (length, smallest, value) = (1, 0, first)
        case 0xC2...0xDF: (length, smallest, value) = (2, 0x80, first & 0x1F)
        case 0xE0...0xEF: (length, smallest, value) = (3, 0x800, first & 0x0F)
        case 0xF0...0xF4: (length, smallest, value) = (4, 0x1_0000, first & 0x07)
        default: return nil
        }
        guard count - index >= length else { return nil }
        for offset in 1..<length {
            let byte = UInt32(self[index + offset])
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | byte & 0x3F
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }
}
