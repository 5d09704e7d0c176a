import FormModel

/// The letters (in upper case) and digits of a code, and the positions of the separators between
/// them.
///
/// Codes are printed in groups, and typed or pasted like that. `TypedCharacter` defines which
/// characters are separators, and which others are read as digits.
struct GroupedCode {
    /// The maximum number of stored characters; longer codes are refused because of ``count``.
    static let capacity = 40

    private var characters = InlineArray<40, UInt8>(repeating: 0)
    private(set) var count = 0
    /// Bit *n* is set if a separator follows the *n*-th character.
    private(set) var separators: UInt64 = 0
    private(set) var refusal: RefusalReason?

    /// Reads a text with single separators between characters, none at either end.
    ///
    /// - Complexity: O(*n*), nothing is allocated.
    init(_ text: Span<UInt8>) {
        var at = 0
        var isBehindCharacter = false
        while at < text.count {
            let (character, length) = TypedCharacter.read(text, at: at)
            at += length
            switch character {
            case .digit(let digit):
                append(UInt8(ascii: "0") + digit)
                isBehindCharacter = true
            case .ascii(let byte) where byte.isASCIILetter:
                append(byte & 0xDF)
                isBehindCharacter = true
            case .space, .dash:
                if !isBehindCharacter { refusal = .misplacedSeparator }
                // Beyond the last bit, the shift is 0.
                separators |= 1 << count
                isBehindCharacter = false
            case .invisible: break
            case .ascii, .other:
                refusal = .character
                return
            }
        }
        if !isBehindCharacter { refusal = .misplacedSeparator }
    }

    private mutating func append(_ character: UInt8) {
        if count < GroupedCode.capacity { characters[count] = character }
        count += 1
    }

    /// The indices of the stored characters.
    var stored: Range<Int> { 0..<min(count, GroupedCode.capacity) }

    /// A character; 0 beyond the end.
    subscript(_ index: Int) -> UInt8 {
        index < GroupedCode.capacity ? characters[index] : 0
    }

    /// The digit at an index, or `nil` for a letter or beyond the end.
    func digit(_ index: Int) -> Int? {
        let digit = self[index] &- UInt8(ascii: "0")
        return digit < 10 ? Int(digit) : nil
    }

    /// Whether all stored characters are digits.
    var isDigits: Bool {
        for at in stored where digit(at) == nil { return false }
        return true
    }

    /// The decimal number in a range of at most 18 digits.
    func number(_ range: Range<Int>) -> Int {
        var number = 0
        for at in range { number = number * 10 + Int(self[at] &- UInt8(ascii: "0")) }
        return number
    }

    /// Whether there are no separators, or exactly those in a bit set like ``separators``.
    func isGrouped(behind places: UInt64) -> Bool { separators == 0 || separators == places }

    /// Appends the characters without separators, or with hyphens after those in a bit set like
    /// ``separators``.
    func append(to canonical: inout [UInt8], hyphensBehind places: UInt64 = 0) {
        for at in stored {
            if places & 1 << UInt64(at) != 0 { canonical.append(UInt8(ascii: "-")) }
            canonical.append(self[at])
        }
    }
}
