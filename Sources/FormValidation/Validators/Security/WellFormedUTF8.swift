/// Decodes UTF-8 that was already validated.
enum WellFormedUTF8 {
    /// The scalar that begins at an index, and its number of bytes.
    static func scalar(_ text: Span<UInt8>, at: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(text[at])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, at + length <= text.count else { return (first, 1) }
        var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(text[at + offset] & 0x3F) }
        return (value, length)
    }
}
