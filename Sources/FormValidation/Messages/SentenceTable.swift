import FormModel

/// The sentences of one language by key, each in the plural forms of the language.
///
/// A key alone is the plural form `other`; the others are separate keys: `tooShort.one`,
/// `tooShort.few`. The first number in the sentence selects the form: `min` in "at least {min}
/// characters, not {actual}".
struct SentenceTable: Sendable {
    let sentences: [String: String]
    var plural: PluralRule

    private let parsed: ParsedSentences

    init(_ sentences: [String: String], plural: PluralRule) {
        self.sentences = sentences
        self.plural = plural
        parsed = ParsedSentences(sentences)
    }

    /// The key without its plural form; `nil` for a key without one.
    static func countedKey(of key: String) -> String? {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")),
            let category = PluralRule.Category(rawValue: String(key[key.index(after: dot)...])),
            category != .other
        else { return nil }
        return String(key[..<dot])
    }

    /// All variants of the sentence of a code, parsed.
    func sentences(of code: String) -> [ParsedSentence] { parsed.sentences(of: code) }

    /// The parsed template of a sentence of a form.
    func template(_ sentence: String) -> TextTemplate { parsed.template(sentence) }
}
