/// The rows of groups: each row has a slot for every field of its group, behind the slots of the form.
///
/// Rows beyond the most that a group may have are counted and not read. Where the rows have more fields together than
/// the form allows, none are read, so that a submission of many empty rows takes no more memory than that.
extension ValueTable {
    /// Removes all rows, and keeps their memory.
    mutating func clearRows() {
        rowSlots.removeAll(keepingCapacity: true)
        scalars.removeLast(scalars.count - layout.traits.count)
        rows.removeAll(keepingCapacity: true)
    }

    /// Reads the rows of a group in the present scope.
    mutating func stageRows<Source: ValueSource>(
        _ given: Source.Rows, of source: Source, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        let count = source.count(of: given)
        let spare = scope.row < 0 ? source.spareRows(behind: count) : 0
        guard let staged = beginRows(count, spare: spare, field, &value) else { return }
        let outer = scope
        var given = given
        for number in 0..<staged.count {
            enter(number, of: staged)
            let row = source.nextRow(&given)
            let offset = Int32(truncatingIfNeeded: row.offset)
            rows[scope.row].offset = offset
            rows[scope.row].isObject = row.members != nil
            if let members = row.members { stageMembers(members, of: source, text) }
            if Source.isLenient { stageUnticked(scope.layout.boxes) }
            for field in 0..<scope.layout.traits.count where !self[field].isSent {
                // A missing field is reported at the beginning of its row.
                rowSlots[scope.slot + field].offset = offset
            }
            scope = outer
        }
        endRows(&value)
    }

    /// Reads the members of the row that is the present scope, or of one of its sections.
    private mutating func stageMembers<Source: ValueSource>(
        _ members: Source.Members, of source: Source, _ text: Span<UInt8>
    ) {
        var members = members
        while let member = source.nextMember(&members, text, of: scope.layout) {
            switch member {
            case .field(let field, let item): stage(item, of: source, text, at: field)
            case .unknown(let key, let section, let offset):
                addUnknown(key, of: section, offset: offset)
            case .section(let section, let item):
                switch source.content(of: item, section: section) {
                case .members(let members): stageMembers(members, of: source, text)
                case .cleared:
                    for field in scope.layout.sections[section].fields {
                        stage(item, of: source, text, at: field)
                    }
                case .refused(let offset):
                    refuse(section: section, offset: offset)
                    for field in scope.layout.sections[section].fields
                    where !self[field].isSent { self[field] = .inRefusedSection }
                }
            }
        }
    }

    /// Gives boxes of the present scope that were not sent the value `false`: a browser sends nothing for a box that is
    /// not ticked.
    mutating func stageUnticked(_ boxes: [Int]) {
        for field in boxes where !self[field].isSent && self[field].isSound {
            var value = ValueSlot()
            set(.boolean, .boolean(false), field, &value)
            value.isImplied = true
            self[field] = value
        }
    }

    /// Adds the slots for the rows of a group; `nil` where it has no rows, or too many fields.
    private mutating func beginRows(
        _ given: Int, spare: Int, _ field: Int, _ value: inout ValueSlot
    ) -> TableRows? {
        let group = scope.layout.fields[field]
        guard given > 0, let inner = group.rows else { return nil }
        let width = inner.traits.count
        let staged = TableRows(
            field: Int32(field), first: Int32(rows.count),
            count: min(given, max(0, group.maximumRows)), given: given)
        let more = staged.count * width
        if scope.row < 0 {
            room = RowBudget(
                cells: layout.limits.groupCells, unknownMembers: unknownMembers.count)
        }
        room.cells -= more
        guard room.cells >= 0 else {
            endRows(&value)
            return nil
        }
        let places = rowCapacity(of: field, staged.count, spare: spare)
        for number in 0..<places {
            rows.append(
                TableRow(
                    slot: Int32(rowSlots.count + number * width), parent: Int32(scope.row),
                    field: Int32(field), number: Int32(number)))
        }
        rowSlots.append(contentsOf: repeatElement(ValueSlot(), count: places * width))
        scalars.append(contentsOf: repeatElement(.none, count: places * width))
        set(.rows, .rows(staged), field, &value)
        return staged
    }

    /// For how many rows of a group there are places: for those that are there, and for some more as far as it may have
    /// them.
    func rowCapacity(of field: Int, _ count: Int, spare: Int) -> Int {
        min(count + spare, max(count, scope.layout.fields[field].maximumRows))
    }

    /// Refuses a group of the form whose rows have too many fields together, and drops what was found in them.
    private mutating func endRows(_ value: inout ValueSlot) {
        guard scope.row < 0, room.cells < 0 else { return }
        unknownMembers.removeSubrange(room.unknownMembers...)
        value.kind = .empty
        refuse(.tooManyCells, beyond: layout.limits.groupCells, &value)
    }

    /// Makes a row of a group the present scope.
    mutating func enter(_ number: Int, of staged: TableRows) {
        guard let inner = scope.layout.fields[Int(staged.field)].rows else { return }
        let row = Int(staged.first) + number
        let slot = Int(rows[row].slot)
        scope = Scope(layout: inner, base: layout.traits.count + slot, slot: slot, row: row)
    }

    /// Notes a member that is no field of the present scope.
    ///
    /// - Parameters:
    ///   - key: Its key.
    ///   - section: The section whose object has it, or −1.
    ///   - offset: Its offset in the submission, or −1.
    mutating func addUnknown(_ key: String, of section: Int, offset: Int) {
        unknownMembers.append(
            UnknownMember(
                row: steps(to: scope.row), key: key, section: section, offset: offset,
                layout: scope.layout))
    }

    /// Refuses a value that is no object, for a section of the present scope.
    mutating func refuse(section: Int, offset: Int) {
        unknownMembers.append(
            UnknownMember(
                row: steps(to: scope.row), key: "", section: section, offset: offset,
                layout: scope.layout, code: .wrongType))
    }

    /// The path of a field of the present scope.
    func place(of field: Int) -> FieldPlace {
        FieldPlace(field, in: steps(to: scope.row)[...])
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
