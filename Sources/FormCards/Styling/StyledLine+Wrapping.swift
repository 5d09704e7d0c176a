// Breaking of styled lines.
extension StyledLine {
    /// Breaks the line into lines of at most `width` cells, which keep the styles of its runs.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    package func wrapped(to width: Int) -> [StyledLine] {
        guard self.width > width else { return [self] }
        var lead: [Run] = []
        var leadWidth = 0
        while leadWidth < hanging, lead.count < runs.count {
            lead.append(runs[lead.count])
            leadWidth += lead[lead.count - 1].text.width
        }
        if leadWidth >= width { (lead, leadWidth) = ([], 0) }
        let body = Array(runs[lead.count...])
        let joined = DisplayText(body.map(\.text.string).joined())
        let pieces = DisplayText.wrap(joined, width: width - leadWidth)
        var styles = StyleCursor(body, of: joined)
        return pieces.enumerated().map { index, piece in
            let start =
                index == 0 ? lead : leadWidth > 0 ? [Run(.spaces(leadWidth), .plain)] : []
            return StyledLine(start + styles.runs(of: piece), hanging: hanging)
        }
    }
}

/// Finds the styles of the pieces into which a line was broken.
private struct StyleCursor {
    private var scalars: [(scalar: Unicode.Scalar, style: StyledLine.Style)] = []
    private var at = 0
    private let fallback: StyledLine.Style

    init(_ runs: [StyledLine.Run], of joined: DisplayText) {
        fallback = runs.first?.style ?? .plain
        for run in runs { scalars += run.text.string.unicodeScalars.map { ($0, run.style) } }
        // Characters of two runs may combine; then the line has one style.
        if !joined.string.unicodeScalars.elementsEqual(scalars.map(\.scalar)) { scalars = [] }
    }

    mutating func runs(of piece: DisplayText) -> [StyledLine.Run] {
        var runs: [StyledLine.Run] = []
        var text = String.UnicodeScalarView()
        var style = fallback
        for scalar in piece.string.unicodeScalars {
            // The spaces at which the line was broken are left out.
            while at < scalars.count, scalars[at].scalar != scalar, scalars[at].scalar == " " {
                at += 1
            }
            let next = at < scalars.count ? scalars[at].style : fallback
            at += 1
            if next != style, !text.isEmpty {
                runs.append(StyledLine.Run(DisplayText(String(text)), style))
                text = String.UnicodeScalarView()
            }
            style = next
            text.append(scalar)
        }
        runs.append(StyledLine.Run(DisplayText(String(text)), style))
        return runs
    }
}
