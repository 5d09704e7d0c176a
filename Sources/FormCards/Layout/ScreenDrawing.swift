/// Draws a card with a focus as rows of a screen, in a frame or as the question alone.
///
/// A frame has at most the rows of the screen: where a card is higher, it is a window around the present question.
struct ScreenDrawing {
    let screen: ScreenLayout
    /// What the lines of parts depend on.
    let setting: LayoutSetting
    let theme: Theme
    /// The colours of the roles in gradients.
    let roleColors: [CardColor.Role: RGBColor]
    /// The styles behind whose text the theme has a colour.
    let filledStyles: Set<StyledLine.Style>
    /// The colour behind the line in which an answer is typed; `nil` for none.
    let entryColor: CardColor?

    var glyphs: CardGlyphs { setting.glyphs }
    var words: InterfaceWords { setting.words }
    var marks: ScreenMarks { ScreenMarks(glyphs: setting.glyphs) }

    /// The rows of the region that is drawn again with each change, of which those around the question are drawn only
    /// with another question.
    func frame(
        of view: CardDescription, _ focus: CardFocus, remembering cache: inout ScreenCache
    ) -> ScreenFrame {
        screen.style == .card ? card(view, focus, &cache) : plain(view, focus)
    }

    private func plain(_ view: CardDescription, _ focus: CardFocus) -> ScreenFrame {
        let width = screen.width
        var frame = block(view, focus, width: width)
        if screen.rows >= 10, width >= 30, frame.lines.count + 1 < screen.regionRows {
            let hints = hints(focus.keys, width: width)
            if !hints.string.isEmpty { frame.lines.append(StyledLine(hints, .dim)) }
        } else if focus.endLine != nil, screen.regionRows > 2 {
            // Enter does not accept a text of several lines, so the key that does is always shown.
            let hints = hints(Array(focus.keys.dropFirst()), width: width)
            frame = frame.windowed(to: screen.regionRows - 1)
            if !hints.string.isEmpty { frame.lines.append(StyledLine(hints, .dim)) }
        }
        return frame.windowed(to: screen.regionRows)
    }

    /// The lines of a part of a card.
    func lines(ofPart node: CardNode, width: Int) -> [StyledLine] {
        var cache = LayoutCache()
        cache.prepare(for: setting)
        return NodeLayout.lines(
            of: [node], in: LayoutFlow.Sides(width: max(width, 1)), setting, cache: &cache)
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

    /// A number among others, such as `2 of 3`.
    func position(_ number: Int, of count: Int) -> DisplayText {
        DisplayText(words(.position, ["number": String(number), "count": String(count)]))
    }
}
