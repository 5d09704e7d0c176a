public import FormModel

/// Requires a text to begin with one of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents.
struct StartsWithValidator: Validator {
    var name: String { "startsWith" }

    /// The texts to look for.
    let texts: [String]

    private let needles: [TextNeedle]

    init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// The finding parameters: `texts`.
    var parameters: IssueParameters { ["texts": .list(texts)] }

    /// The issue codes: `startsWith`, with the `reason` `several` if there are several
    /// texts.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.startsWith: texts.count > 1 ? ["reason"] : []])
    }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts)
    }

    /// Adds a finding `startsWith` for an invalid value.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isPrefix(of: value.text) { return }
        add(.startsWith, about: texts, to: &findings)
    }
}

extension StartsWithValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^\(ECMAPattern.literal(texts))")
    }
}

extension StartsWithValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "startsWith", usage: #"{ "startsWith": "SKU-" }"#,
            summary: "Begins with the text, or with one of a list; case-sensitive. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(StartsWithValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text to begin with one of the given texts.
    public static func startsWith(_ texts: String...) -> AnyValidator {
        AnyValidator(StartsWithValidator(texts))
    }
}
