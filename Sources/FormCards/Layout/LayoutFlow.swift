/// A column of lines inside zero or more boxes: the width of its contents, and what is drawn at both sides of them.
struct LayoutFlow {
    /// What the lines of a flow depend on.
    struct Sides: Hashable {
        /// The cells of contents.
        var width: Int
        /// What is drawn before contents: margins, borders and padding.
        var left: [StyledLine.Run] = []
        /// What is drawn behind contents.
        var right: [StyledLine.Run] = []
        /// The colour behind contents; `nil` for that of the screen.
        var fill: CardColor?
        /// Where lines are that do not take the width.
        var alignment = Alignment.leading

        /// A line with contents, which are wide enough already or are padded.
        func line(_ contents: StyledLine, right: [StyledLine.Run]) -> StyledLine {
            var line = contents.width > width ? contents.cut(to: width) : contents
            if let fill { line = line.filled(fill) }
            let free = width - line.width
            var runs: [StyledLine.Run] = []
            runs.reserveCapacity(left.count + line.runs.count + right.count + 1)
            runs += left
            runs += line.runs
            if free > 0 { runs.append(StyledLine.Run(.spaces(free), .plain, background: fill)) }
            runs += right
            return StyledLine(runs)
        }
    }

    var sides: Sides
    /// The number of the sides in the cache.
    var id: Int
    /// The flows with the same number share the columns of titles and values.
    var columnGroup: Int
    /// The cells between the first flow of the group and this one.
    var offset: Int
    /// The number of boxes around the flow.
    var depth: Int
    /// The mark for the first line, which replaces the first run at the right.
    var accessory: StyledLine.Run?
}

/// A step of drawing: a node, ready lines, or the begin or end of a box.
enum LayoutPiece {
    /// A node without nodes in it, or whose nodes are beside each other, and the width of its title.
    indirect case node(CardNode, flow: Int, title: Int?)
    /// A node that has been drawn before.
    case remembered(LayoutCache.Entry, flow: Int)
    /// Lines of a node that is drawn in several pieces.
    case lines([StyledLine], LayoutKind, flow: Int)
    /// A number of empty lines that a stack asks for before its next node.
    case spacing(Int)
    /// The end of a section, which an empty line separates from what follows.
    case sectionEnd
    /// The begin of a box, whose flow is the second one.
    indirect case open(LayoutBox, enclosing: Int, inner: Int)
    /// The end of a box.
    indirect case close(LayoutBox, enclosing: Int, inner: Int)
}
