public import FormModel

/// Refuses a text that contains one of the texts given.
///
/// Bytes are compared, so case counts, and so does the way in which accents are composed. Which of them
/// it is is not told: that would be a part of the value.
public struct ExcludesValidator: Validator {
    /// `excludes`.
    public var name: String { "excludes" }

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

    /// `excludes`, with the `reason` `several` where there are several texts.
    public var codes: [IssueCode: [String]] { [.excludes: texts.count > 1 ? ["reason"] : []] }

    /// Values that are no text, and nothing to look for.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts, in: context)
    }

    /// Adds `excludes`.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isContained(in: value.text) {
            return add(.excludes, about: texts, to: &findings)
        }
    }
}

extension Validator where Self == ExcludesValidator {
    /// Refuses a text that contains one of the texts given.
    public static func excludes(_ texts: String...) -> ExcludesValidator {
        ExcludesValidator(texts)
    }
}
