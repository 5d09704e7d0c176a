/// How a card of a stack looks by its depth below the top card: the further below, the higher, narrower and dimmer.
///
/// For a depth *i* of at least 1, the offset is −60 · 1.75^(*i* − 1) points, the scale 0.9^*i* and the opacity
/// 0.5 · 0.6^(*i* − 1). A row of a terminal stands for 60 points.
///
/// ```swift
/// let second = presenter.edges[0].appearance
/// second.rows                    // 1: its upper edge is one row above the top card
/// second.columns(of: 58)         // 52
/// second.indentation(of: 58)     // 3
/// ```
public struct CardAppearance: Sendable, Hashable {
    /// The points that a row of a terminal stands for.
    static let pointsPerRow = 60.0

    /// The opacity below which a card is not drawn.
    static let leastOpacity = 0.1

    /// How many cards are above the card; 0 for the top card.
    public let depth: Int

    /// The offset in points; negative is above the top card.
    public let offset: Double

    /// The width as a part of that of the top card.
    public let scale: Double

    /// The opacity, 0 through 1.
    public let opacity: Double

    /// The appearance of a card below some others; a negative depth counts as 0.
    init(depth: Int) {
        self.depth = max(depth, 0)
        var (offset, scale, opacity) = (-Self.pointsPerRow, 0.9, 0.5)
        // From there on, nothing is left of a card.
        for _ in 1..<min(max(depth, 1), 1_000) {
            (offset, scale, opacity) = (offset * 1.75, scale * 0.9, opacity * 0.6)
        }
        (self.offset, self.scale, self.opacity) = depth > 0 ? (offset, scale, opacity) : (0, 1, 1)
    }

    /// Whether the card is drawn.
    var isVisible: Bool { opacity >= Self.leastOpacity }

    /// How much darker the card is than the top card, 0 through 1.
    public var dimming: Double { 1 - opacity }

    /// How many rows the upper edge of the card is above that of the top card: 1, 2, 3 and 5 for the visible cards.
    public var rows: Int {
        Int(min((-offset / Self.pointsPerRow).rounded(), Double(Int32.max)))
    }

    /// The width of the card in columns.
    ///
    /// - Parameter width: The width of the top card.
    /// - Returns: The columns of the card, 0 through `width`.
    public func columns(of width: Int) -> Int {
        Int((Double(Self.clamped(width)) * scale).rounded())
    }

    /// The columns before the card, so that it is above the middle of the top card.
    ///
    /// - Parameter width: The width of the top card.
    /// - Returns: The columns between the left edges of the top card and of the card.
    public func indentation(of width: Int) -> Int {
        (Self.clamped(width) - columns(of: width) + 1) / 2
    }

    /// A width that no sum of widths overflows.
    private static func clamped(_ width: Int) -> Int { min(max(width, 0), Int(Int32.max)) }
}
