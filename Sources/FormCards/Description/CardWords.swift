/// The words that renderers add to the texts of a form, in the language of the reader.
public struct CardWords: Sendable, Hashable {
    /// A word, with places such as `{number}` where it says so.
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
        /// A field that is calculated.
        case computed
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
        /// The card is valid.
        case valid
        /// The card is not valid.
        case invalid
        /// Something is running.
        case loading
        /// Adds a row.
        case add
        /// Removes a row.
        case remove
        /// Draws a page again with the answers so far.
        case update
        /// A button that submits.
        case submits
        /// Buttons.
        case buttons
        /// Edit, on a card that can be edited.
        case edit
        /// `{number}` percent.
        case percent
        /// Card `{number}` of `{count}`.
        case card
        /// The state of a card.
        case state
        /// A secret that has been entered.
        case hidden
    }

    private let texts: [Word: String]

    /// English words.
    public static let english = CardWords([:])

    /// Makes words; those that are left out are English.
    public init(_ texts: [Word: String]) {
        self.texts = texts
    }

    /// A word.
    public subscript(word: Word) -> String { texts[word] ?? "" }
}
