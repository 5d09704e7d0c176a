/// The grammar of language tags: RFC 5646, section 2.1, without the list of irregular tags.
struct LanguageTagGrammar {
    private var rest: ArraySlice<ArraySlice<UInt8>>
    private var subtags: [String] = []

    /// The subtags in their recommended case, or `nil` if the bytes are not a tag.
    static func subtags(of bytes: [UInt8]) -> [String]? {
        let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) })
        else { return nil }
        var grammar = LanguageTagGrammar(rest: parts[...])
        return grammar.isTag() ? grammar.subtags : nil
    }

    private init(rest: ArraySlice<ArraySlice<UInt8>>) {
        self.rest = rest
    }

    private mutating func isTag() -> Bool {
        if takesPrivateUse() { return rest.isEmpty }
        guard take({ (2...8).contains($0.count) && $0.allSatisfy(Self.isLetter) }) else {
            return false
        }
        if subtags[0].utf8.count <= 3 {
            for _ in 0..<3 where take({ $0.count == 3 && $0.allSatisfy(Self.isLetter) }) {}
        }
        _ = take(as: .title) { $0.count == 4 && $0.allSatisfy(Self.isLetter) }
        _ = take(as: .upper) {
            $0.count == 2 && $0.allSatisfy(Self.isLetter)
                || $0.count == 3 && $0.allSatisfy(Self.isDigit)
        }
        while take({ $0.count >= 5 || $0.count == 4 && $0.first.map(Self.isDigit) == true }) {}
        while let first = rest.first, first.count == 1, !Self.isX(first) {
            _ = take { _ in true }
            guard take({ $0.count >= 2 }) else { return false }
            while take({ $0.count >= 2 }) {}
        }
        return takesPrivateUse() || rest.isEmpty
    }

    /// Takes the subtag `x` with all subtags after it.
    private mutating func takesPrivateUse() -> Bool {
        guard let first = rest.first, Self.isX(first), rest.count > 1 else { return false }
        while take({ _ in true }) {}
        return true
    }

    private enum Casing { case lower, title, upper }

    private mutating func take(
        as casing: Casing = .lower, _ fits: (ArraySlice<UInt8>) -> Bool
    ) -> Bool {
        guard let first = rest.first, fits(first) else { return false }
        rest.removeFirst()
        let text = String(decoding: first, as: UTF8.self)
        switch casing {
        case .lower: subtags.append(text.lowercased())
        case .upper: subtags.append(text.uppercased())
        case .title: subtags.append(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        }
        return true
    }

    private static func isX(_ subtag: ArraySlice<UInt8>) -> Bool {
        subtag.elementsEqual([UInt8(ascii: "x")]) || subtag.elementsEqual([UInt8(ascii: "X")])
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
