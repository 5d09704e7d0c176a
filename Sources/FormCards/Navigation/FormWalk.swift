import FormModel

/// The order of the visible parts of a form: its items, the rows of its groups and the items of these rows.
///
/// Each stop is computed from the previous one, so that the cost of a step does not depend on the size of the form.
struct FormWalk {
    enum Stop: Hashable {
        /// A visible item of the form, or of a row.
        case item(Int, of: RowPlace?)
        /// The beginning of a row.
        case row(RowPlace)
        /// The end of the rows of a group that can be filled in.
        case end(FieldPlace)
    }

    let dataSource: FormDataSource
    private let pageOfItem: [Int]

    init(dataSource: FormDataSource) {
        self.dataSource = dataSource
        pageOfItem = dataSource.form.pages.enumerated().flatMap { index, page in
            page.items.map { _ in index }
        }
    }

    // MARK: Forwards and backwards

    /// The stop after another one, or the first one for `nil`; the result is `nil` after the last.
    func next(after stop: Stop?) -> Stop? {
        switch stop {
        case nil:
            return item(from: 0, of: nil)
        case .row(let row):
            return item(from: 0, of: row) ?? next(afterRow: row)
        case .item(let index, let row):
            guard let group = openGroup(index, of: row) else {
                return item(from: index + 1, of: row) ?? row.map(next(afterRow:))
            }
            return count(group) > 0 ? .row(RowPlace(group: group, index: 0)) : .end(group)
        case .end(let group):
            let (index, row) = item(of: group)
            return item(from: index + 1, of: row) ?? row.map(next(afterRow:))
        }
    }

    private func next(afterRow row: RowPlace) -> Stop {
        let next = RowPlace(group: row.group, index: row.index + 1)
        return next.index < count(row.group) ? .row(next) : .end(row.group)
    }

    /// The stop before another one, or the last one for `nil`; the result is `nil` before the first.
    func previous(before stop: Stop?) -> Stop? {
        switch stop {
        case nil:
            return last(of: nil)
        case .item(let index, let row):
            return item(before: index, of: row) ?? row.map(Stop.row)
        case .row(let row):
            guard row.index == 0 else {
                return last(of: RowPlace(group: row.group, index: row.index - 1))
            }
            return self.stop(at: row.group)
        case .end(let group):
            let count = count(group)
            return count > 0
                ? last(of: RowPlace(group: group, index: count - 1)) : self.stop(at: group)
        }
    }

    private func last(of row: RowPlace?) -> Stop? {
        item(before: items(of: row).count, of: row) ?? row.map(Stop.row)
    }

    private func item(from start: Int, of row: RowPlace?) -> Stop? {
        items(of: row).indices.dropFirst(start).first { isVisible($0, of: row) }
            .map { .item($0, of: row) }
    }

    private func item(before end: Int, of row: RowPlace?) -> Stop? {
        (0..<end).last { isVisible($0, of: row) }.map { index in
            openGroup(index, of: row).map(Stop.end) ?? .item(index, of: row)
        }
    }

    private func isVisible(_ index: Int, of row: RowPlace?) -> Bool {
        guard let row else { return dataSource.isVisible(item: index) }
        return dataSource.isVisible(item: index, ofRow: row.index, of: row.group)
    }

    /// Whether an item of a section is visible, apart from headings of nested sections.
    func hasVisibleItems(inSection index: Int, of row: RowPlace?) -> Bool {
        let items = items(of: row)
        let end = min(index + 1 + items[index].itemCount, items.count)
        return (index + 1..<end).contains {
            items[$0].kind != .section && isVisible($0, of: row)
        }
    }

    private func openGroup(_ index: Int, of row: RowPlace?) -> FieldPlace? {
        guard let field = field(index, of: row), compiled(field).rows != nil else { return nil }
        return dataSource.isOpen(field) ? field : nil
    }

    /// The stops after another one, or all of them for `nil`.
    func stops(after stop: Stop?) -> UnfoldSequence<Stop, Stop?> {
        sequence(state: stop) { stop in
            stop = next(after: stop)
            return stop
        }
    }

    /// The stops before another one, or all of them for `nil`, backwards.
    func stops(before stop: Stop?) -> UnfoldSequence<Stop, Stop?> {
        sequence(state: stop) { stop in
            stop = previous(before: stop)
            return stop
        }
    }

    // MARK: Pages

    /// The stops of a page, in order.
    func stops(of page: Int) -> some Sequence<Stop> {
        stops(after: stop(before: page)).lazy.prefix { self.page(of: $0) == page }
    }

    func page(ofItem index: Int) -> Int? {
        pageOfItem.indices.contains(index) ? pageOfItem[index] : nil
    }

    func page(of field: FieldPlace) -> Int? {
        page(ofItem: dataSource.form.compiled.fields[field.field].itemIndex)
    }

    func page(of stop: Stop) -> Int? {
        switch stop {
        case .item(let index, of: nil): page(ofItem: index)
        case .item(_, of: let row?), .row(let row): page(of: row.group)
        case .end(let group): page(of: group)
        }
    }

    /// The first stop of a page, if it is visible.
    func first(of page: Int) -> Stop? {
        pageOfItem.firstIndex(of: page).map { .item($0, of: nil) }
    }

    /// The last stop before a page.
    func stop(before page: Int) -> Stop? { first(of: page).flatMap(previous) }

    /// The last stop of a page, or of those before it.
    func end(of page: Int) -> Stop? {
        pageOfItem.lastIndex(of: page).flatMap { previous(before: .item($0 + 1, of: nil)) }
    }

    /// The first field of a page that can be answered.
    func firstField(ofPage page: Int) -> FieldPlace? {
        for stop in stops(of: page) { if let field = openField(at: stop) { return field } }
        return nil
    }

    /// Whether a page that is shown asks nothing, and has something to read: a text, a value that is not asked, or parts of
    /// its card.
    ///
    /// - Complexity: O(*n*) in the stops of the page up to its first question.
    func isInformational(_ page: Int) -> Bool {
        guard dataSource.isVisible(page: page) else { return false }
        var hasTexts = !dataSource.form.pages[page].card.isEmpty
        for stop in stops(of: page) {
            switch stop {
            case .item(let index, let row):
                guard openField(at: stop) == nil else { return false }
                let item = items(of: row)[index]
                hasTexts = hasTexts || item.kind == .label || item.isInput
            case .end(let group):
                guard !dataSource.canAddRow(to: path(group)) else { return false }
            case .row: break
            }
        }
        return hasTexts
    }

    // MARK: Items and fields

    /// The field at a stop, if it can be answered.
    func openField(at stop: Stop) -> FieldPlace? {
        guard case .item(let index, let row) = stop, let field = field(index, of: row),
            dataSource.isOpen(field), compiled(field).rows == nil
        else { return nil }
        return field
    }

    /// The stop of a field.
    func stop(at field: FieldPlace) -> Stop {
        let (index, row) = item(of: field)
        return .item(index, of: row)
    }

    /// The field of an item, or `nil` for a label or a button.
    func field(_ index: Int, of row: RowPlace?) -> FieldPlace? {
        compiled(of: row)?.fieldIndices[index].map { FieldPlace.cell($0, of: row) }
    }

    /// The item of a field, and the row that it belongs to.
    private func item(of field: FieldPlace) -> (index: Int, row: RowPlace?) {
        let row = field.row
        let index = field.inner.last?.field ?? field.field
        return (compiled(of: row)?.fields[index].itemIndex ?? 0, row)
    }

    /// The items of a row, or of the form.
    func items(of row: RowPlace?) -> [FormItem] {
        row.map { compiled($0.group).item.items } ?? dataSource.form.items
    }

    func compiled(_ field: FieldPlace) -> CompiledField {
        dataSource.form.compiled.field(at: field)
    }

    private func compiled(of row: RowPlace?) -> CompiledForm? {
        row.map { compiled($0.group).rows } ?? dataSource.form.compiled
    }

    func path(_ field: FieldPlace) -> FieldPath { dataSource.form.compiled.path(of: field) }

    func path(_ row: RowPlace) -> FieldPath { dataSource.form.compiled.path(of: row) }

    /// The field that an issue asks for: of those of which a rule wants all or none, the first without an answer, and
    /// otherwise the one that it is about.
    func fieldToAsk(about issue: FormIssue, at field: FieldPlace) -> FieldPlace {
        guard issue.code == .allOrNone, field.inner.isEmpty else { return field }
        let form = dataSource.form
        let fields = issue.ruleFields.compactMap {
            form.compiled.place(of: form.path(of: $0))?.place
        }
        return fields.first { dataSource.isOpen($0) && dataSource.value(at: $0).isEmpty } ?? field
    }

    // MARK: Rows

    /// The number of rows of a group.
    func count(_ group: FieldPlace) -> Int { dataSource.rowCount(of: group) }

    func exists(_ row: RowPlace) -> Bool { row.index < count(row.group) }

    /// The groups of the form, each followed by those in its rows.
    ///
    /// - Parameter isIncluded: Whether a group, and those in its rows, are included.
    /// - Returns: The groups.
    func groups(where isIncluded: (FieldPlace) -> Bool) -> [FieldPlace] {
        var groups: [FieldPlace] = []
        func add(_ compiled: CompiledForm, of row: RowPlace?) {
            for index in compiled.groups {
                let group = FieldPlace.cell(index, of: row)
                guard isIncluded(group) else { continue }
                groups.append(group)
                guard let rows = compiled.fields[index].rows, !rows.groups.isEmpty else { continue }
                for number in 0..<count(group) {
                    add(rows, of: RowPlace(group: group, index: number))
                }
            }
        }
        add(dataSource.form.compiled, of: nil)
        return groups
    }

    /// Whether the group has fewer rows than it needs at least.
    func lacksRows(_ group: FieldPlace) -> Bool {
        count(group) < compiled(group).item.minimumRows
    }

    /// Whether the group has no more rows than it needs.
    func hasFewestRows(_ group: FieldPlace) -> Bool {
        compiled(group).item.rowSource == nil && count(group) <= compiled(group).item.minimumRows
    }

    /// Whether an expression, a list or fixed rows decide that a group has more rows than now, and it can have as many.
    func isShort(_ group: FieldPlace) -> Bool {
        guard let number = dataSource.rowNumber(of: group) else { return false }
        return number <= compiled(group).item.maximumRows && count(group) < number
    }

    /// Whether a group with enough rows can have another one, if a person wants it.
    func offersRow(_ group: FieldPlace) -> Bool {
        compiled(group).item.rowSource == nil && !lacksRows(group)
            && dataSource.canAddRow(to: path(group))
    }

    /// Whether the order of rows is free: those that belong to the entries of a list follow them, and fixed rows stay.
    func canMoveRows(of group: FieldPlace) -> Bool {
        compiled(group).rowList == nil && !compiled(group).item.hasFixedRows && count(group) > 1
    }
}

extension FormWalk.Stop {
    /// Whether a stop is the beginning of a row or lies between its beginning and its end.
    func isIn(_ row: RowPlace) -> Bool {
        var enclosing: RowPlace? =
            switch self {
            case .item(_, let row): row
            case .row(let row): row
            case .end(let group): group.row
            }
        while let at = enclosing {
            if at == row { return true }
            enclosing = at.group.row
        }
        return false
    }
}
