import FormModel

/// The edges of a card: its title, its number and marks in the upper one, its state in the lower one.
struct CardEdges {
    let description: CardDescription
    let glyphs: CardGlyphs
    let border: CardBox.Border
    /// The cells between both corners, with them.
    let width: Int
    /// The cells between the border and contents.
    let padding: Int
    /// Whether the lower edge has the state and the validity of the card.
    let showsState: Bool
    /// Whether all of the edges is of less importance, as those of cards below the top of a stack.
    var isDimmed = false

    /// The title.
    var title: DisplayText { DisplayText(filled: description.title) }

    private var borderGlyphs: BorderGlyphs { BorderGlyphs(border, glyphs) }

    /// The upper edge and, if the title does not fit into it, the title in lines of its own.
    var top: [StyledLine] {
        let title = title
        let titled = edge(.top, left: titleRuns(title), right: status)
        if titled.least <= width { return [titled.line] }
        var lines = [edge(.top, left: [], right: status).line]
        lines += StyledLine(title, style(.title)).wrapped(to: inner)
            .prefix(LayoutSpace.maximumLines).map(row)
        lines.append(edge(.middle, left: [], right: []).line)
        return lines
    }

    /// The upper edge in one line; a title that is too long is cut.
    var topInOneLine: StyledLine {
        let status = status
        let statusWidth = status.isEmpty ? 0 : StyledLine(status).width + 2
        let available = width - statusWidth - 7
        let short =
            available > 3
            ? title.truncated(to: available, ellipsis: glyphs.ellipsis) : DisplayText("")
        return edge(.top, left: titleRuns(short), right: status).line
    }

    /// The lower edge.
    var bottom: StyledLine {
        let state = showsState ? state : []
        return edge(.bottom, left: [], right: state).line
    }

    /// The title and a heavy line below it, for a card without edges; none without a title or number.
    func heading(in width: Int) -> [StyledLine] {
        let title = title
        let status = StyledLine(status)
        var lines: [StyledLine] = []
        let gap = 2
        if title.width + gap + status.width <= width {
            guard title.width + status.width > 0 else { return [] }
            let head = StyledLine(titleRuns(title)).padded(to: width - status.width)
            lines = [StyledLine(head.runs + status.runs)]
        } else {
            lines =
                StyledLine(title, style(.title)).wrapped(to: width)
                .prefix(LayoutSpace.maximumLines) + [status.cut(to: width)]
        }
        let rule = glyphs.line(glyphs == .unicode ? "━" : "=", width)
        return lines + [StyledLine(rule, .frame)]
    }

    /// The state of a card without edges; none if it is not shown.
    func ending(in width: Int) -> [StyledLine] {
        guard showsState else { return [] }
        return [StyledLine(state).cut(to: width).aligned(.trailing, in: width)]
    }

    // MARK: Texts

    private func style(_ style: StyledLine.Style) -> StyledLine.Style {
        isDimmed ? .dim : style
    }

    private func titleRuns(_ title: DisplayText) -> [StyledLine.Run] {
        title.width > 0 ? [StyledLine.Run(title, style(.title))] : []
    }

    /// A mark of a valid card, the buttons that edit and open it, and its number.
    private var status: [StyledLine.Run] {
        var parts: [StyledLine.Run] = []
        if let validity { parts.append(validity) }
        if description.look.edit != nil { parts.append(button(.edit)) }
        if description.open != nil { parts.append(button(.open)) }
        if description.count > 1 {
            let position = description.words(
                .position,
                ["number": String(description.number), "count": String(description.count)])
            parts.append(StyledLine.Run(DisplayText(filled: position), .dim))
        }
        return Array(parts.map { [$0] }.joined(separator: [StyledLine.Run(" ", style(.frame))]))
    }

    private func button(_ word: InterfaceWords.Word) -> StyledLine.Run {
        StyledLine.Run(
            "[ " + DisplayText(filled: description.words[word]) + " ]", style(.button))
    }

    /// A mark that the card is valid, or, on a card of which no more is seen, that it has errors.
    private var validity: StyledLine.Run? {
        guard description.state != .none, description.state != .loading else { return nil }
        if description.isValid {
            return StyledLine.Run(glyphs.done, .good)
        }
        let hasErrors = description.issues.contains { $0.severity == .error }
        return isDimmed && hasErrors ? StyledLine.Run(glyphs.error, .issue) : nil
    }

    /// The state and the validity, such as `large · invalid`.
    private var state: [StyledLine.Run] {
        let validity = description.words[description.isValid ? .valid : .invalid]
        let name: DisplayText =
            switch description.state {
            case .invalid: ""
            case .custom(let name): DisplayText(name)
            case let state: DisplayText(state.name)
            }
        let word = DisplayText(filled: validity)
        let text = name.width > 0 ? name + glyphs.separator + word : word
        return [StyledLine.Run(text.truncated(to: width - 6, ellipsis: glyphs.ellipsis), .dim)]
    }

    // MARK: Lines

    private func frame(_ text: DisplayText) -> StyledLine.Run {
        StyledLine.Run(text, style(.frame), color: border.color)
    }

    /// The cells of contents.
    private var inner: Int { width - 2 - 2 * padding }

    private func row(_ line: StyledLine) -> StyledLine {
        let side = frame(borderGlyphs.side)
        let space = StyledLine.Run(.spaces(padding), .plain)
        return StyledLine(
            [side, space] + line.cut(to: inner).padded(to: inner).runs + [space, side])
    }

    /// Draws a horizontal edge with texts in it, and counts the cells that it needs at least.
    private func edge(
        _ edge: BorderGlyphs.Edge, left: [StyledLine.Run], right: [StyledLine.Run]
    ) -> (line: StyledLine, least: Int) {
        let glyphs = borderGlyphs
        let ends = glyphs.ends(of: edge)
        var head = [frame(ends.left)]
        if !left.isEmpty {
            head = [frame(ends.left + glyphs.rule(1) + " ")] + left + [frame(" ")]
        }
        var tail = [frame(ends.right)]
        if !right.isEmpty {
            tail = [frame(" ")] + right + [frame(" " + glyphs.rule(1) + ends.right)]
        }
        let taken = StyledLine(head + tail).width
        guard taken < width else {
            // Texts that leave no cell for the line are left out.
            let whole = [frame(ends.left), frame(glyphs.rule(width - 2)), frame(ends.right)]
            return (StyledLine(whole), taken + 1)
        }
        return (StyledLine(head + [frame(glyphs.rule(width - taken))] + tail), taken + 1)
    }
}
