/// The keys of the rows of a group that are an object: the values of its choices, in order.
package struct RowKeys: Sendable {
    package let texts: [String]
    /// The numbers of bytes of the keys, each once, the largest first.
    let lengths: [Int]
    private let table: FieldTable

    init(_ texts: [String]) {
        self.texts = texts
        lengths = FormLayout.lengths(of: texts)
        table = FieldTable(texts)
    }

    /// The index of the row with a key; `nil` for none.
    func index(of key: Span<UInt8>) -> Int? {
        let index = table.index(of: key)
        return index < 0 ? nil : index
    }

    /// The index of the row to which a step of a path leads; `nil` for none.
    ///
    /// A key of digits is an index in a path that was read from a text.
    func index(of step: FieldPath.Step) -> Int? {
        index(of: step.text.utf8.span)
    }
}

extension FieldLayout {
    /// The step of a path to a row of the group.
    package func step(toRow index: Int) -> FieldPath.Step {
        guard let rowKeys, rowKeys.texts.indices.contains(index) else { return .index(index) }
        return .key(rowKeys.texts[index])
    }

    /// The index of the row of the group to which a step of a path leads; `nil` for none.
    func row(at step: FieldPath.Step) -> Int? {
        if let rowKeys { return rowKeys.index(of: step) }
        if case .index(let index) = step { return index }
        return nil
    }

    /// Rows with their keys, where the rows are an object.
    func keyed(_ rows: [FormRow]) -> [FormRow] {
        guard let rowKeys else { return rows }
        return rows.enumerated().map { index, row in
            var row = row
            row.key = rowKeys.texts.indices.contains(index) ? rowKeys.texts[index] : nil
            return row
        }
    }
}
