extension DisplayText {
    /// Cuts the text to at most `cells` cells and marks the cut with `ellipsis`.
    ///
    /// A text that fits is returned unchanged. No character is split. If the ellipsis does not fit,
    /// its beginning is returned.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    package func truncated(to cells: Int, ellipsis: DisplayText = "…") -> DisplayText {
        guard width > cells else { return self }
        guard ellipsis.width <= cells else { return ellipsis.prefix(ofCells: cells) }
        return prefix(ofCells: cells - ellipsis.width) + ellipsis
    }

    /// Adds spaces up to a width of `cells` cells; a wider text is returned unchanged.
    ///
    /// - Complexity: O(*n* + `cells`), *n* bytes.
    func padded(to cells: Int, alignment: Alignment = .leading) -> DisplayText {
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
    /// Lines break at spaces (U+0020), which are removed there, and beside ideographs, kana and emoji
    /// (UAX #14, as far as `LineBreakKind` has it): no line begins with a closing bracket, a full stop or a
    /// small kana, and none ends with an opening bracket. A word that is wider than a line
    /// begins on a new line and is broken between characters, an address behind a part of it. A character that is wider than a
    /// line, such as a kanji if `width` is 1, becomes `?`. A width below 1 counts as 1. The result
    /// has at least one line.
    ///
    /// - Complexity: O(*n*), *n* bytes of `text`.
    package static func wrap(_ text: DisplayText, width: Int) -> [DisplayText] {
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
