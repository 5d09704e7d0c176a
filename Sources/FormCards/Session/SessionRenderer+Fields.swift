// The fields, texts and parts of a card around the question.
extension SessionRenderer {
    /// The rows of a field, a text or a part.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - labels: The cells of the column of titles.
    ///   - width: The cells of a row.
    /// - Returns: The rows.
    func lines(of field: SessionField, _ labels: Int, _ width: Int) -> [StyledLine] {
        let indent = DisplayText.spaces(2 * field.depth)
        switch field.mark {
        case .part:
            return field.node.map { parts.lines(for: $0, width: width, words: words) } ?? []
        case .heading, .page:
            return [StyledLine([(indent, .plain), (field.label, .header)]).truncated(to: width)]
        case .text:
            let lead = StyledLine.Run(indent, .plain)
            return field.lines.flatMap { line in
                StyledLine([lead] + line.runs, hanging: lead.text.width + line.hanging)
                    .wrapped(to: width)
            }
        case .answered, .open, .unasked, .wrong: break
        }
        let (mark, style) = mark(of: field)
        guard field.mark != .open else {
            let star: DisplayText = field.isRequired ? " *" : ""
            return [
                StyledLine([(indent, .plain), (mark, style), (field.label + star, .dim)])
                    .truncated(to: width)
            ]
        }
        return [
            StyledLine([
                (indent, .plain), (mark, style),
                (label(of: field, labels, isIndented: false), .label),
                (shown(field.value), .value),
            ]).truncated(to: width)
        ]
    }

    private func mark(of field: SessionField) -> (DisplayText, StyledLine.Style) {
        switch field.mark {
        case .answered: (marks.done, .good)
        case .wrong: (marks.wrong, .bad)
        case .open: (marks.open, .dim)
        default: (marks.noPrompt, .dim)
        }
    }

    /// The title of a field in the column of titles, and the gap behind it.
    func label(of field: SessionField, _ labels: Int, isIndented: Bool = true) -> DisplayText {
        let indent = 2 * field.depth
        let label = field.label.truncated(to: max(4, labels - indent))
        let gap = max(0, labels - label.width - indent) + 2
        return (isIndented ? .spaces(indent) : "") + label + .spaces(gap)
    }

    /// A value, or the mark of a missing one.
    func shown(_ value: DisplayText) -> DisplayText {
        value.string.isEmpty ? glyphs.nothing : value
    }

    /// The cells of the column of titles for some fields.
    func labelWidth(_ fields: some Sequence<SessionField>, _ width: Int) -> Int {
        let shown = fields.lazy.filter { [.answered, .unasked, .wrong, .open].contains($0.mark) }
        // Long titles take what the values leave, with the marks and the gap.
        let free = width - 8 - (shown.map(\.value.width).max() ?? 0)
        return min(
            shown.map { $0.label.width + 2 * $0.depth }.max() ?? 0, max(width * 2 / 5, free))
    }
}
