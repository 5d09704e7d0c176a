import FormModel

/// A field: its title, its value, and its issues below.
struct FieldPart: DrawnPart {
    /// The indentation of values and issues below a title.
    private static let indent = 2

    /// The smallest width of a column for messages; in narrower columns they would break too often,
    /// so they use the whole line.
    private static let leastWidthOfSentences = 30

    let title: DisplayText
    private let value: [DisplayText]
    private let valueStyle: StyledLine.Style
    private let issues: [IssuePart]

    /// Makes the part of an item; `displayText` is empty if the field has no value.
    init(
        _ item: FormItem, isRequired: Bool, text: (LocalizedText) -> String, displayText: String,
        issues: [IssuePart], glyphs: CardGlyphs
    ) {
        let name = DisplayText(filled: text(item.title))
        title = isRequired ? name + " *" : name
        self.issues = issues
        if !displayText.isEmpty {
            let shown = item.isSecure ? glyphs.masked(displayText) : displayText
            value =
                item.valueType.hasLines
                ? DisplayText.lines(shown) : [DisplayText(shown)]
            valueStyle = .value
        } else {
            // In brackets, so that it is not taken for a value without colours either.
            value = [
                item.placeholder.map(text).flatMap {
                    $0.isEmpty ? nil : "(" + DisplayText(filled: $0) + ")"
                }
                    ?? glyphs.nothing
            ]
            valueStyle = .placeholder
        }
    }

    func lines(in space: CardSpace) -> [StyledLine] {
        guard let columns = space.columns else {
            let titles = space.wrap([title], to: space.width).map { StyledLine($0, .label) }
            let values = space.wrap(value, to: space.width - Self.indent).map {
                StyledLine($0, valueStyle).indented(by: Self.indent)
            }
            return titles + values + issueLines(in: space, indent: Self.indent)
        }
        let titles = space.wrap([title], to: columns.title)
        let values = space.wrap(value, to: columns.value)
        let beside = columns.title + CardSpace.Columns.gap
        let rows = (0..<max(titles.count, values.count)).map { row in
            let title = row < titles.count ? StyledLine(titles[row], .label) : StyledLine()
            guard row < values.count else { return title }
            return StyledLine(
                title.padded(to: beside).runs + [StyledLine.Run(values[row], valueStyle)])
        }
        let isWide = columns.value >= Self.leastWidthOfSentences
        return rows + issueLines(in: space, indent: isWide ? beside : Self.indent)
    }

    private func issueLines(in space: CardSpace, indent: Int) -> [StyledLine] {
        issues.flatMap { $0.lines(in: space, indent: indent) }
    }
}
