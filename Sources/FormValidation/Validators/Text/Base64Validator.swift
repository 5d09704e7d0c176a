public import FormModel

/// Wants Base64 as RFC 4648 defines it, with nothing between its characters.
///
/// The alphabet is that of section 4, and the padding must be there; with `url` it is that of section
/// 5, and the padding is there or not (section 3.2). Bits that belong to no byte must be zero (section
/// 3.5), so that the same bytes are always the same text.
public struct Base64Validator: Validator {
    /// `base64`.
    public var name: String { "base64" }

    /// Whether the alphabet for URLs is used: `-` and `_` in place of `+` and `/`.
    public let url: Bool

    /// Makes the validator.
    public init(url: Bool = false) {
        self.url = url
    }

    /// `base64`, with the `reason` `url` where that alphabet is used.
    public var codes: [IssueCode: [String]] { [.base64: url ? ["reason"] : []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `base64`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !isBase64(value.text) {
            findings.add(.base64, parameters: url ? ["reason": .text("url")] : [:])
        }
    }

    private func isBase64(_ text: Span<UInt8>) -> Bool {
        var end = text.count
        while end > 0, text.count - end < 2, text[end - 1] == UInt8(ascii: "=") { end -= 1 }
        let isPadded = end < text.count
        guard isPadded || !url ? text.count % 4 == 0 : text.count % 4 != 1 else { return false }
        var last: UInt8 = 0
        for at in 0..<end {
            guard let bits = sextet(text[at]) else { return false }
            last = bits
        }
        switch end % 4 {
        case 2: return last & 0b1111 == 0
        case 3: return last & 0b11 == 0
        default: return true
        }
    }

    private func sextet(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): (byte == UInt8(ascii: "-")) == url ? 62 : nil
        case UInt8(ascii: "/"), UInt8(ascii: "_"): (byte == UInt8(ascii: "_")) == url ? 63 : nil
        default: nil
        }
    }
}

extension Validator where Self == Base64Validator {
    /// Wants Base64, with the alphabet for URLs where that is asked for.
    public static func base64(url: Bool = false) -> Base64Validator { Base64Validator(url: url) }
}
