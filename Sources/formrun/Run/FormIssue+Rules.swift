import FormModel

extension FormIssue {
    /// Whether the issue is of a rule over several fields, which reports it at one of them.
    var isAboutSeveralFields: Bool {
        !ruleFields.isEmpty
    }
}
