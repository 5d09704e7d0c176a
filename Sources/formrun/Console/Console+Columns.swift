extension Console {
    /// The largest number of columns of output that is not given a width: longer lines are hard to read.
    static var maximumColumns: Int { 100 }

    /// The number of columns for output that is not given a width: those of the terminal of standard output, else those
    /// that the variable `COLUMNS` names, at most 100; else 80.
    var columns: Int {
        let named = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return min(outputTerminalColumns ?? named ?? 80, Self.maximumColumns)
    }
}
