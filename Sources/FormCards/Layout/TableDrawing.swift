import FormModel

/// A table with its columns beside each other, or a block for each row where they do not fit.
struct TableDrawing {
    static let gap = 2

    let node: TableNode
    let space: LayoutSpace
    /// The widths of the columns; `nil` for blocks.
    let widths: [Int]?
    /// The cells before the columns, for the marks of rows.
    let indent: Int

    init(_ node: TableNode, in space: LayoutSpace) {
        self.node = node
        self.space = space
        let marks = node.rows.map { DisplayText(filled: $0.mark).width }.max() ?? 0
        let indent = marks == 0 ? 0 : marks + Self.gap
        // A mark that takes half of the line would leave nothing to read beside it.
        self.indent = indent * 2 <= space.width ? indent : 0
        widths = TableWidths(node, glyphs: space.glyphs).widths(in: space.width - self.indent)
    }

    /// All lines, without the nodes below rows.
    var lines: [StyledLine] {
        head + node.rows.indices.flatMap { lines(ofRow: $0) } + foot
    }

    /// The title, the issues of the whole and the titles of columns, or the text for no rows.
    var head: [StyledLine] {
        let width = space.width
        var lines: [StyledLine] = []
        if !node.title.isEmpty {
            let isRequired = node.group?.isRequired ?? false
            let title = FieldDrawing.title(node.title, isRequired: isRequired)
            lines += FieldDrawing.titleLines(title, isRequired: isRequired, space, to: width)
                .map { $0.styled(.header) }
        }
        if let help = node.group?.help { lines += space.wrap(help, .help, to: width) }
        lines += space.lines(of: node.issues, to: width)
        guard !node.rows.isEmpty else {
            let text = node.empty.isEmpty ? space.words[.noRows] : node.empty
            return lines + space.wrap(DisplayText(filled: text), .dim, to: width)
        }
        guard let widths else { return lines }
        let titles = node.columns.indices.map { [StyledLine(title(of: $0), .label)] }
        return lines + row("", titles, widths) + [rule(widths)]
    }

    private func title(of column: Int) -> DisplayText {
        FieldDrawing.title(node.columns[column].title, isRequired: node.isRequired(column))
    }

    /// The lines of a row, and its issues over the full width.
    func lines(ofRow index: Int) -> [StyledLine] {
        let row = node.rows[index]
        let mark = DisplayText(filled: row.mark)
        let issues = space.lines(of: row.issues, to: space.width - indent)
            .map { $0.indented(by: indent) }
        guard let widths else {
            let gap = index > 0 ? [StyledLine()] : []
            return gap + block(mark, row.cells, .value) + issues
        }
        return self.row(mark, cells(row.cells, .value), widths) + issues
    }

    /// The texts below the rows.
    var foot: [StyledLine] {
        guard !node.foot.isEmpty, !node.rows.isEmpty else { return [] }
        guard let widths else { return [StyledLine()] + block("", node.foot, .value, isFoot: true) }
        return [rule(widths)] + row("", cells(node.foot, .value, marksEmpty: false), widths)
    }

    private func cells(
        _ texts: [TextMarkup], _ style: StyledLine.Style, marksEmpty: Bool = true
    ) -> [[StyledLine]] {
        node.columns.indices.map { column in
            let lines =
                column < texts.count ? StyledLine.lines(of: texts[column], style, space.glyphs) : []
            // An empty cell of a row is marked, so that it is not taken for a mistake of the table.
            let isEmpty = marksEmpty && lines.allSatisfy { $0.width == 0 }
            return isEmpty ? [StyledLine(space.glyphs.nothing, .placeholder)] : lines
        }
    }

    // MARK: Columns

    private func row(
        _ mark: DisplayText, _ cells: [[StyledLine]], _ widths: [Int]
    ) -> [StyledLine] {
        let broken = cells.enumerated().map { column, lines in
            space.wrap(lines, to: widths[column])
                .map { $0.aligned(node.columns[column].alignment, in: widths[column]) }
        }
        let height = max(broken.map(\.count).max() ?? 0, 1)
        return (0..<height).map { row in
            var runs: [StyledLine.Run] = []
            if indent > 0 {
                let lead = row == 0 ? mark : ""
                runs.append(StyledLine.Run(lead.padded(to: indent), .dim))
            }
            for (column, lines) in broken.enumerated() {
                if column > 0 { runs.append(StyledLine.Run(.spaces(Self.gap), .plain)) }
                let line = row < lines.count ? lines[row] : StyledLine()
                runs += line.padded(to: widths[column]).runs
            }
            return StyledLine(runs)
        }
    }

    private func rule(_ widths: [Int]) -> StyledLine {
        var runs = [StyledLine.Run(.spaces(indent), .plain)]
        for (column, width) in widths.enumerated() {
            if column > 0 { runs.append(StyledLine.Run(.spaces(Self.gap), .plain)) }
            runs.append(StyledLine.Run(space.glyphs.rule(width), .frame))
        }
        return StyledLine(runs)
    }

    // MARK: Blocks

    /// The cells of a row below each other, each behind the title of its column; the first text of a foot says what the others
    /// are.
    private func block(
        _ mark: DisplayText, _ texts: [TextMarkup], _ style: StyledLine.Style,
        isFoot: Bool = false
    ) -> [StyledLine] {
        let width = space.width - indent
        let titles = node.columns.indices.map(title)
        let limit = TitleColumns.maximumTitle(in: width)
        let title = titles.flatMap { DisplayText.wrap($0, width: limit) }.map(\.width).max() ?? 0
        var lines: [StyledLine] = []
        for (column, text) in zip(node.columns.indices, texts) {
            let value = StyledLine.lines(of: text, style, space.glyphs)
            // A foot has texts in some columns only.
            guard value.contains(where: { !$0.isBlank }) else { continue }
            if isFoot, column == 0 {
                lines += space.wrap(value, to: width)
                continue
            }
            lines += StyledLine.beside(
                space.wrap(titles[column], .label, to: max(title, 1)), width: title,
                gap: title == 0 ? 0 : Self.gap,
                space.wrap(value, to: width - title - (title == 0 ? 0 : Self.gap)))
        }
        guard indent > 0 else { return lines }
        return lines.enumerated().map { row, line in
            let lead = row == 0 ? mark : ""
            return StyledLine([StyledLine.Run(lead.padded(to: indent), .dim)] + line.runs)
        }
    }
}
