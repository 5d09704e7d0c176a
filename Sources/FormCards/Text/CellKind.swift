/// How a scalar takes part in the cells of a line.
///
/// East Asian Ambiguous (UAX #11) is narrow: terminals outside legacy CJK locales draw it so.
enum CellKind: UInt8, Sendable {
    /// One cell of its own.
    case narrow
    /// Two cells: East Asian Wide and Fullwidth, which include emoji presentation.
    case wide
    /// No cell: nonspacing and enclosing marks, conjoining vowels and finals of Hangul.
    case carried
    /// One cell more, and never the beginning of a character: a spacing combining mark (Mc).
    case spacingMark

    init(of scalar: Unicode.Scalar) {
        // Nothing below the first range needs a search: all of Latin and its extensions.
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
