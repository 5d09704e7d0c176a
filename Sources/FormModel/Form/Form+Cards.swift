// The cards of a form.

extension Form {
    /// The items that parts of a card place by name.
    ///
    /// - Complexity: O(*n*) in the parts and their arguments.
    package func placedItems(by parts: [CardWord]) -> PlacedItems {
        PlacedItems(parts, vocabulary.cards)
    }
}
