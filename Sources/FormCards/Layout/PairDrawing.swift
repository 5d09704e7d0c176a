import FormModel

/// A title and its value, in two columns.
struct PairDrawing {
    private static let gap = 2

    /// The smallest width of a line in which two columns are drawn.
    private static let leastWidth = 16

    let node: PairNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        let title = StyledLine.lines(of: node.title, .label, space.glyphs)
        let value = StyledLine.lines(of: node.value, .value, space.glyphs)
        guard space.width >= Self.leastWidth else {
            return space.wrap(title, to: space.width)
                + space.wrap(value, to: space.width)
                .map { $0.aligned(node.alignment, in: space.width) }
        }
        let widths = widths(of: title, value, in: space)
        let shown = space.wrap(value, to: widths.value)
            .map { $0.aligned(node.alignment, in: widths.value) }
        return StyledLine.beside(
            space.wrap(title, to: widths.title), width: widths.title, gap: Self.gap, shown)
    }

    /// The widths of both columns; the one that yields is broken into lines first.
    private func widths(
        of title: [StyledLine], _ value: [StyledLine], in space: LayoutSpace
    ) -> (title: Int, value: Int) {
        let available = space.width - Self.gap
        let ofTitle = StyledLine.width(of: title)
        let ofValue = StyledLine.width(of: value)
        if node.alignment == .leading, let columns = space.columns, ofTitle <= columns.title {
            return (columns.title, columns.value)
        }
        if ofTitle + ofValue <= available { return (ofTitle, available - ofTitle) }
        switch node.yields {
        case .title:
            let value = min(ofValue, max(available - ofTitle, available * 2 / 3))
            return (available - value, value)
        case .value:
            let title = min(ofTitle, max(available - ofValue, available * 2 / 3))
            return (title, available - title)
        }
    }
}

extension StyledLine {
    /// The width of the widest line.
    static func width(of lines: [StyledLine]) -> Int { lines.map(\.width).max() ?? 0 }
}
