import FormModel

extension LayoutSpace {
    /// The sentence of an issue after a mark and a word for its severity.
    func lines(of issue: IssueNode, to width: Int) -> [StyledLine] {
        let (sign, style) = sign(of: issue.severity)
        let sentence = DisplayText(filled: words.sentence(of: issue))
        return wrap([hanging(sign + " ", sentence, style)], to: width)
    }

    /// The sentences of issues.
    func lines(of issues: [IssueNode], to width: Int) -> [StyledLine] {
        issues.flatMap { lines(of: $0, to: width) }
    }

    private func sign(
        of severity: FormIssue.Severity
    ) -> (sign: DisplayText, style: StyledLine.Style) {
        switch severity {
        case .error: (glyphs.error, .issue)
        case .warning: (glyphs.warning, .warning)
        }
    }

    /// A text behind a mark, under which further lines of the text begin behind the mark.
    func hanging(
        _ mark: DisplayText, _ text: DisplayText, _ style: StyledLine.Style
    ) -> StyledLine {
        StyledLine(
            [StyledLine.Run(mark, style), StyledLine.Run(text, style)], hanging: mark.width)
    }
}

/// Issues together.
struct IssuesDrawing {
    let node: IssuesNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        guard !node.issues.isEmpty else { return [] }
        let errors = node.issues.filter { $0.severity == .error }
        switch node.style {
        case .list: return space.lines(of: node.issues, to: space.width)
        case .summary:
            let heading = node.heading.isEmpty ? space.words.problems(errors.count) : node.heading
            let lead = errors.isEmpty ? space.glyphs.warning : space.glyphs.error
            let style: StyledLine.Style = errors.isEmpty ? .warning : .issue
            let head = space.hanging(lead + " ", DisplayText(filled: heading), style)
            return space.wrap([head], to: space.width) + items(in: space)
        case .count:
            let heading = node.heading.isEmpty ? space.words.problems(errors.count) : node.heading
            let severity: FormIssue.Severity = errors.isEmpty ? .warning : .error
            return space.lines(of: IssueNode(heading, severity: severity), to: space.width)
        }
    }

    /// The numbered sentences of a summary.
    private func items(in space: LayoutSpace) -> [StyledLine] {
        let digits = String(node.issues.count).utf8.count
        return node.issues.enumerated().flatMap { index, issue in
            let number = DisplayText(String(index + 1)).padded(to: digits, alignment: .trailing)
            let isError = issue.severity == .error
            let text = isError ? issue.message : space.words.sentence(of: issue)
            let line = space.hanging(
                "  " + number + "  ", DisplayText(filled: text), isError ? .issue : .warning)
            return space.wrap([line], to: space.width)
        }
    }
}
