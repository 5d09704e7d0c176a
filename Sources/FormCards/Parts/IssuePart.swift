import FormModel

/// The message of an issue after a mark for its severity.
struct IssuePart: DrawnPart {
    let sentence: DisplayText
    let severity: FormIssue.Severity

    func lines(in space: CardSpace) -> [StyledLine] { lines(in: space, indent: 0) }

    func lines(in space: CardSpace, indent: Int) -> [StyledLine] {
        let (sign, style): (DisplayText, StyledLine.Style) =
            switch severity {
            case .error: (space.glyphs.error, .issue)
            case .warning: (space.glyphs.warning, .warning)
            }
        let hanging = sign.width + 1
        let wrapped = space.wrap([sentence], to: space.width - indent - hanging)
        return wrapped.enumerated().map { row, text in
            let lead = row == 0 ? sign + " " : .spaces(hanging)
            return StyledLine(lead + text, style).indented(by: indent)
        }
    }
}
