public import FormModel

/// Requires Base64 as RFC 4648 defines it, without line breaks or other separators.
///
/// The alphabet is that of section 4 with mandatory padding or, with `url`, that of section 5 with
/// optional padding (section 3.2). Unused bits must be zero (section 3.5), so that bytes have only
/// one encoding.
struct Base64Validator: Validator {
    var name: String { "base64" }

    /// Whether the URL-safe alphabet is used: `-` and `_` instead of `+` and `/`.
    let url: Bool

    init(url: Bool) {
        self.url = url
    }

    /// The issue codes: `base64`, with the `reason` `url` for the URL-safe alphabet.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.base64: url ? ["reason"] : []],
            entry: .leftToRight)
    }

    /// Adds a finding `base64` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
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

extension Base64Validator {
    /// The keyword `contentEncoding`, and a pattern that requires unused bits to be zero.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let letters = url ? "[A-Za-z0-9_-]" : "[A-Za-z0-9+/]"
        let padding = url ? ("(?:==)?", "=?") : ("==", "=")
        var fragment = SchemaFragment.pattern(
            "^(?:\(letters){4})*(?:\(letters)[AQgw]\(padding.0)|\(letters){2}[AEIMQUYcgkosw048]\(padding.1))?$"
        )
        fragment.keywords.append(.init("contentEncoding", url ? "base64url" : "base64"))
        return fragment
    }
}

extension Base64Validator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "base64", usage: #""base64""#,
            summary:
                "Base64: RFC 4648, section 4, with padding; if `url` is true, section 5, with or without padding. (`url`)"
        ) { arguments in
            Base64Validator(url: arguments.flag("url") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires Base64, optionally with the URL-safe alphabet.
    public static func base64(url: Bool = false) -> AnyValidator {
        AnyValidator(Base64Validator(url: url))
    }
}
