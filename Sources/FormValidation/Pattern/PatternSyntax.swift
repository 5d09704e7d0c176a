/// What a pattern says, as a tree whose depth the limits bound.
indirect enum PatternSyntax: Sendable {
    /// The empty text.
    case empty
    /// One scalar value of the class at this index of ``ParsedPattern/classes``.
    case scalar(Int)
    /// One byte, whatever it is: `\C`.
    case anyByte
    case assertion(PatternAssertion)
    case sequence([PatternSyntax])
    case choice([PatternSyntax])
    /// From `least` to `most` times; `nil` is without end.
    case repetition(PatternSyntax, least: Int, most: Int?)

    static func sequenced(_ parts: [PatternSyntax]) -> PatternSyntax {
        switch parts.count {
        case 0: .empty
        case 1: parts[0]
        default: .sequence(parts)
        }
    }

    static func chosen(_ parts: [PatternSyntax]) -> PatternSyntax {
        parts.count == 1 ? parts[0] : .choice(parts)
    }

    /// Repeats a part, and flattens what would only nest: `(a*)+` is `a*`, and `a{1}` is `a`.
    static func repeated(_ part: PatternSyntax, least: Int, most: Int?) -> PatternSyntax {
        if least == 1, most == 1 { return part }
        if most == 0 { return .empty }
        if case .empty = part { return .empty }
        if case .repetition(let inner, let innerLeast, let innerMost) = part,
            least <= 1, innerLeast <= 1, most == nil || most == 1,
            innerMost == nil || innerMost == 1
        {
            return .repetition(
                inner, least: min(least, innerLeast), most: most == 1 ? innerMost : nil)
        }
        return .repetition(part, least: least, most: most)
    }

    /// The greatest product of counts nested in each other; a count without end weighs as its
    /// least.
    var repeatWeight: Int {
        switch self {
        case .empty, .scalar, .anyByte, .assertion: 1
        case .sequence(let parts), .choice(let parts): parts.reduce(1) { max($0, $1.repeatWeight) }
        case .repetition(let part, let least, let most): max(1, most ?? least) * part.repeatWeight
        }
    }
}

/// A parsed pattern with the classes that its tree refers to.
struct ParsedPattern: Sendable {
    let syntax: PatternSyntax
    let classes: [CharacterClass]
}
