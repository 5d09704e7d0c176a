import FormModel

/// A validator that compares the value of its field with that of another.
protocol FieldComparison: Validator {
    /// The other field.
    var other: FieldName { get }

    init(_ other: FieldName)
}

extension FieldComparison {
    /// The finding parameters: the name of the other field as `other`, which an issue has with the keys of the field.
    ///
    /// Sentences show the title of that field.
    var parameters: IssueParameters { ["other": .text(other.text)] }

    /// The problem of another field that does not exist, is the field itself, or holds values of another type.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(comparingWith: other, in: context)
    }

    /// Reads the name of the other field from a form file.
    init?(_ arguments: inout DefinitionArguments) {
        guard let other = arguments.fieldName("field", isMain: true, isRequired: true) else {
            return nil
        }
        self.init(other)
    }
}
