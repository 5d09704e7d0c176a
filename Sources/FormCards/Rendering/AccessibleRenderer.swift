import FormModel

/// Writes a card as plain lines for a screen reader or a Braille display.
///
/// There are no frames, no colours and no escape sequences, and lines are not broken. Each text of the card is written
/// once, in the order of its nodes, with the words that drawings say by a mark or a place: required, the position among
/// the options, the titles of columns before the texts of a row.
///
/// ```
/// Card 3 of 3: The loan.
/// Large loan.
/// Amount, required: $40,000.00.
/// Purpose, required, 1 of 6: Home improvement.
/// Buttons: Back; Apply (submits).
/// ```
public struct AccessibleRenderer: Sendable {
    /// Whether the name of the state is said, which is for programs.
    let showsState: Bool

    /// The characters for marks in texts, such as those before the entries of a list.
    let glyphs: CardGlyphs

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - showsState: Whether the name of the state is said.
    ///   - glyphs: The characters for marks in texts.
    public init(showsState: Bool = false, glyphs: CardGlyphs = .unicode) {
        self.showsState = showsState
        self.glyphs = glyphs
    }

    /// The lines of a card; none for a hidden card, and only the question of a card that has one.
    ///
    /// - Complexity: O(*n*) in the texts of the card.
    /// - Parameter card: The card.
    /// - Returns: Lines without line ends.
    public func lines(of card: CardDescription) -> [String] {
        if let focus = card.focus { return question(card, focus) }
        guard !card.look.isHidden else { return [] }
        var lines = AccessibleLines(words: card.words)
        lines.add(sentence: heading(of: card))
        lines.write(card.body)
        lines.end(look: card.look, opens: card.open != nil)
        return lines.lines
    }

    /// The text of cards, with an empty line between two of them and a line end behind the last.
    ///
    /// - Complexity: O(*n*) in the texts of the cards.
    /// - Parameter cards: The cards.
    /// - Returns: The text; empty without cards.
    public func text(of cards: [CardDescription]) -> String {
        let texts = cards.map { lines(of: $0) }.filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
        return texts.isEmpty ? "" : texts.joined(separator: "\n\n") + "\n"
    }

    /// The position, the title, the state and the validity.
    private func heading(of card: CardDescription) -> String {
        let words = card.words
        let title = AccessibleLines.clean(card.title)
        var sentences = [title]
        if card.count > 1 {
            let place = words(
                .card, ["number": String(card.number), "count": String(card.count)])
            sentences = [words.labelled(place, title)]
        }
        if showsState {
            var name = card.state.name
            if case .custom(let own) = card.state { name = own }
            sentences.append(words.labelled(words[.state], AccessibleLines.clean(name)))
        }
        // Before an error is reported, a card whose fields are empty is only not finished.
        let hasErrors = card.issues.contains { $0.severity == .error }
        let saysInvalid = showsState && card.state == .invalid
        if card.isValid || hasErrors && !saysInvalid {
            sentences.append(AccessibleLines.capitalized(words[card.isValid ? .valid : .invalid]))
        }
        return sentences.map { words.ended($0) }
            .joined(separator: words.sentenceSpace)
    }
}
