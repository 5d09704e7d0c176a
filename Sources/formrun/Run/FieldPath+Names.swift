import FormModel

extension FieldPath {
    /// The field of the form to which the path leads, or into which.
    var fieldName: FieldName? {
        guard case .key(let key) = steps.first else { return nil }
        return FieldName(key)
    }

    /// The path as `--set` writes it: `contacts.0.name`.
    var dotted: String {
        steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }

    /// The path, and the path without its last step: the field, if the path leads to an element of its list.
    var withParent: [FieldPath] { [self, FieldPath(Array(steps.dropLast()))] }
}

extension FormIssue {
    /// Whether a rule over several fields found the issue, and reports it at one of them.
    var isAboutSeveralFields: Bool {
        !ruleFields.isEmpty
    }
}
