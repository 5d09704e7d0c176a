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
    package let usage: String
    /// The effect, described in one sentence.
    package let summary: String
    /// The parameters, in the order of the documentation.
    public let parameters: [CardParameter]
    /// Combinations of parameters, of which one must be given; empty where every parameter says whether it is required.
    let combinations: [[String]]
    /// Parameters with numbers that must be in order.
    let limits: [CardLimits]

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - name: The name in form files.
    ///   - usage: The syntax, for the documentation.
    ///   - summary: The effect, described in one sentence.
    ///   - parameters: The parameters.
    ///   - combinations: Combinations of parameters, of which one must be given.
    ///   - limits: Parameters with numbers that must be in order.
    public init(
        _ name: String, usage: String, summary: String, parameters: [CardParameter] = [],
        combinations: [[String]] = [], limits: [CardLimits] = []
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.parameters = parameters
        self.combinations = combinations
        self.limits = limits
    }

    /// The parameters whose names may be left out.
    var mainParameters: [CardParameter] { parameters.filter(\.isMain) }

    /// The parameter with that name.
    func parameter(_ name: String) -> CardParameter? {
        parameters.first { $0.name.hasSameBytes(as: name) }
    }

    /// Whether the part that a word names has something to fill in or to press.
    func isOperated(_ word: CardWord) -> Bool {
        if name.hasSameBytes(as: "buttons") { return true }
        return parameters.contains { parameter in
            // Without names, it is all fields that no other part places.
            if case .fields(isPlaced: true) = parameter.kind.shape { return true }
            return word.arguments[parameter.name] != nil && parameter.kind.isOperated
        }
    }

    /// Whether the name may be written without parameters.
    package var isCompleteAlone: Bool {
        combinations.isEmpty && !parameters.contains(where: \.isRequired)
    }
}
