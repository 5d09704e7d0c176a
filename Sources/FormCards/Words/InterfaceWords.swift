import FormModel
public import FormValidation

/// The words that cards, questions and reports add to the texts of a form, in the language of the reader.
///
/// ```swift
/// let words = InterfaceWords(MessageCatalog(for: "de"))
/// words[.required]                                      // erforderlich
/// words(.position, ["number": "2", "count": "3"])       // 2 von 3
/// words.problems(2)                                     // Es gibt 2 Probleme
/// ```
public struct InterfaceWords: Sendable, Hashable {
    /// The language of the words that ``replaced`` leaves out.
    let language: InterfaceLanguage

    /// The words that a program has set.
    private let replaced: [Word: Text]

    /// English words.
    public static let english = InterfaceWords(for: nil)

    /// Makes the words of a language, by the look-up of RFC 4647, section 3.4; English for a language without words.
    ///
    /// - Parameters:
    ///   - language: The language of the reader; `nil` for English.
    ///   - texts: Words that replace those of the language.
    init(for language: LanguageTag?, replacing texts: [Word: Text] = [:]) {
        self.language = InterfaceLanguage(firstOf: language)
        replaced = texts
    }

    /// Makes the words in the language of the sentences of a catalogue.
    public init(_ catalog: MessageCatalog) {
        language = catalog.interface
        replaced = [:]
    }

    /// A word; its places are as they are written.
    public subscript(word: Word) -> String { text(of: word, for: nil) }

    /// A word with its places filled in.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - facts: What stands at its places, by name.
    ///   - count: The number that decides the plural form.
    /// - Returns: The text.
    public func callAsFunction(
        _ word: Word, _ facts: KeyValuePairs<String, String> = [:], count: Int? = nil
    ) -> String {
        let template = text(of: word, for: count)
        guard !facts.isEmpty else { return template }
        return TextTemplate(template).filled { name in
            facts.first { $0.key.utf8.elementsEqual(name.utf8) }?.value
        }
    }

    /// The sentence that says how many problems there are.
    public func problems(_ count: Int) -> String {
        self(.problems, ["count": String(count)], count: count)
    }

    /// The sentence that says how many answers need attention, and the names of their fields.
    func answersNeedAttention(_ count: Int, fields: String) -> String {
        self(
            .answersNeedAttention, ["count": String(count), "fields": fields], count: count)
    }

    /// A text with the word that introduces it, such as `Error: E-mail is required.`.
    func labelled(_ label: String, _ text: String) -> String {
        label + self[.colon] + text
    }

    private func text(of word: Word, for count: Int?) -> String {
        (replaced[word] ?? word.texts[language]).form(for: count, language.plural)
    }
}
