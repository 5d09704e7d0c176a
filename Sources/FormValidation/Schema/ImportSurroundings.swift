/// The groups and sections around an object of a schema.
struct ImportSurroundings {
    /// Their number.
    private(set) var depth = 0
    /// Whether one of them is a group.
    private(set) var isInRows = false
    /// Whether one of the sections may have no answers.
    private(set) var isOptional = false
    /// Whether the object itself is a section that may have no answers.
    private(set) var isOptionalSection = false

    /// Whether a form can have rules over the fields of the object.
    ///
    /// They would also apply where an optional section has no answers, and rows have none.
    var allowsRules: Bool { !isInRows && !isOptional }

    /// The surroundings of the items of rows of a group.
    var ofRows: ImportSurroundings {
        var inner = self
        inner.depth += 1
        inner.isInRows = true
        // A row that is there has its required fields.
        inner.isOptional = false
        inner.isOptionalSection = false
        return inner
    }

    /// The surroundings of the items of a section.
    func ofSection(isOptional: Bool) -> ImportSurroundings {
        var inner = self
        inner.depth += 1
        inner.isOptional = inner.isOptional || isOptional
        inner.isOptionalSection = isOptional
        return inner
    }
}
