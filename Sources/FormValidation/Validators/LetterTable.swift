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
            let letter = text[at] &- UInt8(ascii: "A")
            guard letter < 26 else { return false }
            index = index * 26 + Int(letter)
        }
        return isMember[index]
    }

    /// Whether two upper-case letters are one of the codes.
    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        let (high, low) = (first &- UInt8(ascii: "A"), second &- UInt8(ascii: "A"))
        return length == 2 && high < 26 && low < 26 && isMember[Int(high) * 26 + Int(low)]
    }

    private static func index(_ letters: some Collection<UInt8>, length: Int) -> Int? {
        guard letters.count == length else { return nil }
        var index = 0
        for byte in letters {
            let letter = byte &- UInt8(ascii: "A")
            guard letter < 26 else { return nil }
            index = index * 26 + Int(letter)
        }
        return index
    }
}
