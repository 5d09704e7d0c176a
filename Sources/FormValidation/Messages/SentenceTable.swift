package import FormModel

/// Sentences of one language by key, each in the plural forms that the language has.
///
/// A key alone is the form `other`; the rest stand beside it: `tooShort.one`, `tooShort.few`. The number that
/// decides is the first that the sentence names: of "at least {min} characters, not {actual}" it is `min`.
package struct SentenceTable: Sendable {
    package let sentences: [String: String]
    package var plural: PluralRule

    private let parsed: ParsedSentences

    package init(_ sentences: [String: String], plural: PluralRule) {
        self.sentences = sentences
        self.plural = plural
        parsed = ParsedSentences(sentences)
    }

    /// The key whose plural form that key is, or `nil` where it is none.
    package static func countedKey(of key: String) -> String? {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")),
            let category = PluralRule.Category(rawValue: String(key[key.index(after: dot)...])),
            category != .other
        else { return nil }
        return String(key[..<dot])
    }

    /// The sentences of a code in all variants, parsed.
    func sentences(of code: String) -> [ParsedSentence] { parsed.sentences(of: code) }

    /// A sentence that a form brings along, parsed.
    func template(_ sentence: String) -> MessageTemplate { parsed.template(sentence) }
}
