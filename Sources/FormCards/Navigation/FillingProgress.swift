import FormModel

/// What is still to be asked, and what was typed and not accepted, beside the answers of the data source.
///
/// It is recorded by the places of fields. Rows are added, removed and moved here, so that what is recorded of their fields
/// moves with them.
struct FillingProgress {
    /// The fields that must be asked.
    private(set) var fieldsToAsk: Set<FieldPlace> = []
    /// The groups to which no more rows are added.
    private(set) var closedGroups: Set<FieldPlace> = []
    /// The text that was typed in a field before the person went back from it.
    private(set) var drafts: [FieldPlace: String] = [:]
    /// The secrets that are to be typed twice, and were left after the first entry began; what is saved never has them.
    private(set) var typedSecrets: [FieldPlace: String] = [:]
    /// The fields that could be answered when the review was last shown.
    private(set) var reviewedFields: Set<FieldPlace> = []
    /// Those of them that had no errors then.
    private(set) var soundFields: Set<FieldPlace> = []

    private let walk: FormWalk
    /// Whether the answers are lines of a script: each question is asked once, in order, and no supplied answer is asked for.
    private let isSequential: Bool

    private var dataSource: FormDataSource { walk.dataSource }

    init(_ walk: FormWalk, isSequential: Bool) {
        self.walk = walk
        self.isSequential = isSequential
    }

    // MARK: Fields

    /// Marks a field, or all fields of the rows of a group, as to be asked.
    ///
    /// - Parameters:
    ///   - field: The field or group.
    ///   - isSupplied: Whether it has a supplied answer; in that case a person is asked only for invalid fields.
    mutating func require(_ field: FieldPlace, isSupplied: Bool = false) {
        guard let rows = walk.compiled(field).rows else {
            if !(isSupplied && (isSequential || isSuppliedAndValid(field))) {
                fieldsToAsk.insert(field)
            }
            return
        }
        // Fixed rows are there once their group is shown.
        let fixed = walk.compiled(field).layout.fixedRows ?? 0
        for row in 0..<max(walk.count(field), fixed) {
            for index in rows.fields.indices {
                require(field.cell(index, ofRow: row), isSupplied: isSupplied)
            }
        }
        if isSupplied { closedGroups.insert(field) }
    }

    private mutating func require(rowAt row: RowPlace) {
        for index in walk.compiled(row.group).rows?.fields.indices ?? 0..<0 {
            require(row.cell(index))
        }
    }

    private func isSuppliedAndValid(_ field: FieldPlace) -> Bool {
        // A field of a row in a hidden group has no supplied answer.
        (field.inner.isEmpty || dataSource.isVisible(field))
            && dataSource.issues(at: walk.path(field)).allSatisfy { $0.severity != .error }
    }

    /// Marks a field as to be asked, whatever it has.
    mutating func ask(_ field: FieldPlace) { fieldsToAsk.insert(field) }

    /// Marks the fields of a row as to be asked again, and the groups in it as those that can get more rows.
    mutating func ask(rowAt row: RowPlace) {
        for index in walk.compiled(row.group).rows?.fields.indices ?? 0..<0 {
            let field = row.cell(index)
            // The rows of a group in the row are offered for editing at its end.
            if walk.compiled(field).rows == nil { ask(field) } else { reopen(field) }
        }
    }

    /// Records that a person has answered or passed over a field.
    mutating func leave(_ field: FieldPlace) {
        dataSource.leave(field)
        drafts[field] = nil
        typedSecrets[field] = nil
        fieldsToAsk.remove(field)
    }

    /// Keeps a typed text that is no answer yet; `nil` for none.
    mutating func keep(_ text: String?, typedIn field: FieldPlace) { drafts[field] = text }

    /// Keeps the first entry of a secret that is to be typed twice; `nil` for none.
    mutating func keep(secret: String?, typedIn field: FieldPlace) { typedSecrets[field] = secret }

    /// Forgets the secrets that were typed once.
    mutating func forgetSecrets() { typedSecrets = [:] }

    // MARK: Issues

    /// The issues of a field that was answered, apart from those that the answer to a field may mend that is asked later.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - isInForm: Whether the person fills in the form from one question to the next, and not answers of the review.
    /// - Returns: The issues.
    func issues(ofAnswered field: FieldPlace, isInForm: Bool) -> [FormIssue] {
        let own = issues(of: field, isInForm: isInForm) {
            isStillAsked($0, after: field, isInForm: isInForm)
        }
        return isInForm ? own + issuesOfRules(leaving: field) : own
    }

    /// The issues at other fields, of rules that want all or none of some fields, of which the person leaves this one empty as
    /// the last.
    private func issuesOfRules(leaving field: FieldPlace) -> [FormIssue] {
        guard !isSequential, field.inner.isEmpty, !dataSource.form.rules.isEmpty,
            dataSource.value(at: field).isEmpty
        else { return [] }
        let form = dataSource.form.compiled
        let name = walk.compiled(field).name
        return dataSource.issues.filter { issue in
            guard issue.code == .allOrNone, issue.ruleFields.contains(name),
                let owner = form.place(about: issue.path)?.place, owner != field
            else { return false }
            return !form.mayBeMended(issue, at: owner) {
                isStillAsked($0, after: owner, isInForm: true)
            }
        }
    }

    /// The issues of a field, apart from those that the answer to another field may mend that is asked anyway.
    private func issues(
        of field: FieldPlace, isInForm: Bool, mending isAsked: (FieldPlace) -> Bool
    ) -> [FormIssue] {
        dataSource.issues(at: walk.path(field)).filter { issue in
            // In the review, what is required is asked for at once, though any answer can still be changed.
            let waits = issue.code != .required || isInForm
            return !waits
                || !dataSource.form.compiled.mayBeMended(issue, at: field, by: isAsked)
        }
    }

    /// Whether the answer to a field has an error, and no field that is to be asked may mend it.
    func isBroken(_ field: FieldPlace, isInForm: Bool) -> Bool {
        issues(of: field, isInForm: isInForm) { fieldsToAsk.contains($0) && dataSource.isOpen($0) }
            .contains { $0.severity == .error }
    }

    /// Whether a field is asked later than another field of its record or of an enclosing scope, or can be chosen in
    /// the review.
    private func isStillAsked(
        _ field: FieldPlace, after present: FieldPlace, isInForm: Bool
    ) -> Bool {
        guard dataSource.isOpen(field) else {
            return isInForm && mayAppear(field, after: present)
        }
        guard isSequential || isInForm else { return true }
        guard !isSequential || field.follows(present) else { return false }
        guard walk.compiled(field).rows != nil else { return fieldsToAsk.contains(field) }
        // A full group gets no more rows, but the fields of its rows may still be asked.
        return !closedGroups.contains(field)
            && (dataSource.canAddRow(to: walk.path(field))
                || fieldsToAsk.contains { $0 != present && $0.isInRows(of: field) })
    }

    /// Whether the answer to a later question may show a field that comes after another one.
    private func mayAppear(_ field: FieldPlace, after present: FieldPlace) -> Bool {
        guard field.follows(present) else { return false }
        var seen: Set<FieldPlace> = [field]
        var hidden = [field]
        while let next = hidden.popLast() {
            for other in dataSource.form.compiled.deciders(of: next)
            where other != present && seen.insert(other).inserted {
                guard dataSource.isOpen(other) else {
                    hidden.append(other)
                    continue
                }
                if isStillAsked(other, after: present, isInForm: true) { return true }
            }
        }
        return false
    }

    // MARK: The review

    /// Records the fields that can be answered when the review is shown.
    mutating func review(_ open: [FieldPlace], sound: [FieldPlace]) {
        reviewedFields = Set(open)
        soundFields = Set(sound)
    }

    /// Records that a field had an error when it was asked after the review.
    mutating func forgetSound(_ field: FieldPlace) { soundFields.remove(field) }

    // MARK: Rows

    /// Records that a group gets no more rows.
    mutating func close(_ group: FieldPlace) {
        closedGroups.insert(group)
        dataSource.leave(group)
    }

    /// Lets a group have more rows again.
    mutating func reopen(_ group: FieldPlace) { closedGroups.remove(group) }

    /// Adds a row at the end, and marks all its fields as to be asked.
    mutating func addRow(to group: FieldPlace) -> RowPlace? {
        let row = RowPlace(group: group, index: walk.count(group))
        guard dataSource.addRow(to: group, userInitiated: true) else { return nil }
        require(rowAt: row)
        return row
    }

    /// Adds the rows that groups need and in which nothing is asked, so that no line can be meant for them.
    mutating func makeRowsWithoutQuestions() {
        var stop = walk.next(after: nil)
        while let present = stop {
            stop = walk.next(after: present)
            guard case .end(let group) = present else { continue }
            let needed = dataSource.rowNumber(of: group) ?? walk.compiled(group).item.minimumRows
            guard walk.count(group) < needed, let row = addRow(to: group) else { continue }
            guard hasQuestions(row) else {
                stop = .row(row)
                continue
            }
            _ = dataSource.removeRow(row, userInitiated: true)
            fieldsToAsk = fieldsToAsk.filter { $0.row != row }
        }
    }

    /// Whether a field of a row is asked, or whether to add a row to a group in it.
    private func hasQuestions(_ row: RowPlace) -> Bool {
        let fields = walk.compiled(row.group).rows?.fields ?? []
        return fields.indices.contains { index in
            dataSource.isOpen(row.cell(index))
                && (fields[index].rows == nil || fields[index].item.rowSource == nil)
        }
    }

    /// Whether going back from a field removes its row: the field is the first one of the last row, the group has
    /// enough rows without that row, and the row has only defaults.
    func isUndoable(_ row: RowPlace, from field: FieldPlace) -> Bool {
        let group = walk.compiled(row.group)
        guard row.index == walk.count(row.group) - 1, row.index >= group.item.minimumRows,
            !group.item.hasFixedRows, let fields = group.rows?.fields
        else { return false }
        let cells = fields.indices.map(row.cell)
        return field == cells.first { walk.compiled($0).rows == nil && dataSource.isOpen($0) }
            && cells.allSatisfy {
                !dataSource.isEntered(at: walk.path($0)) && drafts[$0] == nil
                    && typedSecrets[$0] == nil
            }
    }

    /// Removes a row, after which the rows behind it have other numbers.
    mutating func removeRow(_ row: RowPlace) {
        guard dataSource.removeRow(row, userInitiated: true) else { return }
        moveRows(of: row.group) { $0 == row.index ? nil : $0 > row.index ? $0 - 1 : $0 }
    }

    /// Moves a row to another index, after which the rows between them have other numbers.
    mutating func moveRow(_ row: RowPlace, to target: Int) {
        let path = walk.path(row)
        guard row.index != target,
            (try? dataSource.moveRow(at: path, to: target, userInitiated: true)) != nil
        else { return }
        moveRows(of: row.group) { index in
            switch index {
            case row.index: target
            case row.index...max(row.index, target): index - 1
            case min(row.index, target)...row.index: index + 1
            default: index
            }
        }
    }

    /// Makes a change of the answer to a field; if it is a list, what is recorded of rows moves with its entries, and new
    /// rows are to be asked.
    mutating func change(_ field: FieldPlace, _ body: (FormDataSource) -> Void) {
        guard walk.compiled(field).valueType == .choices else { return body(dataSource) }
        let groups = walk.groups { _ in true }.filter { walk.compiled($0).rowList != nil }
        let before = groups.map { dataSource.rowEntries(of: $0) }
        body(dataSource)
        for (group, before) in zip(groups, before) {
            let after = dataSource.rowEntries(of: group)
            let indices = after.rows(of: before)
            let isSame = indices.elementsEqual(before.indices.map { $0 })
            guard !isSame || before.count != after.count else { continue }
            moveRows(of: group) { indices.indices.contains($0) ? indices[$0] : nil }
            for row in Set(after.indices).subtracting(indices.compactMap(\.self)).sorted() {
                require(rowAt: RowPlace(group: group, index: row))
            }
        }
    }

    /// Moves what is recorded of the rows of a group.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - newIndex: The new index of a row; `nil` for a row that was removed.
    private mutating func moveRows(of group: FieldPlace, to newIndex: (Int) -> Int?) {
        let depth = group.inner.count
        func moved(_ field: FieldPlace) -> FieldPlace? {
            guard field.field == group.field, field.inner.count > depth,
                field.inner.starts(with: group.inner)
            else { return field }
            guard let index = newIndex(field.inner[depth].row) else { return nil }
            var field = field
            field.inner[depth].row = index
            return field
        }
        func moved(_ fields: Set<FieldPlace>) -> Set<FieldPlace> { Set(fields.compactMap(moved)) }
        func moved(_ texts: [FieldPlace: String]) -> [FieldPlace: String] {
            [FieldPlace: String](
                texts.compactMap { field, text in moved(field).map { ($0, text) } },
                uniquingKeysWith: { first, _ in first })
        }
        fieldsToAsk = moved(fieldsToAsk)
        closedGroups = moved(closedGroups)
        reviewedFields = moved(reviewedFields)
        soundFields = moved(soundFields)
        drafts = moved(drafts)
        typedSecrets = moved(typedSecrets)
    }

    // MARK: Drafts

    /// The entered answers, which fields need not be asked again, and the texts that were typed and not accepted.
    ///
    /// - Parameter fingerprint: That of the form.
    /// - Returns: The draft.
    func draft(_ fingerprint: String) -> FormDraft {
        var draft = FormDraft(form: dataSource.form.id, fingerprint: fingerprint)
        draft.addAnswers(of: dataSource)
        draft.accepted = accepted
        draft.typed = drafts.map { FormDraft.TypedText(path: walk.path($0), text: $1) }
            .sorted { $0.path.description < $1.path.description }
        return draft
    }

    /// The fields that the person has answered or passed over, apart from secrets, and the groups that get no more rows.
    private var accepted: [FieldPath] {
        var found: [FieldPath] = []
        func add(_ field: FieldPlace) {
            let compiled = walk.compiled(field)
            guard let rows = compiled.rows else {
                if !compiled.isSecure, !fieldsToAsk.contains(field), dataSource.isLeft(field) {
                    found.append(walk.path(field))
                }
                return
            }
            if closedGroups.contains(field) { found.append(walk.path(field)) }
            for row in 0..<walk.count(field) {
                for index in 0..<rows.layout.sentCount { add(field.cell(index, ofRow: row)) }
            }
        }
        for index in dataSource.form.compiled.sentFields.indices { add(FieldPlace(index)) }
        return found
    }

    /// Continues from a draft whose answers are in the data source: what was accepted and is valid is not asked again,
    /// and typed texts are in their lines again.
    mutating func resume(_ draft: FormDraft) {
        for field in draft.accepted.compactMap(existingField) {
            if walk.compiled(field).rows != nil {
                closedGroups.insert(field)
            } else if isSuppliedAndValid(field) {
                fieldsToAsk.remove(field)
            }
        }
        for typed in draft.typed {
            guard let field = existingField(typed.path), !walk.compiled(field).isSecure,
                walk.compiled(field).rows == nil
            else { continue }
            drafts[field] = typed.text
            fieldsToAsk.insert(field)
        }
    }

    private func existingField(_ path: FieldPath) -> FieldPlace? {
        guard let (field, row) = dataSource.form.compiled.place(of: path), row == nil,
            field.row.map(walk.exists) != false
        else { return nil }
        return field
    }
}

extension FieldPlace {
    /// Whether this field follows another field of its record, or the group that contains the row of the other field.
    fileprivate func follows(_ other: FieldPlace) -> Bool {
        guard let last = inner.last else { return field > other.field }
        return inner.count <= other.inner.count && last.field > other.inner[inner.count - 1].field
    }

    /// Whether it is in a row of a group, directly or in a row of a group inside.
    fileprivate func isInRows(of group: FieldPlace) -> Bool {
        field == group.field && inner.count > group.inner.count && inner.starts(with: group.inner)
    }
}
