/// How much of a card a viewport shows, such as a screen or a page of a pager.
///
/// ```swift
/// // The first row of the card is the last one of the screen.
/// let visibility = CardVisibility(ofRows: 23..<33, in: 0..<24)
/// visibility.ratio      // 0.1 of the card is visible
/// visibility.coverage   // and covers 1/24 of the screen
/// ```
public struct CardVisibility: Sendable, Hashable {
    /// Visible rows of the card ÷ rows of the card, 0 through 1.
    public let ratio: Double

    /// Visible rows of the card ÷ rows of the viewport, 0 through 1.
    public let coverage: Double

    /// Whether any row of the card is visible.
    public var isVisible: Bool { coverage > 0 }

    /// The visibility of a card.
    ///
    /// - Parameters:
    ///   - card: The rows of the card.
    ///   - viewport: The rows that are shown, counted from the same row as those of the card.
    init(ofRows card: Range<Int>, in viewport: Range<Int>) {
        let visible = Self.count(card.clamped(to: viewport))
        ratio = card.isEmpty ? 0 : visible / Self.count(card)
        coverage = viewport.isEmpty ? 0 : visible / Self.count(viewport)
    }

    /// The number of rows, which an `Int` may not hold.
    private static func count(_ rows: Range<Int>) -> Double {
        Double(UInt(bitPattern: rows.upperBound &- rows.lowerBound))
    }
}

extension CardList {
    /// The visibility of every visible card where the cards are below each other.
    ///
    /// - Parameters:
    ///   - viewport: The rows that are shown, counted from the first row of the first visible card.
    ///   - spacing: The rows between two cards.
    ///   - rows: The number of rows of a card.
    /// - Returns: The visibilities in the order of the cards.
    /// - Complexity: O(*n*) in the cards.
    public func visibilities(
        in viewport: Range<Int>, spacing: Int = 0, rows: (Element) -> Int
    ) -> [(id: String, visibility: CardVisibility)] {
        var first = 0
        return visibleIDs.compactMap { id in
            guard let element = self[id] else { return nil }
            let end = first.saturatingAdd(max(rows(element), 0))
            defer { first = end.saturatingAdd(max(spacing, 0)) }
            return (id, CardVisibility(ofRows: first..<end, in: viewport))
        }
    }
}

extension Int {
    /// The sum, or the largest number where it is larger.
    fileprivate func saturatingAdd(_ other: Int) -> Int {
        let sum = addingReportingOverflow(other)
        return sum.overflow ? .max : sum.partialValue
    }
}
