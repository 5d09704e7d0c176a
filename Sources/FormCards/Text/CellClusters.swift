/// The pieces of a clean text that are never parted while they fit into a line: its extended
/// grapheme clusters (UAX #29), and any mark that UAX #29 leaves alone.
///
/// - Complexity: O(*n*) for a whole pass, *n* bytes.
struct CellClusters: Sequence, IteratorProtocol {
    struct Cluster {
        var range: Range<String.Index>
        var width: Int
    }

    private let string: String
    private var position: String.Index

    init(_ text: DisplayText) {
        string = text.string
        position = string.startIndex
    }

    mutating func next() -> Cluster? {
        guard position < string.endIndex else { return nil }
        let start = position
        repeat {
            position = string.index(after: position)
        } while position < string.endIndex && isMark(string.unicodeScalars[position])
        let range = start..<position
        return Cluster(range: range, width: CellMeter.cells(of: string[range].unicodeScalars))
    }

    /// Some spacing marks of Myanmar and of Tai scripts begin a cluster by UAX #29, but a line that
    /// began with one would show it on nothing.
    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        let kind = CellKind(of: scalar)
        return kind == .spacingMark || kind == .carried
    }
}
