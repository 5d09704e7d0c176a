/// Rows in form posts: the entries that lead into a group, in the order of their ways.
extension StagedValues {
    /// Stages the rows of a group.
    ///
    /// The numbers say in which order rows stand, and no more: a page in which a person deleted a row leaves
    /// a gap.
    ///
    /// - Parameters:
    ///   - entries: Those that lead into rows of the group, sorted.
    ///   - depth: Where in their ways the group stands.
    ///   - text: The post.
    ///   - field: The group, in the present scope.
    mutating func stageRows(
        _ entries: ArraySlice<RowEntry>, _ depth: Int, _ text: Span<UInt8>, at field: Int
    ) {
        let sent = PostRows(entries, at: depth + 1)
        var value = self[field]
        if value.offset < 0 {
            value.offset = Int32(truncatingIfNeeded: StagedValues.start(of: entries))
        }
        let staged = beginRows(sent.slices.count, field, &value)
        self[field] = value
        guard let staged else { return }
        let outer = scope
        for number in 0..<staged.count {
            let own = sent.slices[number]
            enter(number, of: staged)
            let offset = Int32(truncatingIfNeeded: StagedValues.start(of: own))
            rows[scope.row].offset = offset
            for slot in 0..<scope.layout.plans.count {
                rowSlots[scope.slot + slot].offset = offset
            }
            stageRow(own, depth + 2, text)
            scope = outer
        }
        endRows(&value)
        self[field] = value
    }

    private static func start(of entries: ArraySlice<RowEntry>) -> Int {
        entries.lazy.map(\.entry.name.lowerBound).min() ?? -1
    }

    /// Stages the row that was entered.
    private mutating func stageRow(
        _ entries: ArraySlice<RowEntry>, _ depth: Int, _ text: Span<UInt8>
    ) {
        let plans = scope.layout.plans
        var next = 0
        func isBox(_ field: Int) -> Bool {
            plans[field].valueType == .boolean && !plans[field].hasFormatter
        }
        for own in PostRows(entries, at: depth).slices {
            guard let field = own.first?.way[depth], field < plans.count else {
                stageUnknown(own)
                continue
            }
            // A browser leaves a box that is not ticked out.
            for box in next..<field where isBox(box) { stageUnticked(at: box) }
            next = field + 1
            stageCell(own, depth, text, at: field)
        }
        for box in next..<max(next, plans.count) where isBox(box) { stageUnticked(at: box) }
    }

    private mutating func stageCell(
        _ entries: ArraySlice<RowEntry>, _ depth: Int, _ text: Span<UInt8>, at field: Int
    ) {
        // What is sent for a group itself comes before what leads into its rows.
        let end = entries.firstIndex { $0.way.count > depth + 1 } ?? entries.endIndex
        let plain = entries[..<end].lazy.map(\.entry)
        if let file = plain.first(where: \.isFile) {
            refuse(.fileNotAccepted, from: file.value.lowerBound, at: field)
        } else if scope.layout.plans[field].valueType.isList {
            stageList(plain, text, at: field)
        } else if let first = plain.first {
            stage(first, text, at: field)
            for entry in plain.dropFirst() { stageAgain(entry, text, at: field) }
        }
        guard end < entries.endIndex, self[field].isSound else { return }
        stageRows(entries[end...], depth, text, at: field)
    }

    /// A name that is sent again and again is told once.
    private mutating func stageUnknown(_ entries: ArraySlice<RowEntry>) {
        var seen: Set<[UInt8]> = []
        for entry in entries where seen.insert(Array(entry.unknown.utf8)).inserted {
            addUnknown(entry.unknown, offset: entry.entry.name.lowerBound)
        }
    }
}

/// Sorted entries by what stands at one place of their ways.
private struct PostRows {
    private(set) var slices: [ArraySlice<RowEntry>] = []

    init(_ entries: ArraySlice<RowEntry>, at depth: Int) {
        var first = entries.startIndex
        while first < entries.endIndex {
            var end = first + 1
            while end < entries.endIndex, entries[end].way[depth] == entries[first].way[depth] {
                end += 1
            }
            slices.append(entries[first..<end])
            first = end
        }
    }
}
