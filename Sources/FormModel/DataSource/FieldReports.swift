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

    /// What validation finds for one field and its rows.
    private struct Found {
        let field: Int
        let issues: [FormIssue]
        let checks: [FieldCheck]
    }

    /// The report on each field of the form and its rows.
    private var reports: [FieldReport]
    /// The fields of the form with pending checks, in their rows too.
    private(set) var waitingFields: Set<Int> = []
    /// For each rule over several fields, its owner.
    private var owners: [Int?]
    /// The names of the checks that the owner of the data source answers.
    private let answeredChecks: Set<String>
    /// The number of the last question of a check.
    private var lastQuestion = 0
    /// How many fields were validated, those of rows too, for tests.
    private(set) var validated = 0

    /// Validates all fields of a worksheet.
    init(of sheet: inout Worksheet, answeredChecks: Set<String>) {
        self.answeredChecks = answeredChecks
        let compiled = sheet.compiled
        let owners = FieldReports.owners(of: compiled.rules.indices, in: &sheet)
        self.owners = compiled.rules.indices.map { owners[$0] ?? nil }
        reports = [FieldReport](repeating: FieldReport(), count: compiled.fields.count)
        let found = validate(Array(compiled.fields.indices), in: &sheet, FieldReports.Changes())
        reports = found.map { FieldReport(issues: $0.issues, checks: $0.checks) }
        for field in reports.indices { noteWaiting(field) }
    }

    // MARK: Reading

    subscript(_ field: Int) -> FieldReport { reports[field] }

    var indices: Range<Int> { reports.indices }

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
            guard let field = compiled.fields(along: question.path).first?.field else { continue }
            lastQuestion += 1
            checks[field, default: []].append(
                FieldCheck(question: question.numbered(lastQuestion), answer: answer))
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
        let compiled = sheet.compiled
        let touched = hasNewChoices ? Set(reports.indices) : changed
        var validated = compiled.validation.readers(of: touched).union(touched)
        if let field = round.placeInRows?.field,
            let issues = issuesOfRows(of: field, changed, in: &sheet)
        {
            validated.remove(field)
            if issues != reports[field].issues {
                changes.byField[field] = FieldReport(issues: issues, checks: reports[field].checks)
            }
        }
        changes.owners = FieldReports.owners(of: compiled.validation.rules(of: touched), in: &sheet)
        for (rule, field) in changes.owners {
            for field in [owners[rule], field].compactMap(\.self) { validated.insert(field) }
        }
        for found in validate(validated.sorted(), in: &sheet, changes) {
            let field = found.field
            // The issues of a report on a submission remain until the value changes.
            if hasNewChoices, !changed.contains(field), reports[field].isReported { continue }
            let before = changes.byField[field] ?? reports[field]
            guard
                found.issues != before.issues || found.checks != before.checks
                    || before.isReported && changed.contains(field)
            else { continue }
            changes.byField[field] = FieldReport(issues: found.issues, checks: found.checks)
        }
    }

    /// Validates some fields of the form; an asynchronous check of an unchanged value does not run again.
    private mutating func validate(
        _ fields: [Int], in sheet: inout Worksheet, _ changes: Changes
    ) -> [Found] {
        let compiled = sheet.compiled
        let rules = fields.map { field in
            compiled.fields[field].rules.filter { (changes.owners[$0] ?? owners[$0]) == field }
        }
        sheet.table.stage(fields, from: sheet.record.root)
        sheet.table.stage(
            compiled.validation.reads(of: fields, rules: rules.joined()), from: sheet.record.root)
        return sheet.table.evaluate(at: sheet.clock.now) { context in
            var list: [Found] = []
            for (field, rules) in zip(fields, rules) {
                let rows = sheet.record.root.cells[field].rows
                validated += 1 + (rows.isEmpty ? 0 : compiled.fields[field].cellCount(of: rows))
                var findings = Findings()
                findings.answeredChecks = answeredChecks
                findings.limit = Findings.standardLimit
                compiled.validation.validate(field, owning: rules, in: context, into: &findings)
                compiled.nameChoices(in: &findings, context)
                findings.close(field: field)
                let known = (changes.byField[field] ?? reports[field]).checks
                let checks = resolve(&findings, compiled, context.values, known: known)
                var issues: [FormIssue] = []
                for finding in findings.list { issues.append(compiled.issue(finding, in: context)) }
                list.append(Found(field: field, issues: issues, checks: checks))
            }
            return list
        }
    }

    /// Replaces findings whose checks have answers, and removes those with pending checks.
    private mutating func resolve(
        _ findings: inout Findings, _ compiled: CompiledForm, _ view: borrowing ValueTableView,
        known: [FieldCheck]
    ) -> [FieldCheck] {
        let questions = compiled.questions(in: &findings, view)
        var known = KnownChecks(known)
        var checks: [FieldCheck] = []
        var answers: [Int: RemoteAnswer] = [:]
        for question in questions {
            let check: FieldCheck
            if let same = known.take(question) {
                let numbered = question.numbered(same.question.number)
                check = FieldCheck(question: numbered, answer: same.answer)
            } else {
                lastQuestion += 1
                check = FieldCheck(
                    question: question.numbered(lastQuestion), answer: known.answer(question))
            }
            checks.append(check)
            answers[question.number] = check.answer
        }
        compiled.resolve(&findings, questions) { answers[$0.number] }
        return checks
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

    /// The issues of a group of the form after changes in its rows, if not all of them need validation.
    ///
    /// - Returns: The issues; `nil` where all rows must be validated.
    /// - Complexity: O(*n*) in the rows that need it, in the fields that they read, and in the issues of the group.
    private mutating func issuesOfRows(
        of field: Int, _ changed: Set<Int>, in sheet: inout Worksheet
    ) -> [FormIssue]? {
        let compiled = sheet.compiled
        let group = compiled.fields[field]
        let cell = sheet.record.root.cells[field]
        guard group.validatesRowsAlone, !reports[field].isReported, cell.state.status == .open,
            sheet.record.cellsBefore[FieldPlace(field)].map({ $0.status == .open }) ?? true,
            !group.reads.contains(where: { $0 != field && changed.contains($0) }),
            (group.item.minimumRows...group.item.maximumRows).contains(cell.rows.count),
            case let cells = group.cellCount(of: cell.rows),
            cells <= compiled.layout.limits.groupCells,
            let rows = ChangedRows(of: field, in: sheet.record, compiled)
        else { return nil }
        let list = rows.list
        let changedCells = list.reduce(0) {
            $0 + compiled.compiled(of: $1.row.cell(0)).fields.count
        }
        // Most of the rows are validated faster together.
        guard list.count <= 1 || 2 * changedCells <= cells else { return nil }
        var ofRows: [Int: [(place: FieldPlace, issue: FormIssue)]] = [:]
        for (row, isWhole) in list {
            guard let issues = issues(of: row, isWhole, in: &sheet) else { return nil }
            var found = ofRows[row.outermostIndex] ?? []
            for issue in issues {
                guard let place = compiled.place(about: issue.path)?.place else { return nil }
                found.append((place, issue))
            }
            ofRows[row.outermostIndex] = found
        }
        var others: [(row: Int, issue: FormIssue)] = []
        let depth = group.layout.path.steps.count
        for issue in reports[field].issues {
            guard issue.code != .tooManyIssues else { return nil }
            // An issue of the group itself may contain the number of rows.
            guard let step = issue.path.steps.dropFirst(depth).first,
                let row = group.layout.row(at: step)
            else { continue }
            guard ofRows[row] != nil else {
                others.append((row, issue))
                continue
            }
            guard let place = compiled.place(about: issue.path)?.place else { return nil }
            if !rows.replaces(issueAt: place) { ofRows[row]?.append((place, issue)) }
        }
        var issues: [FormIssue] = []
        var rest = others[...]
        for row in ofRows.keys.sorted() {
            while let other = rest.first, other.row < row {
                issues.append(other.issue)
                rest.removeFirst()
            }
            let found = (ofRows[row] ?? []).enumerated().map { ($0, $1.place.order, $1.issue) }
            // Issues of one field keep their order.
            issues += found.sorted {
                $0.1 == $1.1 ? $0.0 < $1.0 : $0.1.lexicographicallyPrecedes($1.1)
            }
            .map(\.2)
        }
        issues += rest.map(\.issue)
        return issues.count <= Findings.standardLimit ? issues : nil
    }

    /// The issues of one row.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isWhole: Whether the rows of groups in it are validated, too.
    ///   - sheet: The values.
    /// - Returns: The issues; `nil` if an asynchronous check has no answer.
    /// - Complexity: O(*n*) in the row and in the fields that it reads.
    private mutating func issues(
        of row: RowPlace, _ isWhole: Bool, in sheet: inout Worksheet
    ) -> [FormIssue]? {
        let group = sheet.compiled.field(at: row.group)
        guard let rows = group.rows, let found = sheet.record.root.find(row.group), found.isOpen,
            row.index < found.cell.rows.count
        else { return [] }
        let fields = rows.fields.indices.filter { isWhole || rows.fields[$0].rows == nil }
        let reads = fields.flatMap { rows.fields[$0].validators.flatMap(\.enclosingReads) }
        validated +=
            isWhole ? group.cellCount(of: [found.cell.rows[row.index]]) : fields.count
        sheet.table.enter(
            row, reading: fields + fields.flatMap { rows.fields[$0].reads }, reads,
            group.rowReaders?.onlyPrevious, from: sheet.record.root)
        let depth = row.group.inner.count + 1
        defer { for _ in 0..<depth { sheet.table.leave() } }
        var findings = Findings()
        findings.row = row.steps
        sheet.table.evaluate(at: sheet.clock.now) {
            if isWhole {
                rows.validation.validateAll(in: $0, into: &findings)
            } else {
                rows.validation.validateWithoutGroups(in: $0, into: &findings)
            }
            rows.nameChoices(in: &findings, $0, depth: depth)
        }
        guard findings.list.allSatisfy({ $0.code != .remoteUnknown }) else { return nil }
        return findings.list.map(sheet.compiled.issue)
    }
}

extension RowPlace {
    /// The index of the row of the group of the form that it is, or in which it is.
    fileprivate var outermostIndex: Int { group.inner.first?.row ?? index }

    /// The steps from the form to the row.
    fileprivate var steps: [Findings.RowStep] {
        let outer = group.inner.map(\.row) + [index]
        let groups = [group.field] + group.inner.map(\.field)
        return zip(groups, outer).map { Findings.RowStep(field: $0, index: $1) }
    }
}

extension FieldPlace {
    /// Indices by which fields and rows are in form order.
    fileprivate var order: [Int] { [field] + inner.flatMap { [$0.row, $0.field] } }
}
