import FormModel

extension FieldPath {
    /// The path and the path without its last step, which is the field if the path is that of a list element.
    var withParent: [FieldPath] { [self, FieldPath(Array(steps.dropLast()))] }
}

extension FormIssue {
    /// Whether the issue is of a rule over several fields, which reports it at one of them.
    var isAboutSeveralFields: Bool {
        !ruleFields.isEmpty
    }
}
