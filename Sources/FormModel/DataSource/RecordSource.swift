/// The records of a filling-in: the values that count, with the status of each field.
struct RecordSource: ValueSource {
    /// A field of a record.
    struct Value {
        let record: RecordNode
        let field: Int

        fileprivate var effective: FieldValue { record.cells[field].state.effective }
        fileprivate var isTextRefused: Bool { record.cells[field].state.isTextRefused }
        /// Why the value that counts could not be read.
        fileprivate var refusal: Sent.Refusal? {
            let state = record.cells[field].state
            return state.takesEntered ? state.refusal : nil
        }
    }

    /// Records of a group that are still to be read.
    struct Rows {
        let list: [RecordNode]
        var next = 0
    }

    static var isLenient: Bool { false }

    func offset(of value: Value) -> Int { -1 }

    func status(of value: Value) -> SlotStatus {
        let state = value.record.cells[value.field].state
        return SlotStatus(state.status, noResult: state.noResult)
    }

    func stageSingle(
        _ item: Value, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in reading: inout ValueReader
    ) {
        guard !item.isTextRefused else {
            return reading.refuse(.tooManyBytes, beyond: ValueTable.scratchLimit, &value)
        }
        if let refusal = item.refusal { return reading.refuse(refusal.problems, &value) }
        // A number of few digits need not be written and read again.
        if case .decimal(let number) = item.effective, traits.valueType == .decimal,
            !traits.hasFormatter, number.isShort
        {
            return reading.set(.decimal, .decimal(number), field, &value)
        }
        GivenSource().stageSingle(item.effective, text, traits, field, &value, in: &reading)
    }

    func elements(of value: Value, as type: ValueType) -> ArraySlice<String>? {
        value.refusal == nil ? GivenSource().elements(of: value.effective, as: type) : nil
    }

    func appendNext(
        _ elements: inout ArraySlice<String>, _ text: Span<UInt8>, to bytes: inout [UInt8]
    ) -> ElementReading {
        GivenSource().appendNext(&elements, text, to: &bytes)
    }

    func rows(of value: Value) -> Rows? {
        let cell = value.record.cells[value.field]
        // A group that is not open has no rows.
        return cell.state.status == .open && !cell.rows.isEmpty ? Rows(list: cell.rows) : nil
    }

    func count(of rows: Rows) -> Int { rows.list.count }

    func spareRows(behind count: Int) -> Int { count / 2 + 8 }

    func nextRow(_ rows: inout Rows) -> (offset: Int, members: Value?) {
        rows.next += 1
        return (-1, Value(record: rows.list[rows.next - 1], field: 0))
    }

    // The members are the next field and those behind it.
    func nextMember(
        _ members: inout Value, _ text: Span<UInt8>, of layout: FormLayout
    ) -> RowMember<Value>? {
        let next = members
        guard next.field < next.record.cells.count else { return nil }
        members = Value(record: next.record, field: next.field + 1)
        return .field(next.field, next)
    }
}

extension ExactDecimal {
    /// Whether its text has at most 18 bytes, so that it is certainly read as the same number.
    fileprivate var isShort: Bool {
        (-15...0).contains(exponent) && abs(significand) < 1_000_000_000_000_000
    }
}

extension RecordNode {
    /// The record of a row, or the record itself; `nil` where there is no such row.
    func record(at row: RowPlace?) -> RecordNode? {
        guard let row else { return self }
        guard let rows = find(row.group)?.cell.rows, rows.indices.contains(row.index) else {
            return nil
        }
        return rows[row.index]
    }

    /// What a row of the default of its group began with in a field, if anything.
    func start(of name: FieldName, in row: RowPlace?) -> FieldValue? {
        guard row != nil, let own = record(at: row)?.defaults?[name], !own.isEmpty else {
            return nil
        }
        return own
    }
}
