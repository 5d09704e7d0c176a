/// How a card looks: what its traits say together.
public struct CardLook: Sendable, Hashable {
    /// A shadow of a card.
    public struct Shadow: Sendable, Hashable {
        /// The side on which the shadow is.
        public enum Side: String, Sendable, Hashable, CaseIterable {
            /// At the right and below.
            case right
            /// At the left and below.
            case left
        }

        /// The weight, 0 through 1; without a weight there is no shadow.
        public var opacity: Double
        /// The side.
        public var side: Side
        /// The colour; `nil` for that of frames.
        public var color: CardColor?

        /// Makes a shadow.
        public init(opacity: Double = 0.3, side: Side = .right, color: CardColor? = nil) {
            self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 0
            self.side = side
            self.color = color
        }
    }

    /// Colours behind a card that run into each other along an angle.
    public struct Gradient: Sendable, Hashable {
        /// The colours, at equal distances.
        public var colors: [CardColor]
        /// The angle in degrees: 0 from the left to the right, 90 from the top to the bottom.
        public var angle: Double

        /// Makes a gradient.
        public init(_ colors: [CardColor], angle: Double = 0) {
            self.colors = colors
            self.angle = angle.isFinite ? angle : 0
        }
    }

    /// The space outside the border.
    public var margin = CardBox.Edges()
    /// Whether the card has no border and no background.
    public var isTransparent = false
    /// The border.
    public var border = CardBox.Border()
    /// The background; `nil` for none.
    public var gradient: Gradient?
    /// The shadow; `nil` for none.
    public var shadow: Shadow?
    /// The name of the action of the mark that lets a person edit the card; `nil` for none.
    public var edit: String?
    /// Whether the card is left out.
    public var isHidden = false
    /// Whether the card is as wide and high as the terminal.
    public var fillsScreen = false

    /// Makes the look of a card with a light border.
    public init() {}
}
