public import FormModel

/// Requires a text to begin with, to end with or to contain given texts, or not to contain them.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents. A finding does not say which text was found, because that would reveal a part of the value.
struct TextPartValidator: Validator {
    /// Where the texts must be; its raw value is the name of the validator.
    enum Requirement: String {
        /// One of the texts at the beginning.
        case startsWith
        /// One of the texts at the end.
        case endsWith
        /// All of the texts anywhere.
        case contains
        /// None of the texts.
        case excludes
    }

    let requirement: Requirement

    /// The texts to look for.
    let texts: [String]

    private let needles: [TextNeedle]

    init(_ requirement: Requirement, _ texts: [String]) {
        self.requirement = requirement
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    var name: String { requirement.rawValue }

    /// The finding parameters: `texts`.
    var parameters: IssueParameters { ["texts": .list(texts)] }

    private var code: IssueCode {
        switch requirement {
        case .startsWith: .startsWith
        case .endsWith: .endsWith
        case .contains: .contains
        case .excludes: .excludes
        }
    }

    /// One issue code, with the `reason` `several` if there are several texts.
    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: [code: texts.count > 1 ? ["reason"] : []])
    }

    /// Reports a field whose type is not text, and an empty list or an empty text, which every text contains.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard texts.isEmpty || texts.contains(where: \.isEmpty) else { return [] }
        return missing("a text or a list of texts, none of them empty")
    }

    /// Adds one finding for an invalid value.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard !accepts(value.text) else { return }
        findings.add(code, parameters: texts.count > 1 ? ["reason": .text("several")] : [:])
    }

    private func accepts(_ text: Span<UInt8>) -> Bool {
        switch requirement {
        case .startsWith:
            for needle in needles where needle.isPrefix(of: text) { return true }
            return false
        case .endsWith:
            for needle in needles where needle.isSuffix(of: text) { return true }
            return false
        case .contains:
            for needle in needles where !needle.isContained(in: text) { return false }
            return true
        case .excludes:
            for needle in needles where needle.isContained(in: text) { return false }
            return true
        }
    }
}

extension TextPartValidator {
    /// The keyword `pattern`, for `contains` one for each text, and for `excludes` in a `not`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        switch requirement {
        case .startsWith: .pattern("^\(ECMAPattern.literal(texts))")
        case .endsWith: .pattern("\(ECMAPattern.literal(texts))$")
        case .contains:
            SchemaFragment(
                .object(texts.map { .init("pattern", .text(ECMAPattern.literal([$0]))) }))
        case .excludes: SchemaFragment(["not": ["pattern": .text(ECMAPattern.literal(texts))]])
        }
    }
}

extension TextPartValidator {
    static func word(_ requirement: Requirement) -> Vocabulary.Word<any Validator> {
        let (usage, summary) = requirement.documentation
        return Vocabulary.Word(
            requirement.rawValue, usage: usage, summary: summary, takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map { TextPartValidator(requirement, $0) }
        }
    }
}

extension TextPartValidator.Requirement {
    fileprivate var documentation: (usage: String, summary: String) {
        switch self {
        case .startsWith:
            (
                #"{ "startsWith": "SKU-" }"#,
                "Begins with the text, or with one of a list; case-sensitive. (`texts`)"
            )
        case .endsWith:
            (
                #"{ "endsWith": [".pdf", ".txt"] }"#,
                "Ends with the text, or with one of a list; case-sensitive. (`texts`)"
            )
        case .contains:
            (
                #"{ "contains": "@" }"#,
                "Contains the text, or all of a list; case-sensitive. (`texts`)"
            )
        case .excludes:
            (
                #"{ "excludes": ["<", ">"] }"#,
                "Contains neither the text nor any of a list; case-sensitive. (`texts`)"
            )
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a text to begin with one of the given texts.
    public static func startsWith(_ texts: String...) -> AnyValidator {
        AnyValidator(TextPartValidator(.startsWith, texts))
    }

    /// Requires a text to end with one of the given texts.
    public static func endsWith(_ texts: String...) -> AnyValidator {
        AnyValidator(TextPartValidator(.endsWith, texts))
    }

    /// Requires a text to contain all of the given texts.
    public static func contains(_ texts: String...) -> AnyValidator {
        AnyValidator(TextPartValidator(.contains, texts))
    }

    /// Refuses a text that contains one of the given texts.
    public static func excludes(_ texts: String...) -> AnyValidator {
        AnyValidator(TextPartValidator(.excludes, texts))
    }
}
