/// The issues and checks of all fields of a filling-in, and which field owns each rule over several fields.
///
/// After a change, only those reports are made again that can be others.
struct FieldReports {
    /// Reports that are others after a round, and are not adopted yet.
    struct Changes {
        /// The reports, by field of the form.
        fileprivate(set) var byField: [Int: FieldReport] = [:]
        /// The owners of rules whose fields changed, by the rule.
        fileprivate var owners: [Int: Int?] = [:]
    }

    /// The report on each field of the form and its rows.
    private var reports: [FieldReport]
    /// The fields of the form with pending checks, in their rows too.
    private(set) var waitingFields: Set<Int> = []
    /// For each rule over several fields, its owner.
    private var owners: [Int?]
    private var validation: PartValidation

    /// Validates all fields of a worksheet.
    init(of sheet: inout Worksheet, answeredChecks: Set<String>) {
        validation = PartValidation(answeredChecks: answeredChecks)
        let compiled = sheet.compiled
        let owners = FieldReports.owners(of: compiled.rules.indices, in: &sheet)
        self.owners = compiled.rules.indices.map { owners[$0] ?? nil }
        reports = [FieldReport](repeating: FieldReport(), count: compiled.fields.count)
        reports = validate(Array(compiled.fields.indices), in: &sheet, FieldReports.Changes())
        for field in reports.indices { noteWaiting(field) }
    }

    // MARK: Reading

    subscript(_ field: Int) -> FieldReport { reports[field] }

    var indices: Range<Int> { reports.indices }

    /// How many fields were validated, those of rows too, for tests.
    var validated: Int { validation.validated }

    /// All issues, in form order.
    var issues: [FormIssue] { reports.flatMap(\.issues) }

    /// Whether a check is pending that may find an error.
    var awaitsChecks: Bool { reports.contains(where: \.awaitsCheck) }

    /// The questions of pending checks, in form order.
    var pendingChecks: [RemoteQuestion] {
        waitingFields.sorted().flatMap {
            reports[$0].checks.filter(\.isPending).map(\.question)
        }
    }

    // MARK: Changes

    /// Adopts the changes of a round.
    mutating func adopt(_ changes: Changes) {
        for (field, report) in changes.byField {
            reports[field] = report
            noteWaiting(field)
        }
        for (rule, field) in changes.owners { owners[rule] = field }
    }

    /// Replaces the issues of fields by those of a report on a submission, and their checks by those that were answered for
    /// it; no check is pending then.
    mutating func adopt(
        issuesOfSubmission issues: [Int: [FormIssue]], _ answered: [AnsweredCheck],
        _ compiled: CompiledForm
    ) {
        var checks: [Int: [FieldCheck]] = [:]
        for (question, answer) in answered {
            guard let (place, _) = compiled.place(about: question.path) else { continue }
            checks[place.field, default: []].append(
                FieldCheck(place: place, question: validation.numbered(question), answer: answer))
        }
        for field in reports.indices {
            if let issues = issues[field] {
                reports[field] = FieldReport(issues: issues, isReported: true)
            }
            reports[field].checks = checks[field] ?? []
            noteWaiting(field)
        }
    }

    /// Updates whether a field has pending checks.
    private mutating func noteWaiting(_ field: Int) {
        if reports[field].checks.contains(where: \.isPending) {
            waitingFields.insert(field)
        } else if !waitingFields.isEmpty {
            waitingFields.remove(field)
        }
    }

    // MARK: Validation

    /// Records the results of checks of some fields.
    func answer(_ round: Round, _ changes: inout Changes) {
        for field in round.checkedFields {
            changes.byField[field] = reports[field].answered(round.answers)
        }
    }

    /// Validates the fields that changed, the fields that read them, and the old and new owners of rules over several
    /// fields; the issues of other fields cannot change.
    ///
    /// - Parameters:
    ///   - changed: The fields of the form that changed, or whose rows did.
    ///   - round: The round.
    ///   - hasNewChoices: Whether fields have new choices, so that all fields are validated.
    ///   - sheet: The values.
    ///   - changes: The results of checks, to which the other reports are added.
    /// - Complexity: O(*n*) in the fields, and in the fields that they and their rules read.
    mutating func validate(
        _ changed: Set<Int>, after round: Round, hasNewChoices: Bool, in sheet: inout Worksheet,
        _ changes: inout Changes
    ) {
        let touched = hasNewChoices ? Set(reports.indices) : changed
        var fields = sheet.compiled.validation.readers(of: touched).union(touched)
        changes.owners = FieldReports.owners(
            of: sheet.compiled.validation.rules(of: touched), in: &sheet)
        for (rule, field) in changes.owners {
            for field in [owners[rule], field].compactMap(\.self) { fields.insert(field) }
        }
        var found: [(field: Int, report: FieldReport)] = []
        for field in fields.sorted() where !hasNewChoices {
            guard
                let report = reportOfRows(of: field, changed, after: round, in: &sheet, changes)
            else { continue }
            fields.remove(field)
            found.append((field, report))
        }
        let rest = fields.sorted()
        found += zip(rest, validate(rest, in: &sheet, changes)).map { (field: $0, report: $1) }
        for (field, report) in found {
            // The issues of a report on a submission remain until the value changes.
            if hasNewChoices, !changed.contains(field), reports[field].isReported { continue }
            let before = changes.byField[field] ?? reports[field]
            let isSame = report.issues == before.issues && report.checks == before.checks
            guard
                !isSame
                    || (before.isReported
                        ? changed.contains(field) : report.places != before.places)
            else { continue }
            changes.byField[field] = report
        }
    }

    /// Validates some fields of the form.
    private mutating func validate(
        _ fields: [Int], in sheet: inout Worksheet, _ changes: Changes
    ) -> [FieldReport] {
        let rules = fields.map { self.rules(of: $0, sheet.compiled, changes) }
        let checks = fields.map { (changes.byField[$0] ?? reports[$0]).checks }
        return validation.validate(fields, rules: rules, checks, in: &sheet)
    }

    /// The rules over several fields that a field owns.
    private func rules(of field: Int, _ compiled: CompiledForm, _ changes: Changes) -> [Int] {
        compiled.fields[field].rules.filter { (changes.owners[$0] ?? owners[$0]) == field }
    }

    /// The owners of some rules over several fields: see ``CompiledRule``.
    ///
    /// - Complexity: O(*n*) in the fields of the rules.
    private static func owners(
        of rules: some Sequence<Int>, in sheet: inout Worksheet
    ) -> [Int: Int?] {
        let compiled = sheet.compiled
        for rule in rules {
            sheet.table.stage(compiled.rules[rule].owners, from: sheet.record.root)
        }
        return sheet.table.evaluate(at: nil) { context in
            var owners: [Int: Int?] = [:]
            for rule in rules {
                owners.updateValue(compiled.rules[rule].owner(in: context.values), forKey: rule)
            }
            return owners
        }
    }

    // MARK: Some rows

    /// The report on a group of the form after changes in its rows, if not all of them need validation.
    ///
    /// - Returns: The report; `nil` for another field, or where all rows must be validated.
    /// - Complexity: O(*n*) in the rows that need it, in the fields that they read, and in the issues of the group.
    private mutating func reportOfRows(
        of field: Int, _ changed: Set<Int>, after round: Round, in sheet: inout Worksheet,
        _ changes: Changes
    ) -> FieldReport? {
        let compiled = sheet.compiled
        let group = compiled.fields[field]
        let cell = sheet.record.root.cells[field]
        let before = changes.byField[field] ?? reports[field]
        let answered = reports[field].checks.filter { round.answers[$0.question.number] != nil }
        guard group.rows != nil, !before.isReported,
            !before.issues.contains(where: { $0.code == .tooManyIssues }),
            sheet.record.cellsBefore[FieldPlace(field)].map({ $0.status == .open }) ?? true,
            !group.reads.contains(where: { $0 != field && changed.contains($0) }),
            case let cells = group.cellCount(of: cell.rows),
            cells <= compiled.layout.limits.groupCells,
            let changedRows = ChangedRows(
                of: field, in: sheet.record, compiled, answered: answered.map(\.place))
        else { return nil }
        let rows = changedRows.rows
        let changedCells = rows.reduce(0) {
            $0 + compiled.compiled(of: $1.row.cell(0)).fields.count
        }
        // Most of the rows are validated faster together.
        guard rows.count <= 1 || 2 * changedCells <= cells else { return nil }
        var known = KnownChecks(
            before.checks.filter { changedRows.contains($0.place) },
            beside: before.checks.filter { !changedRows.contains($0.place) })
        var parts: [FieldReport] = []
        for place in changedRows.groupsAlone {
            let owned = place.inner.isEmpty ? rules(of: field, compiled, changes) : []
            guard let part = validation.validate(place, owning: owned, &known, in: &sheet) else {
                return nil
            }
            parts.append(part)
        }
        for (row, isWhole) in rows {
            guard let part = validation.validate(row, isWhole: isWhole, &known, in: &sheet) else {
                return nil
            }
            parts.append(part)
        }
        let report = before.replacing(changedRows, by: parts)
        return report.issues.count <= Findings.standardLimit ? report : nil
    }
}
