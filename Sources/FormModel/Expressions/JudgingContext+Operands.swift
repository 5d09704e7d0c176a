/// Fields as expressions look at them.
extension JudgingContext {
    /// The values of the scope that stands so many scopes further out.
    @_lifetime(copy self)
    private func values(up: Int) -> StagedValuesView {
        var values = values
        for _ in 0..<up { values = values.outer }
        return values
    }

    @_lifetime(copy self)
    func view(of field: FieldReference) -> ValueView { values(up: field.up).view(at: field.field) }

    func operand(of field: FieldReference) -> ExpressionOperand {
        let values = values(up: field.up)
        guard values.isReadable(at: field.field) else { return .none }
        let view = values.view(at: field.field)
        switch view.kind {
        case .empty: return .empty
        case .text, .choice: return .text(ExpressionOperand.Text(origin: .field(field)))
        case .integer, .decimal: return .number(view.decimal)
        case .boolean: return .boolean(view.boolean)
        case .date: return view.date.map { .date($0) } ?? .none
        case .time: return view.time.map { .time($0) } ?? .none
        case .dateTime: return view.dateTime.map { .moment($0) } ?? .none
        case .duration: return view.duration.map { .duration($0) } ?? .none
        case .choices: return .list(field)
        case .rows: return .none
        }
    }

    func isPresent(_ field: FieldReference) -> Bool {
        let values = values(up: field.up)
        return values.isReadable(at: field.field) && values.view(at: field.field).kind != .empty
    }

    func count(of field: FieldReference) -> ExpressionOperand {
        let values = values(up: field.up)
        guard values.isReadable(at: field.field) else { return .none }
        let view = values.view(at: field.field)
        return .number(ExactDecimal(Int128(view.kind == .empty ? 0 : view.count)))
    }

    /// The sum of a field over the rows of a group; rows that do not have it count as 0.
    func sum(of member: Int, in group: FieldReference) -> ExpressionOperand {
        let values = values(up: group.up)
        guard values.isReadable(at: group.field) else { return .none }
        var sum: ExactDecimal = 0
        for index in 0..<values.rowCount(at: group.field) {
            let row = values.row(index, at: group.field)
            guard row.isReadable(at: member) else { return .none }
            let view = row.view(at: member)
            guard view.kind != .empty else { continue }
            guard let more = sum.adding(view.decimal) else { return .none }
            sum = more
        }
        return .number(sum)
    }

    /// Whether a field can be read, or is empty, in all rows of a group.
    func isReadable(_ member: Int, inRowsOf group: FieldReference) -> Bool {
        let values = values(up: group.up)
        guard values.isReadable(at: group.field) else { return false }
        for index in 0..<values.rowCount(at: group.field) {
            guard values.row(index, at: group.field).isReadable(at: member) else { return false }
        }
        return true
    }

    func has(_ text: Span<UInt8>, in list: FieldReference) -> Bool {
        let view = view(of: list)
        for index in 0..<view.count where view.element(index).hasSameBytes(as: text) {
            return true
        }
        return false
    }

    func list(of field: FieldReference) -> FieldValue {
        let view = view(of: field)
        var list: [String] = []
        for index in 0..<view.count { list.append(String(utf8: view.element(index))) }
        return .choices(list)
    }
}
