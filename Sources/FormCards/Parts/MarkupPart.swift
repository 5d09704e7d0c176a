import FormModel

/// A help or label: lines with emphasis, lists and links.
struct MarkupPart: DrawnPart {
    let markup: TextMarkup
    let style: StyledLine.Style

    func lines(in space: CardSpace) -> [StyledLine] {
        let lines = StyledLine.lines(of: markup, style, space.glyphs)
            .flatMap { $0.wrapped(to: space.width) }
        guard lines.count > CardSpace.mostLines else { return lines }
        let kept = lines.prefix(CardSpace.mostLines - 1)
        let rest = space.glyphs.ellipsis + DisplayText(" +\(lines.count - kept.count)")
        return kept + [StyledLine(rest.truncated(to: space.width, ellipsis: ""), style)]
    }
}
