public import FormModel

/// Requires a value that differs from the value of another field, such as a new password from the
/// old one.
struct DifferentFromValidator: Validator {
    var name: String { "differentFrom" }

    /// The other field.
    let other: FieldName

    init(_ other: FieldName) {
        self.other = other
    }

    /// The finding parameters: the name of the other field as `other`.
    ///
    /// Sentences show the title of that field.
    var parameters: IssueParameters { ["other": .text(other.text)] }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [.notDifferent: []], reads: [other])
    }

    /// The problem of another field that does not exist, is the field itself, or holds values of another type.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(comparingWith: other, in: context)
    }

    /// Adds a finding `notDifferent` if the two values are equal.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let other = context.value(of: other)
        if value.isSame(as: other) { findings.add(.notDifferent) }
    }
}

extension DifferentFromValidator {
    /// No keyword: JSON Schema cannot compare two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(notExpressed: "another value than \"\(other)\"")
    }
}

extension DifferentFromValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "differentFrom", usage: #"{ "differentFrom": "oldPassword" }"#,
            summary: "A value different from that of another field of the form.", takesMain: true
        ) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true)
                .map(DifferentFromValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a value that differs from the value of another field.
    public static func differentFrom(_ other: FieldName) -> AnyValidator {
        AnyValidator(DifferentFromValidator(other))
    }
}
