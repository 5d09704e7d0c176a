/// The byte offsets of a card, a part, a trait or an argument in a form file, for diagnostics.
final class CardOffsets: Sendable {
    /// The offset of the value; of a word, that of its name.
    let offset: Int
    /// The offsets of arguments by name.
    let named: [String: CardOffsets]
    /// The offsets of elements.
    let elements: [CardOffsets]
    /// Whether something in it could not be read, so that it seems to be missing.
    let isIncomplete: Bool

    init(
        _ offset: Int, named: [String: CardOffsets] = [:], elements: [CardOffsets] = [],
        isIncomplete: Bool = false
    ) {
        self.offset = offset
        self.named = named
        self.elements = elements
        self.isIncomplete = isIncomplete
    }

    /// The offsets of an element; `nil` if there is none.
    func element(_ index: Int) -> CardOffsets? {
        elements.indices.contains(index) ? elements[index] : nil
    }
}
