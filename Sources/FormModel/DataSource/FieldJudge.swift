/// Judges single fields for the data source, on memory that it keeps: the same judge as for a whole
/// submission.
struct FieldJudge {
    private let program: FormProgram
    private let clock: FormClock
    private let answeredChecks: Set<String>
    private var values: StagedValues
    private var lastQuestion = 0

    /// What judging a field came to.
    struct Verdict {
        let field: Int
        let issues: [Issue]
        let checks: [FieldCheck]
    }

    init(program: FormProgram, clock: FormClock, answeredChecks: Set<String>) {
        self.program = program
        self.clock = clock
        self.answeredChecks = answeredChecks
        values = StagedValues(program: program)
    }

    /// The value as it is kept: read by type and formatter, or as it was given where that fails.
    mutating func canonical(_ value: FieldValue, at field: Int) -> FieldValue {
        values.stage(value, at: field)
        defer { values.clear(CollectionOfOne(field)) }
        let view = values.view(submission: Span())
        return view.isReadable(at: field) ? view.value(at: field) : value
    }

    /// What is wrong with some fields, given how all stand; an asynchronous check that asks what it asked
    /// before is not asked again.
    ///
    /// - Complexity: O(*n*) in the fields and in those that they look at.
    mutating func judge(
        _ fields: [Int], _ state: (Int) -> FieldState
    ) -> [Verdict] {
        let staged = Set(fields + fields.flatMap { program.reads[$0] })
        stage(staged, state)
        defer { values.clear(staged) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        var list: [Verdict] = []
        for field in fields {
            var findings = Findings()
            findings.answeredChecks = answeredChecks
            program.judge(field, in: context, into: &findings)
            let checks = FieldJudge.settle(
                &findings, program, view, known: state(field).checks, &lastQuestion)
            list.append(
                Verdict(field: field, issues: findings.list.map(program.issue), checks: checks))
        }
        return list
    }

    /// Puts answers that are known in their places, and takes out what waits for one.
    private static func settle(
        _ findings: inout Findings, _ program: FormProgram, _ view: borrowing StagedValuesView,
        known: [FieldCheck], _ lastQuestion: inout Int
    ) -> [FieldCheck] {
        let questions = program.questions(in: &findings, view)
        var checks: [FieldCheck] = []
        var answers: [Int: RemoteAnswer] = [:]
        for question in questions {
            if let same = known.first(where: { $0.question.asksSame(as: question) }) {
                checks.append(same)
                answers[question.number] = same.answer
            } else {
                lastQuestion += 1
                checks.append(FieldCheck(question: question.numbered(lastQuestion)))
            }
        }
        program.settle(&findings, questions) { answers[$0.number] }
        return checks
    }

    /// What comes of a condition or calculation.
    mutating func verdict(
        of step: ConditionStep, isPageHidden: Bool, _ state: (Int) -> FieldState
    ) -> ConditionStep.Verdict {
        stage(step.reads, state)
        defer { values.clear(step.reads) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        return step.verdict(in: context, isPageHidden: isPageHidden)
    }

    /// Whether a field is required besides always.
    mutating func isRequired(_ field: Int, _ state: (Int) -> FieldState) -> Bool {
        guard let condition = program.requirements[field], let code = condition.code else {
            return false
        }
        let reads = code.reads.filter { $0.up == 0 }.map(\.field)
        stage(reads, state)
        defer { values.clear(reads) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        return condition.holds(in: context) == true
    }

    private mutating func stage(
        _ fields: some Sequence<Int>, _ state: (Int) -> FieldState
    ) {
        for field in fields {
            let state = state(field)
            values.stage(state.held, at: field, standing: state.standing)
        }
    }
}
