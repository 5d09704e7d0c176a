public import FormModel

/// Wants a text to contain each of the texts given.
///
/// Bytes are compared, so case counts, and so does the way in which accents are composed.
public struct ContainsValidator: Validator {
    /// `contains`.
    public var name: String { "contains" }

    /// The texts to look for.
    public let texts: [String]

    private let needles: [TextNeedle]

    /// Makes the validator.
    public init(_ texts: [String]) {
        self.texts = texts
        needles = texts.map(TextNeedle.init)
    }

    /// `texts`.
    public var parameters: IssueParameters { ["texts": .list(texts)] }

    /// `contains`, with the `reason` `several` where there are several texts.
    public var codes: [IssueCode: [String]] { [.contains: texts.count > 1 ? ["reason"] : []] }

    /// Values that are no text, and nothing to look for.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts, in: context)
    }

    /// Adds `contains`, once however many of them are lacking.
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
    /// Wants a text to contain each of the texts given.
    public static func contains(_ texts: String...) -> ContainsValidator {
        ContainsValidator(texts)
    }
}
