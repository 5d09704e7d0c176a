public import FormModel

/// The parts and traits of cards, by their names in form files.
///
/// `CardVocabulary.standard` has those of every form; an embedder adds its own with equal rights. Which parameters a part
/// has is said in the vocabulary of the form.
///
/// ```swift
/// var parts = CardVocabulary.standard
/// parts.add(part: "banner") { word in Banner(text: word["text"]) }
/// ```
public struct CardVocabulary: Sendable {
    typealias MakePart = @Sendable (CardWord) -> (any CardPart)?

    typealias MakeTrait = @Sendable (CardWord, CardContext) -> (any CardTrait)?

    private var parts: [String: MakePart]
    private var traits: [String: MakeTrait]

    /// The parts of a card that has none of its own.
    static let standardParts = ["help", "issues", "fields", "buttons"].map { CardWord($0) }

    /// The parts and traits of every form.
    public static let standard = CardVocabulary(
        parts: CardVocabulary.standardPartWords, traits: CardVocabulary.standardTraitWords)

    /// The standard traits that hide no card.
    private static let plainTraits = Set(standardTraitWords.keys).subtracting(["hidden"])

    /// Whether a standard trait was replaced.
    private var changesStandardTraits = false

    private init(parts: [String: MakePart], traits: [String: MakeTrait]) {
        self.parts = parts
        self.traits = traits
    }

    /// Adds a part, or replaces the one with that name.
    ///
    /// - Parameters:
    ///   - name: The name in form files.
    ///   - make: Makes the part that a form file describes; `nil` where an argument that it needs is missing.
    public mutating func add(
        part name: String, make: @escaping @Sendable (CardWord) -> (any CardPart)?
    ) { parts[name] = make }

    /// Adds a trait, or replaces the one with that name.
    ///
    /// - Parameters:
    ///   - name: The name in form files.
    ///   - make: Makes the trait that a form file describes; `nil` where it does not apply at present.
    public mutating func add(
        trait name: String, make: @escaping @Sendable (CardWord, CardContext) -> (any CardTrait)?
    ) {
        changesStandardTraits = changesStandardTraits || Self.plainTraits.contains(name)
        traits[name] = make
    }

    func part(_ word: CardWord) -> (any CardPart)? { parts[word.name]?(word) }

    /// Whether a trait may hide its card: the trait `hidden`, and any trait that is not a standard one.
    func mayHide(_ word: CardWord) -> Bool {
        word.name == "hidden" || !Self.plainTraits.contains(word.name) || changesStandardTraits
    }

    func trait(_ word: CardWord, in context: CardContext) -> (any CardTrait)? {
        traits[word.name]?(word, context)
    }
}
