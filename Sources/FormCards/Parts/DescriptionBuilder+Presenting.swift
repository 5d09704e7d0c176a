import FormModel
import FormValidation

// Which cards are visible, and their numbers.
extension DescriptionBuilder {
    /// The title of a card as its description has it.
    func title(of card: Card) -> String { card.title(in: catalog(for: card).locale) }

    /// Whether the traits of a card hide it at present.
    ///
    /// - Complexity: O(1) for a card whose traits are standard ones that hide none, else O(*n*) in its items.
    func isHidden(_ card: Card) -> Bool {
        guard card.page.card.traits.contains(where: { vocabulary.mayHide($0) }) else {
            return false
        }
        let composer = composer(
            of: card, CardContents(of: card, as: nil), card.form.placedItems(by: []), isFirst: false
        )
        return look(of: card, in: CardContext(composer: composer, row: nil)).isHidden
    }

    /// The numbers of the pages among those whose cards are visible.
    ///
    /// - Complexity: O(*n*) in the pages.
    func numbering(_ dataSource: FormDataSource?, _ form: Form) -> CardNumbering {
        CardNumbering(
            isShown: form.pages.enumerated().map { index, page in
                guard dataSource?.isVisible(page: index) ?? true else { return false }
                guard page.card.traits.contains(where: vocabulary.mayHide) else { return true }
                return !isHidden(Card(page: page, of: form, at: index, dataSource: dataSource))
            })
    }
}

/// The numbers of the pages of a form among those whose cards are visible.
struct CardNumbering {
    /// For each page, whether its card is visible.
    let isShown: [Bool]
    private let numbers: [Int]
    private let count: Int
    private let last: Int?

    init(isShown: [Bool]) {
        self.isShown = isShown
        last = isShown.lastIndex(of: true)
        var count = 0
        numbers = isShown.map {
            if $0 { count += 1 }
            return max(count, 1)
        }
        self.count = max(count, 1)
    }

    func position(of card: Card) -> CardPosition {
        let number = numbers.indices.contains(card.index) ? numbers[card.index] : 1
        return CardPosition(
            id: card.id, number: number, count: count, isFirst: number == 1,
            isLast: card.index == last)
    }
}

/// The id and the number of a card among others.
struct CardPosition {
    let id: String
    /// The number among the visible cards, from 1.
    let number: Int
    /// How many cards are visible.
    let count: Int
    /// Whether the card has the help of the form.
    let isFirst: Bool
    /// Whether the card is the last of those that are visible, which has the ending that the answers reach.
    let isLast: Bool
}
