/// Recognises a paste in a terminal that does not mark pastes.
///
/// Without the marks, a line end in a paste is the same byte as Enter, and its lines would answer one question after the
/// other. Time tells them apart: no person types the beginning of a second line in the moment in which the first one ends.
enum UnmarkedPaste {
    /// How many bytes arrive at once only in a paste.
    static let leastBytes = 256

    /// How many lines arrive at once only in a paste; on a slow line, or from a program that types, two may.
    static let leastLines = 3

    /// For how many seconds nothing arrives before and after a paste; lines that follow each other faster are keys, which a
    /// program sends.
    static let pause = 0.05

    /// Whether bytes that arrived together after a pause are a paste or the beginning of one.
    ///
    /// They are if they have more lines with text, or more text, than anyone types at once, and no key that sends a sequence.
    static func begins(with bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0x1B) else { return false }
        guard bytes.count < leastBytes else { return true }
        return bytes.split { $0 == 0x0A || $0 == 0x0D }.count >= leastLines
    }
}
