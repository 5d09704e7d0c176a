/// Access of expressions to the values of fields.
extension JudgingContext {
    /// Counts work of expressions.
    ///
    /// - Returns: Whether more may be done.
    @discardableResult
    func spend(_ work: Int) -> Bool {
        guard let budget = totals?.budget else { return true }
        budget.spend(work)
        return !budget.isExhausted
    }

    /// The values of the scope that is `up` scopes outwards; see ``FieldReference/up``.
    @_lifetime(copy self)
    func values(up: Int) -> ValueTableView {
        var values = values
        var left = up
        if up < 0 {
            values = values.callingRecord
            left = -up - 1
        }
        while left > 0 {
            values = values.enclosing
            left -= 1
        }
        return values
    }

    @_lifetime(copy self)
    func view(of field: FieldReference) -> ValueView { values(up: field.up).view(at: field.field) }

    /// The value of a field as a value of its own; empty where it could not be read.
    func fieldValue(of field: FieldReference, _ layout: FormLayout) -> FieldValue {
        values(up: field.up).value(at: field.field, of: layout)
    }

    func operand(of field: FieldReference) -> ExpressionOperand {
        // Most fields are those of the record itself, whose view need not be copied.
        field.up == 0
            ? values.operand(of: field) : values(up: field.up).operand(of: field)
    }

    /// Why a field has no value, where it is empty.
    func noResult(of field: FieldReference) -> ExpressionOperand {
        ExpressionOperand(values(up: field.up).noResult(at: field.field))
    }

    func isPresent(_ field: FieldReference) -> Bool {
        let values = values(up: field.up)
        return values.isReadable(at: field.field) && values.view(at: field.field).kind != .empty
    }

    func count(of field: FieldReference) -> ExpressionOperand {
        let values = values(up: field.up)
        guard values.isReadable(at: field.field) else { return .unreadable }
        let view = values.view(at: field.field)
        return .number(ExactDecimal(Int128(view.kind == .empty ? 0 : view.count)))
    }

    /// The sum of a number, or of the counts of lists or groups, over the rows of a group; empty
    /// fields count as 0.
    ///
    /// - Parameters:
    ///   - path: For each level of rows, the index of the field; the last one is that of the
    ///     number.
    ///   - group: The group.
    /// - Returns: The sum; no result if a field could not be read or the sum is too large.
    func sum(of path: [Int], in group: FieldReference) -> ExpressionOperand {
        let values = values(up: group.up)
        guard values.isReadable(at: group.field) else { return .unreadable }
        // Totals are remembered only for groups of enclosing scopes, which all rows share.
        guard group.up != 0, let totals else {
            return total(of: path, in: group.field, values).operand
        }
        let total = totals.total(
            of: path, in: group.field, at: values.row(up: 0),
            rows: values.rowCount(at: group.field)
        ) {
            self.total(of: path, in: group.field, values)
        }
        return total.operand
    }

    private func total(
        of path: [Int], in group: Int, _ values: borrowing ValueTableView
    ) -> RememberedTotals.Total {
        var sum = DecimalSum()
        var cause = NoResult.missing
        add(path[...], in: group, values, to: &sum, &cause)
        return RememberedTotals.Total(sum: sum.value, cause: cause)
    }

    /// Adds the fields of all rows, and notes the strongest reason why one has no value.
    private func add(
        _ path: ArraySlice<Int>, in group: Int, _ values: borrowing ValueTableView,
        to sum: inout DecimalSum, _ cause: inout NoResult
    ) {
        guard let member = path.first else { return }
        let inner = path.dropFirst()
        spend(values.rowCount(at: group))
        for index in 0..<values.rowCount(at: group) {
            let row = values.row(index, at: group)
            guard row.isReadable(at: member) else { return cause = .unreadable }
            guard inner.isEmpty else {
                add(inner, in: member, row, to: &sum, &cause)
                continue
            }
            let view = row.view(at: member)
            switch view.kind {
            case .empty: cause = max(cause, row.noResult(at: member))
            case .list, .rows: sum.add(ExactDecimal(Int128(view.count)))
            default: sum.add(view.decimal)
            }
        }
    }

    /// The value of a field in the row before the present one.
    func previous(_ field: Int, of group: Int) -> RowOutcome {
        let record = values.enclosing
        let number = values.number - 1
        guard number >= 0 else { return RowOutcome(.missing) }
        guard record.isReadable(at: group) else { return RowOutcome(.unreadable) }
        guard number < record.rowCount(at: group) else { return RowOutcome(.missing) }
        let row = record.row(number, at: group)
        let operand = row.operand(of: FieldReference(up: 0, field: field))
        guard case .text = operand else { return RowOutcome(operand) }
        let text = Array(copying: row.view(at: field).text)
        spend(text.count)
        return RowOutcome(text: text)
    }

    /// The number of Unicode scalars in the text of a field.
    func length(of field: FieldReference) -> Int {
        let values = values(up: field.up)
        let text = values.view(at: field.field).text
        guard field.up != 0, let totals else {
            spend(text.count)
            return UTF8Sequence.scalarCount(text)
        }
        return totals.length(of: field.field, at: values.row(up: 0), bytes: text.count) {
            spend(text.count)
            return UTF8Sequence.scalarCount(text)
        }
    }

    /// Whether the text of a field matches a pattern; `nil` if matching would be too costly.
    func matches(_ field: FieldReference, _ matcher: ExpressionMatcher) -> Bool? {
        let values = values(up: field.up)
        let text = values.view(at: field.field).text
        guard field.up != 0, let totals else { return matches(text, matcher) }
        return totals.matches(
            field.field, at: values.row(up: 0), ObjectIdentifier(matcher), bytes: text.count
        ) {
            matches(text, matcher)
        }
    }

    /// Whether a text matches a pattern; `nil` if matching would be too costly.
    func matches(_ text: Span<UInt8>, _ matcher: ExpressionMatcher) -> Bool? {
        spend(text.count * WorkBudget.matchedByte)
        return matcher.matches(text)
    }

    func has(_ text: Span<UInt8>, in list: FieldReference) -> Bool {
        let view = view(of: list)
        spend(view.count)
        for index in 0..<view.count where view.element(index).hasSameBytes(as: text) {
            return true
        }
        return false
    }

    func list(of field: FieldReference) -> FieldValue {
        let view = view(of: field)
        var list: [String] = []
        for index in 0..<view.count {
            let element = view.element(index)
            guard spend(element.count + WorkBudget.element) else { return .empty }
            list.append(String(utf8: element))
        }
        return .choices(list)
    }
}

extension RememberedTotals.Total {
    fileprivate var operand: ExpressionOperand {
        cause == .missing ? sum.operand : ExpressionOperand(cause)
    }
}

extension ValueTableView {
    /// The value of a field of the record as an operand, which names the field by a reference.
    fileprivate func operand(of field: FieldReference) -> ExpressionOperand {
        guard isReadable(at: field.field) else { return .unreadable }
        let view = view(at: field.field)
        switch view.kind {
        case .empty: return ExpressionOperand(noResult(at: field.field))
        case .other: return .other
        case .text, .choice: return .text(ExpressionOperand.Text(origin: .field(field)))
        case .integer, .decimal: return .number(view.decimal)
        case .boolean: return .boolean(view.boolean)
        case .date: return view.date.map { .date($0) } ?? .unreadable
        case .time: return view.time.map { .time($0) } ?? .unreadable
        case .dateTime: return view.dateTime.map { .moment($0) } ?? .unreadable
        case .localDateTime: return view.localDateTime.map { .local($0) } ?? .unreadable
        case .duration: return view.duration.map { .duration($0) } ?? .unreadable
        case .list: return .list(field)
        case .file, .rows: return .missing
        }
    }
}
