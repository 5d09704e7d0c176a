import FormModel

/// A node of a card around the question, as it is drawn in a line.
struct ScreenEntry {
    /// What it is.
    enum Kind: Equatable {
        case field(FieldNode.Progress)
        /// The title of a page, at the review.
        case page
        /// The heading of a section or row.
        case heading
        case text
        /// Anything else, such as a bar.
        case part
    }

    let node: CardNode
    let kind: Kind
    /// The title or heading; empty for a text.
    let label: DisplayText
    /// The answer; empty without one.
    let value: DisplayText
    /// The answer as it is said.
    let spoken: DisplayText
    let isRequired: Bool
    /// The number in the review; `nil` if it cannot be changed.
    let number: Int?

    init(_ node: CardNode, _ glyphs: CardGlyphs) {
        self.node = node
        switch node.content {
        case .field(let shared):
            let field = shared.value
            kind = .field(field.progress ?? .unasked)
            label = DisplayText(filled: field.label)
            value = field.line(glyphs)
            spoken = field.spoken ?? value
            isRequired = field.isRequired
            number = field.number
        case .text(let text) where text.isOfForm:
            let isHeading = text.role == .title || text.role == .header
            kind = !isHeading ? .text : text.role == .title ? .page : .heading
            label = isHeading ? DisplayText(filled: text.text.plainText) : ""
            (value, spoken, isRequired, number) = ("", "", false, nil)
        default:
            kind = .part
            (label, value, spoken, isRequired, number) = ("", "", "", false, nil)
        }
    }

    /// The cells before it: two for each group around it.
    var indent: Int { node.box.margin.left }

    /// Whether no answer is missing or wrong.
    var isComplete: Bool {
        kind != .field(.wrong) && !(kind == .field(.open) && isRequired && value.string.isEmpty)
    }

    fileprivate var isField: Bool { if case .field = kind { true } else { false } }
}

// The fields, texts and parts of a card around the question.
extension ScreenDrawing {
    /// The rows of a field, a text or a part.
    ///
    /// - Parameters:
    ///   - entry: The field, text or part.
    ///   - labels: The cells of the column of titles.
    ///   - width: The cells of a row.
    /// - Returns: The rows.
    func lines(of entry: ScreenEntry, _ labels: Int, _ width: Int) -> [StyledLine] {
        let indent = DisplayText.spaces(entry.indent)
        switch entry.kind {
        case .part: return lines(ofPart: entry.node, width: width)
        case .heading, .page:
            return [StyledLine([(indent, .plain), (entry.label, .header)]).truncated(to: width)]
        case .text:
            guard case .text(let text) = entry.node.content else { return [] }
            let lead = StyledLine.Run(indent, .plain)
            return StyledLine.lines(of: text.text, text.role.style, glyphs).flatMap { line in
                StyledLine([lead] + line.runs, hanging: lead.text.width + line.hanging)
                    .wrapped(to: width)
            }
        case .field(.open):
            let star: DisplayText = entry.isRequired ? " *" : ""
            return [
                StyledLine([(indent, .plain), (marks.open, .dim), (entry.label + star, .dim)])
                    .truncated(to: width)
            ]
        case .field(.answered): return [line(of: entry, marks.done, .good, labels, width)]
        case .field(.wrong): return [line(of: entry, marks.wrong, .bad, labels, width)]
        case .field(.unasked): return [line(of: entry, marks.noPrompt, .dim, labels, width)]
        }
    }

    private func line(
        of entry: ScreenEntry, _ mark: DisplayText, _ style: StyledLine.Style, _ labels: Int,
        _ width: Int
    ) -> StyledLine {
        StyledLine([
            (.spaces(entry.indent), .plain), (mark, style),
            (label(of: entry, labels, isIndented: false), .label), (shown(entry.value), .value),
        ]).truncated(to: width)
    }

    /// The title of a field in the column of titles, and the gap behind it.
    func label(of entry: ScreenEntry, _ labels: Int, isIndented: Bool = true) -> DisplayText {
        let label = entry.label.truncated(to: max(4, labels - entry.indent))
        let gap = max(0, labels - label.width - entry.indent) + 2
        return (isIndented ? .spaces(entry.indent) : "") + label + .spaces(gap)
    }

    /// A value, or the mark of a missing one.
    func shown(_ value: DisplayText) -> DisplayText {
        value.string.isEmpty ? glyphs.nothing : value
    }

    /// The cells of the column of titles for some fields.
    func labelWidth(_ entries: some Sequence<ScreenEntry>, _ width: Int) -> Int {
        let fields = entries.lazy.filter(\.isField)
        // Long titles take what the values leave, with the marks and the gap.
        let free = width - 8 - (fields.map(\.value.width).max() ?? 0)
        return min(
            fields.map { $0.label.width + $0.indent }.max() ?? 0, max(width * 2 / 5, free))
    }
}

extension CardNode {
    /// The number by which a person chooses the field in a review; `nil` for one that has none, and for other nodes.
    var number: Int? { if case .field(let field) = content { field.value.number } else { nil } }
}
