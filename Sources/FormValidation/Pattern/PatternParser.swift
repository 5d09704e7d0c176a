import FormModel

/// Parses the syntax of RE2 into a ``PatternSyntax``; it refuses what RE2 refuses.
///
/// Open groups are on an explicit stack, so that deep nesting cannot overflow the call stack.
struct PatternParser {
    /// An open group, with its parts so far.
    struct Group {
        let start: Int
        /// The flags to restore at the end of the group.
        let enclosingFlags: Flags
        var alternatives: [PatternSyntax] = []
        var sequence: [PatternSyntax] = []
    }

    struct Flags {
        var ignoresCase = false
        var dotMatchesNewline = false
        var isMultiline = false
    }

    let source: [UInt8]
    var position = 0
    var flags = Flags()
    var classes: [CharacterClass] = []
    var group = Group(start: 0, enclosingFlags: Flags())
    var enclosingGroups: [Group] = []
    private var classIndices: [CharacterClass: Int] = [:]
    private var rangeCount = 0
    /// Whether the previous part is a repetition, which cannot be repeated: `a**`.
    private var followsRepetition = false
    private let maximumBytes: Int

    private init(_ source: [UInt8], maximumBytes: Int) {
        self.source = source
        self.maximumBytes = maximumBytes
    }

    static func parse(
        _ source: [UInt8], limits: DefinitionLimits = DefinitionLimits()
    ) throws(PatternError) -> ParsedPattern {
        var parser = PatternParser(source, maximumBytes: limits.patternBytes)
        let syntax = try parser.pattern()
        return ParsedPattern(syntax: syntax, classes: parser.classes)
    }

    private mutating func pattern() throws(PatternError) -> PatternSyntax {
        guard source.count <= maximumBytes else {
            throw error(.tooLong, from: maximumBytes, limit: maximumBytes)
        }
        while position < source.count {
            let wasRepetition = followsRepetition
            followsRepetition = false
            try part(followsRepetition: wasRepetition)
        }
        guard enclosingGroups.isEmpty else { throw error(.badGroup, from: group.start) }
        return endOfAlternatives()
    }

    private mutating func part(followsRepetition: Bool) throws(PatternError) {
        let start = position
        switch source[position] {
        case UInt8(ascii: "("):
            try openGroup()
        case UInt8(ascii: ")"):
            try closeGroup()
        case UInt8(ascii: "|"):
            position += 1
            group.alternatives.append(.sequenced(group.sequence))
            group.sequence = []
        case UInt8(ascii: "*"):
            try repeatLast(from: start, to: start + 1, minimum: 0, maximum: nil, followsRepetition)
        case UInt8(ascii: "+"):
            try repeatLast(from: start, to: start + 1, minimum: 1, maximum: nil, followsRepetition)
        case UInt8(ascii: "?"):
            try repeatLast(from: start, to: start + 1, minimum: 0, maximum: 1, followsRepetition)
        case UInt8(ascii: "{"):
            try brace(followsRepetition)
        case UInt8(ascii: "["):
            try append(bracketExpression(), from: start)
        case UInt8(ascii: "."):
            position += 1
            try append(flags.dotMatchesNewline ? .any : .notNewline, from: start)
        case UInt8(ascii: "^"):
            position += 1
            append(.assertion(flags.isMultiline ? .lineStart : .textStart))
        case UInt8(ascii: "$"):
            position += 1
            append(.assertion(flags.isMultiline ? .lineEnd : .textEnd))
        case UInt8(ascii: "\\"):
            try escape()
        default:
            try appendLiteral(scalar(), from: start)
        }
    }
}

// MARK: - Parts

extension PatternParser {
    private mutating func closeGroup() throws(PatternError) {
        guard let enclosing = enclosingGroups.popLast() else {
            throw error(.badGroup, from: position, to: position + 1)
        }
        position += 1
        let content = endOfAlternatives()
        flags = group.enclosingFlags
        group = enclosing
        group.sequence.append(content)
    }

    /// Reads a counted repetition, or a brace that is a literal.
    private mutating func brace(_ followsRepetition: Bool) throws(PatternError) {
        let start = position
        guard let count = counts() else {
            position += 1
            return try appendLiteral(0x7B, from: start)
        }
        try repeatLast(
            from: start, to: count.end, minimum: count.minimum, maximum: count.maximum,
            followsRepetition)
    }
}

extension PatternParser {
    mutating func append(_ part: PatternSyntax) {
        group.sequence.append(part)
    }

    mutating func append(_ characters: CharacterClass, from start: Int) throws(PatternError) {
        if let index = classIndices[characters] {
            append(.scalar(index))
            return
        }
        try charge(characters.ranges.count, from: start)
        classIndices[characters] = classes.count
        append(.scalar(classes.count))
        classes.append(characters)
    }

    mutating func appendLiteral(_ scalar: UInt32, from start: Int) throws(PatternError) {
        try append(foldedIfAsked(CharacterClass(scalar)), from: start)
    }

    func foldedIfAsked(_ characters: CharacterClass) -> CharacterClass {
        flags.ignoresCase ? CaseFolding.closure(of: characters) : characters
    }

    /// Counts character ranges against the limit, because a short pattern can name thousands of
    /// them repeatedly.
    mutating func charge(_ ranges: Int, from start: Int) throws(PatternError) {
        rangeCount += ranges
        guard rangeCount <= PatternLimits.classRanges else {
            throw error(
                .tooManyStates, from: start, to: position, limit: PatternLimits.classRanges)
        }
    }

    mutating func endOfAlternatives() -> PatternSyntax {
        .chosen(group.alternatives + [.sequenced(group.sequence)])
    }

    private mutating func repeatLast(
        from start: Int, to end: Int, minimum: Int, maximum: Int?, _ followsRepetition: Bool
    ) throws(PatternError) {
        position = end
        // A lazy repetition matches the same whole texts as a greedy one.
        if peek(0) == UInt8(ascii: "?") { position += 1 }
        guard !followsRepetition else { throw error(.badRepeat, from: start, to: position) }
        let limit = PatternLimits.repeatCount
        guard max(minimum, maximum ?? 0) <= limit else {
            throw error(.repeatTooLarge, from: start, to: position, limit: limit)
        }
        guard minimum <= maximum ?? minimum else {
            throw error(.badCounts, from: start, to: position)
        }
        guard let part = group.sequence.popLast() else {
            throw error(.badRepeat, from: start, to: position)
        }
        let repetition = PatternSyntax.repeated(part, minimum: minimum, maximum: maximum)
        guard repetition.repeatWeight <= limit else {
            throw error(.repeatTooLarge, from: start, to: position, limit: limit)
        }
        append(repetition)
        self.followsRepetition = true
    }

    /// The counts of `{m}`, `{m,}` or `{m,n}` at the position; `nil` if the brace is a literal.
    private func counts() -> (minimum: Int, maximum: Int?, end: Int)? {
        var index = position + 1
        guard let minimum = number(at: &index) else { return nil }
        var maximum: Int? = minimum
        if index < source.count, source[index] == UInt8(ascii: ",") {
            index += 1
            if index < source.count, source[index] == UInt8(ascii: "}") {
                maximum = nil
            } else {
                guard let number = number(at: &index) else { return nil }
                maximum = number
            }
        }
        guard index < source.count, source[index] == UInt8(ascii: "}") else { return nil }
        return (minimum, maximum, index + 1)
    }

    private func number(at index: inout Int) -> Int? {
        let start = index
        var value = 0
        while index < source.count, let digit = Self.digit(source[index]) {
            value = min(value * 10 + digit, PatternLimits.repeatCount + 1)
            index += 1
        }
        let hasLeadingZero = index - start > 1 && source[start] == UInt8(ascii: "0")
        return index == start || hasLeadingZero ? nil : value
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (0x30...0x39).contains(byte) ? Int(byte - 0x30) : nil
    }
}

// MARK: - Bytes

extension PatternParser {
    func peek(_ distance: Int) -> UInt8? {
        let index = position + distance
        return index < source.count ? source[index] : nil
    }

    /// Reads one scalar; the source is valid UTF-8 because it was a `String`.
    mutating func scalar() -> UInt32 {
        let lead = source[position]
        position += 1
        guard lead >= 0x80 else { return UInt32(lead) }
        var value = UInt32(lead) & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07)
        while let next = peek(0), next & 0xC0 == 0x80 {
            value = value << 6 | UInt32(next & 0x3F)
            position += 1
        }
        return value
    }

    func error(
        _ code: PatternError.Code, from start: Int, to end: Int? = nil, limit: Int? = nil
    ) -> PatternError {
        var end = min(end ?? source.count, start + 32, source.count)
        while end < source.count, end > start, source[end] & 0xC0 == 0x80 { end -= 1 }
        return PatternError(
            code: code, offset: start,
            fragment: String(decoding: source[start..<end], as: UTF8.self), limit: limit)
    }
}
