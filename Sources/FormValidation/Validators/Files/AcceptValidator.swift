public import FormModel

/// Requires a file of one of some media types, or with one of some extensions, as the attribute `accept` of HTML names them.
///
/// The media type is what the sender says; the contents of the file are not examined.
struct AcceptValidator: Validator {
    var name: String { "accept" }

    let accepted: [AcceptedFile]
    /// Whether a program gave a text that names no kind of file.
    private let isBroken: Bool

    /// - Parameter types: Media types and extensions.
    init(_ types: [String]) {
        accepted = types.compactMap(AcceptedFile.init)
        isBroken = accepted.isEmpty || accepted.count < types.count
    }

    private static let expected =
        "a media type such as \"image/png\" or \"image/*\", an extension such as \".pdf\", or a list of these"

    /// Reports a text that names no kind of file.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard isBroken else { return [] }
        return [
            DefinitionProblem(
                .badParameter,
                parameters: [
                    "owner": .text(name), "key": .text("types"), "expected": .text(Self.expected),
                ])
        ]
    }

    /// The finding parameters: `allowed`.
    var parameters: IssueParameters { ["allowed": .list(accepted.map(\.text))] }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.file], codes: [.fileType: []], entry: .files(accepted.map(\.text)))
    }

    /// Adds a finding `fileType` for a file of another type.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for kind in accepted where kind.includes(type: value.fileType, name: value.fileName) {
            return
        }
        findings.add(.fileType)
    }

    /// What a file must have: the type or the extension of its name.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        accepted.count == 1
            ? SchemaFragment(accepted[0].schema)
            : SchemaFragment(["anyOf": .list(accepted.map(\.schema))])
    }
}

extension AcceptValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "accept", usage: #"{ "accept": ["image/png", ".pdf"] }"#,
            summary:
                "A file of one of some media types (`image/png`, `image/*`), or with one of some extensions (`.pdf`). (`types`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMore(
                "types", isMain: true, isRequired: true, matching: AcceptedFile.pattern,
                expected: expected
            ) { AcceptedFile($0)?.text }.map(AcceptValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a file of one of some media types, such as `image/png` and `image/*`, or with one of some extensions, such as
    /// `.pdf`.
    public static func accept(_ types: String...) -> AnyValidator {
        AnyValidator(AcceptValidator(types))
    }
}
