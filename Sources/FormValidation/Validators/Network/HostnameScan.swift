import FormModel

/// Syntax of host names, alone and in URLs.
enum HostnameScan {
    private enum Shape {
        /// ASCII labels separated by dots; the last label is not a number.
        case plain
        /// A valid name with at least one encoded label `xn--…`.
        case encoded
        case other
    }

    /// Whether a text is a host name, whose last label is not a number.
    ///
    /// Labels `xn--…` are decoded and validated. With `allowsUnicode`, a name outside ASCII is
    /// valid if UTS #46 converts it to a host name.
    static func isName(_ text: Span<UInt8>, allowsUnicode: Bool) -> Bool {
        switch shape(of: text) {
        case .plain: true
        case .encoded: DomainName.ascii(text) != nil
        case .other: allowsUnicode && isUnicodeName(text)
        }
    }

    /// Whether a name has characters outside ASCII, and UTS #46 converts it to a host name.
    static func isUnicodeName(_ text: Span<UInt8>) -> Bool {
        guard !ASCIIValidator.accepts(text), let ascii = DomainName.ascii(text) else {
            return false
        }
        return shape(of: ascii.span) != .other
    }

    /// The parameters of a finding by a validator that accepts only ASCII, for a name that is valid
    /// otherwise.
    static let unicodeHost: IssueParameters = ["reason": .text("unicodeHost")]

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

    /// Whether a label begins with `xn--`, the prefix of encoded labels: RFC 5890, section 2.3.2.1.
    private static func isEncoded(_ label: Span<UInt8>) -> Bool {
        URLScan.isSame(label.extracting(first: 4), asLowercase: encodedPrefix.span)
    }

    private static let encodedPrefix = Array("xn--".utf8)

    /// Whether resolvers read a last label as a number of an IP address: WHATWG URL, section 3.5.
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
