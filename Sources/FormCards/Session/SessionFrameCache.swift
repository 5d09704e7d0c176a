/// The parts of frames that stay the same from key to key: the lines around a question, and the edges of the card.
///
/// A cache belongs to one renderer.
public struct SessionFrameCache: Sendable {
    private var before: [SessionField] = []
    private var after: [SessionField] = []
    private var width: Int?
    /// The lines of the entries before and after the question, the nearest first.
    private var entries: (above: [[StyledLine]], below: [[StyledLine]]) = ([], [])

    private struct Rows {
        let room: Int
        let notices: [StyledLine]
        let above: [StyledLine]
        let below: [StyledLine]
    }

    /// The rows around the question in their frame.
    private var rows: Rows?

    private var frame: (look: CardLook, isRefused: Bool, frame: SessionCardFrame)?

    private struct Heading: Hashable {
        let title: DisplayText
        let number: Int
        let count: Int
        let keys: [KeyHint]
    }

    private var heading: Heading?
    private var edges: (top: [StyledLine], bottom: [StyledLine]) = ([], [])

    /// Makes an empty cache.
    public init() {}

    /// The frame of the card of a view.
    mutating func frame(of view: SessionView, _ renderer: SessionRenderer) -> SessionCardFrame {
        if let frame, frame.look == view.look, frame.isRefused == view.isRefused {
            return frame.frame
        }
        let made = SessionCardFrame(view.look, isRefused: view.isRefused, renderer)
        frame = (view.look, view.isRefused, made)
        heading = nil
        rows = nil
        return made
    }

    /// Both edges of the card of a view.
    mutating func edges(
        of view: SessionView, _ frame: SessionCardFrame, _ renderer: SessionRenderer
    ) -> (top: [StyledLine], bottom: [StyledLine]) {
        let wanted = Heading(
            title: view.title, number: view.cardNumber, count: view.cardCount, keys: view.keys)
        if heading != wanted {
            heading = wanted
            edges = renderer.edges(of: view, frame)
        }
        return edges
    }

    /// The rows above and below a question, in the frame of the card.
    ///
    /// - Parameters:
    ///   - view: What the person sees.
    ///   - notices: The lines right above the question.
    ///   - room: The rows for all of them.
    ///   - frame: The frame of the card.
    ///   - renderer: The renderer.
    /// - Returns: The rows.
    mutating func surroundings(
        of view: SessionView, _ notices: [StyledLine], room: Int, _ frame: SessionCardFrame,
        _ renderer: SessionRenderer
    ) -> (above: [StyledLine], below: [StyledLine]) {
        if width != frame.width || before != view.before || after != view.after {
            drawEntries(around: view, frame.width, renderer)
            rows = nil
        }
        if let rows, rows.room == room, rows.notices == notices {
            return (rows.above, rows.below)
        }
        let lines = renderer.surroundings(of: view, entries, notices, room: room)
        let (above, below) = (lines.above.map(frame.row), lines.below.map(frame.row))
        rows = Rows(room: room, notices: notices, above: above, below: below)
        return (above, below)
    }

    /// Draws the entries around a question that there may be room for.
    private mutating func drawEntries(
        around view: SessionView, _ width: Int, _ renderer: SessionRenderer
    ) {
        self.width = width
        (before, after) = (view.before, view.after)
        let most = renderer.layout.regionRows
        let above = before.suffix(most)
        let below = after.prefix(most)
        // Open fields have no value beside their titles.
        let valued = (Array(above) + below).filter { $0.mark != .open }
        let labels = renderer.labelWidth(valued, width)
        entries.above = above.reversed().map { renderer.lines(of: $0, labels, width) }
        entries.below = below.map { renderer.lines(of: $0, labels, width) }
    }
}
