/// Rows of groups: each has a slot for every field of its group, behind the slots of the form.
///
/// Rows beyond the most that a group may have are counted and not staged, and where rows have more fields than
/// the form allows, none are: a hostile submission of empty rows takes no more memory than that.
extension StagedValues {
    /// Forgets all rows, and keeps their memory.
    mutating func clearRows() {
        rowSlots.removeAll(keepingCapacity: true)
        scalars.removeLast(scalars.count - layout.plans.count)
        rows.removeAll(keepingCapacity: true)
        if !unknownMembers.isEmpty { unknownMembers.removeAll(keepingCapacity: true) }
    }

    /// Stages the array at an index of the tape.
    mutating func stageRows(
        _ nodes: [JSONNode], _ index: Int, _ text: Span<UInt8>, _ field: Int,
        _ value: inout StagedValue
    ) {
        let end = Int(nodes[index].next)
        var given = 0
        var at = index + 1
        while at < end {
            given += 1
            at = Int(nodes[at].next)
        }
        guard let staged = beginRows(given, field, &value) else { return }
        let outer = scope
        at = index + 1
        for number in 0..<staged.count {
            enter(number, of: staged)
            rows[scope.row].offset = Int32(truncatingIfNeeded: nodes[at].offset)
            rows[scope.row].isObject = nodes[at].kind == .object
            // What is missing in a row is told where the row begins.
            for slot in 0..<scope.layout.plans.count {
                rowSlots[scope.slot + slot].offset = rows[scope.row].offset
            }
            if nodes[at].kind == .object { stageRow(nodes, at, text) }
            scope = outer
            at = Int(nodes[at].next)
        }
        endRows(&value)
    }

    /// Stages rows that the program or a person gave.
    mutating func stageRows(_ given: [FormRow], _ field: Int, _ value: inout StagedValue) {
        guard let staged = beginRows(given.count, field, &value) else { return }
        let outer = scope
        for number in 0..<staged.count {
            enter(number, of: staged)
            for (name, content) in given[number].values {
                guard let index = scope.layout.index(of: name) else {
                    addUnknown(name.text, offset: -1)
                    continue
                }
                var cell = StagedValue()
                stage(content, scope.layout.plans[index], index, &cell)
                rowSlots[scope.slot + index] = cell
            }
            scope = outer
        }
        endRows(&value)
    }

    /// Makes room for the rows of a group; `nil` where there are none, or too many.
    mutating func beginRows(
        _ given: Int, _ field: Int, _ value: inout StagedValue
    ) -> StagedRows? {
        let group = scope.layout.fields[field]
        guard given > 0, let inner = group.rows else { return nil }
        let width = inner.plans.count
        let staged = StagedRows(
            field: Int32(field), first: Int32(rows.count),
            count: min(given, max(0, group.maximumRows)), given: given)
        let more = staged.count * width
        if scope.row < 0 {
            room = RowRoom(
                cells: layout.limits.groupCells, unknownMembers: unknownMembers.count)
        }
        room.cells -= more
        guard room.cells >= 0 else {
            endRows(&value)
            return nil
        }
        for number in 0..<staged.count {
            rows.append(
                StagedRow(
                    slot: Int32(rowSlots.count + number * width), parent: Int32(scope.row),
                    field: Int32(field), number: Int32(number)))
        }
        rowSlots.append(contentsOf: repeatElement(StagedValue(), count: more))
        scalars.append(contentsOf: repeatElement(.none, count: more))
        set(.rows, .rows(staged), field, &value)
        return staged
    }

    /// Refuses a group of the form whose rows have too many fields together, and tells nothing else of them.
    mutating func endRows(_ value: inout StagedValue) {
        guard scope.row < 0, room.cells < 0 else { return }
        unknownMembers.removeSubrange(room.unknownMembers...)
        value.kind = .empty
        refuse(.tooManyCells, beyond: layout.limits.groupCells, &value)
    }

    mutating func enter(_ number: Int, of staged: StagedRows) {
        guard let inner = scope.layout.fields[Int(staged.field)].rows else { return }
        let row = Int(staged.first) + number
        let slot = Int(rows[row].slot)
        scope = Scope(layout: inner, base: layout.plans.count + slot, slot: slot, row: row)
    }

    /// Stages the object at an index of the tape as the row that was entered.
    private mutating func stageRow(_ nodes: [JSONNode], _ index: Int, _ text: Span<UInt8>) {
        var at = index + 1
        let end = Int(nodes[index].next)
        var expected = 0
        while at < end {
            let key = nodes[at]
            let field = self.field(of: key, text, expected)
            if field < 0 {
                addUnknown(key.string(in: text), offset: key.offset)
            } else {
                stageCell(nodes, at + 1, text, field)
                expected = field + 1
            }
            at = Int(nodes[at + 1].next)
        }
    }

    private func field(of key: JSONNode, _ text: Span<UInt8>, _ expected: Int) -> Int {
        guard key.isEscaped else {
            let name = text.extracting(Int(key.start)..<Int(key.end))
            // Most senders keep the order of the form, so the next field is tried first.
            let fields = scope.layout.fields
            if expected < fields.count, fields[expected].name.text.utf8.span.hasSameBytes(as: name)
            {
                return expected
            }
            return scope.layout.table.index(of: name)
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return scope.layout.table.index(of: bytes.span)
    }

    private mutating func stageCell(
        _ nodes: [JSONNode], _ index: Int, _ text: Span<UInt8>, _ field: Int
    ) {
        let plan = scope.layout.plans[field]
        let node = nodes[index]
        var value = StagedValue()
        if node.isNested {
            stageNested(nodes, index, plan, text, field, &value)
        } else {
            stageSingle(node, plan, text, field, &value)
        }
        rowSlots[scope.slot + field] = value
    }

    // MARK: Keys that are no field

    mutating func addUnknown(_ key: String, offset: Int) {
        unknownMembers.append(
            UnknownMember(
                row: steps(to: scope.row), key: key, offset: offset, layout: scope.layout))
    }

    /// Where a field of the present scope stands.
    func place(of field: Int) -> FieldPlace {
        let steps = steps(to: scope.row)
        let fields = steps.map(\.field) + [field]
        return zip(steps, fields.dropFirst()).reduce(FieldPlace(fields[0])) { place, step in
            place.cell(step.1, ofRow: step.0.index)
        }
    }

    private func steps(to row: Int) -> [Findings.RowStep] {
        var steps: [Findings.RowStep] = []
        var row = row
        while row >= 0 {
            steps.append(
                Findings.RowStep(field: Int(rows[row].field), index: Int(rows[row].number)))
            row = Int(rows[row].parent)
        }
        return steps.reversed()
    }
}
