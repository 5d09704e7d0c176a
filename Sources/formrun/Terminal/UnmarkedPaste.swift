/// Recognises a paste in a terminal that does not mark pastes.
///
/// Without the marks, a line end in a paste is the same byte as Enter, and the lines would answer one question after the
/// other. What tells them apart is time: no person types the begin of a second line in the moment in which the first one
/// ends.
enum UnmarkedPaste {
    /// How many bytes arrive at once only in a paste; a pseudo-terminal hands on at least as many in one piece.
    static let leastBytes = 256

    /// For how many seconds nothing has arrived before a paste; lines that follow each other faster come from a program.
    static let pause = 0.05

    /// For how many seconds nothing arrives after the end of a paste.
    static let silence = 0.03

    /// Whether bytes that arrived together after a pause are a paste or the begin of one: text with a line end before other
    /// text, or more text than anyone types at once.
    static func begins(with bytes: [UInt8]) -> Bool {
        guard bytes.allSatisfy(isText) else { return false }
        guard bytes.count < leastBytes else { return true }
        guard let lineEnd = bytes.firstIndex(where: isLineEnd), lineEnd > 0 else { return false }
        return bytes[lineEnd...].contains { !isLineEnd($0) }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Whether a byte is a part of text; any other one is a key or the begin of a sequence.
    private static func isText(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F || byte == 0x09 || isLineEnd(byte)
    }
}
