/// A part or a trait of cards that form files may use: its name, its documentation and its parameters.
///
/// ```swift
/// var words = Vocabulary.standard
/// words.add(
///     part: CardWordShape(
///         "banner", usage: #"{ "banner": "Until Friday only" }"#, summary: "A text between two lines.",
///         parameters: [
///             CardParameter("text", .text, isMain: true, isRequired: true),
///             CardParameter("color", .color),
///         ]))
/// ```
public struct CardWordShape: Sendable {
    /// The name.
    public let name: String
    /// The syntax, such as `{ "pill": "New" }`.
    public let usage: String
    /// The effect, described in one sentence.
    public let summary: String
    /// The parameters, in the order of the documentation.
    public let parameters: [CardParameter]
    /// Combinations of parameters, of which one must be given; empty where every parameter says whether it is required.
    public let combinations: [[String]]

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - name: The name in form files.
    ///   - usage: The syntax, for the documentation.
    ///   - summary: The effect, described in one sentence.
    ///   - parameters: The parameters.
    ///   - combinations: Combinations of parameters, of which one must be given.
    public init(
        _ name: String, usage: String, summary: String, parameters: [CardParameter] = [],
        combinations: [[String]] = []
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.parameters = parameters
        self.combinations = combinations
    }

    /// The parameters whose names may be left out.
    package var mainParameters: [CardParameter] { parameters.filter(\.isMain) }

    /// The parameter with that name.
    package func parameter(_ name: String) -> CardParameter? {
        parameters.first { $0.name.hasSameBytes(as: name) }
    }

    /// Whether the name may be written without parameters.
    package var isCompleteAlone: Bool {
        combinations.isEmpty && !parameters.contains(where: \.isRequired)
    }
}

/// The parts and traits of cards that a form may use.
package struct CardVocabulary: Sendable {
    /// The parts, in the order of the documentation.
    package private(set) var parts: [CardWordShape]
    /// The traits, in the order of the documentation.
    package private(set) var traits: [CardWordShape]

    /// The parts and traits that every form may use.
    package static let standard = CardVocabulary(
        parts: CardWordShape.standardParts, traits: CardWordShape.standardTraits)

    /// Adds a part, or replaces the one with that name.
    mutating func add(part: CardWordShape) {
        parts.removeAll { $0.name.hasSameBytes(as: part.name) }
        parts.append(part)
    }

    /// Adds a trait, or replaces the one with that name.
    mutating func add(trait: CardWordShape) {
        traits.removeAll { $0.name.hasSameBytes(as: trait.name) }
        traits.append(trait)
    }

    /// The part with that name.
    package func part(_ name: String) -> CardWordShape? {
        parts.first { $0.name.hasSameBytes(as: name) }
    }

    /// The trait with that name.
    package func trait(_ name: String) -> CardWordShape? {
        traits.first { $0.name.hasSameBytes(as: name) }
    }
}
