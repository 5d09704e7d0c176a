/// Validation of fields of a filling-in by the validators of submissions.
extension Worksheet {
    /// The findings of one field of the form and of its rows.
    struct FieldFindings {
        let field: Int
        let issues: [FormIssue]
        let checks: [FieldCheck]
    }

    /// Validates some fields of the form; an asynchronous check of an unchanged value does not run again.
    ///
    /// - Parameters:
    ///   - fields: The fields.
    ///   - owner: The field that owns a rule over several fields; only the owner is validated by it.
    ///   - known: The previous checks of a field.
    /// - Returns: The findings of each of the fields.
    /// - Complexity: O(*n*) in the fields, and in the fields that they and their rules read.
    mutating func validate(
        _ fields: [Int], owner: (_ rule: Int) -> Int?, known: (_ field: Int) -> [FieldCheck]
    ) -> [FieldFindings] {
        // Copies are needed, because the worksheet is borrowed while the values are read.
        let (compiled, answeredChecks) = (compiled, answeredChecks)
        var last = lastQuestion
        defer { lastQuestion = last }
        let owned = fields.map { field in
            compiled.fields[field].rules.filter { owner($0) == field }
        }
        table.stage(fields, from: record)
        table.stage(compiled.reads(of: fields, rules: owned.joined()), from: record)
        return table.evaluate(at: clock.now) { context in
            var list: [FieldFindings] = []
            for (field, rules) in zip(fields, owned) {
                var findings = Findings()
                findings.answeredChecks = answeredChecks
                findings.limit = Findings.standardLimit
                compiled.validate(field, owning: rules, in: context, into: &findings)
                compiled.nameChoices(in: &findings, context)
                findings.close(field: field)
                let checks = Worksheet.resolve(
                    &findings, compiled, context.values, known: known(field), &last)
                var issues: [FormIssue] = []
                for finding in findings.list { issues.append(compiled.issue(finding, in: context)) }
                list.append(FieldFindings(field: field, issues: issues, checks: checks))
            }
            return list
        }
    }

    /// Replaces findings whose checks have answers, and removes those with pending checks.
    private static func resolve(
        _ findings: inout Findings, _ compiled: CompiledForm, _ view: borrowing ValueTableView,
        known: [FieldCheck], _ lastQuestion: inout Int
    ) -> [FieldCheck] {
        let questions = compiled.questions(in: &findings, view)
        var known = KnownChecks(known)
        var checks: [FieldCheck] = []
        var answers: [Int: RemoteAnswer] = [:]
        for question in questions {
            var check: FieldCheck
            if let same = known.take(question) {
                let here = question.numbered(same.question.number)
                check = FieldCheck(question: here, answer: same.answer)
            } else {
                lastQuestion += 1
                check = FieldCheck(
                    question: question.numbered(lastQuestion), answer: known.verdict(question))
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
    mutating func owners(of rules: some Sequence<Int>) -> [Int: Int?] {
        let compiled = compiled
        for rule in rules { table.stage(compiled.rules[rule].owners, from: record) }
        return table.evaluate(at: nil) { context in
            var owners: [Int: Int?] = [:]
            for rule in rules {
                owners.updateValue(compiled.rules[rule].owner(in: context.values), forKey: rule)
            }
            return owners
        }
    }

    /// The issues of one row of a group of the form in which rows are validated independently.
    ///
    /// - Returns: The issues; `nil` if an asynchronous check has no answer.
    /// - Complexity: O(*n*) in the row and in the fields that it reads.
    mutating func issues(ofRow number: Int, of field: Int) -> [FormIssue]? {
        guard let rows = compiled.fields[field].rows else { return nil }
        table.stage(compiled.fields[field].reads, from: record)
        table.enter(number, of: field, rows)
        defer { table.leave() }
        table.stage(rows.fields.indices, from: record)
        var findings = Findings()
        findings.row = [Findings.RowStep(field: field, index: number)]
        table.evaluate(at: clock.now) {
            rows.validateAll(in: $0, into: &findings)
            rows.nameChoices(in: &findings, $0, depth: 1)
        }
        guard findings.list.allSatisfy({ $0.code != .remoteUnknown }) else { return nil }
        return findings.list.map(compiled.issue)
    }

    // MARK: Expressions of cells

    /// Evaluates an expression of the form, or of a field of the form or of a row.
    ///
    /// - Returns: The result; `nil` where there is no such row, or the expression was not compiled.
    /// - Complexity: O(*n*) in the fields that the expression reads.
    mutating func evaluate<Result>(
        _ expression: FormExpression?, at place: FieldPlace?,
        _ body: (FormExpression, borrowing JudgingContext) -> Result?
    ) -> Result? {
        guard let expression, let code = expression.code else { return nil }
        if let place, record.find(place) == nil { return nil }
        return evaluate(reading: code.reads, at: place) { body(expression, $0) }
    }

    /// Fills in a text of the form, or of the items of a row.
    ///
    /// - Returns: The text; `nil` where there is no such row.
    /// - Complexity: O(*n*) in the fields that the text reads.
    mutating func fill(
        _ text: LocalizedText, _ compiled: CompiledText, at place: FieldPlace?,
        _ records: [CompiledForm]
    ) -> FilledText? {
        if let place, record.find(place) == nil { return nil }
        return evaluate(reading: compiled.reads, at: place) {
            FilledText(text, compiled, in: $0, records)
        }
    }

    /// An issue with the texts that its message needs.
    mutating func withTexts(_ issue: FormIssue) -> FormIssue {
        let compiled = compiled
        let reads: [FieldReference]
        if issue.path.steps.isEmpty {
            let ending = compiled.ending(of: issue)
            let button = compiled.button(of: issue)
            reads = [compiled.formTitle, ending?.title, ending?.text, button?.title]
                .compactMap(\.self)
                .flatMap { compiled.texts[$0]?.reads ?? [] }
        } else {
            guard let field = compiled.fields(along: issue.path).first?.field else { return issue }
            reads = ([field] + compiled.fields[field].reads).map {
                FieldReference(up: 0, field: $0)
            }
        }
        return evaluate(reading: reads, at: nil) {
            compiled.issue(issue, in: $0)
        }
    }

    /// Calls a body with the values of some fields, seen from the form or from the record of a field that exists.
    ///
    /// - Complexity: O(*n*) in the fields.
    mutating func evaluate<Result>(
        reading reads: [FieldReference], at place: FieldPlace?,
        _ body: (borrowing JudgingContext) -> Result
    ) -> Result {
        defer { table.clear() }
        if let place {
            // Before the row is entered, so that groups stay in the table.
            let depth = place.inner.count
            table.stage(reads.filter { $0.up == depth && depth > 0 }.map(\.field), from: record)
            table.enter(rowsTo: place)
        }
        table.stage([Int](), reads, from: record)
        guard !sharesWork else { return table.evaluate(at: clock.now) { body($0) } }
        // A text that is shown does not share the work of a round.
        return table.budget.apart { table.evaluate(at: clock.now) { body($0) } }
    }

    /// Whether a condition requires a value of a field.
    mutating func requiresValue(at place: FieldPlace) -> Bool {
        let condition = compiled.compiled(of: place).fields[place.lastField].requirement
        return evaluate(condition, at: place) { $0.holds(in: $1) } ?? false
    }

    /// Whether a condition of the form is true.
    mutating func holds(_ condition: FormExpression) -> Bool {
        evaluate(condition, at: nil) { $0.holds(in: $1) } ?? false
    }

    /// The default of a field, in canonical form; empty where its row does not exist.
    mutating func defaultValue(at place: FieldPlace) -> FieldValue {
        let (rows, field) = (compiled.compiled(of: place), place.lastField)
        let item = rows.fields[field].item
        var value = item.defaultValue
        if let row = place.row, let rows = record.find(row.group)?.cell.rows,
            rows.indices.contains(row.index), let own = rows[row.index].defaults
        {
            value = own[item.name ?? compiled.layout.fields[place.field].name]
        }
        if item.defaultExpression != nil {
            value =
                evaluate(rows.step(of: field)?.initial, at: place) { $0.value(in: $1) }
                ?? .empty
        }
        return canonicals.canonical(value, of: field, in: rows)
    }
}
