/// A language tag, validated when it is made: `de`, `pt-BR`, `zh-Hant-TW`.
///
/// A tag is well-formed by RFC 5646 (BCP 47), section 2.1, and has at most 64 bytes;
/// the irregular tags, such as `i-klingon`, are not accepted. Tags that differ only in case are
/// equal.
public struct LanguageTag: Sendable, Hashable {
    /// The tag, in the case that RFC 5646, section 2.1.1 recommends: `zh-Hant-TW`.
    public let text: String

    /// The largest number of bytes; RFC 5646, section 4.4.1, requires at least 35.
    package static let maximumLength = 64

    /// Makes a tag, or `nil` if the text is not a valid one.
    public init?(_ text: String) {
        guard text.utf8.count <= LanguageTag.maximumLength,
            let subtags = LanguageTagGrammar.subtags(of: Array(text.utf8))
        else { return nil }
        self.init(subtags: subtags)
    }

    /// Makes a tag of a text that is known to be one, in the recommended case.
    init(known text: String) { self.text = text }

    private init(subtags: [String]) {
        text = subtags.joined(separator: "-")
    }

    /// The primary language: `pt` for `pt-BR`.
    public var language: String { hasSubtags ? subtags[0] : text }

    /// Whether the tag says more than a language.
    var hasSubtags: Bool { text.utf8.contains(UInt8(ascii: "-")) }

    private var subtags: [String] {
        text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    }

    /// The tag without its last subtag, as lookup shortens it (RFC 4647, section 3.4); `nil` if
    /// nothing is left.
    ///
    /// A single letter or digit that would then be the last subtag is removed too.
    package var broader: LanguageTag? {
        guard hasSubtags else { return nil }
        var rest = subtags.dropLast()
        while rest.last?.utf8.count == 1 { rest = rest.dropLast() }
        return rest.isEmpty ? nil : LanguageTag(subtags: Array(rest))
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// Makes a tag from a literal; an invalid literal is a programming error and traps.
    public init(stringLiteral text: String) {
        guard let tag = LanguageTag(text) else {
            preconditionFailure("\"\(text)\" is not a language tag of BCP 47")
        }
        self = tag
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The tag.
    public var description: String { text }
}
