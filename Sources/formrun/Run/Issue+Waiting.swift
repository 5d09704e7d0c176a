import FormModel

extension Issue {
    /// Whether it comes of a rule over several fields, and stands at one of them.
    var isAboutSeveralFields: Bool {
        if case .list? = parameters["fields"] { true } else { false }
    }

    /// Whether it is about several fields, and may still be mended by one that has yet to be asked.
    func waits(for isStillAsked: (FieldName) -> Bool) -> Bool {
        guard case .list(let fields) = parameters["fields"] else { return false }
        return fields.contains { FieldName($0).map(isStillAsked) ?? false }
    }
}

extension Array {
    /// The array, or `nil` where there is nothing in it.
    var nonEmpty: Array? { isEmpty ? nil : self }
}
