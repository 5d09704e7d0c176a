/// A zero-width assertion between two bytes, such as `^` or `\b`.
enum PatternAssertion: UInt8, Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, notWordBoundary

    func holds(before: Neighbour, after: Neighbour) -> Bool {
        switch self {
        case .textStart: before == .edge
        case .textEnd: after == .edge
        case .lineStart: before == .edge || before == .newline
        case .lineEnd: after == .edge || after == .newline
        case .wordBoundary: (before == .word) != (after == .word)
        case .notWordBoundary: (before == .word) == (after == .word)
        }
    }

    /// Whether the assertion depends on the previous byte only.
    var looksBackOnly: Bool { self == .textStart || self == .lineStart }
}

/// The kinds of a byte, or of an end of the text, that assertions distinguish.
enum Neighbour: UInt8, Sendable, CaseIterable {
    case edge, newline, word, other

    init(_ byte: UInt8) {
        switch byte {
        case 0x0A: self = .newline
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: self = .word
        default: self = .other
        }
    }
}
