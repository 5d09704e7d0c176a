/// A text for people: one for all languages, or one for each of several.
///
/// ```swift
/// FormItem.input("name", title: "Name")
/// FormItem.input("name", title: ["en": "First name", "de": "Vorname"])
/// ```
///
/// Equality and hash compare bytes.
public struct LocalizedText: Sendable {
    private enum Storage: Sendable {
        case plain(String)
        case byLanguage([(language: LanguageTag, text: String)])
    }

    private let storage: Storage

    /// The offset in a form file of a byte of one of the texts, by the index of the text; `nil` for a text that was not
    /// read from a file.
    var fileOffset: (@Sendable (_ text: Int, _ byte: Int) -> Int)?

    /// Makes a text for all languages.
    public init(_ text: String) {
        storage = .plain(text)
    }

    /// Makes a text from one for each language, in order; of a language that occurs twice the first
    /// text counts.
    ///
    /// A form refuses a text without any language.
    public init(_ texts: [(language: LanguageTag, text: String)]) {
        storage = .byLanguage(texts)
    }

    /// The texts, in order; the language of a text for all languages is `nil`.
    public var texts: [(language: LanguageTag?, text: String)] {
        switch storage {
        case .plain(let text): [(nil, text)]
        case .byLanguage(let texts): texts.map { ($0.language, $0.text) }
        }
    }

    /// The text for a language.
    ///
    /// Lookup follows RFC 4647, section 3.4: the language, shortened step by step (`de-AT`, then
    /// `de`); then the default, shortened likewise; then the first text.
    ///
    /// - Complexity: O(*k*) in the number of languages.
    public func text(in language: LanguageTag?, default: LanguageTag? = nil) -> String {
        switch storage {
        case .plain(let text): text
        case .byLanguage(let texts):
            texts.isEmpty ? "" : texts[index(in: language, default: `default`)].text
        }
    }

    /// The index of the text for a language among ``texts``; 0 if there is none.
    package func index(in language: LanguageTag?, default: LanguageTag?) -> Int {
        guard case .byLanguage(let texts) = storage else { return 0 }
        return language.flatMap { LocalizedText.lookUp($0, in: texts) }
            ?? `default`.flatMap { LocalizedText.lookUp($0, in: texts) } ?? 0
    }

    private static func lookUp(
        _ language: LanguageTag, in texts: [(language: LanguageTag, text: String)]
    ) -> Int? {
        var range: LanguageTag? = language
        while let tag = range {
            if let found = texts.firstIndex(where: { $0.language == tag }) { return found }
            range = tag.broader
        }
        return nil
    }

    /// Whether the text has no language, or is blank in one of them.
    var isBlank: Bool {
        switch storage {
        case .plain(let text): WhiteSpace.trim(text).utf8.isEmpty
        case .byLanguage(let texts):
            texts.isEmpty || texts.contains { WhiteSpace.trim($0.text).utf8.isEmpty }
        }
    }

    /// Whether the text of some language satisfies a condition.
    package func contains(where condition: (String) -> Bool) -> Bool {
        switch storage {
        case .plain(let text): condition(text)
        case .byLanguage(let texts): texts.contains { condition($0.text) }
        }
    }
}

extension LocalizedText: Hashable {
    /// Whether both have the same texts for the same languages in the same order.
    public static func == (left: LocalizedText, right: LocalizedText) -> Bool {
        switch (left.storage, right.storage) {
        case (.plain(let a), .plain(let b)): a.hasSameBytes(as: b)
        case (.byLanguage(let a), .byLanguage(let b)):
            a.count == b.count
                && zip(a, b).allSatisfy {
                    $0.language == $1.language && $0.text.hasSameBytes(as: $1.text)
                }
        default: false
        }
    }

    /// Hashes languages and the bytes of texts.
    public func hash(into hasher: inout Hasher) {
        for (language, text) in texts {
            hasher.combine(language)
            hasher.combine(Array(text.utf8))
        }
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    /// Makes a text for all languages.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension LocalizedText: ExpressibleByDictionaryLiteral {
    /// Makes a text from one for each language, in the order of the literal.
    public init(dictionaryLiteral texts: (LanguageTag, String)...) {
        self.init(texts.map { (language: $0.0, text: $0.1) })
    }
}

extension LocalizedText: CustomStringConvertible {
    /// The first text.
    public var description: String { text(in: nil) }
}
