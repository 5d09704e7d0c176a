// The card of the page in a frame.
extension SessionRenderer {
    /// The card around the present question.
    func card(_ view: SessionView) -> SessionFrame {
        let width = layout.textWidth
        var block = block(view, width: width).windowed(to: max(1, layout.regionRows - 2))
        let style: StyledLine.Style = view.isRefused ? .bad : .frame
        let isField = view.question.kind != .review && view.question.kind != .leaving
        let notices =
            isField ? view.notices.flatMap { $0.lines }.flatMap { $0.wrapped(to: width) } : []
        var room = layout.regionRows - 2 - block.lines.count
        var above: [StyledLine] = []
        var below: [StyledLine] = []
        if isField {
            let rows = share(view, notices: notices.count, room: &room)
            let labels = labelWidth(
                Array(view.before.suffix(rows.before)) + view.after.prefix(rows.after), width)
            above = fields(view.before, last: rows.before, labels, width) + rows.notices(notices)
            below = fields(view.after, first: rows.after, labels, width)
            if !above.isEmpty, room > 0 {
                above.append(.blank)
                room -= 1
            }
            if !below.isEmpty, room > 0 { below.insert(.blank, at: 0) }
        }
        block.caretRow += above.count + 1
        block.caretColumn += 2
        let position =
            view.cardCount > 1 && view.cardNumber > 0
            ? words(
                .position,
                ["number": String(view.cardNumber), "count": String(view.cardCount)]) : ""
        block.lines =
            [edge(.top, view.title, DisplayText(position), style)]
            + (above + block.lines + below).map { framed($0, style) }
            + [lowerEdge(view, style)]
        return block
    }

    /// How many fields above and below the question are shown.
    private struct Share {
        var before: Int
        var after: Int
        var noticeCount: Int

        func notices(_ lines: [StyledLine]) -> [StyledLine] { Array(lines.prefix(noticeCount)) }
    }

    private func share(_ view: SessionView, notices: Int, room: inout Int) -> Share {
        var share = Share(before: 0, after: 0, noticeCount: min(notices, max(0, room)))
        room -= share.noticeCount
        // Two rows are for the empty ones around the question.
        let free = max(0, room - 2)
        share.after = min(view.after.count, free / 3)
        share.before = min(view.before.count, free - share.after)
        share.after = min(view.after.count, free - share.before)
        room -= share.before + share.after
        return share
    }

    private func labelWidth(_ fields: [SessionField], _ width: Int) -> Int {
        let shown = fields.lazy.filter { ![.open, .heading, .page, .text].contains($0.mark) }
        let widest = shown.map { $0.label.width + 2 * $0.depth }.max()
        return min(widest ?? 0, width * 2 / 5)
    }

    private func fields(
        _ fields: [SessionField], last count: Int, _ labels: Int, _ width: Int
    ) -> [StyledLine] {
        guard count > 0 else { return [] }
        var lines = fields.suffix(count).map { line($0, labels, width) }
        if fields.count > count { lines[0] = more(marks.up, fields.count - count + 1) }
        return lines
    }

    private func fields(
        _ fields: [SessionField], first count: Int, _ labels: Int, _ width: Int
    ) -> [StyledLine] {
        guard count > 0 else { return [] }
        var lines = fields.prefix(count).map { line($0, labels, width) }
        if fields.count > count { lines[count - 1] = more(marks.down, fields.count - count + 1) }
        return lines
    }

    private func line(_ field: SessionField, _ labels: Int, _ width: Int) -> StyledLine {
        let indent = DisplayText.spaces(2 * field.depth)
        switch field.mark {
        case .heading, .page:
            return StyledLine([(indent, .plain), (field.label, .header)]).truncated(to: width)
        case .text: return StyledLine([(indent, .plain), (field.label, .dim)]).truncated(to: width)
        default: break
        }
        let (mark, style): (DisplayText, StyledLine.Style) =
            switch field.mark {
            case .answered: (marks.done, .good)
            case .wrong: (marks.wrong, .bad)
            case .open: (marks.open, .dim)
            default: ("  ", .dim)
            }
        let star: DisplayText = field.isRequired && field.mark != .answered ? " *" : ""
        guard field.mark != .open else {
            return StyledLine([(indent, .plain), (mark, style), (field.label + star, .dim)])
                .truncated(to: width)
        }
        let label = field.label.truncated(to: max(4, labels - 2 * field.depth))
        let gap = max(0, labels - label.width - 2 * field.depth) + 2
        let value = field.value.string.isEmpty ? glyphs.nothing : field.value
        return StyledLine([
            (indent, .plain), (mark, style), (label, .label), (.spaces(gap), .plain),
            (value, .value),
        ]).truncated(to: width)
    }

    // MARK: Frame

    private func framed(_ line: StyledLine, _ style: StyledLine.Style) -> StyledLine {
        let line = line.cut(to: layout.textWidth)
        return StyledLine(
            [StyledLine.Run(glyphs.side + " ", style)] + line.runs + [
                StyledLine.Run(.spaces(layout.textWidth - line.width), .plain),
                StyledLine.Run(" " + glyphs.side, style),
            ])
    }

    private func edge(
        _ row: CardGlyphs.Row, _ title: DisplayText, _ count: DisplayText, _ style: StyledLine.Style
    ) -> StyledLine {
        let ends = glyphs.ends(of: row)
        let inner = layout.width - 2
        let right = count.string.isEmpty ? "" : " " + count + " "
        let title = title.truncated(to: max(0, inner - right.width - 5))
        let left = title.string.isEmpty ? "" : " " + title + " "
        let rest = inner - left.width - right.width - (right.string.isEmpty ? 1 : 2)
        return StyledLine([
            (ends.left + glyphs.rule(1), style), (left, .title), (glyphs.rule(rest), style),
            (right, .dim), (glyphs.rule(right.string.isEmpty ? 0 : 1), style), (ends.right, style),
        ])
    }

    private func lowerEdge(_ view: SessionView, _ style: StyledLine.Style) -> StyledLine {
        let inner = layout.width - 2
        let hints = hints(view.keys, width: inner - 6)
        let text = hints.string.isEmpty ? "" : " " + hints + " "
        let tail = text.string.isEmpty ? 0 : 4
        let ends = glyphs.ends(of: .bottom)
        return StyledLine([
            (ends.left + glyphs.rule(inner - text.width - tail), style), (text, .dim),
            (glyphs.rule(tail), style), (ends.right, style),
        ])
    }

    /// A finished card, which stays in the record.
    func finished(_ line: SessionLine, _ number: Int, _ count: Int) -> [StyledLine] {
        let width = layout.textWidth
        let labels = labelWidth(line.fields.map(\.finished), width)
        let position =
            count > 1
            ? words(.position, ["number": String(number), "count": String(count)]) : ""
        var rows: [StyledLine] = []
        for field in line.fields {
            let indent = DisplayText.spaces(2 * field.depth)
            if field.mark == .heading {
                rows += StyledLine([(indent, .plain), (field.label, .header)]).wrapped(to: width)
                continue
            }
            let label = field.label.truncated(to: max(4, labels - 2 * field.depth))
            let gap = max(0, labels - label.width - 2 * field.depth) + 2
            let value = field.value.string.isEmpty ? glyphs.nothing : field.value
            let lead = StyledLine.Run(indent + label + .spaces(gap), .label)
            rows += StyledLine([lead, StyledLine.Run(value, .value)], hanging: lead.text.width)
                .wrapped(to: width)
        }
        let ends = glyphs.ends(of: .bottom)
        let done = " " + glyphs.done + " "
        let bottom = StyledLine([
            (ends.left + glyphs.rule(layout.width - 2 - done.width), .frame), (done, .good),
            (ends.right, .frame),
        ])
        return [edge(.top, line.label, DisplayText(position), .frame)]
            + rows.map { framed($0, .frame) } + [bottom]
    }
}

extension SessionField {
    /// The field as it is in a finished card, where those without an answer have a mark for it.
    fileprivate var finished: SessionField {
        mark == .open
            ? SessionField(
                path: path, label: label, value: value, mark: .answered, isRequired: isRequired,
                depth: depth) : self
    }
}
