/// The parts of frames that stay the same from key to key: the lines around a question, and the edges of the card.
///
/// A cache belongs to one renderer.
public struct ScreenCache: Sendable {
    private var body: CardNode?
    private var index = 0
    private var width: Int?
    /// The lines of the nodes before and after the question, the nearest first.
    private var entries: (above: [[StyledLine]], below: [[StyledLine]]) = ([], [])

    private struct Rows {
        let height: Int
        let notices: [StyledLine]
        let above: [StyledLine]
        let below: [StyledLine]
    }

    /// The rows around the question in their frame.
    private var rows: Rows?

    private var frame: (look: CardLook, isRefused: Bool, frame: ScreenEdges)?

    private struct Heading: Hashable {
        let title: String
        let number: Int
        let count: Int
        let keys: [KeyHint]
    }

    private var heading: Heading?
    private var edges: (top: [StyledLine], bottom: [StyledLine]) = ([], [])

    /// Makes an empty cache.
    public init() {}

    /// The frame of the card of a view.
    mutating func frame(
        of view: CardDescription, _ focus: CardFocus, _ drawing: ScreenDrawing
    ) -> ScreenEdges {
        if let frame, frame.look == view.look, frame.isRefused == focus.isRefused {
            return frame.frame
        }
        let made = ScreenEdges(view.look, isRefused: focus.isRefused, drawing)
        frame = (view.look, focus.isRefused, made)
        heading = nil
        rows = nil
        return made
    }

    /// Both edges of the card of a view.
    mutating func edges(
        of view: CardDescription, _ focus: CardFocus, _ frame: ScreenEdges,
        _ drawing: ScreenDrawing
    ) -> (top: [StyledLine], bottom: [StyledLine]) {
        let wanted = Heading(
            title: view.title, number: view.number, count: view.count, keys: focus.keys)
        if heading != wanted {
            heading = wanted
            edges = drawing.edges(of: view, focus.keys, frame)
        }
        return edges
    }

    /// The rows above and below a question, in the frame of the card.
    ///
    /// - Parameters:
    ///   - view: The card.
    ///   - index: The number of its nodes before the question.
    ///   - notices: The lines right above the question.
    ///   - height: The rows for all of them.
    ///   - frame: The frame of the card.
    ///   - drawing: The drawing.
    /// - Returns: The rows.
    mutating func surroundings(
        of view: CardDescription, around index: Int, _ notices: [StyledLine], height: Int,
        _ frame: ScreenEdges, _ drawing: ScreenDrawing
    ) -> (above: [StyledLine], below: [StyledLine]) {
        let nodes = view.body.nodes
        if width != frame.width || index != self.index || body != view.body {
            (width, body, self.index) = (frame.width, view.body, index)
            entries = drawing.entries(of: nodes, around: index, frame.width)
            rows = nil
        }
        if let rows, rows.height == height, rows.notices == notices {
            return (rows.above, rows.below)
        }
        let lines = drawing.surroundings(
            entries, of: (index, nodes.count - index), notices, height: height)
        let (above, below) = (lines.above.map(frame.row), lines.below.map(frame.row))
        rows = Rows(height: height, notices: notices, above: above, below: below)
        return (above, below)
    }
}
