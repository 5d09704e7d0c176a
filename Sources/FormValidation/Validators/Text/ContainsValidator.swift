public import FormModel

/// Requires a text to contain all of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents.
struct ContainsValidator: Validator {
    var name: String { "contains" }

    /// The texts to look for.
    let texts: [String]

    private let needles: [TextNeedle]

    init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// The finding parameters: `texts`.
    var parameters: IssueParameters { ["texts": .list(texts)] }

    /// The issue codes: `contains`, with the `reason` `several` if there are several
    /// texts.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.contains: texts.count > 1 ? ["reason"] : []])
    }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts)
    }

    /// Adds one finding `contains` if at least one of the texts is missing.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where !needle.isContained(in: value.text) {
            return add(.contains, about: texts, to: &findings)
        }
    }
}

extension ContainsValidator {
    /// A `pattern` for each text.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            .object(texts.map { .init("pattern", .text(ECMAPattern.literal([$0]))) }))
    }
}

extension ContainsValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "contains", usage: #"{ "contains": "@" }"#,
            summary: "Contains the text, or all of a list; case-sensitive. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(ContainsValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text to contain all of the given texts.
    public static func contains(_ texts: String...) -> AnyValidator {
        AnyValidator(ContainsValidator(texts))
    }
}
