public import FormModel

/// The words that renderers add to the texts of a form, in the language of the reader.
///
/// ```swift
/// let words = CardWords(for: "de")
/// words[.required]                                      // erforderlich
/// words(.position, ["number": "2", "count": "3"])       // 2 von 3
/// words.problems(2)                                     // Es gibt 2 Probleme
/// ```
public struct CardWords: Sendable, Hashable {
    /// A word, with places such as `{number}` where it says so.
    ///
    /// A word has no punctuation behind it: ``CardWords/labelled(_:_:)`` writes a word before what it introduces.
    public enum Word: String, Sendable, Hashable, CaseIterable {
        /// Before the sentence of an error.
        case error
        /// Before the sentence of a warning.
        case warning
        /// A field that must be answered.
        case required
        /// `{number}` of `{count}`.
        case position
        /// Yes.
        case yes
        /// No.
        case no
        /// A field that cannot be changed.
        case disabled
        /// Instead of a card that is too large to be drawn.
        case tooMuch
        /// A field that is calculated.
        case computed
        /// A field that the program sets.
        case given
        /// There is no answer.
        case nothing
        /// There is `1` problem.
        case problem
        /// There are `{count}` problems.
        case problems
        /// `1` answer needs attention: `{fields}`.
        case answerNeedsAttention
        /// `{count}` answers need attention: `{fields}`.
        case answersNeedAttention
        /// The answer of `{field}` is not valid, where nothing more is known.
        case checkAnswer
        /// The card is valid.
        case valid
        /// The card is not valid.
        case invalid
        /// Something is running.
        case loading
        /// Something is done.
        case done
        /// There is more behind a node.
        case more
        /// Adds a row.
        case add
        /// Removes a row.
        case remove
        /// Draws a page again with the answers so far.
        case update
        /// A button that submits.
        case submits
        /// A button or an option that is not available now.
        case unavailable
        /// Before the title of one button.
        case button
        /// Before the titles of several buttons.
        case buttons
        /// Before the options of a field.
        case options
        /// Before an example of an answer.
        case example
        /// Edit, on a card that can be edited.
        case edit
        /// Opens a card.
        case open
        /// `{number}` percent.
        case percent
        /// Card `{number}` of `{count}`.
        case card
        /// Page `{number}` of `{count}`.
        case page
        /// Row `{number}`.
        case row
        /// Before the texts below the rows of a table.
        case foot
        /// A table or a group without rows.
        case noRows
        /// Before the text that stands for a picture.
        case picture
        /// Before the state of a card.
        case state
        /// A secret that has been entered.
        case hidden
        /// Between a word and what it introduces, with the space behind it.
        case colon
        /// Between the words about one thing, with the space behind it.
        case comma
        /// Between things, with the space behind it.
        case semicolon
        /// The end of a sentence.
        case stop
    }

    /// The language of the words that ``own`` leaves out.
    let language: Language

    /// The words that a program has set.
    private let own: [Word: String]

    /// English words.
    public static let english = CardWords([:])

    /// Makes words; those that are left out are English.
    public init(_ texts: [Word: String]) {
        self.init(texts, language: .english)
    }

    /// Makes the words of a language, by the look-up of RFC 4647, section 3.4; English for a language without words.
    ///
    /// - Parameters:
    ///   - language: The language of the reader; `nil` for English.
    ///   - texts: Words that replace those of the language.
    public init(for language: LanguageTag?, replacing texts: [Word: String] = [:]) {
        self.init(texts, language: language.flatMap(Language.init(of:)) ?? .english)
    }

    init(_ own: [Word: String], language: Language) {
        self.own = own
        self.language = language
    }

    /// A word; its places are as they are written.
    public subscript(word: Word) -> String {
        own[word] ?? language.text(of: word)
    }

    /// A word with its places filled in.
    public func callAsFunction(_ word: Word, _ facts: KeyValuePairs<String, String>) -> String {
        CardWords.fill(self[word], facts)
    }

    /// The sentence that says how many problems there are.
    public func problems(_ count: Int) -> String {
        counted(count, .problem, .problems, ["count": String(count)])
    }

    /// The sentence that says how many answers need attention, and the names of their fields.
    public func answersNeedAttention(_ count: Int, fields: String) -> String {
        counted(
            count, .answerNeedsAttention, .answersNeedAttention,
            ["count": String(count), "fields": fields])
    }

    /// A text with the word that introduces it, such as `Error: E-mail is required.`.
    public func labelled(_ label: String, _ text: String) -> String {
        label + self[.colon] + text
    }

    /// The sentence of an issue with the word for its severity.
    public func sentence(of issue: IssueNode) -> String {
        labelled(self[issue.severity == .error ? .error : .warning], issue.message)
    }

    /// The plural form of a count: a word of the program, or else that of the language.
    private func counted(
        _ count: Int, _ one: Word, _ other: Word, _ facts: KeyValuePairs<String, String>
    ) -> String {
        let word = count == 1 ? one : other
        let template =
            own[word] ?? language.text(of: other, count: count) ?? language.text(of: word)
        return CardWords.fill(template, facts)
    }

    private static func fill(_ text: String, _ facts: KeyValuePairs<String, String>) -> String {
        TextTemplate(text).filled { slot in
            facts.first { $0.key.utf8.elementsEqual(slot.source.utf8) }?.value
        }
    }
}
