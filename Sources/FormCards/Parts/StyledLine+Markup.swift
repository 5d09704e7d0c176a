import FormModel

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
    static func lines(
        of markup: TextMarkup, _ style: Style, _ glyphs: CardGlyphs
    ) -> [StyledLine] {
        markup.lines.map { line in
            var runs: [Run] = []
            append(line.spans, style, to: nil, at: &runs)
            guard line.isItem else { return StyledLine(runs) }
            let bullet = Run(glyphs.bullet + " ", style)
            return StyledLine([bullet] + runs, hanging: bullet.text.width)
        }
    }

    private static func append(
        _ spans: [TextMarkup.Span], _ style: Style, to address: String?, at runs: inout [Run]
    ) {
        for span in spans {
            switch span {
            case .text(let text):
                runs.append(Run(DisplayText(filled: text), style, link: address))
            case .strong(let inner): append(inner, .strong, to: address, at: &runs)
            case .emphasis(let inner):
                append(inner, style == .strong ? .strong : .emphasis, to: address, at: &runs)
            case .link(let inner, let address):
                append(inner, style, to: LinkAddress.checked(address), at: &runs)
                let said = TextMarkup.plainText(of: inner)
                guard let shown = TextMarkup.shown(address), shown != said else { continue }
                runs.append(Run(DisplayText(filled: " (\(shown))"), style))
            }
        }
    }
}

/// The addresses that a terminal may open.
enum LinkAddress {
    /// The address, if it is one of https, mailto or tel without characters that a terminal could read as a command.
    static func checked(_ address: String) -> String? {
        let lower = address.lowercased()
        let isKnown = ["https://", "mailto:", "tel:"].contains {
            lower.hasPrefix($0) && lower.utf8.count > $0.utf8.count
        }
        return isKnown && address.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? address : nil
    }
}
