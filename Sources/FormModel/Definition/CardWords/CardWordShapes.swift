/// The parts and traits of cards that a form may use.
struct CardWordShapes: Sendable {
    /// The parts, in the order of the documentation.
    private(set) var parts: [CardWordShape]
    /// The traits, in the order of the documentation.
    private(set) var traits: [CardWordShape]

    /// The parts and traits that every form may use.
    static let standard = CardWordShapes(
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
    func part(_ name: String) -> CardWordShape? {
        parts.first { $0.name.hasSameBytes(as: name) }
    }

    /// The trait with that name.
    func trait(_ name: String) -> CardWordShape? {
        traits.first { $0.name.hasSameBytes(as: name) }
    }
}
