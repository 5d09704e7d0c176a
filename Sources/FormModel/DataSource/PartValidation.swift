/// Calls validators for parts of a filling-in: fields of the form, rows, and groups without their rows.
///
/// An asynchronous check of an unchanged value does not run again.
struct PartValidation {
    /// The names of the checks that the owner of the data source answers.
    private let answeredChecks: Set<String>
    /// The number of the last question of a check.
    private var lastQuestion = 0
    /// How many fields were validated, those of rows too, for tests.
    private(set) var validated = 0

    init(answeredChecks: Set<String>) {
        self.answeredChecks = answeredChecks
    }

    /// A question with a number that no other one has.
    mutating func numbered(_ question: RemoteQuestion) -> RemoteQuestion {
        lastQuestion += 1
        return question.numbered(lastQuestion)
    }

    /// Validates some fields of the form with all of their rows.
    ///
    /// - Parameters:
    ///   - fields: The fields.
    ///   - rules: For each of them, the rules that it owns.
    ///   - checks: For each of them, its checks before.
    ///   - sheet: The values.
    /// - Returns: The report on each field.
    mutating func validate(
        _ fields: [Int], rules: [[Int]], _ checks: [[FieldCheck]], in sheet: inout Worksheet
    ) -> [FieldReport] {
        let compiled = sheet.compiled
        sheet.table.stage(fields, from: sheet.record.root)
        sheet.table.stage(
            compiled.validation.reads(of: fields, rules: rules.joined()), from: sheet.record.root)
        return sheet.table.evaluate(at: sheet.clock.now) { context in
            var reports: [FieldReport] = []
            for (index, field) in fields.enumerated() {
                let rows = sheet.record.root.cells[field].rows
                validated += 1 + (rows.isEmpty ? 0 : compiled.fields[field].cellCount(of: rows))
                var findings = begun()
                compiled.validation.validate(
                    field, owning: rules[index], in: context, into: &findings)
                compiled.nameChoices(in: &findings, context)
                findings.close(field: field)
                var known = KnownChecks(checks[index])
                reports.append(
                    report(
                        &findings, compiled, &known, in: context,
                        isOfGroup: compiled.fields[field].rows != nil,
                        { sheet.record.root.find($0)?.cell }))
            }
            return reports
        }
    }

    /// Validates one row.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isWhole: Whether the rows of groups in it are validated, too.
    ///   - known: The checks of the group of the form before.
    ///   - sheet: The values.
    /// - Returns: The report; `nil` if there are too many issues.
    /// - Complexity: O(*n*) in the row and in the fields that it reads.
    mutating func validate(
        _ row: RowPlace, isWhole: Bool, _ known: inout KnownChecks, in sheet: inout Worksheet
    ) -> FieldReport? {
        let group = sheet.compiled.field(at: row.group)
        guard let rows = group.rows, let found = sheet.record.root.find(row.group), found.isOpen,
            row.index < found.cell.rows.count
        else { return FieldReport() }
        let fields = rows.fields.indices.filter { isWhole || rows.fields[$0].rows == nil }
        validated +=
            isWhole ? group.cellCount(of: [found.cell.rows[row.index]]) : fields.count
        let reads = fields.flatMap { field in
            rows.fields[field].reads.map { FieldReference(up: 0, field: $0) }
                + rows.fields[field].validators.flatMap(\.enclosingReads)
                + rows.fields[field].textReads
        }
        return validate(in: row, reading: fields, reads, &known, in: &sheet) {
            if isWhole {
                rows.validation.validateAll(in: $0, into: &$1)
            } else {
                rows.validation.validateWithoutGroups(in: $0, into: &$1)
            }
        }
    }

    /// Validates an open group without its rows, which are read only by validators of its own.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - rules: The rules that a group of the form owns.
    ///   - known: The checks of the group of the form before.
    ///   - sheet: The values.
    /// - Returns: The report; `nil` if there are too many issues.
    mutating func validate(
        _ group: FieldPlace, owning rules: [Int], _ known: inout KnownChecks,
        in sheet: inout Worksheet
    ) -> FieldReport? {
        let compiled = sheet.compiled.field(at: group)
        let record = sheet.compiled.compiled(of: group)
        let field = group.lastField
        let count = sheet.record.root.find(group)?.cell.rows.count ?? 0
        let readsRows = compiled.hasOwnValidators || count == 0
        validated += 1
        var reads = compiled.textReads
        // A validator of the group may find an issue of a row, whose texts read what the rows read.
        let readsForRows = readsRows && compiled.rows?.texts.isUsed == true
        for (index, validator) in compiled.validators.enumerated()
        where readsForRows || index != compiled.rowsValidator {
            reads += validator.reads.map { FieldReference(up: 0, field: $0) }
            reads += validator.enclosingReads
        }
        for rule in rules {
            reads += sheet.compiled.rules[rule].fields.map { FieldReference(up: 0, field: $0) }
        }
        return validate(
            in: group.row, reading: readsRows ? [field] : [], reads, &known, in: &sheet
        ) {
            if readsRows {
                record.validation.validate(field, owning: rules, in: $0, into: &$1) {
                    $0 != compiled.rowsValidator
                }
            } else {
                record.validation.validate(field, count: count, in: $0, into: &$1)
            }
        }
    }

    /// Validates fields of the form or of a row.
    ///
    /// - Parameters:
    ///   - row: The row; `nil` for the form.
    ///   - fields: The fields.
    ///   - reads: What their validators and the texts of their issues read.
    ///   - known: The checks before.
    ///   - sheet: The values.
    ///   - body: Calls the validators.
    /// - Returns: The report; `nil` if there are too many issues.
    private mutating func validate(
        in row: RowPlace?, reading fields: [Int], _ reads: [FieldReference],
        _ known: inout KnownChecks, in sheet: inout Worksheet,
        _ body: (borrowing JudgingContext, inout Findings) -> Void
    ) -> FieldReport? {
        let compiled = sheet.compiled
        let group = row.map { compiled.field(at: $0.group) }
        let record = group?.rows ?? compiled
        let depth = row.map { $0.group.inner.count + 1 } ?? 0
        sheet.table.enter(
            row, reading: fields, reads + (row?.readsOfMessages(in: compiled) ?? []),
            group?.rowReaders?.onlyPrevious, from: sheet.record.root)
        defer { for _ in 0..<depth { sheet.table.leave() } }
        var findings = begun()
        findings.row = row?.steps ?? []
        return sheet.table.evaluate(at: sheet.clock.now) { context in
            body(context, &findings)
            record.nameChoices(in: &findings, context, depth: depth)
            findings.close()
            guard !findings.isCut else { return nil }
            return report(
                &findings, compiled, &known, in: context, depth: depth, isOfGroup: true,
                { sheet.record.root.find($0)?.cell })
        }
    }

    private func begun() -> Findings {
        var findings = Findings()
        findings.answeredChecks = answeredChecks
        findings.limit = Findings.standardLimit
        return findings
    }

    // The record would be copied for each field, so that its cells are passed by a closure.

    /// The report of findings, without those of pending checks.
    private mutating func report(
        _ findings: inout Findings, _ compiled: CompiledForm, _ known: inout KnownChecks,
        in context: borrowing JudgingContext, depth: Int = 0, isOfGroup: Bool,
        _ cell: (FieldPlace) -> Cell?
    ) -> FieldReport {
        var report = FieldReport()
        if findings.hasPending { report.checks = resolve(&findings, compiled, &known, cell) }
        for finding in findings.list {
            report.issues.append(compiled.issue(finding, in: context, depth: depth))
            if isOfGroup { report.places.append(FindingField(finding).place) }
        }
        return report
    }

    /// Replaces findings whose checks have answers, and removes those with pending checks.
    private mutating func resolve(
        _ findings: inout Findings, _ compiled: CompiledForm, _ known: inout KnownChecks,
        _ cell: (FieldPlace) -> Cell?
    ) -> [FieldCheck] {
        let questions = compiled.questions(in: &findings) { place in
            cell(place)?.effective(compiled.field(at: place)) ?? .empty
        }
        var checks: [FieldCheck] = []
        var answers: [Int: RemoteAnswer] = [:]
        for question in questions {
            let place = FindingField(findings.list[question.number]).place
            let check: FieldCheck
            if let same = known.take(question) {
                let numbered = question.numbered(same.question.number)
                check = FieldCheck(place: place, question: numbered, answer: same.answer)
            } else {
                check = FieldCheck(
                    place: place, question: numbered(question), answer: known.answer(question))
            }
            checks.append(check)
            answers[question.number] = check.answer
        }
        compiled.resolve(&findings, questions) { answers[$0.number] }
        return checks
    }
}

extension RowPlace {
    /// The fields that messages of the groups around the row read, which issues of the row may have.
    fileprivate func readsOfMessages(in compiled: CompiledForm) -> [FieldReference] {
        guard compiled.texts.isUsed else { return [] }
        var reads: [FieldReference] = []
        var row: RowPlace? = self
        var up = 1
        while let group = row?.group {
            let field = compiled.field(at: group)
            if !field.item.messages.isEmpty {
                reads += field.textReads.map { FieldReference(up: $0.up + up, field: $0.field) }
            }
            row = group.row
            up += 1
        }
        return reads
    }

    /// The steps from the form to the row.
    fileprivate var steps: [Findings.RowStep] {
        let indices = group.inner.map(\.row) + [index]
        let groups = [group.field] + group.inner.map(\.field)
        return zip(groups, indices).map { Findings.RowStep(field: $0, index: $1) }
    }
}
