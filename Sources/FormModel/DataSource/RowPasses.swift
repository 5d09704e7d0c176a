/// The rows with steps to settle of a group whose rows read each other, pass by pass.
///
/// A row with another value touches the next row, where that reads the row before, and all rows in a later pass, where they
/// read all rows.
struct RowPasses {
    private let rows: CompiledForm
    private let count: Int
    private var agendas: [Int: Agenda] = [:]
    /// The steps of later passes that are settled in all rows.
    private var ofAllRows = IndexQueue()
    /// The rows of the present pass.
    private var waiting = IndexQueue()
    /// The end of the steps of the present pass.
    private var end = 0

    /// - Parameters:
    ///   - rows: The compiled form of the rows.
    ///   - count: The number of rows.
    ///   - touched: The rows with steps to settle.
    ///   - agenda: The steps of a row.
    init(_ rows: CompiledForm, count: Int, touched: [Int], _ agenda: (Int) -> Agenda) {
        self.rows = rows
        self.count = count
        for number in touched { agendas[number] = agenda(number) }
    }

    /// Begins the pass of the steps before an end.
    ///
    /// - Returns: Whether any row has such steps.
    mutating func begin(before end: Int) -> Bool {
        self.end = end
        while let step = ofAllRows.popFirst(before: end) {
            for number in 0..<count { insert(step, ofRow: number) }
        }
        for (number, agenda) in agendas where agenda.hasSteps(before: end) {
            waiting.insert(number)
        }
        return !waiting.isEmpty
    }

    /// Whether a step of the present pass, or one that it touches, reads all rows.
    var readAllRows: Bool {
        let reaches = rows.conditions.reachesAllRows
        return !reaches.isEmpty
            && agendas.values.contains { $0.hasSteps(before: end, where: reaches) }
    }

    /// Removes and returns the next row of the pass, with its steps.
    mutating func popFirst() -> (number: Int, agenda: Agenda)? {
        guard let number = waiting.popFirst() else { return nil }
        var agenda = agendas.removeValue(forKey: number) ?? Agenda()
        agenda.end = end
        return (number, agenda)
    }

    /// Notes which fields of a row changed, and which steps of it are left for later passes.
    mutating func note(_ changed: [Int], in number: Int, leaving agenda: Agenda) {
        agendas[number] = agenda
        let readers = rows.conditions.rowReaders
        for field in changed {
            // Steps of this pass read in all rows only what no step decides.
            for step in readers.ofAll[field] where step >= end { ofAllRows.insert(step) }
            for step in readers.ofPrevious[field] where number + 1 < count {
                insert(step, ofRow: number + 1)
                if step < end { waiting.insert(number + 1) }
            }
        }
    }

    private mutating func insert(_ step: Int, ofRow number: Int) {
        agendas[number, default: Agenda()].insert(readingOtherRows: step, rows)
    }
}
