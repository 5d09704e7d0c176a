/// Puts the rows of a form post in the order of the entries to which they belong.
///
/// A page sends the entry of a row with the row, since the reader of the page may choose other entries before it is
/// posted. A row whose entry is not chosen is left out of the post of a page. An entry without a row gets an empty one:
/// otherwise the rows behind it would belong to other entries.
struct RowPlacement {
    /// The entries of a record: those in a range, and the number of steps that lead to the record.
    private struct Record {
        let range: Range<Int>
        let depth: Int
    }

    /// A row as it was sent.
    private struct Row {
        let number: Int
        let range: Range<Int>
        let key: String?
    }

    /// The entries of the post, sorted.
    private(set) var entries: [CollectedEntry]
    /// Whether a row has another place now.
    private(set) var isChanged = false

    /// An empty entry for each row that was added.
    private var added: [CollectedEntry] = []
    private var leftOut: [Range<Int>] = []
    private let isFromPage: Bool
    /// The largest number of rows that are added.
    private let limit: Int

    init(_ entries: [CollectedEntry], isFromPage: Bool, limit: Int) {
        self.entries = entries
        self.isFromPage = isFromPage
        self.limit = limit
    }

    /// Places the rows of all groups.
    ///
    /// - Complexity: O(*n* log *n*) in the entries, and O(*m*) in the rows that are added.
    mutating func place(
        _ groups: ListedGroups, _ text: Span<UInt8>
    ) {
        place(groups, in: Record(range: entries.indices, depth: 0), [], text)
        guard isChanged else { return }
        var kept: [CollectedEntry] = []
        var at = 0
        for range in leftOut.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            kept += entries[at..<range.lowerBound]
            at = range.upperBound
        }
        entries = kept + entries[at...] + added
        entries.sort { $0.precedes($1) }
    }

    private mutating func place(
        _ listed: ListedGroups, in record: Record, _ enclosing: [Record], _ text: Span<UInt8>
    ) {
        for group in listed.groups {
            let own = part(of: record.range, at: record.depth, group.field)
            guard !own.isEmpty else { continue }
            let depth = record.depth + 1
            var rows: [Row] = []
            var at = own.first { entries[$0].step(at: depth) != nil } ?? own.upperBound
            while at < own.upperBound, let number = entries[at].step(at: depth) {
                let range = part(of: at..<own.upperBound, at: depth, number)
                rows.append(Row(number: number, range: range, key: key(of: range, depth, text)))
                at = range.upperBound
            }
            if let list = group.list, list.up <= enclosing.count {
                let records = enclosing + [record]
                let around = records[records.count - 1 - list.up]
                let entries = part(of: around.range, at: around.depth, list.field)
                place(&rows, own, depth, of: entries, text)
            }
            if let count = group.fixedRows {
                // Of rows in a list, the last ones may be missing.
                let end = group.hasKeys ? count : min(count, rows.last?.number ?? 0)
                addRows(upTo: end, beside: rows, own, depth)
            }
            for row in rows {
                place(
                    group.inner, in: Record(range: row.range, depth: depth + 1),
                    enclosing + [record],
                    text)
            }
        }
    }

    /// Adds an empty row for each fixed row before an end that was not sent.
    ///
    /// The numbers in the names of posted fields only say in which order the rows are; those of fixed rows say which rows
    /// they are, so that a row that was left out must not let the later ones move up.
    private mutating func addRows(
        upTo count: Int, beside rows: [Row], _ group: Range<Int>, _ depth: Int
    ) {
        var isSent = [Bool](repeating: false, count: count)
        for row in rows where row.number < count { isSent[row.number] = true }
        let steps = entries[group.lowerBound].steps.prefix(depth)
        for number in isSent.indices where !isSent[number] && added.count <= limit {
            added.append(
                CollectedEntry(emptyRow: number, steps, at: entries[group.lowerBound].entry))
            isChanged = true
        }
    }

    /// Places the rows of one group.
    private mutating func place(
        _ rows: inout [Row], _ group: Range<Int>, _ depth: Int, of list: Range<Int>,
        _ text: Span<UInt8>
    ) {
        guard !list.isEmpty, rows.contains(where: { $0.key != nil }) || rows.isEmpty && isFromPage
        else { return }
        let steps = entries[group.lowerBound].steps.prefix(depth)
        var unplaced = RowEntries(rows.map(\.key))
        var places = [Int?](repeating: nil, count: rows.count)
        var count = 0
        for index in list {
            let entry = entries[index].entry
            guard !entry.value.isEmpty else { continue }
            if let row = unplaced.take(entry.valueText(in: text)) ?? unplaced.take(nil) {
                places[row] = count
            } else if added.count <= limit {
                // Beyond the limit the post is refused, because it has too many rows or too few.
                added.append(CollectedEntry(emptyRow: count, steps, at: entry))
                isChanged = true
            }
            count += 1
        }
        var kept: [Row] = []
        for (index, row) in rows.enumerated() {
            if places[index] == nil, row.key == nil || !isFromPage {
                places[index] = count
                count += 1
            }
            if places[index] != row.number { isChanged = true }
            guard let place = places[index] else {
                leftOut.append(row.range)
                continue
            }
            for entry in row.range { entries[entry].set(step: place, at: depth) }
            kept.append(row)
        }
        rows = kept
    }

    /// The entry of the list to which a row belongs, which its own entry of the post says.
    private func key(of row: Range<Int>, _ depth: Int, _ text: Span<UInt8>) -> String? {
        let own = entries[row.lowerBound]
        guard own.steps.count == depth + 1, !own.entry.value.isEmpty else { return nil }
        return own.entry.valueText(in: text)
    }

    /// The entries of a range whose step at a depth is a certain one.
    private func part(of range: Range<Int>, at depth: Int, _ step: Int) -> Range<Int> {
        func first(where isBehind: (Int) -> Bool) -> Int {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if isBehind(entries[middle].step(at: depth) ?? -1) {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            return low
        }
        let start = first { $0 >= step }
        return start..<max(start, first { $0 > step })
    }
}

extension CollectedEntry {
    /// The step at a depth, 0 for the field of the form; `nil` where the entry leads less deep.
    fileprivate func step(at depth: Int) -> Int? {
        depth == 0 ? field : depth <= inner.count ? inner[depth - 1] : nil
    }
}
