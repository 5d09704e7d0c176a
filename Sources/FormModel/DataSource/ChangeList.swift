/// The changes of a round, in order, of which the delegate and all observers are notified.
///
/// First are those of the group with the edited row, then those of the other items, in order.
struct ChangeList {
    /// A change of an item, or of the rows of a group.
    struct Entry {
        let change: FormChange
        /// The item; for a row, the group.
        let item: FormItem
        /// Whether the delegate is notified: a screen does not show the change yet.
        let isNotified: Bool
    }

    private(set) var entries: [Entry] = []
    /// Whether texts of the form itself, of a page or of an ending changed.
    private(set) var hasOtherTitles = false

    private let filling: Filling
    private let round: Round
    private let result: RoundResult

    init(of round: Round, _ result: RoundResult, in filling: Filling) {
        (self.round, self.result, self.filling) = (round, result, filling)
        let compiled = filling.form.compiled
        let record = filling.sheet.record
        let changed = result.changedFields(record)
        var items = record.changedItems
        for field in changed.union(result.updated.keys) {
            items.insert(compiled.fields[field].itemIndex)
        }
        if !compiled.choosers.isEmpty {
            for field in compiled.fields(offeringBy: changed) {
                items.insert(compiled.fields[field].itemIndex)
            }
        }
        let texts = TextChanges(in: filling)
        items.formUnion(texts.items)
        items.formUnion(texts.groups)
        hasOtherTitles = texts.areTitles
        if let edited = result.edited { add(edited, texts) }
        let aligned = Set(result.alignments.map { compiled.fields[$0.row.group.field].itemIndex })
        let edited = round.placeInRows.map { compiled.fields[$0.field].itemIndex }
        for item in items.sorted() {
            // The notifications of the rows cover the group.
            if item == edited, !aligned.contains(item),
                record.items.visible[item] == record.itemsBefore.visible[item],
                !texts.items.contains(item)
            {
                continue
            }
            let isReadAgain = texts.items.contains(item) || aligned.contains(item)
            add(item, isReadAgain: isReadAgain, texts)
        }
    }

    /// Whether the delegate is notified of anything.
    var isNotified: Bool { hasOtherTitles || entries.contains(where: \.isNotified) }

    /// The changes for observers.
    var changes: [FormChange] { entries.map(\.change) }

    /// The fields that may have changed; `nil` for all.
    var fields: Set<FieldName>? {
        guard !round.isReset, !entries.isEmpty else { return nil }
        return Set(entries.compactMap { filling.form.compiled.fieldName(along: $0.change.path) })
    }

    // MARK: Items

    private mutating func add(_ item: Int, isReadAgain: Bool, _ texts: TextChanges) {
        let isVisible = filling.sheet.record.items.visible[item]
        guard isVisible == filling.sheet.record.itemsBefore.visible[item] else {
            return add(isVisible ? .insert : .delete, of: item)
        }
        // The other items are hidden.
        guard isVisible else { return }
        let compiled = filling.form.compiled
        guard let field = compiled.fieldIndices[item] else { return add(.update, of: item) }
        if let replaces = result.updated[field] {
            let isKnown =
                round.origin == .user && !round.isReset && !isReadAgain
                && result.restored[field] == nil
                && result.given[field].map { filling.isShown($0, at: FieldPlace(field)) } ?? false
            return add(
                .update, of: item, by: round.origin, replaces: replaces, isNotified: !isKnown)
        }
        guard let rows = compiled.fields[field].rows, !isReadAgain else {
            return add(.update, of: item)
        }
        let status = filling.sheet.record.root.cells[field].state.status
        let old = filling.sheet.record.cellsBefore[FieldPlace(field)]?.status ?? status
        // A screen does not show the rows of a disabled group.
        if status == .disabled, old == .disabled { return }
        if !result.offered.contains(field), status == old,
            compiled.hasConditions(inRowsOf: field) || rows.texts.isShown
        {
            let changes = RowChanges.list(
                of: field, nil, result.reports.byField[field], texts, in: filling)
            for change in changes { add(change) }
            if !changes.isEmpty { return }
        }
        add(.update, of: item)
    }

    private mutating func add(
        _ kind: FormChange.Kind, of item: Int, by origin: ChangeOrigin = .program,
        replaces: Bool = false, isNotified: Bool = true
    ) {
        let item = (index: item, definition: filling.form.items[item])
        let name = item.definition.name
        let change = FormChange(
            kind: kind, name: name, path: name.map(filling.form.path(of:)) ?? FieldPath(),
            index: filling.sheet.record.items.visible.index(of: item.index), origin: origin,
            replacesUserInput: replaces)
        entries.append(Entry(change: change, item: item.definition, isNotified: isNotified))
    }

    // MARK: Rows

    /// Adds a change in the rows of a group, and its consequences in the same group.
    private mutating func add(_ edited: EditedRow, _ texts: TextChanges) {
        guard let place = round.placeInRows,
            filling.sheet.record.items.visible[
                filling.form.compiled.fields[place.field].itemIndex]
        else { return }
        let needsNotification = edited.restoredFrom.map { $0 != filling.value(at: place) } ?? true
        if needsNotification, filling.sheet.record.root.isVisible(place) {
            let isKnown =
                round.origin == .user && edited.restoredFrom == nil
                && edited.given.map { filling.isShown($0, at: place) } ?? true
            add(edited.change, isNotified: !isKnown)
        }
        let changes = RowChanges.list(
            of: place.field, edited, result.reports.byField[place.field], texts, in: filling)
        for change in changes { add(change) }
    }

    private mutating func add(_ change: FormChange, isNotified: Bool = true) {
        guard let item = filling.form.input(at: change.path) else { return }
        entries.append(Entry(change: change, item: item, isNotified: isNotified))
    }
}
