public import FormModel

/// Requires the value of another field, such as a repeated password, or a value that differs from it, such as a new
/// password from the old one.
struct FieldComparison: Validator {
    /// How the two values compare; its raw value is the name of the validator.
    enum Requirement: String {
        case sameAs, differentFrom
    }

    let requirement: Requirement

    /// The other field.
    let other: FieldName

    init(_ requirement: Requirement, _ other: FieldName) {
        self.requirement = requirement
        self.other = other
    }

    var name: String { requirement.rawValue }

    private var code: IssueCode { requirement == .sameAs ? .notTheSame : .notDifferent }

    var facts: ValidatorFacts { ValidatorFacts(codes: [code: []], reads: [other]) }

    /// The finding parameters: the name of the other field as `other`, which an issue has with the keys of the field.
    ///
    /// Sentences show the title of that field.
    var parameters: IssueParameters { ["other": .text(other.text)] }

    /// The problem of another field that does not exist, is the field itself, or holds values of another type.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(comparingWith: other, in: context)
    }

    /// Adds a finding `notTheSame` if the two values differ, or `notDifferent` if they are equal.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let other = context.value(of: other)
        if value.isSame(as: other) != (requirement == .sameAs) { findings.add(code) }
    }
}

extension FieldComparison {
    /// No keyword: JSON Schema cannot compare two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let wanted = requirement == .sameAs ? "the same value as" : "another value than"
        return SchemaFragment(notExpressed: "\(wanted) \"\(other)\"")
    }
}

extension FieldComparison {
    static var sameAs: Vocabulary.Word<any Validator> {
        word(
            .sameAs, usage: #"{ "sameAs": "password" }"#,
            summary: "The same value as another field of the form.")
    }

    static var differentFrom: Vocabulary.Word<any Validator> {
        word(
            .differentFrom, usage: #"{ "differentFrom": "oldPassword" }"#,
            summary: "A value different from that of another field of the form.")
    }

    private static func word(
        _ requirement: Requirement, usage: String, summary: String
    ) -> Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            requirement.rawValue, usage: usage, summary: summary, takesMain: true
        ) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true)
                .map { FieldComparison(requirement, $0) }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires the value of another field.
    public static func sameAs(_ other: FieldName) -> AnyValidator {
        AnyValidator(FieldComparison(.sameAs, other))
    }

    /// Requires a value that differs from the value of another field.
    public static func differentFrom(_ other: FieldName) -> AnyValidator {
        AnyValidator(FieldComparison(.differentFrom, other))
    }
}
