/// A form made ready for judging, once, and shared by the data source, the validator and the checks of
/// the definition itself: there is one judge.
package final class FormProgram: Sendable {
    package let fields: [FieldProgram]
    package let table: FieldTable
    /// The fields as judging asks for them on every value.
    package let plans: [FieldPlan]
    /// The validators of all fields, one field behind the other, and which of them judge empty values.
    private let validators: ValidatorList
    private let judgesEmpty: [Bool]
    private let judgesValues: [Bool]
    /// For each field, the choices that it offers.
    private let choices: [FieldTable]
    private let indices: [FieldName: Int]
    /// For each field, those that look at its value and must be judged anew when it changes.
    package let dependents: [[Int]]
    /// For each field, those whose values its validators look at.
    package let reads: [[Int]]

    /// For each item of the form, the index of its field, or `nil` where it holds no value.
    package let fieldIndices: [Int?]
    /// For each field, its index among all items of the form.
    package let itemIndices: [Int]

    init(_ items: [FormItem]) {
        let programs = items.map(FieldProgram.init)
        let fields = programs.compactMap { $0 }
        self.fields = fields
        itemIndices = programs.indices.filter { programs[$0] != nil }
        var count = 0
        fieldIndices = programs.map { program in
            guard program != nil else { return nil }
            count += 1
            return count - 1
        }
        table = FieldTable(fields.map(\.name.text))
        choices = fields.map { FieldTable($0.item.choices.map(\.value)) }
        let all = fields.flatMap(\.validators)
        validators = ValidatorList(all)
        judgesEmpty = all.map(\.judgesEmpty)
        judgesValues = all.map(\.judgesValues)
        var first = 0
        plans = fields.map { field in
            defer { first += field.validators.count }
            return FieldPlan(
                valueType: field.valueType, isSecure: field.isSecure,
                hasFormatter: field.formatter != nil,
                isPlainText: field.formatter == nil
                    && (field.valueType == .text || field.valueType == .multiline),
                validators: first..<first + field.validators.count)
        }
        let indices = [FieldName: Int](
            fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.indices = indices
        var dependents = [[Int]](repeating: [], count: fields.count)
        for (index, field) in fields.enumerated() {
            for name in field.validators.flatMap(\.reads) {
                guard let read = indices[name], dependents[read].last != index else { continue }
                dependents[read].append(index)
            }
        }
        self.dependents = dependents
        reads = fields.map { $0.validators.flatMap(\.reads).compactMap { indices[$0] } }
    }

    package func index(of name: FieldName) -> Int? { indices[name] }

    /// Whether a field offers a choice of that value.
    func offers(_ value: Span<UInt8>, at field: Int) -> Bool {
        choices[field].index(of: value) >= 0
    }

    /// Judges the value that was staged for a field: all that is wrong, in declared order.
    package func judge(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        judge(field..<field + 1, in: context, into: &findings)
    }

    /// Judges all fields, in form order.
    package func judgeAll(in context: borrowing JudgingContext, into findings: inout Findings) {
        judge(plans.indices, in: context, into: &findings)
    }

    private func judge(
        _ fields: Range<Int>, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        for field in fields {
            findings.field = field
            findings.validator = -1
            findings.offset = context.values.offset(at: field)
            guard context.values.isReadable(at: field) else {
                context.values.addProblems(at: field, to: &findings)
                continue
            }
            let plan = plans[field]
            let value = context.values.view(at: field)
            let isEmpty = value.kind == .empty
            var index = plan.validators.lowerBound
            findings.validator = 0
            while index < plan.validators.upperBound {
                if isEmpty ? judgesEmpty[index] : judgesValues[index] {
                    validators.judge(index, value, in: context, into: &findings)
                }
                index &+= 1
                findings.validator &+= 1
            }
        }
    }

    /// The issue that a finding stands for.
    package func issue(_ finding: Findings.Finding) -> Issue {
        guard !finding.row.isEmpty else { return issue(finding, in: FieldPath()) }
        var program = self
        var steps: [FieldPath.Step] = []
        for step in finding.row {
            let group = program.fields[step.field]
            steps += [.key(group.name.text), .index(step.index)]
            program = group.rows ?? program
        }
        return program.issue(finding, in: FieldPath(steps))
    }

    private func issue(_ finding: Findings.Finding, in row: FieldPath) -> Issue {
        guard finding.field >= 0 else {
            var path = row
            if finding.code == .unknownField, case .text(let key) = finding.parameters["field"] {
                path = row.appending(.key(key))
            }
            return Issue(
                finding.code, at: path, parameters: finding.parameters,
                offset: finding.offset < 0 ? nil : finding.offset)
        }
        let field = fields[finding.field]
        var parameters =
            finding.validator >= 0
            ? field.validators[finding.validator].parameters
            : finding.parameters.isEmpty
                ? field.facts(of: finding.code, isElement: finding.element >= 0) : [:]
        for (name, value) in finding.parameters.pairs { parameters[name] = value }
        if let actual = finding.actual { parameters["actual"] = .integer(actual) }
        var path = row.appending(.key(field.name.text))
        if finding.element >= 0 { path = path.appending(.index(finding.element)) }
        if let member = finding.member { path = path.appending(.key(member.text)) }
        return Issue(
            finding.code, at: path, parameters: parameters,
            offset: finding.offset < 0 ? nil : finding.offset)
    }
}
