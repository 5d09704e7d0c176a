public import FormValidation

/// Draws the view of a session as rows of a screen, as a card or as lines.
///
/// It reads the view only. A frame has at most the rows of its layout: where a card is higher, it is a window around the
/// present question.
public struct SessionRenderer: Sendable {
    /// The sizes and the style.
    public let layout: SessionLayout
    let glyphs: CardGlyphs
    let marks: SessionMarks
    let words: InterfaceWords
    let theme: Theme
    /// Draws the parts of cards that are no fields.
    let parts: TextRenderer

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - layout: The sizes and the style.
    ///   - catalog: The language of the person.
    ///   - glyphs: The characters of frames and marks.
    ///   - theme: How cards look.
    ///   - ground: The ground of the screen.
    public init(
        _ layout: SessionLayout, catalog: MessageCatalog, glyphs: CardGlyphs = .unicode,
        theme: Theme = .standard, ground: Theme.Ground = .either
    ) {
        self.layout = layout
        self.glyphs = glyphs
        self.theme = theme
        marks = SessionMarks(glyphs: glyphs)
        words = InterfaceWords(catalog)
        parts = TextRenderer(
            width: layout.textWidth, glyphs: glyphs, drawsTraits: theme.allowsAuthorTraits,
            roleColors: theme.roleColors(on: ground), filledStyles: theme.filledStyles(on: ground))
    }

    /// The rows of the region that is drawn again with each change.
    public func frame(of view: SessionView) -> SessionFrame {
        var cache = SessionFrameCache()
        return frame(of: view, remembering: &cache)
    }

    /// The rows of the region that is drawn again with each change, of which those around the question are drawn only
    /// with another question.
    ///
    /// - Parameters:
    ///   - view: What the person sees.
    ///   - cache: The lines of earlier frames.
    /// - Returns: The rows, from the top.
    /// - Complexity: O(*n*) in the rows of the screen.
    public func frame(
        of view: SessionView, remembering cache: inout SessionFrameCache
    ) -> SessionFrame {
        layout.style == .card ? card(view, &cache) : plain(view)
    }

    // MARK: Lines

    private func plain(_ view: SessionView) -> SessionFrame {
        let width = layout.width
        var frame = block(view, width: width)
        if layout.rows >= 10, width >= 30, frame.lines.count + 1 < layout.regionRows {
            let hints = hints(view.keys, width: width)
            if !hints.string.isEmpty { frame.lines.append(StyledLine(hints, .dim)) }
        } else if view.question.endLine != nil, layout.regionRows > 2 {
            // Enter does not accept a text of several lines, so the key that does is always shown.
            let hints = hints(Array(view.keys.dropFirst()), width: width)
            frame = frame.windowed(to: layout.regionRows - 1)
            if !hints.string.isEmpty { frame.lines.append(StyledLine(hints, .dim)) }
        }
        return frame.windowed(to: layout.regionRows)
    }

    /// As many hints as fit, the most important first.
    func hints(_ keys: [KeyHint], width: Int) -> DisplayText {
        var text: DisplayText = ""
        for key in keys {
            let hint = marks.hint(key)
            let next = text.string.isEmpty ? hint : text + marks.separator + hint
            guard next.width <= width else { break }
            text = next
        }
        return text
    }

    // MARK: The record

    /// The lines of an entry of the record; empty where the card shows it.
    public func lines(of line: SessionLine) -> [StyledLine] {
        switch (line.kind, layout.style) {
        case (.card(let number, let count), .card): return finished(line, number, count)
        case (.card, .lines), (.page, .card), (.section, .card), (.text, .card), (.part, .card),
            (.row, .card), (.answered, .card), (.unasked, .card), (.wentBack, .card),
            (.appeared, .card), (.problem, .card), (.event, .card), (.keys, .card):
            return []
        case (.title, .card):
            let lines = line.isCardTitle ? Array(line.lines.dropFirst()) : line.lines
            return lines.flatMap { $0.wrapped(to: layout.width) }
        case (.answered, .lines):
            let mark = StyledLine.Run(marks.done, .good)
            return line.lines.flatMap {
                StyledLine([mark] + $0.runs, hanging: mark.text.width).wrapped(to: layout.width)
            }
        case (.part, .lines): return line.fields.flatMap { lines(of: $0, 0, layout.width) }
        default: return line.lines.flatMap { $0.wrapped(to: layout.width) }
        }
    }
}
