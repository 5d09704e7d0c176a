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
            let runs = StyledLine([(indent, .plain), (entry.label, .header)]).runs
            return StyledLine(runs, hanging: entry.indent).wrapped(to: width)
        case .text:
            guard case .text(let text) = entry.node.content else { return [] }
            let lead = StyledLine.Run(indent, .plain)
            return StyledLine.lines(of: text.text, text.role.style, glyphs).flatMap { line in
                StyledLine([lead] + line.runs, hanging: lead.text.width + line.hanging)
                    .wrapped(to: width)
            }
        case .field(.open):
            let star: DisplayText = entry.isRequired ? " *" : ""
            let lead = StyledLine([(indent, .plain), (marks.open, .dim)])
            return StyledLine(
                lead.runs + [StyledLine.Run(entry.label + star, .dim)], hanging: lead.width
            ).wrapped(to: width)
        case .field(.answered):
            return lines(of: entry, behind: [(indent, .plain), (marks.done, .good)], labels, width)
        case .field(.wrong):
            return lines(of: entry, behind: [(indent, .plain), (marks.wrong, .bad)], labels, width)
        case .field(.unasked):
            return lines(
                of: entry, behind: [(indent, .plain), (marks.noPrompt, .dim)], labels, width)
        }
    }

    /// A field and its value behind marks: in one line, or in those that a title needs that is wider than the column of
    /// titles.
    func lines(
        of entry: ScreenEntry, behind marks: [(DisplayText, StyledLine.Style)],
        _ labels: Int, _ width: Int, style: StyledLine.Style = .value
    ) -> [StyledLine] {
        guard !isWide(entry, labels) else {
            let lead = StyledLine(marks)
            let value = shown(entry.value).truncated(to: max(1, width - lead.width))
            return StyledLine(
                lead.runs + [
                    StyledLine.Run(entry.label + "  ", .label), StyledLine.Run(value, style),
                ], hanging: lead.width
            ).wrapped(to: width)
        }
        return [
            StyledLine(marks + [(label(of: entry, labels), .label), (shown(entry.value), style)])
                .truncated(to: width)
        ]
    }

    /// Whether the title of a field is wider than the column of titles.
    func isWide(_ entry: ScreenEntry, _ labels: Int) -> Bool {
        entry.label.width + entry.indent > labels
    }

    /// The title of a field in the column of titles, which is wide enough, and the gap behind it.
    func label(of entry: ScreenEntry, _ labels: Int) -> DisplayText {
        entry.label + .spaces(labels - entry.label.width - entry.indent + 2)
    }

    /// A value, or the mark of a missing one.
    func shown(_ value: DisplayText) -> DisplayText {
        value.string.isEmpty ? glyphs.nothing : value
    }

    /// The cells of the column of titles for some fields; a title that is wider wraps.
    func labelWidth(_ entries: some Sequence<ScreenEntry>, _ width: Int) -> Int {
        let fields = entries.lazy.filter(\.isField)
        // Long titles take what the values leave, with the marks and the gap.
        let free = width - 8 - (fields.map(\.value.width).max() ?? 0)
        let most = max(width * 2 / 5, free)
        return fields.map { $0.label.width + $0.indent }.filter { $0 <= most }.max() ?? 0
    }
}

extension CardNode {
    /// The number by which a person chooses the field in a review; `nil` for one that has none, and for other nodes.
    var number: Int? { if case .field(let field) = content { field.value.number } else { nil } }
}
