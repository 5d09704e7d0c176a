/// Counts how many of a set of fields are filled in.
struct FieldSetValidator: RuleValidator {
    var name: String { rule.rawValue }

    let rule: FieldSetRule
    let fields: RuleFields

    /// The names of the fields, as `fields`; sentences show their titles.
    var parameters: IssueParameters { ["fields": .list(fields.names.map(\.text))] }
    var facts: ValidatorFacts { facts(codes: [rule.code: ["titles"]]) }

    func judge(in context: borrowing JudgingContext, into findings: inout Findings) {
        var open = 0
        var given = 0
        for field in fields.fields where context.values.isOpen(at: field) {
            open += 1
            // What was given and could not be read has an issue of its own.
            let isEmpty =
                context.values.isReadable(at: field)
                && context.values.view(at: field).kind == .empty
            if !isEmpty { given += 1 }
        }
        if !rule.allows(given, of: open) { findings.add(rule.code) }
    }
}
