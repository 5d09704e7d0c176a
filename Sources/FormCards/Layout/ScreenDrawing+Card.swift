import FormModel

// The card of the page in a frame.
extension ScreenDrawing {
    /// The card around the present question.
    func card(
        _ view: CardDescription, _ focus: CardFocus, _ cache: inout ScreenCache
    ) -> ScreenFrame {
        let frame = cache.frame(of: view, focus, self)
        let height = max(1, screen.regionRows - frame.rows)
        var block = block(view, focus, width: frame.width).windowed(to: height)
        var rows = block.lines.map(frame.row)
        for (row, title) in block.pages { rows[row] = frame.middle(title) }
        if focus.isAmongFields {
            let news = focus.news.flatMap(\.lines).flatMap { $0.wrapped(to: frame.width) }
            let (above, below) = cache.surroundings(
                of: view, around: focus.index, news, height: height - rows.count, frame, self)
            rows = above + rows + below
            block.caretRow += above.count
        }
        let (top, bottom) = cache.edges(of: view, focus, frame, self)
        block.lines = top + frame.painted(rows) + bottom
        block.caretRow += top.count
        block.caretColumn += 2
        block.pages = [:]
        return block
    }

    /// Both edges of the card.
    func edges(
        of view: CardDescription, _ keys: [KeyHint], _ frame: ScreenEdges
    ) -> (top: [StyledLine], bottom: [StyledLine]) {
        let bottom = frame.bottom(hints(keys, width: frame.widthOfHints))
        return (frame.top(DisplayText(filled: view.title), position(of: view)), bottom)
    }

    /// The number of a card among others, such as `2 of 3`; empty for one that has none.
    private func position(of view: CardDescription) -> DisplayText {
        guard view.count > 1, view.number > 0 else { return "" }
        return position(view.number, of: view.count)
    }

    /// The lines of the nodes before and after the question that may fit, the nearest first.
    func entries(
        of nodes: [CardNode], around index: Int, _ width: Int
    ) -> (above: [[StyledLine]], below: [[StyledLine]]) {
        let above = nodes[..<index].suffix(screen.regionRows).map { ScreenEntry($0, glyphs) }
        let below = nodes[index...].prefix(screen.regionRows).map { ScreenEntry($0, glyphs) }
        // Open fields have no value beside their titles.
        let labels = labelWidth((above + below).filter { $0.kind != .field(.open) }, width)
        return (
            above.reversed().map { lines(of: $0, labels, width) },
            below.map { lines(of: $0, labels, width) }
        )
    }

    /// The lines above and below the question, as many as fit.
    ///
    /// - Parameters:
    ///   - entries: The lines of the nodes before and after the question, the nearest first.
    ///   - counts: The numbers of all nodes before and after it.
    ///   - news: The lines right above the question.
    ///   - height: The rows for all of them.
    /// - Returns: The lines.
    func surroundings(
        _ entries: (above: [[StyledLine]], below: [[StyledLine]]),
        of counts: (above: Int, below: Int), _ news: [StyledLine], height: Int
    ) -> (above: [StyledLine], below: [StyledLine]) {
        let news = news.prefix(max(0, height))
        // The question has an empty row on each side that has lines.
        let gaps =
            (entries.above.isEmpty && news.isEmpty ? 0 : 1) + (entries.below.isEmpty ? 0 : 1)
        let free = max(0, height - news.count - gaps)
        let heights = (above: entries.above.joined().count, below: entries.below.joined().count)
        let share = min(heights.below, free / 3)
        let before = min(heights.above, free - share)
        let after = min(heights.below, free - before)
        let above = fitting(entries.above, of: counts.above, in: before)
        let below = fitting(entries.below, of: counts.below, in: after)
        var lines = (above: [StyledLine](), below: [StyledLine]())
        if above.hidden > 0, before > 0 { lines.above.append(more(marks.up, above.hidden)) }
        lines.above += above.entries.reversed().joined() + news
        lines.below += below.entries.joined()
        if below.hidden > 0, after > 0 { lines.below.append(more(marks.down, below.hidden)) }
        var left = height - lines.above.count - lines.below.count
        if !lines.above.isEmpty, left > 0 {
            lines.above.append(.blank)
            left -= 1
        }
        if !lines.below.isEmpty, left > 0 { lines.below.insert(.blank, at: 0) }
        return lines
    }

    /// As many entries as fit into some rows, the nearest first, and the number of the others, whose mark takes a row.
    private func fitting(
        _ entries: [[StyledLine]], of count: Int, in rows: Int
    ) -> (entries: ArraySlice<[StyledLine]>, hidden: Int) {
        var taken = 0
        var used = 0
        while taken < entries.count, used + entries[taken].count <= rows {
            used += entries[taken].count
            taken += 1
        }
        while taken < count, taken > 0, used + 1 > rows {
            taken -= 1
            used -= entries[taken].count
        }
        return (entries.prefix(taken), count - taken)
    }

    /// A card that is filled in, with each field in a line.
    func finished(_ card: CardDescription) -> [StyledLine] {
        let frame = ScreenEdges(card.look, isRefused: false, self)
        let entries = card.body.nodes.map { ScreenEntry($0, glyphs) }
        let labels = labelWidth(entries, frame.width)
        let rows = entries.flatMap { entry -> [StyledLine] in
            switch entry.kind {
            case .heading, .page, .field(.wrong), .text, .part:
                return lines(of: entry, labels, frame.width)
            // Fields without an answer have a mark for it.
            case .field(.answered), .field(.open), .field(.unasked): break
            }
            let indent = DisplayText.spaces(entry.indent)
            let isWide = isWide(entry, labels)
            let label = indent + (isWide ? entry.label + "  " : label(of: entry, labels))
            let value = StyledLine.Run(shown(entry.value), .value)
            return StyledLine(
                [StyledLine.Run(label, .label), value],
                hanging: isWide ? entry.indent : label.width
            ).wrapped(to: frame.width)
        }
        return frame.top(DisplayText(filled: card.title), position(of: card))
            + frame.painted(rows.map(frame.row))
            + frame.finishedBottom(
                isComplete: card.state != .empty && entries.allSatisfy(\.isComplete))
    }
}

extension CardFocus {
    /// Whether the question is one of the card, and not about all of it.
    fileprivate var isAmongFields: Bool { kind != .review && kind != .leaving }
}
