import FormModel

/// Syntax of the parts of a URL: the WHATWG URL standard, section 4.3.
enum URLScan {
    /// The invalid part of a URL; the raw value is the parameter `reason` of the issue.
    enum Reason: String {
        case scheme, host, port, credentials, character
    }

    /// The index after the scheme at the start of a text; 0 for a text without a scheme.
    static func schemeEnd(_ text: Span<UInt8>) -> Int {
        guard text.count > 0, text[0].isASCIILetter else { return 0 }
        var at = 1
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
            default: guard text[at].isASCIILetter || text[at].isASCIIDigit else { return at }
            }
            at += 1
        }
        return at
    }

    static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    static func isSame(_ text: Span<UInt8>, asLowercase other: Span<UInt8>) -> Bool {
        guard text.count == other.count else { return false }
        for at in text.indices where lowercased(text[at]) != other[at] { return false }
        return true
    }

    /// Whether the scheme requires a host: the special schemes of the standard except `file`.
    static func hasHost(_ scheme: Span<UInt8>) -> Bool {
        for special in [hypertext, secureHypertext, socket, secureSocket, fileTransfer]
        where scheme.hasSameBytes(as: special.span) {
            return true
        }
        return false
    }

    private static let hypertext = Array("http".utf8)
    private static let secureHypertext = Array("https".utf8)
    private static let socket = Array("ws".utf8)
    private static let secureSocket = Array("wss".utf8)
    private static let fileTransfer = Array("ftp".utf8)

    /// The first mistake after the colon, for a scheme that requires a host.
    static func refusal(ofSite text: Span<UInt8>) -> Reason? {
        guard text.count >= 2, text[0] == UInt8(ascii: "/"), text[1] == UInt8(ascii: "/") else {
            return .host
        }
        var end = 2
        var colon: Int?
        scan: while end < text.count {
            switch text[end] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
            case UInt8(ascii: "@"): return .credentials
            // The colons of an IPv6 address are inside its brackets.
            case UInt8(ascii: ":"): colon = colon ?? end
            case UInt8(ascii: "]"): colon = nil
            default: break
            }
            end += 1
        }
        guard isHost(text.extracting(2..<(colon ?? end))) else { return .host }
        if let colon, !isPort(text.extracting(colon + 1..<end)) { return .port }
        return refusal(ofUnits: text.extracting(droppingFirst: end))
    }

    /// The first mistake after the colon, for a scheme that requires no host.
    static func refusal(ofRest text: Span<UInt8>) -> Reason? {
        guard !text.isEmpty else { return .host }
        // Brackets may only enclose an IPv6 address.
        guard text.count > 2, text[0] == UInt8(ascii: "/"), text[1] == UInt8(ascii: "/"),
            text[2] == UInt8(ascii: "[")
        else { return refusal(ofUnits: text) }
        var end = 3
        while end < text.count, text[end] != UInt8(ascii: "]") { end += 1 }
        guard end < text.count, IPAddress.version6(text.extracting(3..<end)) != nil else {
            return .host
        }
        return refusal(ofUnits: text.extracting(droppingFirst: end + 1))
    }

    private static func isHost(_ text: Span<UInt8>) -> Bool {
        if !text.isEmpty, text[0] == UInt8(ascii: "[") {
            return text[text.count - 1] == UInt8(ascii: "]")
                && IPAddress.version6(text.extracting(1..<text.count - 1)) != nil
        }
        return HostnameScan.isName(text, allowsUnicode: true) || IPAddress.version4(text) != nil
    }

    /// Whether the text is empty or a number up to 65535.
    private static func isPort(_ text: Span<UInt8>) -> Bool {
        var number = 0
        for at in text.indices {
            guard text[at].isASCIIDigit else { return false }
            number = number * 10 + Int(text[at] - UInt8(ascii: "0"))
            guard number <= 65535 else { return false }
        }
        return true
    }

    /// The first mistake in path, query and fragment, which consist of URL code points and
    /// percent-encoded bytes.
    private static func refusal(ofUnits text: Span<UInt8>) -> Reason? {
        var hasFragment = false
        var at = 0
        while at < text.count {
            let byte = text[at]
            if !byte.isASCII {
                let (scalar, length) = UTF8Sequence.scalar(text, at: at)
                guard isCodePoint(scalar) else { return .character }
                at += length
                continue
            }
            switch byte {
            case UInt8(ascii: "%"):
                guard at + 2 < text.count, text[at + 1].hexadecimal != nil,
                    text[at + 2].hexadecimal != nil
                else { return .character }
            case UInt8(ascii: "#"):
                guard !hasFragment else { return .character }
                hasFragment = true
            default: guard isCodePoint(byte) else { return .character }
            }
            at += 1
        }
        return nil
    }

    private static func isCodePoint(_ byte: UInt8) -> Bool {
        if byte.isASCIILetter || byte.isASCIIDigit { return true }
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            return true
        default:
            return false
        }
    }

    /// Whether a scalar is a URL code point beyond ASCII: from U+00A0 on, without the
    /// noncharacters.
    private static func isCodePoint(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0xA0 && scalar.value & 0xFFFE != 0xFFFE
            && !(0xFDD0...0xFDEF).contains(scalar.value)
    }
}
