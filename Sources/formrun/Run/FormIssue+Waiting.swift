import FormModel

extension FormIssue {
    /// Whether it comes of a rule over several fields, and stands at one of them.
    var isAboutSeveralFields: Bool {
        if case .list? = parameters["fields"] { true } else { false }
    }
}

extension Array {
    /// The array, or `nil` where there is nothing in it.
    var nonEmpty: Array? { isEmpty ? nil : self }
}
