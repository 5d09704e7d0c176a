/// The letters and digits of a code in capitals, and where a space or a hyphen stands between them.
///
/// Codes are printed in groups and typed as they are printed. Nothing is allocated.
struct GroupedCode {
    /// The most characters that are kept; any code that may be longer is refused by its count.
    static let capacity = 40

    private var characters = InlineArray<40, UInt8>(repeating: 0)
    private(set) var count = 0
    /// Bit *n* is set where a separator stands behind the *n*-th character.
    private(set) var separators: UInt64 = 0
    private(set) var refusal: RefusalReason?

    /// Reads a text in which one kind of separator may stand, one at a time and not at an end.
    ///
    /// - Complexity: O(*n*).
    init(_ text: Span<UInt8>, spaces: Bool = true, hyphens: Bool = true) {
        var separator: UInt8 = 0
        var isBehindCharacter = false
        for at in text.indices {
            let byte = text[at]
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            if isLetter || byte &- UInt8(ascii: "0") < 10 {
                if count < GroupedCode.capacity {
                    characters[count] = isLetter ? byte & 0xDF : byte
                }
                count += 1
                isBehindCharacter = true
            } else if (spaces && byte == UInt8(ascii: " "))
                || (hyphens && byte == UInt8(ascii: "-"))
            {
                if separator == 0 { separator = byte }
                if !isBehindCharacter || separator != byte || at == text.count - 1 {
                    refusal = .misplacedSeparator
                }
                if count < 64 { separators |= 1 << UInt64(count) }
                isBehindCharacter = false
            } else {
                refusal = .character
                return
            }
        }
    }

    /// A character; 0 behind the end.
    subscript(_ index: Int) -> UInt8 {
        index < min(count, GroupedCode.capacity) ? characters[index] : 0
    }

    /// The digit at a place, or `nil` where there is a letter or nothing.
    func digit(_ index: Int) -> Int? {
        let digit = self[index] &- UInt8(ascii: "0")
        return digit < 10 ? Int(digit) : nil
    }

    /// Whether there are digits only, as far as they are kept.
    var isDigits: Bool {
        for at in 0..<min(count, GroupedCode.capacity) where digit(at) == nil { return false }
        return true
    }

    /// The number that some of the characters spell, which are at most 18; a letter counts as 0.
    func number(_ range: Range<Int>) -> Int {
        var number = 0
        for at in range { number = number * 10 + (digit(at) ?? 0) }
        return number
    }

    /// Whether separators stand nowhere, or behind exactly those characters.
    func isGrouped(behind places: UInt64) -> Bool { separators == 0 || separators == places }
}
