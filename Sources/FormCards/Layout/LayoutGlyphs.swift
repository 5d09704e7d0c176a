// The characters of nodes, in Unicode and in ASCII.
extension CardGlyphs {
    /// Chooses between two texts, which are clean by construction.
    private func choose(_ unicode: DisplayText, _ ascii: DisplayText) -> DisplayText {
        self == .unicode ? unicode : ascii
    }

    /// The mark of an option of which one can be chosen.
    func radio(_ isSelected: Bool) -> DisplayText {
        isSelected ? choose("(•) ", "(*) ") : "( ) "
    }

    /// The mark of an option of which several can be chosen.
    func box(_ isSelected: Bool) -> DisplayText { isSelected ? "[x] " : "[ ] " }

    /// The mark of something that is running.
    var activity: DisplayText { choose("⋯", "...") }

    /// Between two words that say different things about a card.
    var separator: DisplayText { choose(" · ", ", ") }

    /// The mark at the right edge of a box.
    func mark(of accessory: CardBox.Accessory) -> DisplayText {
        switch accessory {
        case .disclosure: choose("›", ">")
        case .activity: activity
        case .checkmark: done
        case .icon(let icon, let text):
            self == .ascii && !icon.utf8.allSatisfy { $0 < 0x80 }
                ? DisplayText(filled: text) : DisplayText(filled: icon)
        }
    }

    /// The cell of a shadow, which is denser the more it covers; `nil` for no shadow.
    func shadow(of opacity: Double) -> DisplayText? {
        guard self == .unicode, opacity > 0 else { return nil }
        return opacity <= 0.4 ? "░" : opacity <= 0.7 ? "▒" : "▓"
    }

    /// A horizontal line of `cells` characters, each of one cell.
    func line(_ character: Character, _ cells: Int) -> DisplayText {
        DisplayText(
            clean: String(repeating: character, count: max(cells, 0)), width: max(cells, 0))
    }
}
