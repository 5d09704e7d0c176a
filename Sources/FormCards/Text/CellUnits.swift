/// The smallest parts of a cluster that can begin a line.
struct CellUnits: Sequence, IteratorProtocol {
    private let scalars: Substring.UnicodeScalarView
    private var position: String.Index
    private var meter = CellMeter()

    init(_ scalars: Substring.UnicodeScalarView) {
        self.scalars = scalars
        position = scalars.startIndex
    }

    mutating func next() -> CellClusters.Cluster? {
        guard position < scalars.endIndex else { return nil }
        let start = position
        var width = meter.step(over: scalars[position]).cells
        scalars.formIndex(after: &position)
        while position < scalars.endIndex {
            var ahead = meter
            let step = ahead.step(over: scalars[position])
            if step.startsUnit { break }
            meter = ahead
            width += step.cells
            scalars.formIndex(after: &position)
        }
        return CellClusters.Cluster(range: start..<position, width: width)
    }
}
