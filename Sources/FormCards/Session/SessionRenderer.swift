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
    let words: SessionWords

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - layout: The sizes and the style.
    ///   - catalog: The language of the person.
    ///   - glyphs: The characters of frames and marks.
    public init(
        _ layout: SessionLayout, catalog: MessageCatalog, glyphs: CardGlyphs = .unicode
    ) {
        self.layout = layout
        self.glyphs = glyphs
        marks = SessionMarks(glyphs: glyphs)
        words = SessionWords(catalog)
    }

    /// The rows of the region that is drawn again with each change.
    public func frame(of view: SessionView) -> SessionFrame {
        layout.style == .card ? card(view) : plain(view)
    }

    // MARK: Lines

    private func plain(_ view: SessionView) -> SessionFrame {
        let width = layout.width
        var frame = block(view, width: width)
        if layout.rows >= 10, width >= 30, frame.lines.count + 1 < layout.regionRows {
            let hints = hints(view.keys, width: width)
            if !hints.string.isEmpty { frame.lines.append(StyledLine(hints, .dim)) }
        }
        return frame.windowed(to: layout.regionRows)
    }

    /// As many hints as fit, the most important first.
    func hints(_ keys: [KeyHint], width: Int) -> DisplayText {
        var text = ""
        for key in keys {
            let next = text.isEmpty ? marks.hint(key) : text + marks.separator + marks.hint(key)
            guard DisplayText(next).width <= width else { break }
            text = next
        }
        return DisplayText(text)
    }

    // MARK: The record

    /// The lines of an entry of the record; empty where the card shows it.
    public func lines(of line: SessionLine) -> [StyledLine] {
        switch (line.kind, layout.style) {
        case (.card(let number, let count), .card): return finished(line, number, count)
        case (.card, .lines), (.page, .card), (.section, .card), (.text, .card), (.row, .card),
            (.answered, .card), (.unasked, .card), (.wentBack, .card), (.appeared, .card),
            (.problem, .card), (.event, .card), (.keys, .card):
            return []
        case (.title, .card):
            let lines = line.isCardTitle ? Array(line.lines.dropFirst()) : line.lines
            return lines.flatMap { $0.wrapped(to: layout.width) }
        case (.answered, .lines):
            let mark = StyledLine.Run(marks.done, .good)
            return line.lines.flatMap {
                StyledLine([mark] + $0.runs, hanging: mark.text.width).wrapped(to: layout.width)
            }
        default: return line.lines.flatMap { $0.wrapped(to: layout.width) }
        }
    }
}
