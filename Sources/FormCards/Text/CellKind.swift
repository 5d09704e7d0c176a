/// The contribution of a scalar to the cells of a line.
///
/// East Asian Ambiguous (UAX #11) is narrow, as terminals outside legacy CJK locales draw it.
enum CellKind: UInt8, Sendable {
    /// One cell.
    case narrow
    /// Two cells: East Asian Wide and Fullwidth, which include emoji presentation.
    case wide
    /// No cell: nonspacing and enclosing marks, and conjoining vowels and finals of Hangul.
    case carried
    /// One more cell, but never the start of a character: a spacing combining mark (Mc).
    case spacingMark

    init(of scalar: Unicode.Scalar) {
        // No search for Latin and its extensions, which are below the first range.
        guard scalar.value >= 0x300 else {
            self = .narrow
            return
        }
        let ranges = DisplayWidthTable.ranges
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
        }
        let found = low < ranges.count && ranges[low].first <= scalar.value
        self = found ? ranges[low].kind : .narrow
    }
}
