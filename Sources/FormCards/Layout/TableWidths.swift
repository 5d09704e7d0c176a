import FormModel

/// The widths of the columns of a table, from the widths of their texts.
struct TableWidths {
    /// The least width of a column of texts, which can be broken into lines.
    private static let leastOfTexts = 10

    /// The least width of a column that fills the table.
    private static let leastOfFill = 12

    /// The largest least width of a column of numbers, which are not broken.
    private static let maximumOfNumbers = 24

    private let columns: [TableNode.Column]
    /// Whether the first column has the headings of rows, which are not broken: they would be read across the row.
    private let headsRows: Bool
    private var ideal: [Int]

    init(_ node: TableNode, glyphs: CardGlyphs) {
        columns = node.columns
        headsRows = node.headsRows
        ideal = columns.indices.map {
            let isRequired = node.isRequired($0)
            return FieldDrawing.title(node.columns[$0].title, isRequired: isRequired).width
        }
        for texts in node.rows.map(\.cells) + [node.foot] {
            for (column, text) in zip(ideal.indices, texts) {
                let lines = StyledLine.lines(of: text, .plain, glyphs)
                ideal[column] = max(ideal[column], StyledLine.width(of: lines))
            }
        }
    }

    /// The width at which no text is broken.
    var idealWidth: Int {
        zip(columns, ideal).map { column, ideal in
            if case .fixed(let width) = column.width { width } else { ideal }
        }.reduce(0, +) + gaps
    }

    private var gaps: Int { TableDrawing.gap * max(columns.count - 1, 0) }

    /// The widths in lines of `width` cells; `nil` if the least widths do not fit.
    func widths(in width: Int) -> [Int]? {
        guard !columns.isEmpty else { return nil }
        let available = width - gaps
        let least = columns.indices.map(leastWidth)
        guard least.reduce(0, +) <= available else { return nil }
        let wanted = columns.indices.map { column in
            if case .fixed = columns[column].width { least[column] } else { ideal[column] }
        }
        var widths = WidthShares.widths(least: least, ideal: wanted, available: available)
        let filling = columns.indices.filter { columns[$0].width == .fill }
        WidthShares.add(available - widths.reduce(0, +), to: filling, of: &widths)
        return widths
    }

    private func leastWidth(of column: Int) -> Int {
        let ideal = max(ideal[column], 1)
        guard !headsRows || column > 0 else { return ideal }
        switch columns[column].width {
        case .fixed(let width): return max(width, 1)
        case .fill: return min(ideal, Self.leastOfFill)
        case .intrinsic:
            let isNumber = columns[column].alignment == .trailing
            return min(ideal, isNumber ? Self.maximumOfNumbers : Self.leastOfTexts)
        }
    }
}
