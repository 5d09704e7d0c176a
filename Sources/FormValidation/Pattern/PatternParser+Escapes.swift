extension PatternParser {
    mutating func escape() throws(PatternError) {
        let start = position
        switch peek(1) {
        case UInt8(ascii: "b"): appendAssertion(.wordBoundary)
        case UInt8(ascii: "B"): appendAssertion(.notWordBoundary)
        case UInt8(ascii: "A"): appendAssertion(.textStart)
        case UInt8(ascii: "z"): appendAssertion(.textEnd)
        case UInt8(ascii: "C"):
            position += 2
            append(.anyByte)
        case UInt8(ascii: "Q"):
            try quotation()
        case UInt8(ascii: "k"):
            throw error(.backreference, from: start)
        default:
            if let characters = try escapedClass() {
                try append(characters, from: start)
            } else {
                try appendLiteral(escapedScalar(), from: start)
            }
        }
    }

    private mutating func appendAssertion(_ assertion: PatternAssertion) {
        position += 2
        append(.assertion(assertion))
    }

    /// Reads `\Q…\E`, where the `\E` is optional at the end of the pattern.
    private mutating func quotation() throws(PatternError) {
        position += 2
        while position < source.count {
            if peek(0) == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "E") {
                position += 2
                return
            }
            let start = position
            try appendLiteral(scalar(), from: start)
        }
    }

    /// Reads a class such as `\d` or `\p{L}`; `nil` if there is none.
    mutating func escapedClass() throws(PatternError) -> CharacterClass? {
        switch peek(1) {
        case UInt8(ascii: "d"): namedClass(.digit, isNegated: false)
        case UInt8(ascii: "D"): namedClass(.digit, isNegated: true)
        case UInt8(ascii: "s"): namedClass(.space, isNegated: false)
        case UInt8(ascii: "S"): namedClass(.space, isNegated: true)
        case UInt8(ascii: "w"): namedClass(.word, isNegated: false)
        case UInt8(ascii: "W"): namedClass(.word, isNegated: true)
        case UInt8(ascii: "p"): try category(isNegated: false)
        case UInt8(ascii: "P"): try category(isNegated: true)
        default: nil
        }
    }

    private mutating func namedClass(_ characters: CharacterClass, isNegated: Bool)
        -> CharacterClass
    {
        position += 2
        return folded(characters, isNegated: isNegated)
    }

    /// Applies case folding before negation: the other order would let `(?i)\W` match every letter.
    func folded(_ characters: CharacterClass, isNegated: Bool) -> CharacterClass {
        let folded = foldedIfAsked(characters)
        return isNegated ? folded.complement : folded
    }

    private mutating func category(isNegated: Bool) throws(PatternError) -> CharacterClass {
        let start = position
        var isNegated = isNegated
        position += 2
        var name: ArraySlice<UInt8>
        if peek(0) == UInt8(ascii: "{") {
            guard let end = source[position...].firstIndex(of: UInt8(ascii: "}")) else {
                throw error(.unknownClass, from: start)
            }
            name = source[position + 1..<end]
            if name.first == UInt8(ascii: "^") {
                isNegated.toggle()
                name = name.dropFirst()
            }
            position = end + 1
        } else {
            guard position < source.count else { throw error(.unknownClass, from: start) }
            let first = position
            _ = scalar()
            name = source[first..<position]
        }
        guard
            let found =
                GeneralCategories.characters(named: String(decoding: name, as: UTF8.self))
                ?? ScriptTable.characters(ofScript: name)
        else {
            throw error(.unknownClass, from: start, to: position)
        }
        let characters = folded(found, isNegated: isNegated)
        try charge(characters.ranges.count, from: start)
        return characters
    }

    /// Reads an escape for one scalar.
    mutating func escapedScalar() throws(PatternError) -> UInt32 {
        let start = position
        position += 1
        guard position < source.count else { throw error(.unknownEscape, from: start) }
        let value = scalar()
        switch value {
        case 0x31...0x39:
            // One digit is a backreference; several digits below 8 are a character in octal.
            guard value < 0x38, let next = peek(0), (0x30...0x37).contains(next) else {
                throw error(.backreference, from: start, to: position)
            }
            return octal(value - 0x30)
        case 0x30: return octal(0)
        case UInt32(UInt8(ascii: "x")): return try hexadecimal(from: start)
        case UInt32(UInt8(ascii: "a")): return 0x07
        case UInt32(UInt8(ascii: "f")): return 0x0C
        case UInt32(UInt8(ascii: "n")): return 0x0A
        case UInt32(UInt8(ascii: "r")): return 0x0D
        case UInt32(UInt8(ascii: "t")): return 0x09
        case UInt32(UInt8(ascii: "v")): return 0x0B
        case 0x5F: return value
        case 0x00..<0x80 where Neighbour(UInt8(value)) != .word: return value
        case UInt32(UInt8(ascii: "u")): throw error(.unknownEscape, from: start, to: endOfUnits())
        default: throw error(.unknownEscape, from: start, to: position)
        }
    }

    /// The end of the digits of `\uXXXX`, or of a surrogate pair of two, for a message that
    /// proposes the equivalent syntax.
    private func endOfUnits() -> Int {
        guard let high = unit(at: position) else { return position }
        let end = position + 4
        guard UTF16.isLeadSurrogate(high), source[end...].starts(with: #"\u"#.utf8),
            let low = unit(at: end + 2), UTF16.isTrailSurrogate(low)
        else { return end }
        return end + 6
    }

    private func unit(at start: Int) -> UInt16? {
        let digits = source[start...].prefix(4).compactMap(Self.hexadecimalDigit)
        guard digits.count == 4 else { return nil }
        return digits.reduce(0) { $0 << 4 | UInt16($1) }
    }

    private mutating func octal(_ first: UInt32) -> UInt32 {
        var value = first
        for _ in 0..<2 {
            guard let next = peek(0), (0x30...0x37).contains(next) else { break }
            value = value * 8 + UInt32(next - 0x30)
            position += 1
        }
        return value
    }

    /// Reads two hexadecimal digits, or any number of them in braces.
    private mutating func hexadecimal(from start: Int) throws(PatternError) -> UInt32 {
        let isBraced = peek(0) == UInt8(ascii: "{")
        if isBraced { position += 1 }
        var value: UInt32 = 0
        var digits = 0
        while isBraced || digits < 2, let digit = peek(0).flatMap(Self.hexadecimalDigit) {
            value = value * 16 + digit
            position += 1
            digits += 1
            guard value <= CharacterClass.highest else {
                throw error(.unknownEscape, from: start, to: position)
            }
        }
        guard isBraced ? digits > 0 && peek(0) == UInt8(ascii: "}") : digits == 2 else {
            throw error(.unknownEscape, from: start, to: position)
        }
        if isBraced { position += 1 }
        return value
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x37)
        case 0x61...0x66: UInt32(byte - 0x57)
        default: nil
        }
    }
}
