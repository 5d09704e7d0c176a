// Reads numbers: `1.234,50` in locales with that notation, `.5`, `5.`, `+5`, and digits of all
// scripts.

extension TypedReader {
    /// The number that a text means; `nil` if it is not a number or has too many digits.
    func number(_ typed: String) -> ExactDecimal? {
        if prefersCanonical, let number = ExactDecimal(typed) { return number }
        for notation in [locale.numbers, .canonical] {
            if case .number(let number) = TypedReader.reading(typed, in: notation) { return number }
        }
        return nil
    }

    /// Whether a text that is not read as a number is one of too many digits in a notation of the reader.
    func hasTooManyDigits(_ typed: String) -> Bool {
        [locale.numbers, .canonical].contains { notation in
            guard case .tooManyDigits = TypedReader.reading(typed, in: notation) else {
                return false
            }
            return true
        }
    }

    private static func reading(
        _ typed: String, in notation: NumberNotation
    ) -> ExactDecimal.Reading {
        let folded = FoldedText.number(typed, in: notation)
        guard let text = TypedNumber(folded.span, in: notation)?.canonical else {
            return .malformed
        }
        return ExactDecimal.read(text.span)
    }
}

/// A number that was typed in a notation.
struct TypedNumber {
    /// The number in the notation of JSON, but with leading zeros.
    private(set) var canonical: [UInt8] = []
    private var digits = 0

    /// Reads a number from folded text; `nil` if it is not a number or a group does not have three
    /// digits.
    init?(_ text: Span<UInt8>, in notation: NumberNotation) {
        var at = 0
        if let first = text.isEmpty ? nil : text[0], first == 0x2B || first == 0x2D {
            if first == 0x2D { canonical.append(first) }
            at = 1
            while at < text.count, text[at] == 0x20 { at += 1 }
        }
        guard let point = takeWhole(text, from: at, notation) else { return nil }
        at = point
        if at < text.count, text[at] == notation.decimal {
            canonical.append(UInt8(ascii: "."))
            at += 1
            let start = at
            while at < text.count, text[at] &- 0x30 < 10 {
                canonical.append(text[at])
                digits += 1
                at += 1
            }
            if at == start { canonical.removeLast() }
        }
        // An exponent is read only in canonical notation, since only programs write one.
        if at < text.count, notation == .canonical, text[at] | 0x20 == UInt8(ascii: "e") {
            for place in at..<text.count { canonical.append(text[place]) }
            at = text.count
        }
        guard at == text.count, digits > 0 else { return nil }
    }

    /// Reads the digits before the decimals, with the separators of groups.
    ///
    /// - Returns: The offset after them; `nil` if a separator is at a wrong position.
    private mutating func takeWhole(
        _ text: Span<UInt8>, from start: Int, _ notation: NumberNotation
    ) -> Int? {
        var at = start
        var group = 0
        var separator: UInt8?
        var isFirstZero = false
        while at < text.count {
            let byte = text[at]
            if byte &- 0x30 < 10 {
                if group == 0, separator == nil { isFirstZero = byte == 0x30 }
                canonical.append(byte)
                digits += 1
                group += 1
                at += 1
                continue
            }
            guard notation.groups(with: byte) else { break }
            // The first group does not begin with 0, so that 0.123 is not read as thousands.
            guard
                separator.map({ $0 == byte && group == 3 })
                    ?? ((1...3).contains(group) && !isFirstZero)
            else { return nil }
            separator = byte
            group = 0
            at += 1
        }
        guard separator == nil || group == 3 else { return nil }
        if at == start { canonical.append(0x30) }
        return at
    }
}
