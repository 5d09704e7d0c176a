public import FormModel

/// Requires the value of another field, such as a repeated password.
struct SameAsValidator: Validator {
    var name: String { "sameAs" }

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
        ValidatorFacts(codes: [.notTheSame: []], reads: [other])
    }

    /// The problem of another field that does not exist, is the field itself, or holds values of another type.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(comparingWith: other, in: context)
    }

    /// Adds a finding `notTheSame` if the two values differ.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let other = context.value(of: other)
        if !value.isSame(as: other) { findings.add(.notTheSame) }
    }
}

extension SameAsValidator {
    /// No keyword: JSON Schema cannot compare two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(notExpressed: "the same value as \"\(other)\"")
    }
}

extension SameAsValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "sameAs", usage: #"{ "sameAs": "password" }"#,
            summary: "The same value as another field of the form.", takesMain: true
        ) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true).map(SameAsValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires the value of another field.
    public static func sameAs(_ other: FieldName) -> AnyValidator {
        AnyValidator(SameAsValidator(other))
    }
}
