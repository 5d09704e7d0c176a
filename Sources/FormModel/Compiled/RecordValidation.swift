/// The validators and rules of the fields of a record, the form or a row, and the loops that call them.
///
/// What forms without rules execute for each field is kept short, and is inlined.
final class RecordValidation: Sendable {
    private let fields: [CompiledField]
    /// The validators of each field, by their indices in the list of all.
    private let checks: [FieldChecks]
    /// The validators of all fields; of each field those of empty values first, then those of other values.
    private let validators: ValidatorList
    /// The rules over several fields, by number; none in the rows of a group.
    private let rules: [CompiledRule]

    init(_ fields: [CompiledField], _ rules: [CompiledRule]) {
        self.fields = fields
        self.rules = rules
        var list: [(place: Int, validator: any Validator)] = []
        checks = fields.map { field in FieldChecks(field.validators.map(\.validator), &list) }
        validators = ValidatorList(list)
    }

    /// Whether the validators of a field end with the first error.
    func stopsOnFirst(_ field: Int) -> Bool { checks[field].stopsOnFirst }

    /// Validates all fields, in form order.
    @inline(__always)
    func validateAll(in context: borrowing JudgingContext, into findings: inout Findings) {
        guard rules.isEmpty else { return validateAllByRules(in: context, into: &findings) }
        var field = 0
        while field < checks.count {
            validate(field, in: context, into: &findings)
            field &+= 1
        }
    }

    /// Validates the number of rows of a group that is open, without reading them.
    func validate(
        _ group: Int, count: Int, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        findings.begin(field: group, offset: -1)
        findings.validator = 0
        (fields[group].validators[0].validator as? RowCount)?
            .judge(count, in: context, into: &findings)
    }

    /// Validates the fields that are no groups, in form order.
    func validateWithoutGroups(
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        for field in checks.indices where fields[field].rows == nil {
            validate(field, in: context, into: &findings)
        }
    }

    /// Validates a field by all of its validators, in declared order.
    @inline(__always)
    private func validate(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound, slot.status == .open else {
            return validateUnusual(field, slot, in: context, into: &findings)
        }
        validate(field, slot, in: context, into: &findings)
    }

    /// Validates a field by the validators that read no other field.
    func validateAlone(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound else {
            return validateUnusual(field, slot, in: context, into: &findings)
        }
        validate(field, slot, in: context, into: &findings) {
            let validator = fields[field].validators[$0]
            return validator.reads.isEmpty && validator.enclosingReads.isEmpty
        }
    }

    /// Calls the validators of a field whose value was read, as far as they are wanted.
    @inline(__always)
    private func validate(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings, where isWanted: (_ validator: Int) -> Bool = { _ in true }
    ) {
        let checks = checks[field]
        var check = Int(slot.kind == .empty ? checks.start : checks.middle)
        let end = Int(slot.kind == .empty ? checks.middle : checks.end)
        guard check < end else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        let value = context.values.view(of: slot, at: field)
        let errors = findings.errorCount
        while check < end {
            let entry = unsafe validators[check]
            let place = unsafe entry.place
            if isWanted(place) {
                findings.validator = place
                unsafe entry.judge(value, in: context, into: &findings)
                if checks.stopsOnFirst, findings.errorCount > errors { break }
            }
            check &+= 1
        }
        if checks.stopsOnFirst, findings.hasUnknownChecks { findings.keepFirstUnknownCheck() }
    }

    /// Validates a field whose value could not be read, or that is not open.
    private func validateUnusual(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if admits(field, slot, in: context, into: &findings) {
            validate(field, slot, in: context, into: &findings)
        }
    }

    /// Adds the findings of a value that could not be read, or was refused.
    ///
    /// - Returns: Whether the validators of the field are called all the same.
    private func admits(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        // A helper without a result is not an issue.
        if fields[field].isHelper { return false }
        findings.begin(field: field, offset: Int(slot.offset))
        if let code = slot.status.refusalCode { findings.add(code) }
        if slot.status.field == .hidden { return false }
        guard slot.isSound else {
            context.values.addProblems(at: field, to: &findings)
            return false
        }
        // An empty field that a person cannot fill in has no issue.
        let isPerhapsClosed = slot.status.field == .disabled || slot.status.isUnknown
        return !(isPerhapsClosed && slot.kind == .empty)
    }

    // MARK: Rules over several fields

    // Each is stored once, and evaluated at its owner after the validators of that field.

    /// The owner of each rule in the present record; `nil` where it has none, or reads a field whose value is unknown.
    ///
    /// - Complexity: O(*n*) in the rules and the fields that may own them.
    private func owners(
        in values: borrowing ValueTableView, _ scope: ScopedFields? = nil
    ) -> [Int?] {
        var owners: [Int?] = []
        owners.reserveCapacity(rules.count)
        for rule in rules {
            let isKnown = scope?.areKnown(rule.fields) ?? true
            owners.append(isKnown ? rule.owner(in: values, among: scope?.isValidated) : nil)
        }
        return owners
    }

    /// Validates all fields of a form that has rules, in form order.
    @inline(never)
    private func validateAllByRules(
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let owners = owners(in: context.values)
        for field in checks.indices {
            guard !fields[field].rules.isEmpty else {
                validate(field, in: context, into: &findings)
                continue
            }
            let owned = fields[field].rules.lazy.filter { owners[$0] == field }
            validate(field, owning: owned, in: context, into: &findings)
        }
    }

    /// Validates a field by its validators, and by the rules that it owns.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - rules: The rules that it owns, by number.
    ///   - context: The record.
    ///   - findings: Where findings are added.
    ///   - isWanted: Whether a validator of the field is called.
    func validate(
        _ field: Int, owning rules: some Sequence<Int>, in context: borrowing JudgingContext,
        into findings: inout Findings, where isWanted: (_ validator: Int) -> Bool = { _ in true }
    ) {
        let slot = context.values.slot(at: field)
        guard
            slot.isSound && slot.status == .open
                || admits(field, slot, in: context, into: &findings)
        else { return }
        // The rows of a group are behind the rules, so that issues of the group precede those of its rows.
        let rowsValidator = fields[field].rowsValidator
        let errors = findings.errorCount
        validate(field, slot, in: context, into: &findings) {
            $0 != rowsValidator && isWanted($0)
        }
        let hasEnded = checks[field].stopsOnFirst && findings.errorCount > errors
        for rule in rules {
            findings.begin(field: field, offset: Int(slot.offset))
            findings.rule = Int32(rule)
            self.rules[rule].evaluate(in: context, into: &findings)
            findings.rule = -1
        }
        guard let rowsValidator, !hasEnded, isWanted(rowsValidator) else { return }
        validate(field, slot, in: context, into: &findings) { $0 == rowsValidator }
    }

    // MARK: A scope

    // Only some fields are validated, and the values of others are unknown.

    /// Validates the fields of a scope, in form order, by the validators that read known fields only.
    func validate(
        _ scope: ScopedFields, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let owners = owners(in: context.values, scope)
        for field in checks.indices where scope.isValidated[field] {
            let owned = fields[field].rules.lazy.filter { owners[$0] == field }
            validate(field, owning: owned, in: context, into: &findings) {
                let reads = fields[field].validators[$0].reads
                // Rows may read their own group, in which a value may be unknown.
                return $0 == fields[field].rowsValidator
                    ? scope.areKnown(reads) : scope.areKnown(reads, to: field)
            }
            let slot = context.values.slot(at: field)
            validateRows(of: field, slot, scope, in: context, into: &findings)
        }
    }

    /// Validates the rows of a group that read a field of an enclosing scope whose value is unknown; otherwise the
    /// validator of the rows does it.
    private func validateRows(
        of field: Int, _ slot: ValueSlot, _ scope: ScopedFields,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let rows = fields[field].rows, let validator = fields[field].rowsValidator,
            slot.isSound, slot.kind == .rows,
            !scope.areKnown(rows.enclosingReads, in: context.values, from: 1)
        else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        findings.validator = validator
        let value = context.values.view(of: slot, at: field)
        RowsValidator(rows: rows.validation, reads: []).validate(
            value, in: context, into: &findings, scope)
    }

    /// Validates the fields of a row by the validators that read known fields only.
    func validateKnown(
        _ scope: ScopedFields, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        for field in checks.indices {
            let slot = context.values.slot(at: field)
            let isUnknown = slot.status.isUnknown
            guard
                slot.isSound && slot.status.field == .open
                    || admits(field, slot, in: context, into: &findings)
            else { continue }
            // The field may be hidden, so that no value is required.
            if isUnknown, slot.kind == .empty { continue }
            validate(field, slot, in: context, into: &findings) {
                let validator = fields[field].validators[$0]
                return scope.areKnown(validator.reads, in: context.values)
                    && scope.areKnown(validator.enclosingReads, in: context.values)
            }
            validateRows(of: field, slot, scope, in: context, into: &findings)
        }
    }

    // MARK: A filling-in

    /// The rules that some fields may own.
    ///
    /// - Complexity: O(*n*) in the fields and their rules.
    func rules(of fields: some Sequence<Int>) -> Set<Int> {
        var rules: Set<Int> = []
        for field in fields { rules.formUnion(self.fields[field].rules) }
        return rules
    }

    /// The fields whose validators read one of some fields, and must be validated again when these change.
    ///
    /// - Complexity: O(*n*) in the fields and in their readers.
    func readers(of fields: some Sequence<Int>) -> Set<Int> {
        var readers: Set<Int> = []
        for field in fields { readers.formUnion(self.fields[field].readers) }
        return readers
    }

    /// The fields that the own validators of some fields, and some rules, read.
    ///
    /// - Complexity: O(*n*) in the fields, in the rules, and in the fields that they read.
    func reads(of fields: some Sequence<Int>, rules: some Sequence<Int>) -> Set<Int> {
        var reads: Set<Int> = []
        for field in fields { reads.formUnion(self.fields[field].reads) }
        for rule in rules { reads.formUnion(self.rules[rule].fields) }
        return reads
    }
}
