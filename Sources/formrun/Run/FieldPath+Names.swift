import FormModel

extension FieldPath {
    /// The path in the notation of `--set`: `contacts.0.name`.
    var dotted: String {
        steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }

    /// The path and the path without its last step, which is the field if the path is that of a list element.
    var withParent: [FieldPath] { [self, FieldPath(Array(steps.dropLast()))] }
}

extension FormIssue {
    /// Whether the issue is of a rule over several fields, which reports it at one of them.
    var isAboutSeveralFields: Bool {
        !ruleFields.isEmpty
    }
}
