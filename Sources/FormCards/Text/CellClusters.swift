/// The parts of a clean text that are never split if they fit into a line: extended grapheme
/// clusters (UAX #29), with any marks that UAX #29 would separate.
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

    /// Whether a scalar is a mark; some spacing marks of Myanmar and Tai scripts begin a cluster by
    /// UAX #29, but must not begin a line.
    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        let kind = CellKind(of: scalar)
        return kind == .spacingMark || kind == .carried
    }
}
