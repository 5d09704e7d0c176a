// The card of the page in a frame.
extension SessionRenderer {
    /// The card around the present question.
    func card(_ view: SessionView, _ cache: inout SessionFrameCache) -> SessionFrame {
        let frame = cache.frame(of: view, self)
        let height = max(1, layout.regionRows - frame.rows)
        var block = block(view, width: frame.width).windowed(to: height)
        var rows = block.lines.map(frame.row)
        for (row, title) in block.pages { rows[row] = frame.middle(title) }
        if view.isAmongFields {
            let notices = view.notices.flatMap(\.lines).flatMap { $0.wrapped(to: frame.width) }
            let (above, below) = cache.surroundings(
                of: view, notices, room: height - rows.count, frame, self)
            rows = above + rows + below
            block.caretRow += above.count
        }
        let (top, bottom) = cache.edges(of: view, frame, self)
        block.lines = top + frame.painted(rows) + bottom
        block.caretRow += top.count
        block.caretColumn += 2
        block.pages = [:]
        return block
    }

    /// Both edges of the card.
    func edges(
        of view: SessionView, _ frame: SessionCardFrame
    ) -> (top: [StyledLine], bottom: [StyledLine]) {
        let position =
            view.cardCount > 1 && view.cardNumber > 0
            ? cardPosition(view.cardNumber, of: view.cardCount) : ""
        return (
            frame.top(view.title, position),
            frame.bottom(hints(view.keys, width: frame.widthOfHints))
        )
    }

    /// The number of a card among others, such as `2 of 3`.
    private func cardPosition(_ number: Int, of count: Int) -> DisplayText {
        DisplayText(words(.position, ["number": String(number), "count": String(count)]))
    }

    /// The lines above and below the question, as many as there is room for.
    ///
    /// - Parameters:
    ///   - view: What the person sees.
    ///   - entries: The lines of the entries before and after the question, the nearest first.
    ///   - notices: The lines right above the question.
    ///   - room: The rows for all of them.
    /// - Returns: The lines.
    func surroundings(
        of view: SessionView, _ entries: (above: [[StyledLine]], below: [[StyledLine]]),
        _ notices: [StyledLine], room: Int
    ) -> (above: [StyledLine], below: [StyledLine]) {
        let notices = notices.prefix(max(0, room))
        // The question has an empty row on each side that has lines.
        let gaps =
            (entries.above.isEmpty && notices.isEmpty ? 0 : 1) + (entries.below.isEmpty ? 0 : 1)
        let free = max(0, room - notices.count - gaps)
        let heights = (above: entries.above.joined().count, below: entries.below.joined().count)
        let share = min(heights.below, free / 3)
        let before = min(heights.above, free - share)
        let after = min(heights.below, free - before)
        let above = fitting(entries.above, of: view.before.count, in: before)
        let below = fitting(entries.below, of: view.after.count, in: after)
        var lines = (above: [StyledLine](), below: [StyledLine]())
        if above.hidden > 0, before > 0 { lines.above.append(more(marks.up, above.hidden)) }
        lines.above += above.entries.reversed().joined() + notices
        lines.below += below.entries.joined()
        if below.hidden > 0, after > 0 { lines.below.append(more(marks.down, below.hidden)) }
        var left = room - lines.above.count - lines.below.count
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

    /// A finished card, which stays in the record.
    func finished(_ line: SessionLine, _ number: Int, _ count: Int) -> [StyledLine] {
        let frame = SessionCardFrame(line.look, isRefused: false, self)
        let fields = line.fields.map(\.finished)
        let labels = labelWidth(fields, frame.width)
        let rows = fields.flatMap { field -> [StyledLine] in
            switch field.mark {
            case .heading, .page, .wrong, .text, .part:
                return lines(of: field, labels, frame.width)
            case .answered, .open, .unasked: break
            }
            let lead = StyledLine.Run(label(of: field, labels), .label)
            let value = StyledLine.Run(shown(field.value), .value)
            return StyledLine([lead, value], hanging: lead.text.width).wrapped(to: frame.width)
        }
        let position = count > 1 ? cardPosition(number, of: count) : ""
        return frame.top(line.label, position) + frame.painted(rows.map(frame.row))
            + frame.finishedBottom(isComplete: line.fields.allSatisfy(\.isComplete))
    }
}

extension SessionView {
    /// Whether the question is one of the card, and not about all of it.
    fileprivate var isAmongFields: Bool {
        question.kind != .review && question.kind != .leaving
    }
}

extension SessionField {
    /// Whether no answer is missing or wrong.
    fileprivate var isComplete: Bool {
        mark != .wrong && !(mark == .open && isRequired && value.string.isEmpty)
    }

    /// The field as it is in a finished card, where those without an answer have a mark for it.
    fileprivate var finished: SessionField {
        mark == .open
            ? SessionField(
                path: path, label: label, value: value, mark: .answered, isRequired: isRequired,
                depth: depth) : self
    }
}
