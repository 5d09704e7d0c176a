import Testing

@testable import FormModel

/// After a reset nothing is known of what a person did, in rows of any depth either.
@Suite struct ForgottenEnteringTests {
    @Test func rowsForgetAlike() {
        var cell = Cell()
        cell.state.origin = .user
        cell.state.isLeft = true
        for _ in 0..<3 {
            var group = cell
            group.rows = [RecordNode(cells: [cell, cell]), RecordNode(cells: [cell])]
            cell = group
        }
        func known(_ record: RecordNode) -> Int {
            record.cells.reduce(0) { count, cell in
                count + (cell.state.origin != nil || cell.state.isLeft ? 1 : 0)
                    + cell.rows.reduce(0) { $0 + known($1) }
            }
        }
        var record = RecordNode(cells: [cell])
        #expect(known(record) == 40)
        record.forgetEntering()
        #expect(known(record) == 0)
    }
}
