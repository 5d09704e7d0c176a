/// The sizes that follow from a screen: how wide a card is, and how many rows its parts may have.
public struct ScreenLayout: Sendable, Hashable {
    /// How a card with a question looks.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// The card of the page in a frame.
        case card
        /// The question alone, for small screens.
        case lines
    }

    /// The columns of the screen.
    public let columns: Int
    /// The rows of the screen.
    public let rows: Int
    /// How a card with a question looks.
    let style: Style
    /// The columns between the frame of a card and its contents.
    var padding = 1
    /// Whether counts and keys stand at the end of their rows; otherwise rows are as short as their texts, so that a narrower
    /// window breaks as few of them as can be.
    package var fillsRows = true

    /// Chooses the sizes.
    ///
    /// - Parameters:
    ///   - columns: The columns of the screen.
    ///   - rows: The rows of the screen.
    ///   - style: How a card with a question looks; a card from 50 columns and 14 rows unless given, and no card below 24 columns
    ///     or 5 rows.
    public init(columns: Int, rows: Int, style: Style? = nil) {
        self.columns = max(4, columns)
        self.rows = max(3, rows)
        let fits = columns >= 50 && rows >= 14
        let isPossible = columns >= 24 && rows >= 5
        self.style = fits ? style ?? .card : style == .card && isPossible ? .card : .lines
    }

    /// The columns that are used; the last one stays empty, because some terminals wrap a full row.
    var width: Int { style == .card ? min(columns - 1, 100) : columns - 1 }

    /// The columns of the contents of a card, or of a line.
    var textWidth: Int {
        style == .card ? width - 2 - 2 * CardSurface.padding(padding, in: width) : width
    }

    /// The rows of a region that is drawn anew.
    var regionRows: Int { rows - 1 }

    /// The columns of a text of several lines: one less in a card, which may have a shadow.
    var areaWidth: Int { max(2, textWidth - (style == .card ? 3 : 2)) }

    /// The rows of a text of several lines, and the choices that are shown at once.
    var areaRows: Int { max(1, min(10, rows - (style == .card ? 10 : 6))) }
}
