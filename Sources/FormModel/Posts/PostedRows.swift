/// The places of the rows of a form post: a row belongs to an entry of a list.
package struct PostedRows: Sendable {
    /// The numbers of the rows that have others than they were sent with, by the steps to each row; `nil` for a row that
    /// was left out.
    let numbers: [[Int]: Int?]
    /// The steps to the rows that were added for entries without one.
    let added: [[Int]]

    /// The places of the rows that were added.
    ///
    /// - Returns: For each of them the group and the number of the row.
    package var addedRows: [RowPlace] {
        added.compactMap { steps in
            guard let number = steps.last, let field = steps.first else { return nil }
            var place = FieldPlace(field)
            for index in stride(from: 1, to: steps.count - 1, by: 2) {
                place = place.cell(steps[index + 1], ofRow: steps[index])
            }
            return RowPlace(group: place, index: number)
        }
    }

    /// The place of a field of a row; `nil` where its row was left out.
    ///
    /// - Parameters:
    ///   - place: The place with the numbers that were sent.
    ///   - row: The number of a row of the group at the place; `nil` for a field.
    /// - Returns: The place, and the number of the row.
    package func place(_ place: FieldPlace, row: Int?) -> (place: FieldPlace, row: Int?)? {
        guard !numbers.isEmpty else { return (place, row) }
        var steps = [place.field]
        var moved = FieldPlace(place.field)
        for step in place.inner {
            guard let number = number(of: step.row, in: steps) else { return nil }
            steps += [number, step.field]
            moved = moved.cell(step.field, ofRow: number)
        }
        guard let row else { return (moved, nil) }
        return number(of: row, in: steps).map { (moved, $0) }
    }

    private func number(of row: Int, in group: [Int]) -> Int? {
        numbers[group + [row]] ?? row
    }
}
