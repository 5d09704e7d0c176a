// Rules over several fields: each is stored once, and evaluated at its owner after the validators of that field.

extension CompiledForm {
    /// The owner of each rule in the present record; `nil` where it has none, or reads a field whose value is unknown.
    ///
    /// - Complexity: O(*n*) in the rules and the fields that may own them.
    func owners(
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
    func validateAllByRules(
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
