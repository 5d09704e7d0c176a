import FormModel

/// Makes titles for fields whose schema has none.
enum FieldTitle {
    /// The words of a key: `firstName`, `first_name` and `first-name` become "First name", `baseURL` becomes
    /// "Base URL"; a key without letters of ASCII, or with others, is its own title.
    static func readable(_ key: String) -> String {
        // Such a key is a title already: `1.2` or `Straße`.
        let isOfWords =
            key.utf8.contains { (0x61...0x7A).contains($0 | 0x20) }
            && key.utf8.allSatisfy { $0 < 0x80 }
        guard isOfWords || FieldName(simple: key) != nil else { return key }
        var words: [[UInt8]] = []
        var last: UInt8 = 0
        // Whatever is no letter or digit stands between words.
        let bytes = key.utf8.map { isWord($0) ? $0 : UInt8(ascii: "_") }
        for (at, byte) in bytes.enumerated() {
            defer { last = byte }
            guard byte != UInt8(ascii: "_") else { continue }
            let isBeforeSmall = at + 1 < bytes.count && isSmall(bytes[at + 1])
            let begins =
                last == UInt8(ascii: "_") || words.isEmpty
                || isCapital(byte) && (!isCapital(last) || isBeforeSmall)
            if begins { words.append([byte]) } else { words[words.count - 1].append(byte) }
        }
        let text = words.enumerated().map { at, word in
            // Acronyms such as URL are kept.
            let isShort = word.count > 1 && word.allSatisfy { !isSmall($0) }
            let rest = isShort ? word : word.map { isCapital($0) ? $0 | 0x20 : $0 }
            guard at == 0, let first = rest.first, isSmall(first) else { return rest }
            return [first & 0xDF] + rest.dropFirst()
        }
        let title = String(decoding: Array(text.joined(separator: " ".utf8)), as: UTF8.self)
        return title.isEmpty ? key : title
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isSmall(byte | 0x20) || byte &- UInt8(ascii: "0") < 10
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

    private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
}
