/// The values of all fields of a form, read and canonical.
///
/// Texts stay in the submission; only those that were unescaped or brought into canonical form are copied, into memory
/// that is kept.
///
/// Each row of a group has a slot for every field of its group, behind the slots of the form. Rows beyond the most that a
/// group may have are counted and not read. Where the rows have more fields together than the form allows, none are
/// read, so that a submission of many empty rows takes no more memory than that.
struct ValueTable: Sendable {
    struct Problem: Sendable, Equatable {
        let code: IssueCode
        /// The parameters beyond those that the field has for every value.
        var parameters = IssueParameters()
        var element = -1
        /// The kind of JSON value that was sent in place of another one.
        var given: GivenKind?
    }

    let layout: FormLayout
    private let traits: [FieldTraits]
    /// The most bytes of all texts together that a program gave or that were calculated: 64 MiB.
    static let scratchLimit = 64 << 20
    var slots: [ValueSlot]
    /// The values of the fields of rows, one row behind the other.
    var rowSlots: [ValueSlot] = []
    /// The rows of groups; the rows of one group follow each other.
    var rows: [TableRow] = []
    /// Members of rows, and given names, that are no field.
    private(set) var unknownMembers: [UnknownMember] = []
    /// How many fields the rows of the present group of the form may still have.
    var rowBudget = RowBudget()
    /// What reads values, and keeps that to which slots refer.
    var reading: ValueReader

    init(layout: FormLayout) {
        self.layout = layout
        traits = layout.traits
        slots = [ValueSlot](repeating: ValueSlot(), count: layout.traits.count)
        reading = ValueReader(layout: layout)
    }

    /// The present scope: the form, or a row.
    var scope: Scope {
        @inline(__always) _read { yield reading.scope }
        @inline(__always) _modify { yield &reading.scope }
    }

    /// Removes all values.
    mutating func reset() {
        let empty = ValueSlot()
        // A span is checked once for being shared, and an array for each slot.
        var slots = slots.mutableSpan
        for index in slots.indices { slots[index] = empty }
        clearTexts()
    }

    /// Removes the values of some fields and all texts, so that the cost of an update depends only on these.
    mutating func clear(_ fields: some Sequence<Int>) {
        for field in fields { slots[field] = ValueSlot() }
        clearTexts()
    }

    /// Removes the values of some fields, and all texts and rows that were added since the table had an extent.
    mutating func clear(_ fields: some Sequence<Int>, to extent: Extent) {
        for field in fields { slots[field] = ValueSlot() }
        cut(to: extent)
    }

    private mutating func clearTexts() {
        if !rows.isEmpty { clearRows() }
        if !unknownMembers.isEmpty { unknownMembers.removeAll(keepingCapacity: true) }
        reading.clear()
    }

    /// How many slots the fields of rows have.
    var rowSlotCount: Int { rowSlots.count }

    /// The values as validators see them.
    @inline(__always)
    @_lifetime(borrow self, copy submission)
    func view(submission: Span<UInt8>) -> ValueTableView {
        reading.view(
            submission: submission, slots: slots.span, rowSlots: rowSlots.span, rows: rows.span)
    }

    // MARK: Staging

    /// Takes the slots out, so that they can be filled without a check for each.
    mutating func takeSlots() -> [ValueSlot] {
        var slots: [ValueSlot] = []
        swap(&slots, &self.slots)
        return slots
    }

    /// Puts the slots back.
    mutating func put(_ slots: consuming [ValueSlot]) { self.slots = slots }

    /// Whether the value of a field is the text that was sent, apart from white space at its ends.
    @inline(__always)
    func isPlainText(_ field: Int) -> Bool { traits[field].isPlainText }

    /// Stages a string without escapes for a field of plain texts.
    @inline(__always)
    func stagedText(_ node: JSONNode, _ text: Span<UInt8>, at field: Int) -> ValueSlot {
        var value = ValueSlot()
        value.offset = node.start &- 1
        value.range = node.start..<node.end
        if !traits[field].isSecure { value.range = WhiteSpace.trim(text, value.range) }
        if !value.range.isEmpty { value.kind = .text }
        return value
    }

    /// Stages an array or object of a JSON submission, which is the first of its nodes.
    mutating func staged(
        nested nodes: [JSONNode], _ text: Span<UInt8>, at field: Int
    ) -> ValueSlot {
        staged(0, of: JSONSource(nodes: nodes), text, at: field)
    }

    /// Stages a value of a JSON submission.
    mutating func staged(
        _ node: Int, of source: JSONSource, _ text: Span<UInt8>, at field: Int
    ) -> ValueSlot {
        var value = ValueSlot()
        value.offset = Int32(truncatingIfNeeded: source.nodes[node].offset)
        stage(node, of: source, text, field, &value)
        return value
    }

    /// Stages a value of a JSON submission that is no array or object.
    ///
    /// JSON says what type a value has: a number in quotation marks is no number.
    mutating func staged(
        _ node: JSONNode, _ text: Span<UInt8>, at field: Int
    ) -> ValueSlot {
        var value = ValueSlot()
        reading.stageSingle(node, traits[field], text, field, &value)
        return value
    }

    /// Stages a value that a program or a person gives.
    ///
    /// A text for a field of another type was typed, and is read as such.
    mutating func stage(_ given: FieldValue, at field: Int) {
        stage(given, of: GivenSource(), Span(), at: field)
    }

    /// Stages a value of any source in its slot of the present scope.
    mutating func stage<Source: ValueSource>(
        _ item: Source.Value, of source: Source, _ text: Span<UInt8>, at field: Int
    ) {
        var value = ValueSlot()
        value.offset = Int32(truncatingIfNeeded: source.offset(of: item))
        value.status = source.status(of: item)
        stage(item, of: source, text, field, &value)
        self[field] = value
    }

    /// Stages a value of any source in the present scope.
    mutating func stage<Source: ValueSource>(
        _ item: Source.Value, of source: Source, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        let traits = scope.layout.traits[field]
        if traits.valueType.isList, let list = source.elements(of: item, as: traits.valueType) {
            reading.stageList(list, of: source, text, field, &value)
        } else if Source.sendsRowsByKey, let keys = scope.layout.fields[field].rowKeys {
            guard let rows = source.rows(of: item, by: keys, text) else {
                return source.stageSingle(item, text, traits, field, &value, in: &reading)
            }
            stage(keyed: rows, keys, of: source, text, field, &value)
        } else if traits.valueType == .group, let rows = source.rows(of: item) {
            stageRows(rows, of: source, text, field, &value)
        } else {
            source.stageSingle(item, text, traits, field, &value, in: &reading)
            if value.isSound, let rows = source.rows(beside: item) {
                stageRows(rows, of: source, text, field, &value)
            }
        }
    }

    // MARK: Rows

    /// Removes all rows, and keeps their memory.
    mutating func clearRows() {
        rowSlots.removeAll(keepingCapacity: true)
        reading.cutScalars(to: layout.traits.count)
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
        let enclosing = scope
        var given = given
        for number in 0..<staged.count {
            enter(number, of: staged)
            let row = source.nextRow(&given)
            let offset = Int32(truncatingIfNeeded: row.offset)
            rows[scope.row].offset = offset
            rows[scope.row].isObject = row.members != nil
            if let members = row.members { stageMembers(members, of: source, text) }
            if Source.isLenient { stageUnticked(scope.layout.boxes) }
            endRow(offset)
            scope = enclosing
        }
        if areBlank(staged) { value.isImplied = true }
        endRows(&value)
    }

    /// Whether nothing was sent for the fields of fixed rows, which are there in any case.
    private func areBlank(_ staged: TableRows) -> Bool {
        guard scope.layout.fields[Int(staged.field)].fixedRows != nil else { return false }
        let width = scope.layout.fields[Int(staged.field)].rows?.traits.count ?? 0
        return rows[Int(staged.first)..<Int(staged.first) + staged.count].allSatisfy { row in
            row.isObject
                && rowSlots[Int(row.slot)..<Int(row.slot) + width].allSatisfy {
                    $0.isSound && $0.kind == .empty || $0.isImplied
                }
        }
    }

    /// Ends the row that is the present scope: a missing field is reported at the beginning of its row.
    private mutating func endRow(_ offset: Int32) {
        if !scope.layout.fixedGroups.isEmpty { stageFixedRows() }
        for field in 0..<scope.layout.traits.count where !self[field].isSent {
            rowSlots[scope.slot + field].offset = offset
        }
    }

    /// Reads the rows of a group that are an object; one that was not sent has no values.
    private mutating func stage<Source: ValueSource>(
        keyed given: [KeyedRow<Source.Members>], _ keys: RowKeys, of source: Source,
        _ text: Span<UInt8>, _ field: Int, _ value: inout ValueSlot
    ) {
        guard let staged = beginRows(keys.texts.count, spare: 0, field, &value) else { return }
        let enclosing = scope
        var rest = [KeyedRow<Source.Members>?](repeating: nil, count: keys.texts.count)
        for row in given {
            if let index = row.index {
                rest[index] = row
            } else {
                addUnknown(row.key, of: -1, offset: row.offset, in: field)
            }
        }
        for number in 0..<staged.count {
            enter(number, of: staged)
            let row = rest[number]
            let offset = row.map { Int32(truncatingIfNeeded: $0.offset) } ?? value.offset
            rows[scope.row].offset = offset
            rows[scope.row].isObject = row.map { $0.members != nil } ?? true
            if let members = row?.members { stageMembers(members, of: source, text) }
            endRow(offset)
            scope = enclosing
        }
        if areBlank(staged) { value.isImplied = true }
        endRows(&value)
    }

    /// Gives the groups of the present scope whose rows are fixed, and of which nothing was sent, rows without values.
    mutating func stageFixedRows() {
        for field in scope.layout.fixedGroups {
            var value = self[field]
            guard let count = scope.layout.fields[field].fixedRows, value.isSound,
                value.kind == .empty
            else { continue }
            value.isImplied = true
            if let staged = beginRows(count, spare: 0, field, &value) {
                let enclosing = scope
                for number in 0..<staged.count {
                    enter(number, of: staged)
                    rows[scope.row].offset = value.offset
                    endRow(value.offset)
                    scope = enclosing
                }
                endRows(&value)
            }
            self[field] = value
        }
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
            reading.set(.boolean, .boolean(false), field, &value)
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
            rowBudget = RowBudget(
                cells: layout.limits.groupCells, unknownMembers: unknownMembers.count)
        }
        rowBudget.cells -= more
        guard rowBudget.cells >= 0 else {
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
        reading.appendScalars(places * width)
        reading.set(.rows, .rows(staged), field, &value)
        return staged
    }

    /// For how many rows of a group there are places: for those that are there, and for some more as far as it may have
    /// them.
    func rowCapacity(of field: Int, _ count: Int, spare: Int) -> Int {
        min(count + spare, max(count, scope.layout.fields[field].maximumRows))
    }

    /// Refuses a group of the form whose rows have too many fields together, and drops what was found in them.
    private mutating func endRows(_ value: inout ValueSlot) {
        guard scope.row < 0, rowBudget.cells < 0 else { return }
        unknownMembers.removeSubrange(rowBudget.unknownMembers...)
        value.kind = .empty
        reading.refuse(.tooManyCells, beyond: layout.limits.groupCells, &value)
    }

    /// The rows of a group of the present scope; `nil` where it has none.
    func stagedRows(at field: Int) -> TableRows? {
        self[field].kind == .rows ? reading.rows(at: field) : nil
    }

    /// Makes a row of a group the present scope.
    mutating func enter(_ number: Int, of staged: TableRows) {
        guard let inner = scope.layout.fields[Int(staged.field)].rows else { return }
        let row = Int(staged.first) + number
        let slot = Int(rows[row].slot)
        scope = Scope(layout: inner, base: layout.traits.count + slot, slot: slot, row: row)
    }

    /// Notes a member that is no field of the present scope, unless its object ignores these.
    ///
    /// - Parameters:
    ///   - key: Its key.
    ///   - section: The section whose object has it, or −1.
    ///   - offset: Its offset in the submission, or −1.
    ///   - group: The group whose object of rows has it, or −1.
    mutating func addUnknown(_ key: String, of section: Int, offset: Int, in group: Int = -1) {
        guard scope.layout.rejectsUnknown(in: section, ofRows: group) else { return }
        unknownMembers.append(
            UnknownMember(
                row: steps(to: scope.row), key: key, section: section, group: group,
                offset: offset, layout: scope.layout))
    }

    /// Refuses a value that is no object, for a section of the present scope.
    mutating func refuse(section: Int, offset: Int) {
        unknownMembers.append(
            UnknownMember(
                row: steps(to: scope.row), key: "", section: section, offset: offset,
                layout: scope.layout, code: .wrongType))
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
