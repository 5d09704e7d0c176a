/// Recognises a paste in a terminal that does not mark pastes.
///
/// Without the marks, a line end in a paste is the same byte as Enter, and its lines would answer one question after the
/// other. Time tells them apart: nobody types the beginning of a second line in the moment in which the first one ends.
enum UnmarkedPaste {
    /// How many bytes arrive at once only in a paste.
    static let leastBytes = 256

    /// How many characters are more than a person types before the command reads them, even on a slow line.
    static let leastText = 3

    /// For how many seconds nothing arrives before and after a paste; lines that follow each other faster are keys, which a
    /// program sends.
    static let pause = 0.05

    /// Whether bytes that arrived together after a pause are a paste or the beginning of one: text behind a line end, or
    /// more text than anyone types at once.
    ///
    /// Keys that send sequences, and Enter pressed again and again at the end, are no paste.
    static func begins(with bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0x1B) else { return false }
        guard bytes.count < leastBytes else { return true }
        guard let first = bytes.firstIndex(where: isLineEnd),
            bytes[first...].contains(where: { !isLineEnd($0) }),
            bytes.count(where: { $0 >= 0x20 }) >= leastText
        else { return false }
        return !bytes.suffix(3).allSatisfy { $0 == 0x0D }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
