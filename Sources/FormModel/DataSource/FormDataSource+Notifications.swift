/// The changes of a round of which the delegate and the streams are notified.
extension FormDataSource {
    /// Adds the notifications of a round: first those of the group with the edited row, then those of the other items,
    /// in order.
    func addNotifications(of round: Round, _ result: inout RoundResult) {
        let compiled = form.compiled
        var items = sheet.changedItems
        for field in changedFields(result).union(result.updated.keys) {
            items.insert(compiled.fields[field].itemIndex)
        }
        if !compiled.choosers.isEmpty {
            for field in compiled.fields(offeringBy: changedFields(result)) {
                items.insert(compiled.fields[field].itemIndex)
            }
        }
        let texts = itemsWithOtherTexts()
        items.formUnion(texts.items)
        items.formUnion(texts.groups)
        result.hasOtherTitles = texts.areTitles
        if let edited = result.edited { add(edited, round, &result) }
        let aligned = Set(result.alignments.map { compiled.fields[$0.row.group.field].itemIndex })
        let edited = round.placeInRows.map { compiled.fields[$0.field].itemIndex }
        for item in items.sorted() {
            // The notifications of the rows cover the group.
            if item == edited, !aligned.contains(item),
                sheet.items.visible[item] == sheet.itemsBefore.visible[item],
                !texts.items.contains(item)
            {
                continue
            }
            let isReadAgain = texts.items.contains(item) || aligned.contains(item)
            add(item, round, isReadAgain: isReadAgain, &result)
        }
    }

    private func add(
        _ item: Int, _ round: Round, isReadAgain: Bool, _ result: inout RoundResult
    ) {
        let visible = sheet.items.visible
        func add(
            _ kind: FormChange.Kind, _ origin: ChangeOrigin = .program, replaces: Bool = false,
            isNotified: Bool = true
        ) {
            let change = FormChange(
                kind: kind, name: form.items[item].name, index: visible.index(of: item),
                origin: origin, replacesUserInput: replaces)
            result.add(change, of: form.items[item], isNotified: isNotified)
        }
        guard visible[item] == sheet.itemsBefore.visible[item] else {
            return add(visible[item] ? .insert : .delete)
        }
        // The other items are hidden.
        guard visible[item] else { return }
        guard let field = form.compiled.fieldIndices[item] else { return add(.update) }
        if let replaces = result.updated[field] {
            let isKnown =
                round.origin == .user && !round.isReset && !isReadAgain
                && result.restored[field] == nil
                && result.given[field].map { isShown($0, at: FieldPlace(field)) } ?? false
            return add(.update, round.origin, replaces: replaces, isNotified: !isKnown)
        }
        guard let rows = form.compiled.fields[field].rows, !isReadAgain else {
            return add(.update)
        }
        let status = sheet.record.cells[field].state.status
        let old = sheet.cellsBefore[FieldPlace(field)]?.status ?? status
        // A screen does not show the rows of a disabled group.
        if status == .disabled, old == .disabled { return }
        if !result.offered.contains(field), status == old,
            form.compiled.hasConditions(inRowsOf: field) || rows.texts.isShown
        {
            let changes = changes(inRowsOf: field, nil, result)
            for change in changes { self.add(change, &result) }
            if !changes.isEmpty { return }
        }
        add(.update)
    }

    /// Adds the notifications of a change in the rows of a group, and of its consequences in the same group.
    private func add(_ edited: EditedRow, _ round: Round, _ result: inout RoundResult) {
        guard let place = round.placeInRows,
            sheet.items.visible[form.compiled.fields[place.field].itemIndex]
        else { return }
        let needsNotification = edited.restoredFrom.map { $0 != value(at: place) } ?? true
        if needsNotification, sheet.record.isVisible(place) {
            let isKnown =
                round.origin == .user && edited.restoredFrom == nil
                && edited.given.map { isShown($0, at: place) } ?? true
            self.add(edited.change, isNotified: !isKnown, &result)
        }
        for change in changes(inRowsOf: place.field, edited, result) { self.add(change, &result) }
    }

    private func add(
        _ change: FormChange, isNotified: Bool = true, _ result: inout RoundResult
    ) {
        guard let item = form.input(at: change.path) else { return }
        result.add(change, of: item, isNotified: isNotified)
    }

    /// Whether the screen on which a value was given shows the value that the field has.
    func isShown(_ given: FieldValue, at place: FieldPlace) -> Bool {
        let field = form.compiled.field(at: place)
        let isOpen = sheet.record.isOpen(place)
        if field.rows != nil { return isOpen && given == value(at: place) }
        guard case .text(let typed) = given else { return isOpen }
        return field.isSecure
            || typed.hasSameBytes(as: displayText(of: value(at: place), at: place, in: locale))
    }
}
