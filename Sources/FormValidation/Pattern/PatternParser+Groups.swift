// Groups: captures, names and flags.
extension PatternParser {
    mutating func openGroup() throws(PatternError) {
        let start = position
        let enclosingFlags = flags
        if peek(1) != UInt8(ascii: "?") {
            position += 1
        } else {
            switch (peek(2), peek(3)) {
            case (UInt8(ascii: "="), _), (UInt8(ascii: "!"), _):
                throw error(.lookaround, from: start, to: start + 3)
            case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: "!")):
                throw error(.lookaround, from: start, to: start + 4)
            case (UInt8(ascii: "P"), UInt8(ascii: "=")):
                throw error(.backreference, from: start)
            case (UInt8(ascii: "P"), UInt8(ascii: "<")):
                try groupName(from: start, at: start + 4)
            case (UInt8(ascii: "<"), _):
                try groupName(from: start, at: start + 3)
            default:
                position += 2
                guard try readFlags(from: start) else { return }
            }
        }
        guard enclosingGroups.count < PatternLimits.groupDepth else {
            throw error(
                .nestedTooDeep, from: start, to: position, limit: PatternLimits.groupDepth)
        }
        enclosingGroups.append(group)
        group = Group(start: start, enclosingFlags: enclosingFlags)
    }

    private mutating func groupName(from start: Int, at first: Int) throws(PatternError) {
        position = first
        while position < source.count {
            let end = position
            if !Self.isNameCharacter(scalar()) {
                position = end
                break
            }
        }
        guard peek(0) == UInt8(ascii: ">"), position > first else {
            throw error(.badName, from: start, to: min(position + 1, source.count))
        }
        position += 1
    }

    /// Whether a group name may contain the scalar: letters, marks, decimal digits and connectors
    /// such as `_`, as in RE2.
    private static func isNameCharacter(_ value: UInt32) -> Bool {
        switch Unicode.Scalar(value)?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber, .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
            true
        default: false
        }
    }

    /// Reads flags after `(?`; returns whether they begin a group, as `(?i:` does and `(?i)` does
    /// not.
    private mutating func readFlags(from start: Int) throws(PatternError) -> Bool {
        var isOn = true
        var isComplete = true
        while let byte = peek(0) {
            position += 1
            switch byte {
            case UInt8(ascii: "i"): flags.ignoresCase = isOn
            case UInt8(ascii: "s"): flags.dotMatchesNewline = isOn
            case UInt8(ascii: "m"): flags.isMultiline = isOn
            // The flag for preferred matches has no effect on whole texts.
            case UInt8(ascii: "U"): break
            case UInt8(ascii: "-") where isOn:
                isOn = false
                isComplete = false
                continue
            case UInt8(ascii: ":") where isComplete: return true
            case UInt8(ascii: ")") where isComplete: return false
            default: throw error(.badFlags, from: start, to: position)
            }
            isComplete = true
        }
        throw error(.badFlags, from: start)
    }
}
