import FormModel

/// A text to read.
struct TextDrawing {
    let node: TextNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        cut(space.wrap(Self.lines(of: node, space.glyphs), to: space.width), in: space)
            .map { $0.aligned(node.alignment, in: space.width) }
    }

    /// As many lines as the text may have, the last of which says whether there are more.
    private func cut(_ lines: [StyledLine], in space: LayoutSpace) -> [StyledLine] {
        guard let count = node.lines, lines.count > count, let last = lines.prefix(count).last
        else { return lines }
        let more = StyledLine.Run(space.glyphs.ellipsis, node.role.style)
        let end = last.cut(to: max(space.width - more.text.width, 0)).runs + [more]
        return lines.prefix(count - 1) + [StyledLine(end)]
    }

    /// The lines before they are broken; a text without a visible character has none.
    static func lines(of node: TextNode, _ glyphs: CardGlyphs) -> [StyledLine] {
        let style = node.role.style
        var lines = StyledLine.lines(of: node.text, style, glyphs)
        guard lines.contains(where: { !$0.isBlank }) else { return [] }
        if node.role == .pill {
            lines = lines.map { line in
                StyledLine(
                    [StyledLine.Run("( ", style)] + line.runs + [StyledLine.Run(" )", style)])
            }
        }
        return lines
    }
}

/// A link: its text and its address.
struct LinkDrawing {
    let node: LinkNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        space.wrap([line], to: space.width)
    }

    var line: StyledLine {
        let text = DisplayText(filled: node.text)
        let address = DisplayText(filled: TextMarkup.shown(node.address) ?? node.address)
        let link = LinkAddress.checked(node.address)
        let style: StyledLine.Style = link == nil ? .plain : .link
        guard text.width > 0, text != address else {
            return StyledLine([StyledLine.Run(address, style, link: link)])
        }
        return StyledLine([
            StyledLine.Run(text, style, link: link),
            StyledLine.Run(" (" + address + ")", .dim),
        ])
    }
}

/// A picture of characters where it fits, and the text that stands for it.
struct PictureDrawing {
    /// The largest number of lines of a picture.
    private static let maximumLines = 100

    let node: PictureNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        let art = node.art.prefix(Self.maximumLines).map { DisplayText(filled: $0) }
        let isShown =
            !art.isEmpty && art.count == node.art.count
            && art.allSatisfy { $0.width <= space.width && isDrawable($0, space.glyphs) }
        let text = DisplayText(filled: node.alternative)
        if !isShown, let link = node.link { return LinkDrawing(node: link).lines(in: space) }
        let said = text.width > 0 ? space.wrap(text, .dim, to: space.width) : []
        return (isShown ? art.map { StyledLine($0, .plain) } : []) + said
    }

    /// Whether a terminal can draw a line of a picture.
    private func isDrawable(_ line: DisplayText, _ glyphs: CardGlyphs) -> Bool {
        glyphs == .unicode || line.string.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension StyledLine {
    /// The line on a colour, where its runs have none behind them.
    func filled(_ background: CardColor) -> StyledLine {
        mapped { run in
            var run = run
            run.background = run.background ?? background
            return run
        }
    }

    /// Whether the line has no other characters than spaces.
    var isBlank: Bool { runs.allSatisfy { $0.text.string.utf8.allSatisfy { $0 == 0x20 } } }

    /// The line in one style.
    func styled(_ style: Style) -> StyledLine { mapped { Run($0.text, style) } }

    /// The line with other runs in place of its own.
    func mapped(_ body: (Run) -> Run) -> StyledLine {
        StyledLine(runs.map(body), hanging: hanging)
    }
}
