public import FormModel

/// Limits the size of a file.
struct MaxBytesValidator: Validator {
    var name: String { "maxBytes" }

    let maximum: Int

    /// The finding parameters: `max`.
    var parameters: IssueParameters { ["max": .integer(maximum)] }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.file], codes: [.fileTooLarge: ["actual"]], entry: .bytes(maximum))
    }

    /// Adds a finding `fileTooLarge` with the size as `actual`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.fileSize > maximum { findings.add(.fileTooLarge, actual: value.fileSize) }
    }

    /// The largest `size` of the facts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
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
