/// The tag of a language, valid by construction: `de`, `pt-BR`, `zh-Hant-TW`.
///
/// Well formed by the grammar of RFC 5646 (BCP 47), section 2.1, at most ``maximumLength`` bytes; the
/// irregular tags of old, such as `i-klingon`, are none. Tags are told apart without regard to case.
public struct LanguageTag: Sendable, Hashable {
    /// The tag, in the case that RFC 5646, section 2.1.1 recommends: `zh-Hant-TW`.
    public let text: String

    /// The most bytes that a tag may have; RFC 5646, section 4.4.1, asks for 35.
    public static let maximumLength = 64

    /// Makes a tag, or `nil` where the text is none.
    public init?(_ text: String) {
        guard text.utf8.count <= LanguageTag.maximumLength,
            let subtags = LanguageTagGrammar.subtags(of: Array(text.utf8))
        else { return nil }
        self.init(subtags: subtags)
    }

    private init(subtags: [String]) {
        text = subtags.joined(separator: "-")
    }

    /// The language itself: `pt` of `pt-BR`.
    public var language: String { subtags[0] }

    private var subtags: [String] {
        text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    }

    /// The tag without its last subtag, as lookup shortens it (RFC 4647, section 3.4): a single letter or
    /// digit that is left at the end goes too; `nil` where nothing is left.
    public var broader: LanguageTag? {
        var rest = subtags.dropLast()
        while rest.last?.utf8.count == 1 { rest = rest.dropLast() }
        return rest.isEmpty ? nil : LanguageTag(subtags: Array(rest))
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    /// Makes a tag from a literal; one that is no tag is a programmer's mistake and traps.
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
