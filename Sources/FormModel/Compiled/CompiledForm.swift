/// A compiled form, made once and shared by filling-ins, the validation of submissions, and the checks of the
/// definition.
package final class CompiledForm: Sendable {
    package let layout: FormLayout
    package let fields: [CompiledField]
    /// The validators of each field.
    let checks: [FieldChecks]
    private let validators: ValidatorList
    /// The index of each validator among those of its field.
    let places: [Int]
    /// The fields that each validator reads; none for rules, which have a list of their own.
    let readsOfChecks: [[Int]]
    /// The number of the rule of each validator, or −1.
    let ruleOfCheck: [Int]
    /// The rules over several fields, each in the form compiled for its first owner.
    let rules: [any RuleValidator]
    /// For each field, the fields whose own validators read it.
    let readers: [[Int]]
    /// For each field, the fields that its own validators read.
    let reads: [[Int]]
    /// The conditions and calculations, in dependency order.
    package let conditions: ConditionPlan
    /// For each page, the states of its card, in order; none in the rows of a group.
    let cardStates: [[CardStateRule]]
    /// For each field, the condition under which it is required.
    package let requirements: [FormExpression?]
    /// The fields of enclosing scopes that expressions read; none in the form itself.
    let outerReads: Set<FieldReference>
    /// Whether expressions of rows have results over enclosing scopes that should be cached.
    let looksAroundRows: Bool
    /// The messages of rules, by number; those of groups follow those of the form.
    package let sentences: [LocalizedText]
    /// The problems of the expressions and rules.
    let problems: [DefinitionProblem]

    /// For each item of the form, the index of its field, or `nil` if it has no value.
    package let fieldIndices: [Int?]
    /// For each field, its index among all items of the form.
    package let itemIndices: [Int]

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - pages: The pages of the items; none for the items of rows.
    ///   - rules: Rules over several fields, besides those of the pages.
    ///   - vocabulary: The functions of expressions.
    ///   - outer: The enclosing scope of the items of rows.
    ///   - firstSentence: The number of the first message.
    init(
        _ items: [FormItem], _ layout: FormLayout, pages: [Page] = [], rules: [FormRule] = [],
        vocabulary: ExpressionVocabulary, outer: ExpressionScope? = nil, firstSentence: Int = 0
    ) {
        self.layout = layout
        let itemIndices = items.indices.filter { items[$0].holdsValue }
        self.itemIndices = itemIndices
        let scope = ExpressionScope(layout, vocabulary: vocabulary, outer: outer)
        var builder = ConditionBuilder(
            fields: zip(itemIndices, layout.fields).map { CompiledField(items[$0], $1) },
            scope: scope, firstSentence: firstSentence)
        builder.bind(items, pages: pages, rules: pages.flatMap(\.rules) + rules)
        var fields = builder.fields
        var sentences = builder.binder.sentences
        var outerReads = builder.binder.outerReads
        var looksAroundRows = builder.binder.looksAroundRows
        for (index, field) in fields.enumerated() {
            guard let inner = field.layout.rows else { continue }
            let rows = CompiledForm(
                field.item.items, inner, vocabulary: vocabulary, outer: scope,
                firstSentence: firstSentence + sentences.count)
            sentences += rows.sentences
            looksAroundRows = looksAroundRows || rows.looksAroundRows
            let near = rows.outerReads.filter { $0.up == 1 }.map(\.field).sorted()
            fields[index].attach(rows, reads: near.map { scope.name(at: $0) })
            for read in rows.outerReads where read.up > 1 {
                outerReads.insert(FieldReference(up: read.up - 1, field: read.field))
            }
        }
        self.outerReads = outerReads
        self.looksAroundRows = looksAroundRows
        self.sentences = sentences
        self.fields = fields
        requirements = builder.requirements
        cardStates = builder.cardStates
        builder.attach(rowsOf: fields, itemOfField: itemIndices)
        var count = 0
        fieldIndices = items.map { item in
            guard item.holdsValue else { return nil }
            count += 1
            return count - 1
        }
        // The fields of a rule are not listed again for each of its owners: that would be quadratic.
        let looks = fields.map { field in
            field.validators.enumerated().map { place, validator in
                field.rule(at: place) >= 0 ? [] : validator.reads.compactMap(layout.index)
            }
        }
        reads = looks.map { $0.flatMap { $0 } }
        var readers = [[Int]](repeating: [], count: fields.count)
        for (index, fields) in reads.enumerated() {
            for read in fields where readers[read].last != index { readers[read].append(index) }
        }
        self.readers = readers
        var list: [(field: Int, place: Int, validator: any Validator)] = []
        checks = fields.enumerated().map { index, field in
            let all = field.validators.enumerated().map {
                (field: index, place: $0, validator: $1)
            }
            let start = Int32(list.count)
            list += all.filter(\.validator.judgesEmpty)
            let middle = Int32(list.count)
            list += all.filter(\.validator.judgesValues)
            return FieldChecks(
                start: start, middle: middle, end: Int32(list.count),
                stopsOnFirst: field.validators.contains(where: \.stopsOnFirst),
                own: Int32(field.ownCount))
        }
        validators = ValidatorList(list.map(\.validator))
        places = list.map(\.place)
        readsOfChecks = list.map { looks[$0.field][$0.place] }
        ruleOfCheck = list.map { fields[$0.field].rule(at: $0.place) }
        self.rules = builder.rules
        conditions = ConditionPlan(
            builder.steps, items: items.count, itemOfField: itemIndices, pages: pages.count)
        problems = builder.problems + builder.loopProblems(conditions.loops, pages)
    }

    package func index(of name: FieldName) -> Int? { layout.index(of: name) }

    /// Whether a field is a group whose rows, or those of a group in them, have conditions or calculations.
    func hasConditions(inRowsOf field: Int) -> Bool {
        fields[field].rows.map { !$0.conditions.steps.isEmpty } ?? false
    }

    /// The step of a field; `nil` where it has no conditions.
    func step(of field: Int) -> ConditionStep? {
        let step = conditions.stepOfItem[itemIndices[field]]
        return step < 0 ? nil : conditions.steps[step]
    }

    /// Whether the validation of a field ends with its first error.
    func stopsOnFirst(_ field: Int) -> Bool { checks[field].stopsOnFirst }

    /// Validates a submission in the table, in form order: all fields, or those of a scope.
    package func judge(
        _ values: borrowing ValueTable, _ submission: Span<UInt8>, now: DateTime?,
        _ scope: ScopedFields?, into findings: inout Findings
    ) {
        let context = JudgingContext(
            values: values.view(submission: submission), compiled: self, now: now)
        judge(scope, of: context, into: &findings)
    }

    /// Validates all fields, or those of a scope.
    @inline(__always)
    func judge(
        _ scope: ScopedFields?, of context: borrowing JudgingContext, into findings: inout Findings
    ) {
        if let scope {
            judge(scope, in: context, into: &findings)
        } else {
            judgeAll(in: context, into: &findings)
        }
    }

    /// Validates all fields, in form order.
    @inline(__always)
    func judgeAll(in context: borrowing JudgingContext, into findings: inout Findings) {
        var field = 0
        while field < checks.count {
            judge(field, in: context, into: &findings)
            field &+= 1
        }
    }

    /// Validates a field by all of its validators, in declared order.
    @inline(__always)
    package func judge(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound, slot.status == .open else {
            return judgeUnusual(field, slot, in: context, into: &findings)
        }
        judge(field, slot, in: context, into: &findings)
    }

    /// Validates a field by the validators that read no other field.
    func judgeAlone(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound else { return judgeUnusual(field, slot, in: context, into: &findings) }
        let outward = fields[field].outwardReads
        judge(field, slot, in: context, into: &findings) { check, _ in
            ruleOfCheck[check] < 0 && readsOfChecks[check].isEmpty
                && outward[places[check]] == nil
        }
    }

    /// Calls the selected validators of a field whose value was read.
    @inline(__always)
    func judge(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings,
        where isAsked: (_ check: Int, inout Findings) -> Bool = { _, _ in true }
    ) {
        let checks = checks[field]
        var check = Int(slot.kind == .empty ? checks.start : checks.middle)
        let end = Int(slot.kind == .empty ? checks.middle : checks.end)
        guard check < end else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        let value = context.values.view(of: slot, at: field)
        let errors = findings.errorCount
        while check < end {
            if isAsked(check, &findings) {
                findings.validator = places[check]
                validators.judge(check, value, in: context, into: &findings)
            }
            check &+= 1
            if checks.stopsOnFirst, findings.errorCount > errors {
                while check < end, places[check] < Int(checks.own) { check &+= 1 }
            }
        }
        if checks.stopsOnFirst, findings.hasUnknownChecks { findings.keepFirstUnknownCheck() }
    }

    /// Validates a field whose value could not be read, or that is not open.
    private func judgeUnusual(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if admits(field, slot, in: context, into: &findings) {
            judge(field, slot, in: context, into: &findings)
        }
    }

    /// Adds the findings of a value that could not be read, or was refused.
    ///
    /// - Returns: Whether the validators of the field are still called.
    func admits(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        findings.begin(field: field, offset: Int(slot.offset))
        if let code = slot.status.refusalCode { findings.add(code) }
        if slot.status.field == .hidden { return false }
        guard slot.isSound else {
            context.values.addProblems(at: field, to: &findings)
            return false
        }
        // A person cannot fill in the field.
        let isPerhapsClosed = slot.status.field == .disabled || slot.status.isUnknown
        return !(isPerhapsClosed && slot.kind == .empty)
    }

    /// The validator that made a finding, of the form or of a row; `nil` if none did.
    package func validator(of finding: Findings.Finding) -> (any Validator)? {
        guard finding.field >= 0, finding.validator >= 0 else { return nil }
        var compiled = self
        for step in finding.row { compiled = compiled.fields[step.field].rows ?? compiled }
        return compiled.fields[finding.field].validators[finding.validator]
    }

    /// The issue of a finding.
    package func issue(_ finding: Findings.Finding) -> FormIssue {
        guard !finding.row.isEmpty else { return issue(finding, in: FieldPath()) }
        var compiled = self
        var steps: [FieldPath.Step] = []
        for step in finding.row {
            let group = compiled.fields[step.field]
            steps += [.key(group.name.text), .index(step.index)]
            compiled = group.rows ?? compiled
        }
        return compiled.issue(finding, in: FieldPath(steps))
    }

    private func issue(_ finding: Findings.Finding, in row: FieldPath) -> FormIssue {
        guard finding.field >= 0 else {
            var path = row
            if finding.code == .unknownField, case .text(let key) = finding.parameters["field"] {
                path = row.appending(.key(key))
            }
            return FormIssue(
                finding.code, at: path, parameters: finding.parameters, severity: finding.severity,
                offset: finding.offset < 0 ? nil : finding.offset)
        }
        // The field is read in place, because a copy would retain its whole item.
        let field = finding.field
        var parameters =
            finding.validator >= 0
            ? fields[field].validators[finding.validator].parameters
            : finding.parameters.isEmpty
                ? fields[field].facts(of: finding.code, isElement: finding.element >= 0) : [:]
        for (name, value) in finding.parameters.pairs { parameters[name] = value }
        if let actual = finding.actual, fields[field].tells(actualOf: finding.code) {
            parameters["actual"] = .integer(actual)
        }
        var path = row.appending(.key(fields[field].name.text))
        if finding.element >= 0 { path = path.appending(.index(finding.element)) }
        if let member = finding.member { path = path.appending(.key(member.text)) }
        let sentence = parameters.takeSentence()
        var issue = FormIssue(
            finding.code, at: path, parameters: parameters, severity: finding.severity,
            offset: finding.offset < 0 ? nil : finding.offset)
        issue.sentence = sentence
        return issue
    }
}
