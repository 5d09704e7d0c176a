/// Names of hosts, by themselves and in URLs.
enum HostnameScan {
    /// Whether there are labels with dots between them, the last of which is no number.
    ///
    /// Letters and digits beyond ASCII are taken with `allowsUnicode`.
    static func isName(_ text: Span<UInt8>, allowsUnicode: Bool) -> Bool {
        guard text.count <= 253 else { return false }
        var start = 0
        while true {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: ".") { end += 1 }
            let label = text.extracting(start..<end)
            guard isLabel(label, allowsUnicode) else { return false }
            if end == text.count { return !isNumber(label) }
            start = end + 1
        }
    }

    private static func isLabel(_ label: Span<UInt8>, _ allowsUnicode: Bool) -> Bool {
        guard !label.isEmpty, label.count <= 63, label[0] != UInt8(ascii: "-"),
            label[label.count - 1] != UInt8(ascii: "-")
        else { return false }
        let allowsUnicode = allowsUnicode && !isEncoded(label)
        var start = 0
        for at in 0...label.count {
            if at < label.count, label[at] != UInt8(ascii: "-") { continue }
            let word = label.extracting(start..<at)
            guard
                LetterScan.isASCIIWord(word, digits: true)
                    || (allowsUnicode && LetterScan.isWord(word, digits: true))
            else { return false }
            start = at + 1
        }
        return true
    }

    /// Whether a label begins with `xn--`, as those do that stand for others beyond ASCII: RFC 5890,
    /// section 2.3.2.1.
    private static func isEncoded(_ label: Span<UInt8>) -> Bool {
        label.count >= 4 && label[0] | 0x20 == UInt8(ascii: "x")
            && label[1] | 0x20 == UInt8(ascii: "n") && label[2] == UInt8(ascii: "-")
            && label[3] == UInt8(ascii: "-")
    }

    /// Whether resolvers read a last label as the number of an address: WHATWG URL, section 3.5.
    private static func isNumber(_ label: Span<UInt8>) -> Bool {
        let isHexadecimal =
            label.count >= 2 && label[0] == UInt8(ascii: "0")
            && label[1] | 0x20 == UInt8(ascii: "x")
        for at in (isHexadecimal ? 2 : 0)..<label.count {
            guard label[at].isASCIIDigit || (isHexadecimal && label[at].hexadecimal != nil) else {
                return false
            }
        }
        return true
    }
}
