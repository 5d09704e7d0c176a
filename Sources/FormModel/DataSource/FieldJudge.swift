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

    /// What is wrong with a field, given what the fields hold.
    mutating func issues(at field: Int, _ value: (Int) -> FieldValue) -> [Issue] {
        let fields = [field] + program.reads[field].filter { $0 != field }
        for index in fields { values.stage(value(index), at: index) }
        defer { values.clear(fields) }
        var findings = Findings()
        let view = values.view(submission: Span())
        let context = JudgingContext(values: view, program: program, now: clock.now)
        program.judge(field, in: context, into: &findings)
        return findings.list.map(program.issue)
    }
}
