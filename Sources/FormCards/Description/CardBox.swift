/// The box around a node, in columns and rows of a terminal; a page uses the same numbers as multiples of its spacing.
public struct CardBox: Sendable, Hashable {
    /// Space at the four sides.
    public struct Edges: Sendable, Hashable {
        /// Rows above.
        public var top: Int
        /// Columns at the right.
        public var right: Int
        /// Rows below.
        public var bottom: Int
        /// Columns at the left.
        public var left: Int

        /// Makes space; negative numbers count as 0, and numbers above 100 as 100.
        public init(top: Int = 0, right: Int = 0, bottom: Int = 0, left: Int = 0) {
            self.top = min(max(top, 0), 100)
            self.right = min(max(right, 0), 100)
            self.bottom = min(max(bottom, 0), 100)
            self.left = min(max(left, 0), 100)
        }
    }

    /// A border of lines.
    public struct Border: Sendable, Hashable {
        /// The kind of line.
        public enum Line: String, Sendable, Hashable, CaseIterable {
            /// One thin line.
            case light
            /// One thick line.
            case heavy
            /// Two thin lines.
            case double
        }

        /// The kind of line.
        public var line: Line
        /// Whether the corners are rounded; only light lines have such corners.
        public var isRounded: Bool
        /// The colour; `nil` for that of frames.
        public var color: CardColor?

        /// Makes a border.
        public init(line: Line = .light, isRounded: Bool = false, color: CardColor? = nil) {
            self.line = line
            self.isRounded = isRounded
            self.color = color
        }
    }

    /// A mark at the right edge.
    public enum Accessory: Sendable, Hashable {
        /// There is more behind the node.
        case disclosure
        /// Something is running.
        case activity
        /// The node is done or chosen.
        case checkmark
        /// An icon of one's own, and the text that is said for it.
        case icon(String, text: String)

        /// The marks without a text of their own, by their words.
        static let named: [(word: String, accessory: Accessory)] = [
            ("disclosure", .disclosure), ("activity", .activity), ("checkmark", .checkmark),
        ]

        /// The word of a form file, and for an icon that of JSON.
        var word: String {
            switch self {
            case .disclosure: "disclosure"
            case .activity: "activity"
            case .checkmark: "checkmark"
            case .icon: "icon"
            }
        }
    }

    /// The width of a node among its neighbours.
    public enum Width: Sendable, Hashable {
        /// As wide as the contents.
        case intrinsic
        /// As wide as the space allows.
        case fill
        /// A number of columns.
        case fixed(Int)
    }

    /// Where contents that are lower than a fixed height are.
    public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
        /// At the top.
        case top
        /// In the middle.
        case center
        /// At the bottom.
        case bottom
    }

    /// The space outside the border.
    public var margin = Edges()
    /// The space inside the border.
    public var padding = Edges()
    /// The border; `nil` for none.
    public var border: Border?
    /// The colour behind the contents; `nil` for that of the card.
    public var fill: CardColor?
    /// A mark at the right edge.
    public var accessory: Accessory?
    /// The width among neighbours.
    public var width = Width.fill
    /// The height in rows, without margin, padding and border; `nil` for that of the contents.
    public var height: Int?
    /// Where contents that are lower than ``height`` are.
    public var verticalAlignment = VerticalAlignment.top

    /// Makes a box without space, border or colour, as wide as the space allows.
    public init() {}

    /// Makes a box with space around it.
    init(margin: Edges) { self.margin = margin }
}

extension InterfaceWords {
    /// What is said for the mark at the right edge of a box.
    subscript(accessory: CardBox.Accessory) -> String {
        switch accessory {
        case .disclosure: self[.more]
        case .activity: self[.loading]
        case .checkmark: self[.done]
        case .icon(_, let text): text
        }
    }
}
