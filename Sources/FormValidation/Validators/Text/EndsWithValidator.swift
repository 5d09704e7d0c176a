public import FormModel

/// Requires a text to end with one of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents.
public struct EndsWithValidator: Validator {
    /// The name `endsWith`.
    public var name: String { "endsWith" }

    /// The texts to look for.
    public let texts: [String]

    private let needles: [TextNeedle]

    /// Makes the validator.
    public init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// The finding parameters: `texts`.
    public var parameters: IssueParameters { ["texts": .list(texts)] }

    /// The finding codes: `endsWith`, with the `reason` `several` if there are several
    /// texts.
    public var codes: [IssueCode: [String]] { [.endsWith: texts.count > 1 ? ["reason"] : []] }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts, in: context)
    }

    /// Adds a finding `endsWith` for an invalid value.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isSuffix(of: value.text) { return }
        add(.endsWith, about: texts, to: &findings)
    }
}

extension Validator where Self == EndsWithValidator {
    /// Requires a text to end with one of the given texts.
    public static func endsWith(_ texts: String...) -> EndsWithValidator {
        EndsWithValidator(texts)
    }
}
