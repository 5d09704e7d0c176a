extension PatternParser {
    mutating func bracketExpression() throws(PatternError) -> CharacterClass {
        let start = position
        position += 1
        let isNegated = peek(0) == UInt8(ascii: "^")
        if isNegated { position += 1 }
        var ranges: [CharacterClass.Range] = []
        // A `]` in first position is a literal.
        var isFirst = true
        while peek(0) != UInt8(ascii: "]") || isFirst {
            isFirst = false
            guard position < source.count else { throw error(.unclosedClass, from: start) }
            if let named = try posixClass() {
                ranges += named.ranges
            } else if peek(0) == UInt8(ascii: "\\"), let escaped = try escapedClass() {
                ranges += escaped.ranges
            } else {
                ranges += try foldedIfAsked(CharacterClass([characterRange(in: start)])).ranges
            }
        }
        position += 1
        try charge(ranges.count, from: start)
        let characters = CharacterClass(ranges)
        return isNegated ? characters.complement : characters
    }

    /// Reads `[:alpha:]` or `[:^alpha:]`; `nil` if there is neither.
    private mutating func posixClass() throws(PatternError) -> CharacterClass? {
        guard peek(0) == UInt8(ascii: "["), peek(1) == UInt8(ascii: ":") else { return nil }
        let start = position
        // All names are shorter. Without the limit, a series of `[:` would take quadratic time.
        let limit = min(source.count, start + 32)
        var end = start + 2
        while end + 1 < limit,
            source[end] != UInt8(ascii: ":") || source[end + 1] != UInt8(ascii: "]")
        {
            end += 1
        }
        guard end + 1 < limit else { return nil }
        var name = source[start + 2..<end]
        let isNegated = name.first == UInt8(ascii: "^")
        if isNegated { name = name.dropFirst() }
        position = end + 2
        guard let found = CharacterClass.posix(String(decoding: name, as: UTF8.self)) else {
            throw error(.unknownClass, from: start, to: position)
        }
        return folded(found, isNegated: isNegated)
    }

    private mutating func characterRange(in start: Int) throws(PatternError) -> CharacterClass.Range
    {
        let first = position
        let lower = try classCharacter(in: start)
        guard peek(0) == UInt8(ascii: "-"), let after = peek(1), after != UInt8(ascii: "]") else {
            return CharacterClass.Range(lower, lower)
        }
        position += 1
        if peek(0) == UInt8(ascii: "\\"), try escapedClass() != nil {
            throw error(.badRange, from: first, to: position)
        }
        let upper = try classCharacter(in: start)
        guard lower <= upper else { throw error(.badRange, from: first, to: position) }
        return CharacterClass.Range(lower, upper)
    }

    private mutating func classCharacter(in start: Int) throws(PatternError) -> UInt32 {
        guard position < source.count else { throw error(.unclosedClass, from: start) }
        return peek(0) == UInt8(ascii: "\\") ? try escapedScalar() : scalar()
    }
}
