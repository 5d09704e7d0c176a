/// The fields that expressions of a row read in other rows of its group.
struct RowReads {
    /// The fields that they read in all rows: for each level of rows, the index of the field.
    private(set) var all: [[Int]] = []
    /// The fields that they read in the row before.
    private(set) var previous: [Int] = []
    /// Whether they read the group at all.
    private(set) var isAny = false
    /// Whether they depend on which rows there are, and not only on the row before.
    private(set) var isOfAllRows = false

    /// The fields that an expression of a row reads in the row before; `nil` if it reads other rows of its group, or none.
    static func onlyPrevious(in code: ExpressionCode, of group: Int) -> [Int]? {
        var reads = RowReads()
        reads.add(code, of: FieldReference(up: 1, field: group))
        return reads.isAny && !reads.isOfAllRows ? reads.previous : nil
    }

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
                all.append(code.paths[Int(path)])
                isOfAllRows = true
            } else if case .previous(let field, let index) = operation,
                group == FieldReference(up: 1, field: Int(index))
            {
                previous.append(Int(field))
            } else if case .count(group) = operation {
                isOfAllRows = true
            } else if case .present(group) = operation {
                isOfAllRows = true
            } else if case .field(group) = operation {
                isOfAllRows = true
            }
        }
        for call in code.rowCalls { add(call, of: group) }
    }

    /// Adds what a text reads.
    mutating func add(_ text: CompiledText, of group: FieldReference) {
        for slot in text.slots {
            switch slot.value {
            case .expression(let code): add(code, of: group)
            case .field(group):
                // The number of its rows.
                isAny = true
                isOfAllRows = true
            case .field, .rowNumber, .parameter, .secret: break
            }
        }
    }

    private mutating func add(_ call: RowCall, of group: FieldReference) {
        var inner = RowReads()
        if call.group == group {
            isOfAllRows = true
            if !call.path.isEmpty { all.append(call.path) }
            for read in call.code.reads where (0...call.path.count).contains(read.up) {
                all.append(call.path.dropLast(read.up) + [read.field])
            }
        }
        if group.up >= call.group.up {
            let up = group.up - call.group.up + call.levels
            inner.add(call.code, of: FieldReference(up: up, field: group.field))
        }
        inner.add(call.code, of: FieldReference(up: -group.up - 1, field: group.field))
        addAll(of: inner)
    }

    /// Adds that every field is read in all rows.
    mutating func addEvery(fieldCount: Int) {
        isAny = true
        isOfAllRows = true
        all += (0..<fieldCount).map { [$0] }
    }

    /// Adds what expressions read in records inside of the rows, whatever the rows are that they read.
    mutating func addAll(of reads: RowReads) {
        isAny = isAny || reads.isAny
        isOfAllRows = isOfAllRows || reads.isAny
        all += reads.all + reads.previous.map { [$0] }
    }
}
