/// The characters of a border.
struct BorderGlyphs {
    /// An edge across a box.
    enum Edge {
        case top, middle, bottom
    }

    private let corners: [Character]
    private let horizontal: Character
    private let glyphs: CardGlyphs
    /// The character of the sides.
    let side: DisplayText

    /// Chooses the characters; ASCII has one set, in which double and heavy lines are `=`.
    init(_ border: CardBox.Border, _ glyphs: CardGlyphs) {
        self.glyphs = glyphs
        guard glyphs == .unicode else {
            corners = Array("++++++")
            horizontal = border.line == .light ? "-" : "="
            side = "|"
            return
        }
        switch border.line {
        case .light:
            corners = Array(border.isRounded ? "╭╮├┤╰╯" : "┌┐├┤└┘")
            (horizontal, side) = ("─", "│")
        case .heavy:
            corners = Array("┏┓┣┫┗┛")
            (horizontal, side) = ("━", "┃")
        case .double:
            corners = Array("╔╗╠╣╚╝")
            (horizontal, side) = ("═", "║")
        }
    }

    /// The ends of an edge.
    func ends(of edge: Edge) -> (left: DisplayText, right: DisplayText) {
        let first =
            switch edge {
            case .top: 0
            case .middle: 2
            case .bottom: 4
            }
        return (glyphs.line(corners[first], 1), glyphs.line(corners[first + 1], 1))
    }

    /// A horizontal line.
    func rule(_ cells: Int) -> DisplayText { glyphs.line(horizontal, cells) }
}
