/// The values of one filling-in, what they mean at present, and their issues.
///
/// It has no observers: ``FormDataSource`` has rounds of changes carried out in it, and notifies of them.
final class Filling {
    private(set) var form: Form
    let clock: FormClock
    /// The locale in which typed texts are read and values are shown.
    let locale: ReaderLocale
    /// The values of the fields, with evaluation.
    var sheet: Worksheet
    /// The issues and checks of the fields.
    private(set) var reports: FieldReports
    /// The issues that belong to no field.
    private(set) var ownIssues: OwnIssues
    /// Whether a person attempted to submit, so that all issues are reported.
    private(set) var isAttempted = false
    /// Whether rows that an expression or a list asks for are made as soon as their number is known.
    var makesAskedRows = true

    init(
        form: Form, clock: FormClock, checks: Set<String>, given: [FieldName: FieldValue],
        locale: ReaderLocale, files: TypedReader.FileFinder?
    ) {
        self.form = form
        self.clock = clock
        self.locale = locale
        let compiled = form.compiled
        let given = compiled.givenValues(given)
        let isShown = form.items.map(\.isShown) + compiled.layout.helpers.map { _ in false }
        var sheet = Worksheet(
            compiled: compiled, isShown: isShown, given: given.known, clock: clock,
            reader: TypedReader(locale, formLanguage: form.locale, files: files))
        var agenda = Agenda(allOf: compiled)
        sheet.settle(&agenda)
        _ = sheet.makeAskedRows(dropsBlankRows: false)
        reports = FieldReports(of: &sheet, answeredChecks: checks)
        sheet.commit()
        self.sheet = sheet
        ownIssues = OwnIssues(unknownGiven: given.unknown)
        countWork()
    }

    /// Replaces the form by one with the same items and other choices.
    func adopt(_ form: Form) {
        self.form = form
        sheet.adopt(form.compiled)
    }

    /// Counts the work of a round, and finds out whether the present values need more than is allowed.
    private func countWork() {
        ownIssues.count(sheet.table.budget) {
            var validator = SubmissionValidator(
                form: form, limits: .submission, now: clock.now, given: givenValues)
            var values: [FieldName: FieldValue] = [:]
            for (field, cell) in zip(form.compiled.fields, sheet.record.root.cells)
            where cell.holdsEffective {
                values[field.name] = cell.effective(field)
            }
            _ = validator.validate(values)
            return validator
        }
    }

    // MARK: Rounds

    /// The paths of the fields and rows that a round changes.
    func paths(of round: Round) -> [FieldPath] {
        if let change = round.rowChange {
            return [form.compiled.path(of: change.row.group, row: change.newIndex)]
        }
        if let choices = round.choices {
            return fields(offering: choices.names).map { form.compiled.fields[$0].layout.path }
        }
        if !round.choiceSets.isEmpty {
            return fields(asking: round.choiceSets.keys).map {
                form.compiled.fields[$0].layout.path
            }
        }
        return round.entries.map { form.compiled.path(of: $0.place) }
    }

    /// Carries out a round: first values, then conditions, then findings; nothing is committed.
    func carryOut(_ round: Round) -> RoundResult {
        var ongoing = OngoingRound(round, in: self)
        ongoing.enter()
        reports.answer(round, &ongoing.result.reports)
        ongoing.settle()
        reports.validate(
            ongoing.result.changedFields(sheet.record), after: round,
            hasNewChoices: !ongoing.result.offered.isEmpty, in: &sheet, &ongoing.result.reports)
        countWork()
        return ongoing.result
    }

    /// Notes that updates change a field again and again; `nil` forgets that.
    func noteUnsettled(_ field: FieldPath?) {
        ownIssues.unsettled = field.map {
            withTexts(
                FormIssue(
                    .unsettled, at: $0,
                    parameters: ["max": .integer(FormDataSource.maximumRounds)]))
        }
    }

    /// Notes that a person attempted to submit.
    func noteAttempt() { isAttempted = true }

    /// Notes that a person has left a field.
    ///
    /// - Returns: Whether that is new.
    func leave(_ place: FieldPlace) -> Bool { sheet.update(place) { $0.leave() } == true }

    /// Calls a body while the values are those before the round that is carried out.
    func showingFormerValues(_ body: () -> Void) {
        sheet.exchange()
        body()
        sheet.exchange()
    }

    /// Keeps the changes of a round, which can no longer be undone, and its reports.
    func commit(_ round: Round, _ result: RoundResult) {
        sheet.commit()
        // The issues of a report on a submission are about the former values.
        ownIssues.unplaced = []
        reports.adopt(result.reports)
        if round.isReset {
            isAttempted = false
            sheet.forgetEntering()
        }
    }

    /// Reports the issues of a submission with the present values: each at its field until the value of the field changes,
    /// and those of no shown field as issues of the filling-in as a whole until any value changes.
    func adopt(issuesOfSubmission issues: [FormIssue], _ answered: [AnsweredCheck]) {
        var placed: [Int: [FormIssue]] = [:]
        ownIssues.unplaced = []
        for issue in issues {
            if let (place, _) = shownPlace(of: issue) {
                placed[place.field, default: []].append(issue)
            } else {
                ownIssues.unplaced.append(issue)
            }
        }
        reports.adopt(issuesOfSubmission: placed, answered, form.compiled)
        for field in placed.keys { _ = leave(FieldPlace(field)) }
    }

    // MARK: Places

    /// The place of a field; `nil` if the form has no such field, or the path is that of a row.
    func place(of path: FieldPath) -> FieldPlace? {
        guard let (place, row) = form.compiled.place(of: path), row == nil else { return nil }
        return place
    }

    /// The place of a visible group.
    func group(at path: FieldPath) -> FieldPlace? {
        guard let place = place(of: path), contains(place),
            form.compiled.field(at: place).rows != nil
        else { return nil }
        return place
    }

    /// The place of a visible row.
    func row(at path: FieldPath) -> RowPlace? {
        guard let (place, row) = form.compiled.place(of: path), let row, contains(place),
            row < rowCount(of: place)
        else { return nil }
        return RowPlace(group: place, index: row)
    }

    /// Whether all rows that contain a field are visible.
    func contains(_ place: FieldPlace) -> Bool { sheet.record.root.contains(place) }

    func cell(at place: FieldPlace) -> Cell? { sheet.record.root.find(place)?.cell }

    // MARK: Fields

    func value(at place: FieldPlace) -> FieldValue {
        sheet.record.root.shown(place, form.compiled.field(at: place))
    }

    func isEntered(_ place: FieldPlace) -> Bool {
        guard let found = sheet.record.root.find(place), found.isInOpenRows else { return false }
        // A value that the program gives is not entered, so that a card with nothing else is empty.
        return found.cell.state.origin != nil && found.cell.holdsEffective
            && found.cell.state.status != .given
    }

    /// The value that was entered or set; see ``FormDataSource/enteredValue(at:)``.
    func enteredValue(at place: FieldPlace) -> FieldValue? {
        guard let cell = cell(at: place), cell.state.origin != nil, cell.state.status != .given
        else { return nil }
        return cell.entered(form.compiled.field(at: place))
    }

    func isVisible(_ place: FieldPlace) -> Bool {
        sheet.record.root.isVisible(place) && form.compiled.isShown(place)
    }

    /// Whether a field, or a row of it, is shown.
    func isVisible(_ place: FieldPlace, row: Int?) -> Bool {
        guard contains(place), let found = sheet.record.root.find(place) else { return false }
        return row.map { $0 < found.shownRowCount } ?? true && found.isVisible
            && form.compiled.isShown(place)
    }

    /// Whether an item of a row is shown, a label too.
    func isVisible(item: Int, ofRow row: Int, of group: FieldPlace) -> Bool {
        guard let rows = cell(at: group)?.rows, rows.indices.contains(row),
            let compiled = form.compiled.field(at: group).rows,
            form.compiled.field(at: group).item.items[item].isShown
        else { return false }
        return compiled.fieldIndices[item].map { rows[row].cells[$0].state.status != .hidden }
            ?? !rows[row].hiddenLabels.contains(item)
    }

    /// Whether a field can be changed, regardless of whether it is shown.
    func isEnabled(_ place: FieldPlace) -> Bool {
        guard contains(place), let found = sheet.record.root.find(place) else { return false }
        // The status that a hidden field would have is not known.
        return !found.isVisible || found.cell.state.status == .open
    }

    func isOpen(_ place: FieldPlace) -> Bool {
        sheet.record.root.isOpen(place) && form.compiled.isShown(place)
    }

    func isRequired(_ place: FieldPlace) -> Bool {
        sheet.record.root.isOpen(place)
            && (form.compiled.field(at: place).isRequired || sheet.requiresValue(at: place))
    }

    /// The present values of the fields that the program sets.
    var givenValues: [FieldName: FieldValue] {
        var values: [FieldName: FieldValue] = [:]
        for (field, cell) in zip(form.compiled.fields, sheet.record.root.cells)
        where field.item.setBy == .program && !cell.state.entered.isEmpty {
            values[field.name] = cell.state.entered
        }
        return values
    }

    // MARK: Issues

    /// The path of the field or row at which a screen shows an issue; `nil` where no such field or row is shown now.
    func shownPath(of issue: FormIssue) -> FieldPath? {
        shownPlace(of: issue).map { place, row in
            row.map { form.compiled.path(of: place, row: $0) } ?? form.compiled.path(of: place)
        }
    }

    /// The place of the field or row at which a screen shows an issue; `nil` where none is shown now.
    private func shownPlace(of issue: FormIssue) -> (place: FieldPlace, row: Int?)? {
        guard let (place, row) = form.compiled.place(about: issue.path), contains(place),
            isVisible(place)
        else { return nil }
        guard let row, form.compiled.field(at: place).rows != nil else { return (place, nil) }
        return row < rowCount(of: place) ? (place, row) : nil
    }

    /// The issues of a field to report to a person.
    func reportedIssues(_ field: Int) -> [FormIssue] {
        let cell = sheet.record.root.cells[field]
        if isAttempted { return reports[field].issues }
        guard !cell.rows.isEmpty else { return cell.state.isLeft ? reports[field].issues : [] }
        return reports[field].issues.filter { issue in
            // The group has the issues of its rows themselves.
            guard let place = form.compiled.place(about: issue.path)?.place else {
                return cell.state.isLeft
            }
            return self.cell(at: place)?.state.isLeft ?? false
        }
    }

    /// The issues of the filling-in as a whole.
    ///
    /// A disabled button is not reported before a person tries to press it, since most forms begin with one.
    func issuesOfNoField(isAttempted: Bool) -> [FormIssue] {
        ownIssues.list(endedIssue, isAttempted ? submitDisabledIssue : nil)
    }

    /// The checks of the values at a path, and inside of it.
    func checks(at path: FieldPath) -> [FieldCheck] {
        guard let field = form.compiled.fields(along: path).first?.field else { return [] }
        return reports[field].checks.filter { $0.question.path.steps.starts(with: path.steps) }
    }

    // MARK: Endings and buttons

    /// The ending whose condition holds.
    var reachedEnding: FormEnding? {
        form.compiled.conditions.endings.first {
            sheet.record.root.cells[$0.field].state.effective == .boolean(true)
        }?.ending
    }

    /// The issue of answers that reach an ending that does not accept them.
    var endedIssue: FormIssue? {
        guard let reached = reachedEnding, !reached.isAccepted else { return nil }
        return withTexts(
            FormIssue(.ended, at: FieldPath(), parameters: ["ending": .text(reached.name.text)]))
    }

    /// The button because of which the answers cannot be submitted.
    var disabledSubmit: FormItem? {
        let items = sheet.record.items
        let shown = form.compiled.conditions.submitButtons.filter { items.visible[$0.index] }
        guard reachedEnding == nil, let first = shown.first else { return nil }
        return shown.allSatisfy { items.disabled.contains($0.index) } ? first.item : nil
    }

    /// The issue of answers that no button submits.
    private var submitDisabledIssue: FormIssue? {
        guard let name = disabledSubmit?.name else { return nil }
        return withTexts(
            FormIssue(.submitDisabled, at: FieldPath(), parameters: ["button": .text(name.text)]))
    }

    /// The issues of what was sent for a field, or for fields of its rows, that accept no value.
    func refusals(of sent: Sent, at place: FieldPlace) -> [FormIssue] {
        refusals(of: sent, at: place, sheet.record.root.cells[place.field], form.compiled)
            .map(withTexts)
    }

    private func refusals(
        of sent: Sent, at place: FieldPlace, _ cell: Cell, _ compiled: CompiledForm
    ) -> [FormIssue] {
        if case .unanswered = sent { return [] }
        let (index, status) = (place.lastField, cell.state.status)
        let value = sent.value(of: compiled.fields[index])
        guard !value.isEmpty else { return [] }
        guard status != .open else {
            guard let rows = compiled.fields[index].rows, !rows.conditions.steps.isEmpty else {
                return []
            }
            return zip(cell.rows, sent.rowList).enumerated().flatMap { number, pair in
                pair.0.cells.enumerated().flatMap { index, cell in
                    pair.1[index].map {
                        refusals(of: $0, at: place.cell(index, ofRow: number), cell, rows)
                    } ?? []
                }
            }
        }
        var given: FieldValue?
        if case .refused = sent {
        } else {
            given = sheet.canonical(value, at: place, isTyped: true)
        }
        let isRefused = status.refuses(
            given, effective: cell.state.effective,
            refusesHidden: compiled.layout.rejectsUnknown(beside: index))
        guard isRefused, let code = status.refusalCode else { return [] }
        return [FormIssue(code, at: form.compiled.path(of: place))]
    }
}
