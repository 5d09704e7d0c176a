import FormModel

/// The digits of a typed telephone number, and the mistakes in its punctuation.
struct PhoneNumberScan {
    private(set) var digits = DigitRun()
    private(set) var isInternational = false
    /// The first mistake that makes the text no telephone number.
    private(set) var strange: FormatReason?
    private(set) var hasMisplacedSeparator = false
    /// The range of the digits in parentheses.
    private(set) var bracketed: Range<Int>?
    private(set) var hasTrunkPrefix = false

    private var openBracket: Int?
    private var marks = 0
    private var hasBegun = false

    /// Scans a text.
    ///
    /// - Complexity: O(*n*), without allocation.
    init(_ typed: Span<UInt8>) {
        var at = PhoneNumberScan.schemeLength(typed)
        while at < typed.count {
            let (character, length) = TypedCharacter.read(typed, at: at)
            take(character)
            if strange != nil { return }
            if character != .invisible, character != .space { hasBegun = true }
            at += length
        }
        if openBracket != nil || marks > 0 { hasMisplacedSeparator = true }
    }

    /// The number of bytes of an initial `tel:`, in any case: RFC 3966, section 3.
    private static func schemeLength(_ typed: Span<UInt8>) -> Int {
        var start = 0
        while start < typed.count {
            let (character, length) = TypedCharacter.read(typed, at: start)
            guard character == .invisible else { break }
            start += length
        }
        for (at, byte) in "TEL:".utf8.enumerated() {
            guard start + at < typed.count,
                typed[start + at] == byte || typed[start + at] == byte | 0x20
            else { return 0 }
        }
        return start + 4
    }

    private mutating func take(_ character: TypedCharacter) {
        switch character {
        case .digit(let digit):
            digits.append(digit)
            marks = 0
        case .space:
            if hasBegun, digits.count == 0, openBracket == nil { hasMisplacedSeparator = true }
        case .dash, .ascii(UInt8(ascii: ".")), .ascii(UInt8(ascii: "/")):
            if digits.count == 0 || marks > 0 || openBracket != nil { hasMisplacedSeparator = true }
            marks += 1
        case .ascii(UInt8(ascii: "(")):
            if openBracket != nil || bracketed != nil || (isInternational && digits.count == 0) {
                hasMisplacedSeparator = true
            }
            openBracket = digits.count
        case .ascii(UInt8(ascii: ")")):
            close()
        case .ascii(UInt8(ascii: "+")) where !hasBegun:
            isInternational = true
        case .ascii(let byte) where digits.count >= 7 && PhoneNumberScan.startsExtension(byte):
            strange = .extension
        case .invisible: break
        case .ascii, .other:
            strange = .character
        }
    }

    private mutating func close() {
        guard let start = openBracket, start < digits.count else {
            hasMisplacedSeparator = true
            return
        }
        bracketed = start..<digits.count
        openBracket = nil
        if digits.count == start + 1, start < DigitRun.capacity,
            digits.number(start..<start + 1) == 0
        {
            hasTrunkPrefix = true
        }
    }

    /// Whether a byte starts an extension: `x123`, `ext. 123`, `#123`, `;ext=123` of RFC 3966, and
    /// `,123` for a dialling pause.
    private static func startsExtension(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "e"), UInt8(ascii: "E"),
            UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
