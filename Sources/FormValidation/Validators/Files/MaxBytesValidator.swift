public import FormModel

/// Limits the size of a file.
package struct MaxBytesValidator: Validator {
    package var name: String { "maxBytes" }

    package let maximum: Int

    /// The finding parameters: `max`.
    package var parameters: IssueParameters { ["max": .integer(maximum)] }

    package var facts: ValidatorFacts {
        ValidatorFacts(types: [.file], codes: [.fileTooLarge: ["actual"]])
    }

    /// Adds a finding `fileTooLarge` with the size as `actual`.
    package func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.fileSize > maximum { findings.add(.fileTooLarge, actual: value.fileSize) }
    }

    /// The largest `size` of the facts.
    package func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment([
            "properties": .object([
                .init(
                    FileFacts.sizeKey, ["maximum": .number(ExactDecimal(Int128(maximum)))])
            ])
        ])
    }
}

extension MaxBytesValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "maxBytes", usage: #"{ "maxBytes": 1000000 }"#,
            summary: "A file of at most so many bytes. (`max`)",
            takesMain: true
        ) { arguments in
            arguments.integer("max", isMain: true, isRequired: true, least: 0)
                .map(MaxBytesValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the size of a file.
    public static func maxBytes(_ maximum: Int) -> AnyValidator {
        AnyValidator(MaxBytesValidator(maximum: maximum))
    }
}
