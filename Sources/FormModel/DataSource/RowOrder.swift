/// The order of the rows of a group after the list of its entries changed.
struct RowOrder {
    /// For each row, its index before; `nil` for a new row.
    private(set) var order: [Int?] = []

    init(_ rows: [RecordNode], _ entries: [String]) {
        var known = RowEntries(rows.map(\.entry))
        var isUsed = [Bool](repeating: false, count: rows.count)
        for entry in entries {
            let index = known.take(entry) ?? known.take(nil)
            if let index { isUsed[index] = true }
            order.append(index)
        }
        let left = rows.indices.filter { !isUsed[$0] && rows[$0].isEntered }
        // Entries at the end get their rows when they are asked.
        if left.isEmpty { while order.last == .some(nil) { order.removeLast() } }
        order += left
    }

    /// The changes that lead from a number of rows to an order.
    ///
    /// - Complexity: O(*n* log *n*) in the rows.
    static func changes(from count: Int, to order: [Int?], of group: FieldPlace) -> [RowChange] {
        func change(_ index: Int, _ kind: RowChange.Kind) -> RowChange {
            RowChange(row: RowPlace(group: group, index: index), kind: kind)
        }
        var left = IndexSet(count: count)
        let kept = Set(order.compactMap(\.self))
        var changes: [RowChange] = []
        for index in (0..<count).reversed() where !kept.contains(index) {
            left.remove(index)
            changes.append(change(index, .remove))
        }
        for (position, index) in order.enumerated() {
            guard let index else {
                changes.append(change(position, .insert(nil)))
                continue
            }
            // The rows before this position have their places already.
            let source = position + left.count(below: index)
            left.remove(index)
            if source != position { changes.append(change(source, .move(to: position))) }
        }
        return changes
    }
}

/// A set of indices that counts those below an index, as a Fenwick tree.
private struct IndexSet {
    private var sums: [Int]

    /// All indices below a number.
    init(count: Int) {
        sums = (0...count).map { $0 & -$0 }
    }

    /// Removes an index that is in the set.
    mutating func remove(_ index: Int) {
        var node = index + 1
        while node < sums.count {
            sums[node] -= 1
            node += node & -node
        }
    }

    func count(below index: Int) -> Int {
        var (node, count) = (index, 0)
        while node > 0 {
            count += sums[node]
            node &= node - 1
        }
        return count
    }
}

extension RecordNode {
    /// Whether something was entered or set in the row.
    var isEntered: Bool {
        cells.contains { cell in
            cell.state.setter != nil && cell.holdsEntered || cell.rows.contains(where: \.isEntered)
        }
    }
}
