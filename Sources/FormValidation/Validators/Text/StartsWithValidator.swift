public import FormModel

/// Wants a text to begin with one of the texts given.
///
/// Bytes are compared, so case counts, and so does the way in which accents are composed.
public struct StartsWithValidator: Validator {
    /// `startsWith`.
    public var name: String { "startsWith" }

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

    /// `startsWith`, with the `reason` `several` where there are several texts.
    public var codes: [IssueCode: [String]] { [.startsWith: texts.count > 1 ? ["reason"] : []] }

    /// Values that are no text, and nothing to look for.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        problems(lookingFor: texts, in: context)
    }

    /// Adds `startsWith`.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for needle in needles where needle.isPrefix(of: value.text) { return }
        add(.startsWith, about: texts, to: &findings)
    }
}

extension Validator where Self == StartsWithValidator {
    /// Wants a text to begin with one of the texts given.
    public static func startsWith(_ texts: String...) -> StartsWithValidator {
        StartsWithValidator(texts)
    }
}
