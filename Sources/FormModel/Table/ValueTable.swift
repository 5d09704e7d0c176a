/// The values of all fields of a form, read and canonical.
///
/// Texts stay in the submission; only those that were unescaped or brought into canonical form are copied, into memory
/// that is kept.
package struct ValueTable: Sendable {
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
    /// The most bytes of these texts in this table.
    var scratchLimit = ValueTable.scratchLimit
    /// The most bytes of a text.
    let textBytes: Int32
    /// Reads texts that are not canonical.
    var reader = TypedReader().ofSentTexts
    var slots: [ValueSlot]
    /// The values that are no text, by field; for other fields, the scalars have no meaning.
    var scalars: [ValueScalar]
    /// The values of the fields of rows, one row behind the other; their scalars are behind those of the form.
    var rowSlots: [ValueSlot] = []
    /// The rows of groups; the rows of one group follow each other.
    var rows: [TableRow] = []
    /// Members of rows, and given names, that are no field.
    var unknownMembers: [UnknownMember] = []
    /// How many fields the rows of the present group of the form may still have.
    var room = RowBudget()
    /// The present scope: the form, or a row.
    var scope: Scope
    var scratch: [UInt8] = []
    var elements: [Range<Int32>] = []
    var problems: [Problem] = []
    var canonical: [UInt8] = []

    package init(layout: FormLayout) {
        self.layout = layout
        traits = layout.traits
        textBytes = Int32(layout.limits.textBytes)
        slots = [ValueSlot](repeating: ValueSlot(), count: layout.traits.count)
        scalars = [ValueScalar](repeating: .none, count: layout.traits.count)
        scope = Scope(layout: layout)
    }

    /// Removes all values.
    package mutating func reset() {
        let empty = ValueSlot()
        // A span is checked once for being shared, and an array for each slot.
        var slots = slots.mutableSpan
        for index in slots.indices { slots[index] = empty }
        clearTexts()
    }

    /// Removes the values of some fields and all texts, so that the cost of an update depends only on these.
    package mutating func clear(_ fields: some Sequence<Int>) {
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
        if !scratch.isEmpty { scratch.removeAll(keepingCapacity: true) }
        if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
        if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
    }

    /// How many bytes the scratch memory holds.
    var scratchCount: Int { scratch.count }

    /// How many slots the fields of rows have.
    var rowSlotCount: Int { rowSlots.count }

    /// The values as validators see them.
    @inline(__always)
    @_lifetime(borrow self, copy submission)
    package func view(submission: Span<UInt8>) -> ValueTableView {
        ValueTableView(
            submission: submission, scratch: scratch.span, slots: slots.span,
            scalars: scalars.span, elements: elements.span, problems: problems.span,
            rowSlots: rowSlots.span, rows: rows.span)
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
        stageSingle(node, traits[field], text, field, &value)
        return value
    }

    /// Stages a value that is no array or object, in the present scope.
    mutating func stageSingle(
        _ node: JSONNode, _ traits: FieldTraits, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        value.offset = Int32(truncatingIfNeeded: node.offset)
        switch (node.kind, traits.valueType) {
        case (.null, _): break
        case (.string, _): stageString(node, text, traits, field, &value)
        case (.number, .integer), (.number, .decimal):
            stageNumber(text.extracting(Int(node.start)..<Int(node.end)), traits, field, &value)
        case (.boolean, .boolean):
            set(.boolean, .boolean(text[Int(node.start)] == UInt8(ascii: "t")), field, &value)
        case (_, .text), (_, .multiline), (_, .integer), (_, .decimal), (_, .boolean), (_, .date),
            (_, .time), (_, .dateTime), (_, .localDateTime), (_, .duration), (_, .choice),
            (_, .choices), (_, .texts), (_, .group):
            refuse(given: GivenKind(node.kind), &value)
        }
    }

    /// Stages a value that a program or a person gives.
    ///
    /// A text for a field of another type was typed, and is read as such.
    package mutating func stage(_ given: FieldValue, at field: Int) {
        stage(given, of: GivenSource(), Span(), at: field)
    }

    /// Stages a given value in the present scope.
    mutating func stage(
        _ given: FieldValue, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        stage(given, of: GivenSource(), Span(), field, &value)
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
            stageList(list, of: source, text, field, &value)
        } else if traits.valueType == .group, let rows = source.rows(of: item) {
            stageRows(rows, of: source, text, field, &value)
        } else {
            source.stageSingle(item, text, traits, field, &value, in: &self)
        }
    }

    // MARK: Shorthands

    mutating func set(
        _ kind: ValueView.Kind, _ scalar: ValueScalar, _ field: Int, _ value: inout ValueSlot
    ) {
        value.kind = kind
        scalars[scope.base &+ field] = scalar
    }

    func withBytes<Result>(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>,
        _ body: (Span<UInt8>) -> Result
    ) -> Result {
        let range = Int(range.lowerBound)..<Int(range.upperBound)
        guard isScratch else { return body(submission.extracting(range)) }
        let bytes = scratch.span
        return body(bytes.extracting(range))
    }

    /// Refuses a value that is larger than a limit.
    mutating func refuse(_ code: IssueCode, beyond limit: Int, _ value: inout ValueSlot) {
        refuse(code, &value, parameters: ["max": .integer(limit)])
    }

    /// Refuses a value that is of another kind than the values of the field.
    mutating func refuse(given kind: GivenKind?, _ value: inout ValueSlot) {
        refuse(.wrongType, &value)
        problems[problems.count - 1].given = kind
    }

    mutating func refuse(
        _ code: IssueCode, _ value: inout ValueSlot,
        parameters: IssueParameters = IssueParameters()
    ) {
        value.isSound = false
        value.range = Int32(problems.count)..<Int32(problems.count + 1)
        problems.append(Problem(code: code, parameters: parameters))
    }

    /// Refuses a value that was read before, for the reasons of then.
    mutating func refuse(_ reasons: [Problem], _ value: inout ValueSlot) {
        value.isSound = false
        value.range = Int32(problems.count)..<Int32(problems.count + reasons.count)
        problems += reasons
    }
}
