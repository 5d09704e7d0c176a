public import FormModel

/// Requires a text to end with one of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents.
struct EndsWithValidator: Validator {
    var name: String { "endsWith" }

    /// The texts to look for.
    let texts: [String]

    private let needles: [TextNeedle]

    init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// The finding parameters: `texts`.
    var parameters: IssueParameters { ["texts": .list(texts)] }

    /// The issue codes: `endsWith`, with the `reason` `several` if there are several
    /// texts.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.endsWith: texts.count > 1 ? ["reason"] : []])
    }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts)
    }

    /// Adds a finding `endsWith` for an invalid value.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isSuffix(of: value.text) { return }
        add(.endsWith, about: texts, to: &findings)
    }
}

extension EndsWithValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("\(ECMAPattern.literal(texts))$")
    }
}

extension EndsWithValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "endsWith", usage: #"{ "endsWith": [".pdf", ".txt"] }"#,
            summary: "Ends with the text, or with one of a list; case-sensitive. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(EndsWithValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text to end with one of the given texts.
    public static func endsWith(_ texts: String...) -> AnyValidator {
        AnyValidator(EndsWithValidator(texts))
    }
}
