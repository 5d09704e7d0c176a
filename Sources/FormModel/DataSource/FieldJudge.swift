/// Judges single fields for the data source, on memory that it keeps: the same judge as for a whole
/// submission.
struct FieldJudge {
    private let program: FormProgram
    private let clock: FormClock
    private var values: StagedValues

    init(program: FormProgram, clock: FormClock) {
        self.program = program
        self.clock = clock
        values = StagedValues(program: program)
    }

    /// The value as it is kept: read by type and formatter, or as it was given where that fails.
    mutating func canonical(_ value: FieldValue, at field: Int) -> FieldValue {
        values.stage(value, at: field)
        defer { values.clear(CollectionOfOne(field)) }
        let view = values.view(submission: Span())
        return view.isReadable(at: field) ? view.value(at: field) : value
    }

    /// What is wrong with some fields, given how all stand.
    ///
    /// - Complexity: O(*n*) in the fields and in those that they look at.
    mutating func issues(
        of fields: [Int], _ state: (Int) -> FieldState
    ) -> [(field: Int, issues: [Issue])] {
        let staged = Set(fields + fields.flatMap { program.reads[$0] })
        stage(staged, state)
        defer { values.clear(staged) }
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        var list: [(field: Int, issues: [Issue])] = []
        for field in fields {
            var findings = Findings()
            program.judge(field, in: context, into: &findings)
            list.append((field, findings.list.map(program.issue)))
        }
        return list
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
