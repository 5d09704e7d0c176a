import FormModel

/// Draws the description of a card as lines of styled text.
///
/// A drawing depends only on the description. Every line takes exactly ``width`` cells, with margins and shadow.
///
/// ```swift
/// let renderer = TextRenderer(width: 60)
/// print(ANSI(isColored: true).text(of: renderer.lines(for: description)))
/// ```
public struct TextRenderer: Sendable {
    /// The supported widths; others are clamped to this range.
    ///
    /// Below it, the accessible text is easier to read.
    package static let widths = 20...1_000

    /// The cells of every line.
    public let width: Int

    /// The rows of the screen, for cards that fill it; `nil` for as many as the contents need.
    let height: Int?

    /// The characters for frames and marks.
    let glyphs: CardGlyphs

    /// Whether the lower edge shows the state of the card and whether it is valid.
    let showsState: Bool

    /// Whether the colours, shadows and gradients of the author are drawn; themes that promise contrast do without them.
    let drawsTraits: Bool

    /// The colours of the roles in gradients; a gradient with another role has a stripe for each colour.
    let roleColors: [CardColor.Role: RGBColor]

    /// The styles behind whose text the theme has a colour, which a gradient does not replace.
    let filledStyles: Set<StyledLine.Style>

    /// The colour behind the line in which an answer is typed; `nil` for none.
    private let entryColor: CardColor?

    /// The screen on which a card with a question is drawn.
    public let screen: ScreenLayout

    /// The distances; on such a card also the frame, and which choices of the author are drawn on it.
    let theme: Theme

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - width: The cells of every line, clamped to 20 through 1,000.
    ///   - height: The rows of the screen, for cards that fill it.
    ///   - glyphs: The characters for frames and marks.
    ///   - showsState: Whether the lower edge shows the state of the card and whether it is valid.
    ///   - theme: The distances, whether the author's shadows and gradients are drawn, and the colours of roles in gradients;
    ///     without a theme they are drawn, and a gradient with a role has a stripe for each colour.
    ///   - ground: The ground on which the theme is shown.
    public init(
        width: Int = 80, height: Int? = nil, glyphs: CardGlyphs = .unicode,
        showsState: Bool = false, theme: Theme? = nil, ground: Theme.Ground = .either
    ) {
        let width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
        let height = height.map { min(max($0, 0), 10_000) }
        self.init(
            ScreenLayout(columns: width + 1, rows: height ?? 24), width: width, height: height,
            glyphs, showsState: showsState, theme, ground)
    }

    /// Makes a renderer for cards with a question, which a person answers at a screen.
    ///
    /// - Parameters:
    ///   - screen: The sizes of the screen, and how a card looks on it.
    ///   - glyphs: The characters for frames and marks.
    ///   - theme: How cards look.
    ///   - ground: The ground of the screen.
    public init(
        screen: ScreenLayout, glyphs: CardGlyphs = .unicode, theme: Theme = .standard,
        ground: Theme.Ground = .either
    ) {
        var screen = screen
        screen.padding = theme.spacing.padding
        self.init(
            screen,
            width: min(max(screen.textWidth, Self.widths.lowerBound), Self.widths.upperBound),
            height: screen.rows, glyphs, showsState: false, theme, ground)
    }

    private init(
        _ screen: ScreenLayout, width: Int, height: Int?, _ glyphs: CardGlyphs, showsState: Bool,
        _ theme: Theme?, _ ground: Theme.Ground
    ) {
        self.screen = screen
        self.width = width
        self.height = height
        self.glyphs = glyphs
        self.showsState = showsState
        self.theme = theme ?? .standard
        drawsTraits = theme?.allowsAuthorTraits ?? true
        roleColors = theme?.roleColors(on: ground) ?? [:]
        filledStyles = theme?.filledStyles(on: ground) ?? []
        entryColor = theme?.paint(.entry, on: ground).background.map(CardColor.rgb)
    }

    /// Draws a card.
    ///
    /// - Complexity: O(*n*) in the nodes of the card, their texts and lines.
    public func lines(for description: CardDescription) -> [StyledLine] {
        var cache = LayoutCache()
        return lines(for: description, remembering: &cache)
    }

    /// Draws a card, and only those of its nodes that have changed since the last drawing with the same cache.
    ///
    /// - Parameters:
    ///   - description: The card.
    ///   - cache: The lines of earlier drawings.
    /// - Returns: The lines, from the top.
    /// - Complexity: O(*n*) in the nodes of the card; in the texts and lines of the changed nodes.
    public func lines(
        for description: CardDescription, remembering cache: inout LayoutCache
    ) -> [StyledLine] {
        guard description.focus == nil else { return frame(of: description).lines }
        let setting = setting(description.words)
        cache.prepare(for: setting)
        let surface = CardSurface(
            description.look, width: width, glyphs: glyphs, drawsTraits: drawsTraits,
            padding: theme.spacing.padding)
        var body = NodeLayout.lines(
            of: preface(of: description) + [description.body], in: surface.sides, setting,
            cache: &cache)
        let edges = CardEdges(
            description: description, glyphs: glyphs, border: surface.border ?? CardBox.Border(),
            width: surface.frameWidth, padding: surface.padding, showsState: showsState)
        let head: [StyledLine]
        var foot: [StyledLine]
        if surface.border == nil {
            head = edges.heading(in: surface.innerWidth).map { surface.row($0) }
            foot = edges.ending(in: surface.innerWidth).map { surface.row($0) }
        } else {
            head = edges.top.enumerated().map { surface.edge($1, isFirst: $0 == 0) }
            foot = [surface.edge(edges.bottom, isFirst: false)]
        }
        let margin = description.look.margin
        let shadow = surface.shadowRow
        if description.look.fillsScreen, let height {
            let taken = head.count + body.count + foot.count + shadow.count
            let free = height - taken - margin.top - margin.bottom
            body += Array(repeating: surface.row(StyledLine()), count: max(free, 0))
        }
        if drawsTraits, surface.border != nil, let gradient = description.look.gradient {
            GradientPainter(gradient, roleColors, filledStyles: filledStyles)
                .paint(&body, columns: surface.insideColumns)
        }
        return Array(repeating: surface.blank, count: margin.top) + head + body + foot + shadow
            + Array(repeating: surface.blank, count: margin.bottom)
    }

    /// Draws a card with a question as the region of a screen that is drawn again with each change.
    ///
    /// - Parameters:
    ///   - description: The card; one without a question takes as many rows as it needs.
    ///   - cache: What earlier frames have in common with this one; each renderer needs its own.
    /// - Returns: The rows, and the place of the caret.
    /// - Complexity: O(*n*) in the rows of the screen; for another question also in the nodes of the card.
    public func frame(
        of description: CardDescription, remembering cache: inout ScreenCache
    ) -> ScreenFrame {
        guard let focus = description.focus else {
            return ScreenFrame(lines: lines(for: description), caretRow: 0, caretColumn: 0)
        }
        return drawing(description.words).frame(of: description, focus, remembering: &cache)
    }

    /// Draws a card with a question as the region of a screen.
    public func frame(of description: CardDescription) -> ScreenFrame {
        var cache = ScreenCache()
        return frame(of: description, remembering: &cache)
    }

    /// What draws cards with a question, and those that were filled in.
    func drawing(_ words: InterfaceWords) -> ScreenDrawing {
        ScreenDrawing(
            screen: screen, setting: setting(words), theme: theme, roleColors: roleColors,
            filledStyles: filledStyles, entryColor: entryColor)
    }

    /// Draws a card without colours; each line ends with LF.
    ///
    /// - Complexity: O(*n*) in the nodes of the card, their texts and lines.
    public func text(of description: CardDescription) -> String {
        ANSI(isColored: false).text(of: lines(for: description))
    }

    /// Draws a node alone, without the frame of a card.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - width: The cells of every line, clamped to 1 through 1,000; by default those of the renderer.
    ///   - words: The words that are added to the texts of the node.
    /// - Returns: The lines, from the top.
    /// - Complexity: O(*n*) in the nodes, their texts and lines.
    public func lines(
        for node: CardNode, width: Int? = nil, words: InterfaceWords = .english
    ) -> [StyledLine] {
        var cache = LayoutCache()
        let setting = setting(words)
        cache.prepare(for: setting)
        let cells = min(max(width ?? self.width, 1), Self.widths.upperBound)
        return NodeLayout.lines(
            of: [node], in: LayoutFlow.Sides(width: cells), setting, cache: &cache)
    }

    /// Draws the upper edge of a card below the top of a stack, centred in ``width`` cells.
    ///
    /// - Parameters:
    ///   - description: The card.
    ///   - cells: The cells of the edge, clamped to 8 through ``width``.
    ///   - isDimmed: Whether all of the edge is of less importance.
    /// - Returns: The line, with a mark on a card that is valid or shows errors.
    public func edge(
        of description: CardDescription, width cells: Int, isDimmed: Bool = true
    ) -> StyledLine {
        let cells = min(max(cells, 8), width)
        var border = description.look.border
        if !drawsTraits { border.color = nil }
        let edges = CardEdges(
            description: description, glyphs: glyphs, border: border, width: cells,
            padding: 1, showsState: false, isDimmed: isDimmed)
        return edges.topInOneLine.aligned(.center, in: width).padded(to: width)
    }

    private func setting(_ words: InterfaceWords) -> LayoutSetting {
        LayoutSetting(
            glyphs: glyphs, words: words, spacing: theme.spacing, drawsColors: drawsTraits)
    }

    /// What is drawn before the body: a line that says that something is running.
    private func preface(of description: CardDescription) -> [CardNode] {
        guard description.state == .loading else { return [] }
        let word = "\(glyphs.activity.string) \(description.words[.loading])"
        return [.text(word, role: .muted)]
    }
}
