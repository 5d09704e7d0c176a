/// A set of codes of two or three upper-case letters; a look-up neither allocates nor hashes.
struct LetterTable: Sendable {
    private let isMember: [Bool]
    private let length: Int

    /// Makes the set; codes of another length are ignored.
    init(_ codes: some Sequence<some StringProtocol>, length: Int) {
        self.length = length
        var isMember = [Bool](
            repeating: false, count: (0..<length).reduce(1) { size, _ in size * 26 })
        for code in codes {
            if let index = LetterTable.index(code.utf8, length: length) { isMember[index] = true }
        }
        self.isMember = isMember
    }

    /// Whether the text is one of the codes, in upper case.
    func contains(_ text: Span<UInt8>) -> Bool {
        guard text.count == length else { return false }
        var index = 0
        for at in text.indices {
            guard let letter = LetterTable.number(of: text[at]) else { return false }
            index = index * 26 + letter
        }
        return isMember[index]
    }

    /// Whether two upper-case letters are one of the codes.
    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        guard length == 2, let high = LetterTable.number(of: first),
            let low = LetterTable.number(of: second)
        else { return false }
        return isMember[high * 26 + low]
    }

    private static func index(_ letters: some Collection<UInt8>, length: Int) -> Int? {
        guard letters.count == length else { return nil }
        var index = 0
        for byte in letters {
            guard let letter = number(of: byte) else { return nil }
            index = index * 26 + letter
        }
        return index
    }

    /// The number of an upper-case letter, from 0.
    private static func number(of byte: UInt8) -> Int? {
        let letter = byte &- UInt8(ascii: "A")
        return letter < 26 ? Int(letter) : nil
    }
}
