/// The visible part of a list of choices.
struct ChoiceView: Sendable, Hashable {
    /// A row of the list.
    struct Row: Sendable, Hashable {
        /// The index of the choice.
        let index: Int
        /// The choice, whose texts are not cleaned.
        let option: ChoiceEditor.Option
        /// The number by which it is named; `nil` if it cannot be chosen, or if choices have no numbers.
        let number: Int?
        /// Whether the keys act on it.
        let isHighlighted: Bool
        /// Whether it is taken.
        let isChosen: Bool
    }

    /// The rows, from the top.
    let rows: [Row]
    /// What was typed, and its caret.
    let filter: LineWindow
    /// Whether a filter is typed.
    let isFiltering: Bool
    /// Whether the typed text is a number, by which a choice is named.
    let isNumbering: Bool
    /// The place of the highlighted choice among those that the filter leaves, from 1; `nil` if there is none.
    let position: Int?
    /// The number of choices that the filter leaves.
    let count: Int
    /// The number of choices above the window.
    let above: Int
    /// The number of choices below the window.
    let below: Int
}

extension ChoiceEditor {
    /// The window of the list.
    ///
    /// - Parameters:
    ///   - width: The cells of the filter.
    ///   - glyphs: The characters for the marks of a long filter.
    /// - Returns: The rows of the window, whatever the length of the list.
    /// - Complexity: O(*p*) in the rows of the window.
    func view(width: Int = 80, glyphs: CardGlyphs = .unicode) -> ChoiceView {
        let end = min(shownCount, top + pageSize)
        let rows = (top..<end).map { place in
            let index = shown(place)
            return ChoiceView.Row(
                index: index, option: options[index], number: list.number(of: index),
                isHighlighted: place == position, isChosen: taken[index])
        }
        return ChoiceView(
            rows: rows, filter: filter.window(width: width, glyphs: glyphs),
            isFiltering: !filter.isEmpty, isNumbering: isNumbering,
            position: position.map { $0 + 1 },
            count: shownCount, above: top, below: shownCount - end)
    }
}
