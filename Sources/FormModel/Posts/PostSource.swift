/// The sorted entries of a form post for one field: the entries of the field itself, then those that lead into its rows.
struct PostSource: ValueSource {
    /// Entries, and how many steps lead to them.
    struct Entries {
        var list: ArraySlice<CollectedEntry>
        let depth: Int

        /// Removes the first entries with the same next step, and returns them with that many steps behind them.
        mutating func popGroup(skipping skipped: Int) -> Entries? {
            guard let step = list.first?.inner[depth] else { return nil }
            let end = list.firstIndex { $0.inner[depth] != step } ?? list.endIndex
            defer { list = list[end...] }
            return Entries(list: list[..<end], depth: depth + skipped)
        }

        /// The offset of the first of them in the post.
        var offset: Int { list.lazy.map(\.entry.name.lowerBound).min() ?? -1 }

        /// The entries of the field itself, which are sorted before those that lead into its rows.
        var own: ArraySlice<CollectedEntry> { list.prefix { $0.inner.count == depth } }

        /// The entries that lead into the rows of the field.
        var ofRows: Entries { Entries(list: list.dropFirst(own.count), depth: depth) }
    }

    static var isLenient: Bool { true }

    func offset(of value: Entries) -> Int {
        value.own.first?.entry.value.lowerBound ?? value.offset
    }

    func stageSingle(
        _ item: Entries, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in reading: inout ValueReader
    ) {
        if item.list.first?.part != nil {
            return reading.stage(parts: item.own, isFirst: true, text, field, &value)
        }
        for (index, own) in item.own.enumerated() {
            reading.stage(own.entry, isFirst: index == 0, text, field, &value)
        }
    }

    func elements(of value: Entries, as type: ValueType) -> ArraySlice<CollectedEntry>? {
        value.list.contains { $0.entry.isFile || $0.entry.isNested } ? nil : value.list
    }

    func appendNext(
        _ elements: inout ArraySlice<CollectedEntry>, _ text: Span<UInt8>, to bytes: inout [UInt8]
    ) -> ElementReading {
        guard let entry = elements.popFirst()?.entry else { return .end }
        let start = bytes.count
        entry.appendValue(in: text, to: &bytes)
        let isUTF8 = PostText.isUTF8(bytes.span.extracting(start..<bytes.count))
        return isUTF8 ? .text : .refused(.malformedText)
    }

    func rows(of value: Entries) -> Entries? { value.own.isEmpty ? value.ofRows : nil }

    // An empty entry for a group only shows that the group was sent, as pages send it in addition to the rows.
    func rows(beside value: Entries) -> Entries? { value.ofRows.list.isEmpty ? nil : value.ofRows }

    /// The numbers of rows only give their order: a page in which a person deleted a row leaves a gap.
    func count(of rows: Entries) -> Int {
        var (rest, count) = (rows, 0)
        while rest.popGroup(skipping: 0) != nil { count += 1 }
        return count
    }

    func nextRow(_ rows: inout Entries) -> (offset: Int, members: Entries?) {
        let row = rows.popGroup(skipping: 1)
        return (row?.offset ?? -1, row)
    }

    func nextMember(
        _ members: inout Entries, _ text: Span<UInt8>, of layout: FormLayout
    ) -> RowMember<Entries>? {
        // An empty entry for a row only shows that the row was sent, since nothing is sent of boxes that are not ticked.
        while members.list.first?.inner.count == members.depth { members.list.removeFirst() }
        guard let first = members.list.first else { return nil }
        guard first.inner[members.depth] == CollectedEntry.noField else {
            return members.popGroup(skipping: 1).map { .field(first.inner[members.depth], $0) }
        }
        members.list.removeFirst()
        guard first.unknown.isEmpty else {
            return .unknown(
                key: first.unknown, section: first.section, offset: first.entry.name.lowerBound)
        }
        return .section(first.section, Entries(list: [first], depth: members.depth))
    }

    /// The members of a section are fields of its row; only a text for the section itself remains.
    ///
    /// Pages send an empty entry to show that a part of them was sent.
    func content(of value: Entries, section: Int) -> SectionContent<Entries> {
        guard let entry = value.list.first?.entry, !entry.value.isEmpty else {
            return .members(Entries(list: [], depth: value.depth))
        }
        return .refused(offset: entry.value.lowerBound)
    }
}
