enum ASCIIText {
    /// Compares bytes with a lower-case word, ignoring the case of the letters A to Z.
    static func isSame(
        _ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString
    ) -> Bool {
        word.withUTF8Buffer { word in
            guard word.count == range.count else { return false }
            for index in 0..<range.count {
                let byte = text[range.lowerBound + index]
                let folded = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
                if unsafe folded != word[index] { return false }
            }
            return true
        }
    }
}
