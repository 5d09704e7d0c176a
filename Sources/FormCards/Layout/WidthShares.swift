/// Divides a width among columns.
enum WidthShares {
    /// Gives each column its least width, and shares the rest evenly until each has its ideal width.
    ///
    /// - Complexity: O(*n* log *n*) in the columns.
    /// - Returns: The widths; more than `available` together where the least widths are.
    static func widths(least: [Int], ideal: [Int], available: Int) -> [Int] {
        var widths = least
        var rest = available - least.reduce(0, +)
        // Columns that want little are served first, so that what they leave goes to the others.
        let order = least.indices.sorted { ideal[$0] - least[$0] < ideal[$1] - least[$1] }
        for (served, column) in order.enumerated() where rest > 0 {
            let wanted = max(ideal[column] - least[column], 0)
            let given = min(wanted, rest / (order.count - served))
            widths[column] += given
            rest -= given
        }
        return widths
    }

    /// Adds cells to some columns, as evenly as possible.
    static func add(_ cells: Int, to columns: [Int], of widths: inout [Int]) {
        guard cells > 0, !columns.isEmpty else { return }
        for (index, column) in columns.enumerated() {
            widths[column] += cells / columns.count + (index < cells % columns.count ? 1 : 0)
        }
    }
}
