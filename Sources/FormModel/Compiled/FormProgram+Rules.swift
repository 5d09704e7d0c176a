// Rules over several fields: each of the fields has them, and they are kept, looked at and judged once.

extension FormProgram {
    /// The rules that some fields are among the fields of.
    ///
    /// - Complexity: O(*n*) in the fields and their rules.
    func rules(of fields: some Sequence<Int>) -> Set<Int> {
        var rules: Set<Int> = []
        for field in fields { rules.formUnion(self.fields[field].rules) }
        return rules
    }

    /// The fields whose own validators look at one of some fields, and must be judged anew when these change.
    ///
    /// - Complexity: O(*n*) in the fields and in those that look at them.
    func readers(of fields: some Sequence<Int>) -> Set<Int> { union(of: fields, in: readers) }

    /// The fields that the own validators of some fields look at, and some rules.
    ///
    /// - Complexity: O(*n*) in the fields, in the rules, and in what they look at.
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

    /// Judges the value that was staged for a field, where it is known of each of its rules whether it judges it.
    func judge(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings,
        judges: (_ rule: Int) -> Bool
    ) {
        judge(field, in: context, into: &findings, judges: judges) { _ in true }
    }

    /// The same by the validators of its own that are asked.
    func judge(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings,
        judges: (_ rule: Int) -> Bool, where isAsked: (_ check: Int) -> Bool
    ) {
        let slot = context.values.slot(at: field)
        guard
            slot.isSound && slot.status == .open
                || admits(field, slot, in: context, into: &findings)
        else { return }
        judge(field, slot, in: context, into: &findings) { check, findings in
            let rule = ruleOfCheck[check]
            guard rule >= 0 else { return isAsked(check) }
            // As the field has it, it would look at those before it, which may not be judged at all.
            if judges(rule) {
                findings.validator = places[check]
                rules[rule].judge(in: context, into: &findings)
            }
            return false
        }
    }
}
