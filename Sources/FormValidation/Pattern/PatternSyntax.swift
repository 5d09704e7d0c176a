/// The syntax tree of a pattern; limits bound its depth.
indirect enum PatternSyntax: Sendable {
    /// The empty text.
    case empty
    /// One scalar value of the class at this index of ``ParsedPattern/classes``.
    case scalar(Int)
    /// Any byte: `\C`.
    case anyByte
    case assertion(PatternAssertion)
    case sequence([PatternSyntax])
    case choice([PatternSyntax])
    /// From `minimum` to `maximum` times; `nil` means unlimited.
    case repetition(PatternSyntax, minimum: Int, maximum: Int?)

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

    /// Repeats a part, and simplifies redundant repetitions: `(a*)+` is `a*`, and `a{1}` is `a`.
    static func repeated(_ part: PatternSyntax, minimum: Int, maximum: Int?) -> PatternSyntax {
        if minimum == 1, maximum == 1 { return part }
        if maximum == 0 { return .empty }
        if case .empty = part { return .empty }
        if case .repetition(let inner, let innerMinimum, let innerMaximum) = part,
            minimum <= 1, innerMinimum <= 1, maximum == nil || maximum == 1,
            innerMaximum == nil || innerMaximum == 1
        {
            return .repetition(
                inner, minimum: min(minimum, innerMinimum),
                maximum: maximum == 1 ? innerMaximum : nil)
        }
        return .repetition(part, minimum: minimum, maximum: maximum)
    }

    /// The maximum product of nested counts; an unlimited count is weighted by its minimum.
    var repeatWeight: Int {
        switch self {
        case .empty, .scalar, .anyByte, .assertion: 1
        case .sequence(let parts), .choice(let parts): parts.reduce(1) { max($0, $1.repeatWeight) }
        case .repetition(let part, let minimum, let maximum):
            max(1, maximum ?? minimum) * part.repeatWeight
        }
    }
}

/// A parsed pattern with the classes that its tree refers to.
struct ParsedPattern: Sendable {
    let syntax: PatternSyntax
    let classes: [CharacterClass]
}
