// Breaking of styled lines.
extension StyledLine {
    /// Breaks the line into lines of at most `width` cells, which keep the styles of its runs.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    func wrapped(to width: Int) -> [StyledLine] {
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

    /// Cuts the line to at most `width` cells; the cut is not marked.
    func cut(to width: Int) -> StyledLine {
        guard self.width > width else { return self }
        var kept: [Run] = []
        var left = width
        for run in runs where left > 0 {
            let text = run.text.truncated(to: left, ellipsis: "")
            kept.append(run.with(text))
            left = run.text.width > left ? 0 : left - text.width
        }
        return StyledLine(kept)
    }
}

/// Finds the styles of the pieces into which a line was broken.
private struct StyleCursor {
    /// The scalars of the line, each with the index of its run.
    private var scalars: [(scalar: Unicode.Scalar, run: Int)] = []
    private var at = 0
    private let looks: [StyledLine.Run]

    init(_ runs: [StyledLine.Run], of joined: DisplayText) {
        looks = runs.isEmpty ? [StyledLine.Run("", .plain)] : runs
        for (index, run) in runs.enumerated() {
            scalars += run.text.string.unicodeScalars.map { ($0, index) }
        }
        // Characters of two runs may combine; then the line has one style.
        if !joined.string.unicodeScalars.elementsEqual(scalars.map(\.scalar)) { scalars = [] }
    }

    mutating func runs(of piece: DisplayText) -> [StyledLine.Run] {
        var runs: [StyledLine.Run] = []
        var text = String.UnicodeScalarView()
        var look = 0
        for scalar in piece.string.unicodeScalars {
            // The spaces at which the line was broken are left out.
            while at < scalars.count, scalars[at].scalar != scalar, scalars[at].scalar == " " {
                at += 1
            }
            let next = at < scalars.count ? scalars[at].run : 0
            at += 1
            if !looks[next].looksLike(looks[look]), !text.isEmpty {
                runs.append(looks[look].with(DisplayText(String(text))))
                text = String.UnicodeScalarView()
            }
            look = next
            text.append(scalar)
        }
        runs.append(looks[look].with(DisplayText(String(text))))
        return runs
    }
}
