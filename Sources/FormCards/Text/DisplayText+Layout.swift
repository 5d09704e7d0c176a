extension DisplayText {
    /// Where text stands in a space that is wider.
    public enum Alignment: Sendable, Hashable, CaseIterable {
        /// At the left edge.
        case leading
        /// At the right edge.
        case trailing
        /// In the middle, one cell to the left where it cannot be exact.
        case center
    }

    /// Cuts the text so that it takes at most `cells` cells, and marks the cut with `ellipsis`.
    ///
    /// A text that fits is returned as it is. No character is parted. Where not even the ellipsis
    /// fits, as much of the ellipsis is returned as does.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public func truncated(to cells: Int, ellipsis: DisplayText = "…") -> DisplayText {
        guard width > cells else { return self }
        guard ellipsis.width <= cells else { return ellipsis.prefix(ofCells: cells) }
        return prefix(ofCells: cells - ellipsis.width) + ellipsis
    }

    /// Adds spaces until the text takes `cells` cells; a wider text is returned as it is.
    ///
    /// - Complexity: O(*n* + `cells`), *n* bytes.
    public func padded(to cells: Int, alignment: Alignment = .leading) -> DisplayText {
        guard width < cells else { return self }
        let free = cells - width
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: free
            case .center: free / 2
            }
        let spaces = { String(repeating: " ", count: $0) }
        return DisplayText(clean: spaces(before) + string + spaces(free - before), width: cells)
    }

    /// Breaks a text into lines of at most `width` cells.
    ///
    /// Lines break at spaces (U+0020), and the spaces at a break are left out. A word that is wider
    /// than a whole line begins on a line of its own and is broken between characters. A character
    /// that is wider than a whole line, such as a kanji where `width` is 1, becomes `?`. A width
    /// below 1 counts as 1. There is always at least one line.
    ///
    /// - Complexity: O(*n*), *n* bytes of `text`.
    public static func wrap(_ text: DisplayText, width: Int) -> [DisplayText] {
        let width = max(1, width)
        guard text.width > width else { return [text] }
        var wrapper = LineWrapper(text: text.string, limit: width)
        for cluster in CellClusters(text) {
            wrapper.append(cluster)
        }
        return wrapper.finish()
    }

    private func prefix(ofCells cells: Int) -> DisplayText {
        var end = string.startIndex
        var taken = 0
        for cluster in CellClusters(self) {
            guard taken + cluster.width <= cells else { break }
            taken += cluster.width
            end = cluster.range.upperBound
        }
        var kept = String(string[..<end])
        while let last = kept.unicodeScalars.last, last.isJoiner {
            kept.unicodeScalars.removeLast()
        }
        return DisplayText(clean: kept, width: taken)
    }
}
