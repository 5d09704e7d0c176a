/// Validates defaults and choices by the validators of their item.
struct ValueChecks {
    private let compiled: CompiledForm
    private var values: ValueTable

    init(_ compiled: CompiledForm) {
        self.compiled = compiled
        values = ValueTable(layout: compiled.layout)
    }

    mutating func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        func check(
            _ value: FieldValue, _ code: DefinitionCode, _ part: DefinitionProblem.Part
        ) {
            guard let name = item.name, let field = compiled.index(of: name) else { return }
            // A condition may refuse a choice of the field itself.
            let isConditional = compiled.fields[field].offered != nil
            for issue in errors(of: value, field)
            where !(isConditional && code == .invalidChoice && issue == .notAChoice) {
                problems.append(
                    DefinitionProblem(
                        code, parameters: ["code": .text(issue.rawValue)], item: index, part: part))
            }
        }
        // Of a list that many fields share, a field may refuse some rows.
        if item.valueType == .choice, item.choicesOf?.listName == nil {
            for (at, choice) in item.choices.enumerated() {
                check(.choice(choice.value), .invalidChoice, .choice(at))
            }
        }
        if item.valueType.isNumber {
            for (at, choice) in item.choices.enumerated() {
                if let number = choice.number {
                    check(.decimal(number), .invalidChoice, .choice(at))
                }
            }
        }
        if !item.defaultValue.isEmpty {
            check(item.defaultValue, .invalidDefault, .defaultValue)
        }
        return problems
    }

    /// The codes of the errors that validators of the value alone report, without other fields or
    /// the time.
    private mutating func errors(of value: FieldValue, _ field: Int) -> [IssueCode] {
        defer { values.clear(CollectionOfOne(field)) }
        values.stage(value, at: field)
        var findings = Findings()
        let view = values.view(submission: Span())
        compiled.validation.validateAlone(
            field, in: JudgingContext(values: view, compiled: compiled, now: nil), into: &findings)
        return findings.list.filter {
            // Results that depend on the time, on remote checks or on fetched choices are unknown
            // here.
            $0.code != .timeUnknown && $0.code != .remoteUnknown && $0.code != .choicesUnknown
                && $0.severity == .error
                // The rows of a default may leave fields empty, which a person fills in.
                && ($0.row.isEmpty || $0.code != .required && $0.code != .tooFew)
        }.map(\.code)
    }
}
