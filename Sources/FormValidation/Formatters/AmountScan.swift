import FormModel

/// The parts of a typed amount of money: sign, positions of the digits, and the first mistake.
struct AmountScan {
    private(set) var isNegative = false
    /// The range of the digits before the decimal point, with their group separators.
    private(set) var whole = 0..<0
    /// The range of the digits after the decimal point.
    private(set) var fraction = 0..<0
    private(set) var hasPoint = false
    /// The number of digits before the decimal point, without leading zeros.
    private(set) var wholeDigits = 0
    private(set) var hasMisplacedSeparator = false
    /// The first mistake that makes the text no amount.
    private(set) var refusal: FormatReason?

    /// Scans a text.
    ///
    /// - Complexity: O(*n*), without allocation.
    init(_ typed: Span<UInt8>, in currency: Currency, _ notation: NumberNotation) {
        var at = 0
        var hasSign = false
        var hasMark = false
        while at < typed.count {
            let (character, length) = TypedCharacter.read(typed, at: at)
            if character == .dash || character == .ascii(UInt8(ascii: "+")) {
                guard !hasSign else {
                    refusal = .sign
                    return
                }
                hasSign = true
                isNegative = character == .dash
                at += length
            } else if character == .space {
                at += length
            } else if !hasMark, let end = currency.endOfMark(in: typed, at: at) {
                hasMark = true
                at = end
            } else {
                break
            }
        }
        at = takeWhole(typed, from: at, notation)
        at = takeFraction(typed, from: at, notation)
        refusal = AmountScan.refusal(behind: at, in: typed, currency, hasMark: hasMark)
        if refusal == nil, whole.isEmpty, fraction.isEmpty { refusal = .digits }
    }

    private mutating func takeWhole(
        _ typed: Span<UInt8>, from start: Int, _ notation: NumberNotation
    ) -> Int {
        var at = start
        var group = 0
        var groups = 0
        var separator: UInt8?
        while at < typed.count {
            let byte = typed[at]
            if notation.groups(with: byte) {
                // A space may also separate the currency.
                let isSpace = byte == UInt8(ascii: " ")
                if isSpace, at + 1 == typed.count || !typed[at + 1].isASCIIDigit {
                    break
                }
                // The first group has one to three digits, each other group exactly three.
                if groups == 0 ? !(1...3).contains(group) : group != 3 || byte != separator {
                    hasMisplacedSeparator = true
                }
                // Grouped numbers do not begin with a zero: with a point as group separator, 0.123
                // is not 123.
                if groups == 0, notation != .plain, wholeDigits == 0 {
                    hasMisplacedSeparator = true
                }
                separator = byte
                groups += 1
                group = 0
            } else if byte.isASCIIDigit {
                if wholeDigits > 0 || byte != UInt8(ascii: "0") { wholeDigits += 1 }
                group += 1
            } else {
                break
            }
            at += 1
        }
        if groups > 0, group != 3 { hasMisplacedSeparator = true }
        whole = start..<at
        return at
    }

    private mutating func takeFraction(
        _ typed: Span<UInt8>, from start: Int, _ notation: NumberNotation
    ) -> Int {
        guard start < typed.count, typed[start] == notation.decimal else { return start }
        hasPoint = true
        var at = start + 1
        while at < typed.count, typed[at].isASCIIDigit { at += 1 }
        fraction = start + 1..<at
        return at
    }

    private static func refusal(
        behind start: Int, in typed: Span<UInt8>, _ currency: Currency, hasMark: Bool
    ) -> FormatReason? {
        var at = start
        var hasMark = hasMark
        while at < typed.count {
            let (character, length) = TypedCharacter.read(typed, at: at)
            switch character {
            case .space, .invisible: at += length
            case .dash, .ascii(UInt8(ascii: "+")): return .sign
            case .digit where length == 1, .ascii(UInt8(ascii: ",")), .ascii(UInt8(ascii: ".")):
                return .misplacedSeparator
            case .digit, .ascii, .other:
                guard let end = currency.endOfMark(in: typed, at: at) else {
                    let isMark = Currency.all.contains { $0.endOfMark(in: typed, at: at) != nil }
                    return isMark ? .otherCurrency : .character
                }
                if hasMark { return .repeatedCurrency }
                hasMark = true
                at = end
            }
        }
        return nil
    }
}

extension Currency {
    /// The end of the symbol, or of the code in any case, at a position; `nil` if there is none.
    func endOfMark(in typed: Span<UInt8>, at start: Int) -> Int? {
        if let end = Currency.end(of: code.utf8, in: typed, at: start, ignoringCase: true),
            end == typed.count || !typed[end].isASCIILetter
        {
            return end
        }
        if let symbol, let end = Currency.end(of: symbol.utf8, in: typed, at: start) { return end }
        for mark in otherMarks {
            if let end = Currency.end(of: mark.utf8, in: typed, at: start) { return end }
        }
        return bareSymbol.flatMap { Currency.end(of: $0.utf8, in: typed, at: start) }
    }

    private static func end(
        of mark: some Collection<UInt8>, in typed: Span<UInt8>, at start: Int,
        ignoringCase: Bool = false
    ) -> Int? {
        var at = start
        for byte in mark {
            guard at < typed.count else { return nil }
            let found = typed[at]
            guard found == byte || (ignoringCase && found == byte | 0x20) else { return nil }
            at += 1
        }
        return at
    }
}
