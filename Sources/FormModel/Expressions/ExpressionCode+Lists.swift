// What expressions read from lists.

extension ExpressionCode {
    /// The operand of a cell of one of the lists of the code.
    func operand(of column: Int32, ofRow row: Int, list: Int32) -> ExpressionOperand {
        operand(of: lists[Int(list)].cell(Int(column), ofRow: row), list: list)
    }

    private func operand(of cell: ListCell, list: Int32) -> ExpressionOperand {
        switch cell {
        case .none: .missing
        case .text(let range):
            range.isEmpty
                ? .missing : .text(ExpressionOperand.Text(origin: .list(list), range: range))
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .date(let date): .date(date)
        case .time(let time): .time(time)
        case .moment(let moment): .moment(moment)
        case .local(let local): .local(local)
        case .duration(let duration): .duration(duration)
        }
    }

    /// A column of the row that a field chose; missing if nothing is chosen, no such row exists, or the choices are not
    /// known yet.
    func chosen(
        _ field: FieldReference, _ column: Int32, list: Int32, in context: borrowing JudgingContext,
        _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        guard context.isReadable(field) else { return .unreadable }
        let view = context.view(of: field)
        guard view.kind == .choice else { return context.noResult(of: field) }
        guard let table = table(list, in: context), let row = table.row(of: view.text) else {
            return .missing
        }
        let cell = table.cell(Int(column), ofRow: row)
        guard case .text(let range) = cell, !range.isEmpty, table !== lists[Int(list)] else {
            return operand(of: cell, list: list)
        }
        // The bytes of a fetched table are not those of the code.
        return keep(
            Array(table.bytes[Int(range.lowerBound)..<Int(range.upperBound)]), &scratch)
    }

    /// The sum of a column over the rows that a field chose; rows without a number count as 0.
    func chosenSum(
        _ field: FieldReference, _ column: Int32, list: Int32, in context: borrowing JudgingContext
    ) -> ExpressionOperand {
        guard context.isReadable(field) else { return .unreadable }
        guard let table = table(list, in: context) else { return .missing }
        let view = context.view(of: field)
        let cause = context.noResult(of: field)
        if view.kind == .empty, cause.noResult != .missing { return cause }
        var sum = DecimalSum()
        func add(_ value: Span<UInt8>) {
            guard let row = table.row(of: value),
                let number = table.cell(Int(column), ofRow: row).number
            else { return }
            sum.add(number)
        }
        switch view.kind {
        case .choice: add(view.text)
        case .list: for index in 0..<view.count { add(view.element(index)) }
        default: break
        }
        return sum.value.operand
    }

    /// The titles of what a field chose, in the language of the form, separated by commas.
    func title(
        _ field: FieldReference, list: Int32, in context: borrowing JudgingContext,
        _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        guard context.isReadable(field) else { return .unreadable }
        guard let table = table(list, in: context) ?? lists[Int(list)].ofOther else {
            return .missing
        }
        let view = context.view(of: field)
        if view.kind == .empty { return context.noResult(of: field) }
        guard view.kind == .list else {
            if view.kind == .choice, table.takesAnyValue, table.row(of: view.text) == nil {
                return context.operand(of: field)
            }
            if table !== lists[Int(list)] {
                guard let row = table.row(ofSingle: view),
                    case .text(let range) = table.cell(ListTable.titleColumn, ofRow: row)
                else { return .missing }
                return keep(
                    Array(table.bytes[Int(range.lowerBound)..<Int(range.upperBound)]), &scratch)
            }
            return table.row(ofSingle: view).map {
                operand(of: Int32(ListTable.titleColumn), ofRow: $0, list: list)
            } ?? .missing
        }
        var joined: [UInt8] = []
        for index in 0..<view.count {
            if table.takesAnyValue, table.row(of: view.element(index)) == nil {
                if !joined.isEmpty { joined.append(contentsOf: ", ".utf8) }
                joined.append(copying: view.element(index))
            } else if let row = table.row(of: view.element(index)),
                case .text(let range) = table.cell(ListTable.titleColumn, ofRow: row)
            {
                if !joined.isEmpty { joined.append(contentsOf: ", ".utf8) }
                joined += table.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
            }
            guard joined.count <= FormExpression.maximumTextBytes else { return .failed }
        }
        return joined.isEmpty ? .missing : keep(joined, &scratch)
    }

    /// A column of the row with a value; missing if there is no such row.
    func lookup(
        _ value: ExpressionOperand, _ column: Int32, list: Int32,
        in context: borrowing JudgingContext, _ scratch: [UInt8]
    ) -> ExpressionOperand {
        guard case .text(let text) = value else { return .nothing(of: value) }
        let table = lists[Int(list)]
        let row = withBytes(text, in: context, scratch) { table.row(of: $0) }
        return row.map { operand(of: column, ofRow: $0, list: list) } ?? .missing
    }

    /// A column of the last row whose number in the column of a bracket is not above a number.
    func bracket(
        _ value: ExpressionOperand, _ column: Int32, list: Int32, key: Int32
    ) -> ExpressionOperand {
        guard case .number(let number) = value else { return .nothing(of: value) }
        let (keyColumn, sorted) = brackets[Int(key)]
        let row = lists[Int(list)].lastRow(notAbove: number, in: keyColumn, sorted)
        return row.map { operand(of: column, ofRow: $0, list: list) } ?? .missing
    }
}
