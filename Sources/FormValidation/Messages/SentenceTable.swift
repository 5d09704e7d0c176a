package import FormModel

/// Sentences of one language by key, each in the plural forms that the language has.
///
/// A key alone is the form `other`; the rest stand beside it: `tooShort.one`, `tooShort.few`. The number that
/// decides is the first that the sentence names: of "at least {min} characters, not {actual}" it is `min`.
package struct SentenceTable: Sendable {
    package let sentences: [String: String]
    package var plural: PluralRule

    private let counted: Set<String>

    package init(_ sentences: [String: String], plural: PluralRule) {
        self.sentences = sentences
        self.plural = plural
        counted = Set(sentences.keys.compactMap(SentenceTable.countedKey))
    }

    /// The key whose plural form that key is, or `nil` where it is none.
    package static func countedKey(of key: String) -> String? {
        guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")),
            let category = PluralRule.Category(rawValue: String(key[key.index(after: dot)...])),
            category != .other
        else { return nil }
        return String(key[..<dot])
    }

    /// The sentence of a key, in the plural form of the number that it names first; `nil` where there is none.
    package func template(_ key: String, _ number: (String) -> Int?) -> MessageTemplate? {
        guard let sentence = sentences[key] else { return nil }
        let template = MessageTemplate(sentence)
        guard counted.contains(key), let count = template.placeholders.lazy.compactMap(number).first
        else { return template }
        let category = plural.category(of: count)
        return sentences["\(key).\(category.rawValue)"].map { MessageTemplate($0) } ?? template
    }
}
