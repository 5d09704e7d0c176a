import FormModel

/// Names of hosts, by themselves and in URLs.
enum HostnameScan {
    private enum Shape {
        /// Labels of ASCII, with dots between them, the last of which is no number.
        case plain
        /// Such labels, of which some begin with `xn--` and stand for others.
        case encoded
        case other
    }

    /// Whether there are labels with dots between them, the last of which is no number.
    ///
    /// Labels that begin with `xn--` are decoded. Names beyond ASCII are taken with `allowsUnicode`, where
    /// UTS #46 makes such labels of them.
    static func isName(_ text: Span<UInt8>, allowsUnicode: Bool) -> Bool {
        switch shape(of: text) {
        case .plain: true
        case .encoded: DomainName.ascii(text) != nil
        case .other: allowsUnicode && isUnicodeName(text)
        }
    }

    /// Whether a name is beyond ASCII, and UTS #46 makes one of ASCII of it.
    static func isUnicodeName(_ text: Span<UInt8>) -> Bool {
        guard isBeyondASCII(text), let ascii = DomainName.ascii(text) else { return false }
        return shape(of: ascii.span) != .other
    }

    /// Why a validator refuses such a name, where it takes ASCII only.
    static let unicodeHost: IssueParameters = ["reason": .text("unicodeHost")]

    private static func isBeyondASCII(_ text: Span<UInt8>) -> Bool {
        for at in text.indices where text[at] >= 0x80 { return true }
        return false
    }

    private static func shape(of text: Span<UInt8>) -> Shape {
        guard text.count <= 253 else { return .other }
        var shape = Shape.plain
        var start = 0
        while true {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: ".") {
                guard text[end].isASCIILetter || text[end].isASCIIDigit || isHyphen(text[end])
                else { return .other }
                end += 1
            }
            let label = text.extracting(start..<end)
            guard !label.isEmpty, label.count <= 63, !isHyphen(label[0]),
                !isHyphen(label[label.count - 1])
            else { return .other }
            if isEncoded(label) { shape = .encoded }
            if end == text.count { return isNumber(label) ? .other : shape }
            start = end + 1
        }
    }

    private static func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") }

    /// Whether a label begins with `xn--`, as those do that stand for others beyond ASCII: RFC 5890,
    /// section 2.3.2.1.
    private static func isEncoded(_ label: Span<UInt8>) -> Bool {
        label.count >= 4 && label[0] | 0x20 == UInt8(ascii: "x")
            && label[1] | 0x20 == UInt8(ascii: "n") && isHyphen(label[2]) && isHyphen(label[3])
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
