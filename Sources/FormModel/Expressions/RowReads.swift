/// The fields that expressions of a row read in other rows of its group.
struct RowReads {
    /// The fields that they read in all rows.
    private(set) var all: [Int] = []
    /// The fields that they read in the row before.
    private(set) var previous: [Int] = []
    /// Whether they read the group at all.
    private(set) var isAny = false

    /// Adds what an expression reads.
    ///
    /// - Parameters:
    ///   - code: The expression.
    ///   - group: The group, as the expression refers to it.
    mutating func add(_ code: ExpressionCode, of group: FieldReference) {
        guard code.reads.contains(group) else { return }
        isAny = true
        for operation in code.operations {
            if case .sum(group, let path) = operation {
                all.append(contentsOf: code.paths[Int(path)].prefix(1))
            } else if case .previous(let field, let index) = operation,
                group == FieldReference(up: 1, field: Int(index))
            {
                previous.append(Int(field))
            }
        }
        for call in code.rowCalls { add(call, of: group) }
    }

    private mutating func add(_ call: RowCall, of group: FieldReference) {
        var inner = RowReads()
        if call.group == group {
            all.append(contentsOf: call.path.prefix(1))
            // The rows of the group are the records at that level.
            all += call.code.reads.filter { $0.up == call.path.count }.map(\.field)
        }
        if group.up >= call.group.up {
            let up = group.up - call.group.up + call.levels
            inner.add(call.code, of: FieldReference(up: up, field: group.field))
        }
        inner.add(call.code, of: FieldReference(up: -group.up - 1, field: group.field))
        addAll(of: inner)
    }

    /// Adds what expressions read in records inside of the rows, whatever the rows are that they read.
    mutating func addAll(of reads: RowReads) {
        isAny = isAny || reads.isAny
        all += reads.all + reads.previous
    }
}
