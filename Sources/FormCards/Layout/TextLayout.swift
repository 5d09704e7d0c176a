import FormModel

/// A text to read.
struct TextLayout {
    let node: TextNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        space.wrap(Self.lines(of: node, space.glyphs), to: space.width)
            .map { $0.aligned(node.alignment, in: space.width) }
    }

    /// The lines before they are broken; a text without a visible character has none.
    static func lines(of node: TextNode, _ glyphs: CardGlyphs) -> [StyledLine] {
        let (style, role) = look(of: node.role)
        var lines = StyledLine.lines(of: node.text, style, glyphs)
        guard lines.contains(where: { $0.width > 0 }) else { return [] }
        if node.role == .pill {
            lines = lines.map { line in
                StyledLine(
                    [StyledLine.Run("( ", style)] + line.runs + [StyledLine.Run(" )", style)])
            }
        }
        guard let role else { return lines }
        return lines.map { $0.colored(.role(role)) }
    }

    private static func look(
        of role: TextRole
    ) -> (style: StyledLine.Style, color: CardColor.Role?) {
        switch role {
        case .title, .header: (.title, nil)
        case .normal: (.plain, nil)
        case .small, .detail, .muted: (.dim, nil)
        case .accent: (.strong, .accent)
        case .good: (.plain, .good)
        case .doubtful: (.warning, nil)
        case .bad: (.issue, nil)
        case .pill: (.strong, .accent)
        }
    }
}

/// A link: its text and its address.
struct LinkLayout {
    let node: LinkNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        space.wrap([line], to: space.width)
    }

    var line: StyledLine {
        let text = DisplayText(filled: node.text)
        let address = DisplayText(filled: TextMarkup.shown(node.address) ?? node.address)
        let link = LinkAddress.checked(node.address)
        guard text.width > 0, text != address else {
            return StyledLine([StyledLine.Run(address, .plain, link: link)])
        }
        return StyledLine([
            StyledLine.Run(text, .plain, link: link),
            StyledLine.Run(" (" + address + ")", .dim),
        ])
    }
}

/// A picture of characters where it fits, or else the text that stands for it.
struct PictureLayout {
    /// The largest number of lines of a picture.
    private static let mostLines = 100

    let node: PictureNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        let art = node.art.prefix(Self.mostLines).map { DisplayText(filled: $0) }
        let isShown =
            !art.isEmpty && art.count == node.art.count
            && art.allSatisfy { $0.width <= space.width && isDrawable($0, space.glyphs) }
        if isShown { return art.map { StyledLine($0, .plain) } }
        let text = DisplayText(filled: node.alternative)
        guard text.width > 0 else { return [] }
        return space.wrap("[" + text + "]", .emphasis, to: space.width)
    }

    /// Whether a terminal can draw a line of a picture.
    private func isDrawable(_ line: DisplayText, _ glyphs: CardGlyphs) -> Bool {
        glyphs == .unicode || line.string.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension StyledLine {
    /// The line in a colour, where its runs have none.
    func colored(_ color: CardColor) -> StyledLine {
        mapped { run in
            var run = run
            run.color = run.color ?? color
            return run
        }
    }

    /// The line on a colour, where its runs have none behind them.
    func filled(_ background: CardColor) -> StyledLine {
        mapped { run in
            var run = run
            run.background = run.background ?? background
            return run
        }
    }

    /// The line with other runs in place of its own.
    func mapped(_ body: (Run) -> Run) -> StyledLine {
        StyledLine(runs.map(body), hanging: hanging)
    }
}
