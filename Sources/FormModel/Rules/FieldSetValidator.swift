/// Validates how many fields of a set are filled in.
struct FieldSetValidator: RuleValidator {
    var name: String { rule.rawValue }

    let rule: FieldSetRule
    let fields: RuleFields

    /// The names of the fields, as `fields`; messages show their titles.
    var parameters: IssueParameters { ["fields": .list(fields.names.map(\.text))] }
    var facts: ValidatorFacts { facts(codes: [rule.code: ["titles"]]) }

    func judge(in context: borrowing JudgingContext, into findings: inout Findings) {
        var open = 0
        var given = 0
        for field in fields.fields where context.values.isOpen(at: field) {
            open += 1
            // A value that could not be read counts as given, and has an issue of its own.
            let isEmpty =
                context.values.isReadable(at: field)
                && context.values.view(at: field).kind == .empty
            if !isEmpty { given += 1 }
        }
        if !rule.allows(given, of: open) { findings.add(rule.code) }
    }
}
