/// The values of a form or of a row, borrowed for reading.
struct ValueTableView: ~Escapable, Sendable {
    private let submission: Span<UInt8>
    private let scratch: Span<UInt8>
    private let slots: Span<ValueSlot>
    private let scalars: Span<ValueScalar>
    private let elements: Span<Range<Int32>>
    private let problems: Span<ValueTable.Problem>
    private let rows: Span<TableRow>
    // The values of all rows and of the form, for other rows and for enclosing scopes.
    private let formSlots: Span<ValueSlot>
    private let rowSlots: Span<ValueSlot>
    private let allScalars: Span<ValueScalar>
    /// The row whose values these are, or −1 for the form itself.
    private let record: Int32
    /// The record from which a function looks at this row, or −1 for the form; see ``seen(from:)``.
    private let caller: Int32

    @_lifetime(
        copy submission, copy scratch, copy slots, copy scalars, copy elements, copy problems,
        copy rowSlots, copy rows)
    init(
        submission: Span<UInt8>, scratch: Span<UInt8>, slots: Span<ValueSlot>,
        scalars: Span<ValueScalar>, elements: Span<Range<Int32>>,
        problems: Span<ValueTable.Problem>, rowSlots: Span<ValueSlot>, rows: Span<TableRow>
    ) {
        self.submission = submission
        self.scratch = scratch
        self.slots = slots
        self.scalars = scalars
        self.elements = elements
        self.problems = problems
        self.rows = rows
        self.rowSlots = rowSlots
        formSlots = slots
        allScalars = scalars
        record = -1
        caller = -1
    }

    private var row: Int { Int(record) }

    @_lifetime(copy other)
    private init(row: Int, of other: ValueTableView, caller: Int32) {
        submission = other.submission
        scratch = other.scratch
        elements = other.elements
        problems = other.problems
        rows = other.rows
        formSlots = other.formSlots
        rowSlots = other.rowSlots
        allScalars = other.allScalars
        record = Int32(truncatingIfNeeded: row)
        self.caller = caller
        guard row >= 0 else {
            slots = other.formSlots
            scalars = other.allScalars
            return
        }
        let first = Int(other.rows[row].slot)
        let firstScalar = other.formSlots.count + first
        slots = other.rowSlots.extracting(first..<other.rowSlots.count)
        scalars = other.allScalars.extracting(firstScalar..<other.allScalars.count)
    }

    // MARK: Rows

    /// How many rows of a group were staged; 0 for a field that is no group.
    func rowCount(at index: Int) -> Int { view(at: index).judgedRows.count }

    /// The values of a row of a group, by the indices of its fields in the layout of the group.
    @_lifetime(copy self)
    func row(_ number: Int, at index: Int) -> ValueTableView {
        row(Int(view(at: index).rows.first) + number)
    }

    /// The enclosing scope of a row: another row, or the form; the form itself for the form.
    var enclosing: ValueTableView {
        @_lifetime(copy self)
        get {
            ValueTableView(row: row < 0 ? -1 : Int(rows[row].parent), of: self, caller: caller)
        }
    }

    @_lifetime(copy self)
    func row(_ index: Int) -> ValueTableView {
        ValueTableView(row: index, of: self, caller: caller)
    }

    /// The same record for the expression of a function over rows, which is called in another record.
    @_lifetime(copy self)
    func seen(from caller: borrowing ValueTableView) -> ValueTableView {
        ValueTableView(row: row, of: self, caller: caller.record)
    }

    /// The record in which the function was called that looks at this row.
    var callingRecord: ValueTableView {
        @_lifetime(copy self)
        get { row(Int(caller)) }
    }

    /// The enclosing row that is `up` scopes further out, or −1 for the form.
    func row(up: Int) -> Int {
        var row = row
        for _ in 0..<up where row >= 0 { row = Int(rows[row].parent) }
        return row
    }

    var number: Int { row < 0 ? -1 : Int(rows[row].number) }
    var isRow: Bool { row >= 0 && rows[row].isObject }
    var rowOffset: Int { row < 0 ? -1 : Int(rows[row].offset) }

    // MARK: Values

    @inline(__always)
    func slot(at index: Int) -> ValueSlot { slots[index] }

    /// Whether a field was sent empty, as `null` or an empty text, and may be.
    func isCleared(at index: Int) -> Bool {
        let slot = slots[index]
        return slot.isSent && slot.isSound && slot.kind == .empty && slot.status.field == .open
    }

    /// Whether a field can be filled in, or is computed or set by the program.
    func isOpen(at index: Int) -> Bool {
        switch slots[index].status.field {
        case .open, .computed, .given: true
        case .hidden, .disabled: false
        }
    }

    /// Whether the value of a field could be read at all.
    func isReadable(at index: Int) -> Bool { slots[index].isSound }

    /// Why a field has no value, where it is empty.
    func noResult(at index: Int) -> NoResult { slots[index].status.noResult }

    @_lifetime(copy self)
    func view(at index: Int) -> ValueView { view(of: slots[index], at: index) }

    @inline(__always)
    @_lifetime(copy self)
    func view(of slot: ValueSlot, at index: Int) -> ValueView {
        guard slot.kind == .text, !slot.isScratch else { return otherView(of: slot, at: index) }
        let range = Int(slot.range.lowerBound)..<Int(slot.range.upperBound)
        return ValueView(
            kind: .text, text: submission.extracting(range), scalars: Span(), elements: Span())
    }

    @_lifetime(copy self)
    private func otherView(of slot: ValueSlot, at index: Int) -> ValueView {
        let range = Int(slot.range.lowerBound)..<Int(slot.range.upperBound)
        switch slot.kind {
        case .text, .choice:
            let text = slot.isScratch ? scratch.extracting(range) : submission.extracting(range)
            return ValueView(kind: slot.kind, text: text, scalars: Span(), elements: Span())
        case .list:
            return ValueView(
                kind: .list, text: scratch, scalars: Span(),
                elements: elements.extracting(range))
        case .empty, .other:
            return ValueView(kind: slot.kind, text: Span(), scalars: Span(), elements: Span())
        case .file:
            return ValueView(
                kind: .file, text: scratch.extracting(range),
                scalars: scalars.extracting(index..<index + 1), elements: Span())
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime, .duration,
            .rows:
            return ValueView(
                kind: slot.kind, text: Span(), scalars: scalars.extracting(index..<index + 1),
                elements: Span())
        }
    }

    /// Why the value of a field could not be read.
    func problems(at index: Int) -> [ValueTable.Problem] {
        slots[index].range.map { problems[Int($0)] }
    }

    func addProblems(at index: Int, to findings: inout Findings) {
        for index in slots[index].range {
            let problem = problems[Int(index)]
            findings.add(
                problem.code, actual: problem.given?.rawValue,
                element: problem.element < 0 ? nil : problem.element,
                parameters: problem.parameters)
        }
    }

    /// The value of a field as a value of its own; empty where it could not be read.
    ///
    /// - Parameters:
    ///   - index: The field.
    ///   - layout: The layout that the field belongs to, which names the fields of rows.
    /// - Returns: The value, in canonical form.
    func value(at index: Int, of layout: FormLayout) -> FieldValue {
        guard isReadable(at: index) else { return .empty }
        let view = view(at: index)
        switch view.kind {
        case .empty: return .empty
        case .other: return .choice(Choice.otherValue)
        case .text: return .text(String(utf8: view.text))
        case .choice: return .choice(String(utf8: view.text))
        case .integer: return .integer(view.integer)
        case .decimal: return .decimal(view.decimal)
        case .boolean: return .boolean(view.boolean)
        case .date: return view.date.map(FieldValue.date) ?? .empty
        case .time: return view.time.map(FieldValue.time) ?? .empty
        case .dateTime: return view.dateTime.map(FieldValue.dateTime) ?? .empty
        case .localDateTime: return view.localDateTime.map(FieldValue.localDateTime) ?? .empty
        case .duration: return view.duration.map(FieldValue.duration) ?? .empty
        case .file: return view.file.map(FieldValue.file) ?? .empty
        case .list:
            var list: [String] = []
            for element in 0..<view.count { list.append(String(utf8: view.element(element))) }
            return layout.fields[index].valueType == .texts ? .texts(list) : .choices(list)
        case .rows:
            guard let inner = layout.fields[index].rows else { return .empty }
            let rows = view.judgedRows.map { row($0, at: index).values(of: inner) }
            return .rows(layout.fields[index].keyed(rows))
        }
    }

    private func values(of layout: FormLayout) -> FormRow {
        var values = FormRow()
        for index in 0..<layout.sentCount {
            values.append(layout.fields[index].name, value(at: index, of: layout))
        }
        return values
    }
}
