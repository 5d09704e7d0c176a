import FormModel

/// Digits with single spaces or dashes between them, as ZIP codes and social security numbers are
/// typed.
struct SeparatedDigits {
    private(set) var digits = DigitRun()
    /// Bit *n* is set if a separator follows the *n*-th digit.
    private(set) var separators: UInt32 = 0
    private(set) var hasStrangeCharacter = false
    private(set) var hasMisplacedSeparator = false

    /// Scans a text.
    ///
    /// - Complexity: O(*n*), without allocation.
    init(_ typed: Span<UInt8>) {
        var at = 0
        var behindDigit = false
        while at < typed.count {
            let (character, length) = TypedCharacter.read(typed, at: at)
            at += length
            switch character {
            case .digit(let digit):
                digits.append(digit)
                behindDigit = true
            case .space, .dash:
                if !behindDigit { hasMisplacedSeparator = true }
                // Beyond the last bit, the shift is 0.
                separators |= 1 << digits.count
                behindDigit = false
            case .invisible: break
            case .ascii, .other:
                hasStrangeCharacter = true
                return
            }
        }
        if !behindDigit { hasMisplacedSeparator = true }
    }
}

extension SeparatedDigits {
    static func isSeparator(_ character: Character) -> Bool {
        [.dash, .space, .invisible].contains(TypedCharacter(character))
    }

    /// The digits in groups with hyphens between them; `nil` for other characters or too many
    /// digits.
    static func layOut(_ significant: [Character], groups: [Int]) -> [Character]? {
        guard significant.count <= groups.reduce(0, +),
            significant.allSatisfy({ TypedCharacter($0).isDigit })
        else { return nil }
        var text: [Character] = []
        var rest = significant[...]
        for size in groups where !rest.isEmpty {
            if !text.isEmpty { text.append("-") }
            text += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return text
    }
}
