package import FormModel

// Markup as styled lines.
extension StyledLine {
    /// Makes a line for each line of a help or label.
    ///
    /// Items of a list have a bullet, and the lines into which they are broken are indented. The address of a link
    /// follows its text.
    ///
    /// - Parameters:
    ///   - markup: The text.
    ///   - style: The style of text without emphasis.
    ///   - glyphs: The characters for bullets.
    /// - Returns: The lines.
    package static func lines(
        of markup: TextMarkup, _ style: Style, _ glyphs: CardGlyphs
    ) -> [StyledLine] {
        markup.lines.map { line in
            var runs: [Run] = []
            append(line.spans, style, to: &runs)
            guard line.isItem else { return StyledLine(runs) }
            let bullet = Run(glyphs.bullet + " ", style)
            return StyledLine([bullet] + runs, hanging: bullet.text.width)
        }
    }

    private static func append(
        _ spans: [TextMarkup.Span], _ style: Style, to runs: inout [Run]
    ) {
        for span in spans {
            switch span {
            case .text(let text): runs.append(Run(DisplayText(filled: text), style))
            case .strong(let inner): append(inner, .strong, to: &runs)
            case .emphasis(let inner):
                append(inner, style == .strong ? .strong : .emphasis, to: &runs)
            case .link(let inner, let address):
                append(inner, style, to: &runs)
                let said = TextMarkup.plainText(of: inner)
                guard let shown = TextMarkup.shown(address), shown != said else { continue }
                runs.append(Run(DisplayText(filled: " (\(shown))"), style))
            }
        }
    }
}
