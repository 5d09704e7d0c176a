/// The card of a page: its traits, its parts, and the parts of its states.
///
/// ```swift
/// CardDefinition(
///     traits: [CardWord("rounded")],
///     parts: [CardWord("text", ["text": .text("Two minutes, no obligation.")]), CardWord("fields"), CardWord("buttons")])
/// ```
public struct CardDefinition: Sendable, Hashable {
    /// How the card looks, such as its border; their order does not matter.
    public var traits: [CardWord]

    /// The parts of the card in every state that has none of its own; `nil` for help, issues, fields and buttons.
    public var parts: [CardWord]?

    /// The states with parts, conditions or actions of their own; the first custom one whose condition holds applies.
    public var states: [CardStateRule]

    /// The name of the action that opens the card; a state may have another.
    public var open: FieldName?

    /// The byte offset of the list of parts in the form file.
    @Uncompared var partsOffsets: CardOffsets? = nil

    /// Whether the card has nothing of its own.
    package var isEmpty: Bool {
        traits.isEmpty && parts == nil && states.isEmpty && open == nil
    }

    /// Makes the definition of a card; `Form.init` validates it.
    public init(
        traits: [CardWord] = [], parts: [CardWord]? = nil, states: [CardStateRule] = [],
        open: FieldName? = nil
    ) {
        self.traits = traits
        self.parts = parts
        self.states = states
        self.open = open
    }
}
