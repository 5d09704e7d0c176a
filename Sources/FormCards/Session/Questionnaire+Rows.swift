import FormModel

// Rows of groups: going back from an added row that is still empty removes it.
extension Questionnaire {
    // MARK: Adding and removing

    /// Adds a row at the end, and marks all its fields as to be asked.
    mutating func addRow(to group: FieldPlace) -> RowPlace? {
        let row = RowPlace(group: group, index: count(group))
        guard dataSource.addRow(to: group, userInitiated: true) else { return nil }
        for index in compiled(group).rows?.fields.indices ?? 0..<0 {
            require(row.cell(index), isSupplied: false)
        }
        return row
    }

    /// Adds the rows that groups need and in which nothing is asked, so that no line can be meant for them.
    mutating func makeRowsWithoutQuestions() {
        var stop = walk.next(after: nil)
        while let present = stop {
            stop = walk.next(after: present)
            guard case .end(let group) = present else { continue }
            let needed = dataSource.rowNumber(of: group) ?? compiled(group).item.minimumRows
            guard count(group) < needed, let row = addRow(to: group) else { continue }
            guard hasQuestions(row) else {
                stop = .row(row)
                continue
            }
            _ = dataSource.removeRow(row, userInitiated: true)
            fieldsToAsk = fieldsToAsk.filter { $0.row != row }
        }
    }

    /// Whether a field of a row is asked, or whether to add a row to a group in it.
    private func hasQuestions(_ row: RowPlace) -> Bool {
        let fields = compiled(row.group).rows?.fields ?? []
        return fields.indices.contains { index in
            let cell = row.cell(index)
            return dataSource.isOpen(cell)
                && (fields[index].rows == nil || fields[index].item.rowSource == nil)
        }
    }

    /// Marks a field, or all fields of the rows of a group, as to be asked.
    ///
    /// - Parameters:
    ///   - field: The field or group.
    ///   - isSupplied: Whether it has a supplied answer; in that case a person is asked only for invalid fields.
    mutating func require(_ field: FieldPlace, isSupplied: Bool) {
        guard let rows = compiled(field).rows else {
            if !(isSupplied && (mode == .sequential || isSuppliedAndValid(field))) {
                fieldsToAsk.insert(field)
            }
            return
        }
        for row in 0..<count(field) {
            for index in rows.fields.indices {
                require(field.cell(index, ofRow: row), isSupplied: isSupplied)
            }
        }
        if isSupplied { closedGroups.insert(field) }
    }

    func isSuppliedAndValid(_ field: FieldPlace) -> Bool {
        // A field of a row in a hidden group has no supplied answer.
        (field.inner.isEmpty || dataSource.isVisible(field))
            && dataSource.issues(at: path(field)).allSatisfy { $0.severity != .error }
    }

    /// Removes a row, and adjusts the recorded places of the rows after it.
    @discardableResult
    mutating func removeRow(_ row: RowPlace) -> Bool {
        guard dataSource.removeRow(row, userInitiated: true) else { return false }
        moveRows(of: row.group) { $0 == row.index ? nil : $0 > row.index ? $0 - 1 : $0 }
        return true
    }

    /// Moves a row to another index, and adjusts the recorded places of the rows between them.
    mutating func moveRow(_ row: RowPlace, to target: Int) {
        let path = path(row.group).appending(.index(row.index))
        guard row.index != target,
            (try? dataSource.moveRow(at: path, to: target, userInitiated: true)) != nil
        else { return }
        moveRows(of: row.group) { index in
            switch index {
            case row.index: target
            case row.index...max(row.index, target): index - 1
            case min(row.index, target)...row.index: index + 1
            default: index
            }
        }
    }

    /// Adjusts the recorded places of the rows of a group.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - newIndex: The new index of a row; `nil` for a row that was removed.
    private mutating func moveRows(of group: FieldPlace, to newIndex: (Int) -> Int?) {
        let depth = group.inner.count
        func moved(_ field: FieldPlace) -> FieldPlace? {
            guard field.field == group.field, field.inner.count > depth,
                field.inner.starts(with: group.inner)
            else { return field }
            guard let index = newIndex(field.inner[depth].row) else { return nil }
            var field = field
            field.inner[depth].row = index
            return field
        }
        fieldsToAsk = Set(fieldsToAsk.compactMap(moved))
        closedGroups = Set(closedGroups.compactMap(moved))
        reviewedFields = Set(reviewedFields.compactMap(moved))
        soundFields = Set(soundFields.compactMap(moved))
        func movedTexts(_ texts: [FieldPlace: String]) -> [FieldPlace: String] {
            [FieldPlace: String](
                texts.compactMap { field, text in moved(field).map { ($0, text) } },
                uniquingKeysWith: { first, _ in first })
        }
        drafts = movedTexts(drafts)
        typedSecrets = movedTexts(typedSecrets)
    }

    /// Makes a change of the answer to a field; if it is a list, the recorded places of rows move with its entries, and
    /// new rows are to be asked.
    mutating func change(_ field: FieldPlace, _ body: (FormDataSource) -> Void) {
        guard compiled(field).valueType == .choices else { return body(dataSource) }
        let groups = groupsOfLists
        let before = groups.map { dataSource.rowEntries(of: $0) }
        body(dataSource)
        for (group, before) in zip(groups, before) {
            let after = dataSource.rowEntries(of: group)
            var rows = RowEntries(after)
            let indices = before.map { rows.take($0) }
            let isSame = indices.elementsEqual(before.indices.map { $0 })
            guard !isSame || before.count != after.count else { continue }
            moveRows(of: group) { indices.indices.contains($0) ? indices[$0] : nil }
            let free = Set(after.indices).subtracting(indices.compactMap(\.self))
            for row in free.sorted() {
                for index in compiled(group).rows?.fields.indices ?? 0..<0 {
                    require(group.cell(index, ofRow: row), isSupplied: false)
                }
            }
        }
    }

    /// The groups with a row for each entry of a list.
    private var groupsOfLists: [FieldPlace] {
        var groups: [FieldPlace] = []
        func add(_ compiled: CompiledForm, of row: RowPlace?) {
            for index in compiled.groups {
                let field = FieldPlace.cell(index, of: row)
                if compiled.fields[index].rowList != nil { groups.append(field) }
                guard let rows = compiled.fields[index].rows, !rows.groups.isEmpty else { continue }
                for number in 0..<count(field) {
                    add(rows, of: RowPlace(group: field, index: number))
                }
            }
        }
        add(dataSource.form.compiled, of: nil)
        return groups
    }

    /// Whether an expression or a list decides that a group has more rows than now, and it can have as many.
    func isShort(_ group: FieldPlace) -> Bool {
        guard let number = dataSource.rowNumber(of: group) else { return false }
        return number <= compiled(group).item.maximumRows && count(group) < number
    }

    /// The groups that can be filled in and whose number of rows an expression or a list decides.
    var openGroups: [FieldPlace] {
        var groups: [FieldPlace] = []
        func add(_ compiled: CompiledForm, of row: RowPlace?) {
            for index in compiled.groups {
                let field = FieldPlace.cell(index, of: row)
                guard dataSource.isOpen(field) else { continue }
                if compiled.fields[index].rowNumber != nil { groups.append(field) }
                guard let rows = compiled.fields[index].rows, !rows.groups.isEmpty else { continue }
                for number in 0..<count(field) {
                    add(rows, of: RowPlace(group: field, index: number))
                }
            }
        }
        add(dataSource.form.compiled, of: nil)
        return groups
    }

    func exists(_ row: RowPlace) -> Bool { row.index < count(row.group) }

    /// Whether going back from a field removes its row: the field is the first one of the last row, the group has
    /// enough rows without that row, and the row has only defaults.
    func isUndoable(_ row: RowPlace, from field: FieldPlace) -> Bool {
        let group = compiled(row.group)
        guard row.index == count(row.group) - 1, row.index >= group.item.minimumRows,
            let fields = group.rows?.fields
        else { return false }
        let cells = fields.indices.map(row.cell)
        return field == cells.first { compiled($0).rows == nil && dataSource.isOpen($0) }
            && cells.allSatisfy {
                !dataSource.isEntered(at: path($0)) && drafts[$0] == nil && typedSecrets[$0] == nil
            }
    }
}
