public import FormModel

/// Requires a text to contain all of the given texts.
///
/// Texts are compared as bytes, so upper and lower case differ, and so do composed and decomposed
/// accents.
public struct ContainsValidator: Validator {
    /// The name `contains`.
    public var name: String { "contains" }

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

    /// The finding codes: `contains`, with the `reason` `several` if there are several
    /// texts.
    public var codes: [IssueCode: [String]] { [.contains: texts.count > 1 ? ["reason"] : []] }

    /// Reports a field whose type is not text, and an empty list or an empty text to look for.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts, in: context)
    }

    /// Adds one finding `contains` if at least one of the texts is missing.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where !needle.isContained(in: value.text) {
            return add(.contains, about: texts, to: &findings)
        }
    }
}

extension Validator where Self == ContainsValidator {
    /// Requires a text to contain all of the given texts.
    public static func contains(_ texts: String...) -> ContainsValidator {
        ContainsValidator(texts)
    }
}
