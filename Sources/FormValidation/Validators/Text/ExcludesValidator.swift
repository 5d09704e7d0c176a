public import FormModel

/// Refuses a text that contains one of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents. The finding does not say which text was found, because that would reveal a part of the
/// value.
struct ExcludesValidator: Validator {
    var name: String { "excludes" }

    /// The texts to look for.
    let texts: [String]

    private let needles: [TextNeedle]

    init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// The finding parameters: `texts`.
    var parameters: IssueParameters { ["texts": .list(texts)] }

    /// The issue codes: `excludes`, with the `reason` `several` if there are several
    /// texts.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [.excludes: texts.count > 1 ? ["reason"] : []])
    }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts)
    }

    /// Adds a finding `excludes` for an invalid value.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isContained(in: value.text) {
            return add(.excludes, about: texts, to: &findings)
        }
    }
}

extension ExcludesValidator {
    /// The keyword `not` with a `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["not": ["pattern": .text(ECMAPattern.literal(texts))]])
    }
}

extension ExcludesValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "excludes", usage: #"{ "excludes": ["<", ">"] }"#,
            summary: "Contains neither the text nor any of a list; case-sensitive. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(ExcludesValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses a text that contains one of the given texts.
    public static func excludes(_ texts: String...) -> AnyValidator {
        AnyValidator(ExcludesValidator(texts))
    }
}
