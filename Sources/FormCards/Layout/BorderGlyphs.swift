/// The characters of a border.
struct BorderGlyphs {
    /// An edge across a box.
    enum Edge {
        case top, middle, bottom
    }

    private let corners: [String]
    private let horizontal: Character
    private let glyphs: CardGlyphs
    /// The character of the sides.
    let side: DisplayText

    /// Chooses the characters; ASCII has one set, in which double and heavy lines are `=`.
    init(_ border: CardBox.Border, _ glyphs: CardGlyphs) {
        self.glyphs = glyphs
        let side: String
        switch (glyphs, border.line) {
        case (.ascii, let line):
            corners = Self.asciiCorners
            (horizontal, side) = (line == .light ? "-" : "=", "|")
        case (.unicode, .light):
            corners = border.isRounded ? Self.roundCorners : Self.lightCorners
            (horizontal, side) = ("─", "│")
        case (.unicode, .heavy):
            corners = Self.heavyCorners
            (horizontal, side) = ("━", "┃")
        case (.unicode, .double):
            corners = Self.doubleCorners
            (horizontal, side) = ("═", "║")
        }
        self.side = DisplayText(clean: side, width: 1)
    }

    // The corners at the left and the right of the three edges.
    private static let asciiCorners = ["+", "+", "+", "+", "+", "+"]
    private static let lightCorners = ["┌", "┐", "├", "┤", "└", "┘"]
    private static let roundCorners = ["╭", "╮", "├", "┤", "╰", "╯"]
    private static let heavyCorners = ["┏", "┓", "┣", "┫", "┗", "┛"]
    private static let doubleCorners = ["╔", "╗", "╠", "╣", "╚", "╝"]

    /// The ends of an edge.
    func ends(of edge: Edge) -> (left: DisplayText, right: DisplayText) {
        let first =
            switch edge {
            case .top: 0
            case .middle: 2
            case .bottom: 4
            }
        return (
            DisplayText(clean: corners[first], width: 1),
            DisplayText(clean: corners[first + 1], width: 1)
        )
    }

    /// A horizontal line.
    func rule(_ cells: Int) -> DisplayText { glyphs.line(horizontal, cells) }
}
