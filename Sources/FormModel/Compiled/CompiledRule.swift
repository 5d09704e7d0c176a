/// A compiled rule over several fields.
///
/// It is evaluated, and its issue reported, only at its owner, so that a record has at most one issue of a rule.
struct CompiledRule: Sendable {
    enum Kind: Sendable {
        /// How many of the fields must be filled in.
        case fields(FieldSetRule)
        /// A condition that must not be false, and the number of its message.
        case check(FormExpression, sentence: Int?)
    }

    let kind: Kind
    /// The names of the fields that it reads.
    let names: [FieldName]
    /// The fields that it reads.
    let fields: [Int]
    /// The fields that may own it: first those that it reads and a person can change, then those from which the others
    /// are calculated, and last the computed fields, in case no other field can be changed.
    let owners: [Int]

    /// The name in form files.
    var name: String {
        switch kind {
        case .fields(let rule): rule.rawValue
        case .check: FormKey.check.rawValue
        }
    }

    /// The code of its issues, which have the names of its fields as the parameter `fields`.
    var code: IssueCode {
        switch kind {
        case .fields(let rule): rule.code
        case .check: .check
        }
    }

    /// The owner in a record: the first possible owner that is neither hidden nor disabled and could be read.
    ///
    /// A field that could not be read has an issue of its own.
    ///
    /// - Parameters:
    ///   - values: The values of the record.
    ///   - isValidated: For each field, whether it is validated; `nil` where all are.
    /// - Returns: The owner; `nil` where no field can own the rule.
    /// - Complexity: O(*n*) in the possible owners.
    func owner(in values: borrowing ValueTableView, among isValidated: [Bool]? = nil) -> Int? {
        for field in owners
        where isValidated?[field] != false && values.isOpen(at: field)
            && values.isReadable(at: field)
        {
            return field
        }
        return nil
    }

    /// Adds a finding to the value of the owner if the fields break the rule.
    func evaluate(in context: borrowing JudgingContext, into findings: inout Findings) {
        switch kind {
        case .fields(let rule):
            var open = 0
            var given = 0
            for field in fields where context.values.isOpen(at: field) {
                open += 1
                // A value that could not be read counts as given, and has an issue of its own.
                let isEmpty =
                    context.values.isReadable(at: field)
                    && context.values.view(at: field).kind == .empty
                if !isEmpty { given += 1 }
            }
            if !rule.allows(given, of: open) { findings.add(rule.code) }
        case .check(let condition, _):
            if condition.fails(in: context) { findings.add(.check) }
        }
    }
}

extension CompiledForm {
    /// The names, in form files, of the rules over several fields that a field may own.
    package func rules(of field: CompiledField) -> [String] { field.rules.map { rules[$0].name } }
}
