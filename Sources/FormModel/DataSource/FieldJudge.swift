/// Judges single fields for the data source, on memory that it keeps: the same judge as for a whole
/// submission.
struct FieldJudge {
    private(set) var program: FormProgram
    let clock: FormClock
    private let answeredChecks: Set<String>
    /// How typed texts are read.
    let reader: TypedReader
    var values: StagedValues
    private var lastQuestion = 0
    /// Those of the rows of groups, by field, made when they are first needed.
    private var rowJudges: [Int: FieldJudge] = [:]

    /// What judging a field came to.
    struct Verdict {
        let field: Int
        let issues: [FormIssue]
        let checks: [FieldCheck]
    }

    init(
        program: FormProgram, clock: FormClock, answeredChecks: Set<String>, reader: TypedReader
    ) {
        self.program = program
        self.clock = clock
        self.answeredChecks = answeredChecks
        self.reader = reader
        values = StagedValues(layout: program.layout)
        values.reader = reader.ofSentTexts
    }

    /// Goes on with a form that has the same fields and other choices.
    mutating func adopt(_ program: FormProgram) {
        self.program = program
        values = StagedValues(layout: program.layout)
        values.reader = reader.ofSentTexts
        rowJudges = [:]
    }

    /// The value as it is kept: read by type and formatter, or as it was given where that fails.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - field: The field.
    ///   - isTyped: Whether texts in it may be what a person typed; otherwise a number that is canonical text is that.
    /// - Returns: The value in canonical form.
    mutating func canonical(
        _ value: FieldValue, at field: Int, isTyped: Bool = false
    ) -> FieldValue {
        if case .rows(let rows) = value, program.fields[field].rows != nil {
            return rows.isEmpty ? .empty : .rows(rows.map { canonical($0, at: field, isTyped) })
        }
        let kept = values.reader
        if isTyped, case .text = value { values.reader = reader.at(clock.now) }
        values.stage(value, at: field)
        defer {
            values.clear(CollectionOfOne(field))
            values.reader = kept
        }
        let view = values.view(submission: Span())
        return view.isReadable(at: field) ? view.value(at: field, of: program.layout) : value
    }

    /// The same for a field of the form or of a row.
    mutating func canonical(
        _ value: FieldValue, at place: FieldPlace, isTyped: Bool = false
    ) -> FieldValue {
        canonical(value, at: place.field, place.inner[...], isTyped)
    }

    private mutating func canonical(
        _ value: FieldValue, at field: Int, _ inner: ArraySlice<FieldPlace.Step>, _ isTyped: Bool
    ) -> FieldValue {
        guard let step = inner.first, let rows = program.fields[field].rows else {
            return canonical(value, at: field, isTyped: isTyped)
        }
        var judge =
            rowJudges.removeValue(forKey: field)
            ?? rowJudge(rows)
        defer { rowJudges[field] = judge }
        return judge.canonical(value, at: step.field, inner.dropFirst(), isTyped)
    }

    private func rowJudge(_ rows: FormProgram) -> FieldJudge {
        FieldJudge(program: rows, clock: clock, answeredChecks: answeredChecks, reader: reader)
    }

    /// The row of a group as it is kept, in form order; names that the group does not have are passed over,
    /// and so is what nobody but the program says.
    private mutating func canonical(
        _ row: FormRow, at field: Int, _ isTyped: Bool
    ) -> FormRow {
        guard let inner = program.fields[field].rows else { return row }
        var judge =
            rowJudges.removeValue(forKey: field)
            ?? rowJudge(inner)
        defer { rowJudges[field] = judge }
        var cells = [FieldValue](repeating: .empty, count: inner.fields.count)
        for (name, value) in row.values {
            guard let index = inner.index(of: name), inner.fields[index].item.computed == nil else {
                continue
            }
            cells[index] = judge.canonical(value, at: index, isTyped: isTyped)
        }
        var canonical = FormRow()
        for (field, value) in zip(inner.fields, cells) { canonical.append(field.name, value) }
        return canonical
    }

    /// What is wrong with some fields, given how all stand; an asynchronous check that asks what it asked
    /// before is not asked again.
    ///
    /// - Parameters:
    ///   - fields: The fields.
    ///   - judges: The field that judges a rule over several fields; of the others it is not judged.
    ///   - state: How a field stands.
    /// - Returns: What is wrong with each of the fields.
    /// - Complexity: O(*n*) in the fields and in what they and the rules that they judge look at.
    mutating func judge(
        _ fields: [Int], judges: (_ rule: Int) -> Int?, _ state: (Int) -> FieldState
    ) -> [Verdict] {
        let rules = fields.flatMap { field in
            program.fields[field].rules.filter { judges($0) == field }
        }
        let staged = program.reads(of: fields, rules: rules).union(fields)
        stage(staged, state)
        // A copy, since the values are borrowed for as long as they are judged.
        var last = lastQuestion
        defer {
            values.clear(staged)
            lastQuestion = last
        }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        var list: [Verdict] = []
        for field in fields {
            var findings = Findings()
            findings.answeredChecks = answeredChecks
            findings.limit = Findings.standardLimit
            program.judge(field, in: context, into: &findings) { judges($0) == field }
            findings.close(field: field)
            let checks = FieldJudge.settle(
                &findings, program, view, known: state(field).checks, &last)
            list.append(
                Verdict(field: field, issues: findings.list.map(program.issue), checks: checks))
        }
        return list
    }

    /// The fields that judge some rules over several fields: see ``RuleFields``.
    ///
    /// - Complexity: O(*n*) in the fields of the rules.
    mutating func judges(
        of rules: some Sequence<Int>, _ state: (Int) -> FieldState
    ) -> [Int: Int?] {
        var judges: [Int: Int?] = [:]
        // Few of them are looked at more than once, and most rules are judged by their first field.
        var isReadable: [Int: Bool] = [:]
        for rule in rules {
            let judge = program.rules[rule].fields.owner { field in
                if let known = isReadable[field] { return known }
                stage(CollectionOfOne(field), state)
                let view = values.view(submission: Span())
                let can = view.canOwnRule(at: field)
                isReadable[field] = can
                return can
            }
            judges.updateValue(judge, forKey: rule)
        }
        values.clear(isReadable.keys)
        return judges
    }

    /// Puts answers that are known in their places, and takes out what waits for one.
    private static func settle(
        _ findings: inout Findings, _ program: FormProgram, _ view: borrowing StagedValuesView,
        known: [FieldCheck], _ lastQuestion: inout Int
    ) -> [FieldCheck] {
        let questions = program.questions(in: &findings, view)
        var known = KnownChecks(known)
        var checks: [FieldCheck] = []
        var answers: [Int: RemoteAnswer] = [:]
        for question in questions {
            if let same = known.take(question) {
                let here = question.numbered(same.question.number)
                checks.append(FieldCheck(question: here, answer: same.answer))
                answers[question.number] = same.answer
            } else {
                lastQuestion += 1
                let verdict = known.verdict(question)
                checks.append(
                    FieldCheck(question: question.numbered(lastQuestion), answer: verdict))
                answers[question.number] = verdict
            }
        }
        program.settle(&findings, questions) { answers[$0.number] }
        return checks
    }

    /// What comes of a condition or calculation.
    mutating func verdict(
        of step: ConditionStep, isPageHidden: Bool, _ state: (Int) -> FieldState
    ) -> Settlement {
        stage(step.ownReads, state)
        defer { values.clear(step.ownReads) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        return step.settlement(in: context, isPageHidden: isPageHidden)
    }

    /// What the field of a step starts with, where that is worked out.
    mutating func initialValue(
        of step: ConditionStep, _ state: (Int) -> FieldState
    ) -> FieldValue? {
        guard step.initial != nil else { return nil }
        stage(step.reads, state)
        defer { values.clear(step.reads) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        return step.initialValue(in: context)
    }

    /// Whether a condition of the form holds.
    mutating func holds(_ condition: FormExpression, _ state: (Int) -> FieldState) -> Bool {
        guard let code = condition.code else { return false }
        let reads = code.reads.filter { $0.up == 0 }.map(\.field)
        stage(reads, state)
        defer { values.clear(reads) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        return condition.holds(in: context) == true
    }

    /// Whether a field is required besides always.
    mutating func isRequired(_ field: Int, _ state: (Int) -> FieldState) -> Bool {
        program.requirements[field].map { holds($0, state) } ?? false
    }

    mutating func stage(
        _ fields: some Sequence<Int>, _ state: (Int) -> FieldState
    ) {
        for field in fields {
            let state = state(field)
            values.stage(state.held, at: field)
            values.slots[field].status = SlotStatus(state.status)
            if program.hasConditions(inRowsOf: field) {
                values.stand(state.rows, at: field, of: program)
            }
        }
    }
}
