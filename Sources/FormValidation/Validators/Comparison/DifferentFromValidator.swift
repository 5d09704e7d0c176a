public import FormModel

/// Requires a value that differs from the value of another field, such as a new password from the
/// old one.
struct DifferentFromValidator: FieldComparison {
    var name: String { "differentFrom" }

    let other: FieldName

    init(_ other: FieldName) { self.other = other }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [.notDifferent: []], reads: [other])
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
            DifferentFromValidator(&arguments)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a value that differs from the value of another field.
    public static func differentFrom(_ other: FieldName) -> AnyValidator {
        AnyValidator(DifferentFromValidator(other))
    }
}
