// Rules over several fields: they are among the validators of every possible owner, and one owner is validated by them.

extension CompiledForm {
    /// The rules that some fields may own.
    ///
    /// - Complexity: O(*n*) in the fields and their rules.
    func rules(of fields: some Sequence<Int>) -> Set<Int> {
        var rules: Set<Int> = []
        for field in fields { rules.formUnion(self.fields[field].rules) }
        return rules
    }

    /// The fields whose own validators read one of some fields, and must be validated again when these change.
    ///
    /// - Complexity: O(*n*) in the fields and in their readers.
    func readers(of fields: some Sequence<Int>) -> Set<Int> { union(of: fields, in: readers) }

    /// The fields that the own validators of some fields, and some rules, read.
    ///
    /// - Complexity: O(*n*) in the fields, in the rules, and in the fields that they read.
    func reads(of fields: some Sequence<Int>, rules: some Sequence<Int>) -> Set<Int> {
        var reads = union(of: fields, in: reads)
        for rule in rules { reads.formUnion(self.rules[rule].fields.fields) }
        return reads
    }

    private func union(of fields: some Sequence<Int>, in lists: [[Int]]) -> Set<Int> {
        var union: Set<Int> = []
        for field in fields { union.formUnion(lists[field]) }
        return union
    }

    /// Validates a field by some of its own validators, and by the rules that it owns.
    func judge(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings,
        judges: (_ rule: Int) -> Bool,
        where isAsked: (_ check: Int) -> Bool = { _ in true }
    ) {
        let slot = context.values.slot(at: field)
        guard
            slot.isSound && slot.status == .open
                || admits(field, slot, in: context, into: &findings)
        else { return }
        judge(field, slot, in: context, into: &findings) { check, findings in
            let rule = ruleOfCheck[check]
            guard rule >= 0 else { return isAsked(check) }
            // The validator would look for an owner among all fields, also those that are not validated.
            if judges(rule) {
                findings.validator = places[check]
                rules[rule].judge(in: context, into: &findings)
            }
            return false
        }
    }
}
