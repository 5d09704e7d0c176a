/// Reads form posts entry by entry and stages those that are fields, on memory that it keeps.
///
/// What a name leads to is decided here and nowhere else.
struct PostReader: Sendable {
    private struct Element: Sendable {
        let field: Int
        let entry: PostEntry
    }

    private let layout: FormLayout
    private let limits: JSONLimits
    /// The boxes that were not ticked where they are not sent.
    private let flags: [Int]
    private var name: [UInt8] = []
    private var elements: [Element] = []
    private var rows: [RowEntry] = []
    private var count = 0

    /// The entries of the last post that are no field.
    private(set) var unknown: [PostEntry] = []

    init(layout: FormLayout, limits: JSONLimits, scope: JudgingScope) {
        self.layout = layout
        self.limits = limits
        let asked: Set<FieldName>? =
            switch scope {
            case .whole: nil
            case .sent: []
            case .fields(let names): Set(names)
            }
        flags = layout.plans.indices.filter {
            layout.plans[$0].valueType == .boolean && !layout.plans[$0].hasFormatter
                && asked?.contains(layout.fields[$0].name) != false
        }
    }

    mutating func reset() {
        unknown.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        count = 0
    }

    /// Reads a post.
    ///
    /// What was staged of one that cannot be read is worth nothing.
    ///
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns, and for *k*
    ///   entries that lead into rows.
    mutating func read(
        _ text: Span<UInt8>, as encoding: PostEncoding, into values: inout StagedValues
    ) throws(PostFailure) {
        guard text.count <= limits.bytes else {
            throw PostFailure(reason: .tooManyBytes, offset: limits.bytes, limit: limits.bytes)
        }
        switch encoding {
        case .urlEncoded:
            var entries = URLEncodedEntries()
            while let entry = entries.next(text) {
                try take(entry, text, .tooManyMembers, &values)
            }
        case .multipart(let boundary):
            var entries = MultipartEntries(boundary: boundary)
            while let entry = try entries.next(text) {
                try take(entry, text, .tooManyParts, &values)
            }
        }
        stageElements(text, &values)
        if !rows.isEmpty { stageRows(text, &values) }
        // A browser leaves a box that is not ticked out.
        for field in flags where !values.isSent(field) { values.stageUnticked(at: field) }
    }

    private mutating func take(
        _ entry: PostEntry, _ text: Span<UInt8>, _ excess: PostFailure.Reason,
        _ values: inout StagedValues
    ) throws(PostFailure) {
        count += 1
        guard count <= limits.members else {
            throw PostFailure(
                reason: excess, offset: entry.name.lowerBound, limit: limits.members)
        }
        name.removeAll(keepingCapacity: true)
        PostText.append(
            entry.name, of: text, isPercentEncoded: entry.isPercentEncoded, to: &name)
        guard PostText.isUTF8(name.span) else {
            throw PostFailure(reason: .malformedText, offset: entry.name.lowerBound)
        }
        var row: RowEntry?
        let field = try field(entry, &row)
        if let row { return rows.append(row) }
        guard field >= 0 else { return unknown.append(entry) }
        if entry.isFile {
            values.refuse(.fileNotAccepted, from: entry.value.lowerBound, at: field)
        } else if layout.plans[field].valueType.isList {
            elements.append(Element(field: field, entry: entry))
        } else if values.isSent(field) {
            values.stageAgain(entry, text, at: field)
        } else {
            values.stage(entry, text, at: field)
        }
    }

    /// The field that the name leads to, or −1; of a name that leads into a row, what is kept until all are read.
    private func field(_ entry: PostEntry, _ row: inout RowEntry?) throws(PostFailure) -> Int {
        let text = name.span
        guard let parts = try PostName(text, depth: limits.depth, offset: entry.name.lowerBound)
        else { return -1 }
        let field = layout.table.index(of: text.extracting(parts.field))
        guard field >= 0, !parts.steps.isEmpty else { return field }
        if parts.steps == [.append], layout.plans[field].valueType.isList { return field }
        row = RowEntry(parts, entry, text, in: field, of: layout)
        return row == nil ? -1 : field
    }

    /// Stages the rows of groups, whose entries may have been sent in turns.
    private mutating func stageRows(_ text: Span<UInt8>, _ values: inout StagedValues) {
        let rows = rows.sorted { $0.precedes($1) }
        var first = 0
        while first < rows.count {
            let field = rows[first].way[0]
            var end = first + 1
            while end < rows.count, rows[end].way[0] == field { end += 1 }
            if values[field].isSound { values.stageRows(rows[first..<end], 0, text, at: field) }
            first = end
        }
    }

    /// Stages the elements of lists, which may have been sent in turns.
    private mutating func stageElements(_ text: Span<UInt8>, _ values: inout StagedValues) {
        var isSorted = true
        for at in elements.indices.dropFirst() where elements[at].field < elements[at - 1].field {
            isSorted = false
        }
        if !isSorted {
            elements.sort {
                ($0.field, $0.entry.name.lowerBound) < ($1.field, $1.entry.name.lowerBound)
            }
        }
        var first = 0
        while first < elements.count {
            let field = elements[first].field
            var end = first + 1
            while end < elements.count, elements[end].field == field { end += 1 }
            if !values.isSent(field) {
                values.stageList(elements[first..<end].lazy.map(\.entry), text, at: field)
            }
            first = end
        }
    }
}
