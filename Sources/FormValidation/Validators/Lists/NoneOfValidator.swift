public import FormModel

/// Refuses the given texts; in a list, every element that is one of them.
public struct NoneOfValidator: Validator {
    /// The name `noneOf`.
    public var name: String { "noneOf" }

    /// The forbidden texts, in the given order.
    public let forbidden: [String]

    private let bytes: [[UInt8]]

    /// Makes the validator; texts are compared as bytes.
    public init(_ forbidden: [String]) {
        self.forbidden = forbidden
        bytes = forbidden.map { Array($0.utf8) }
    }

    /// The finding parameters: `forbidden`.
    public var parameters: IssueParameters { ["forbidden": .list(forbidden)] }

    /// The finding codes: `noneOf`.
    public var codes: [IssueCode: [String]] { [.noneOf: []] }

    /// Reports a field whose type is neither text nor a list, and an empty list of texts.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline, .choice, .choices, .texts])
            + (forbidden.isEmpty ? missing("at least one text to refuse") : [])
    }

    /// Adds a finding `noneOf` for the value, or for each element of a list, that is forbidden.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts refused.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.kind == .list else {
            if refuses(value.text) { findings.add(.noneOf) }
            return
        }
        for index in 0..<value.count where refuses(value.element(index)) {
            findings.add(.noneOf, element: index)
        }
    }

    private func refuses(_ text: Span<UInt8>) -> Bool {
        for candidate in bytes where candidate.span.hasSameBytes(as: text) { return true }
        return false
    }
}

extension Validator where Self == NoneOfValidator {
    /// Refuses the given texts.
    public static func noneOf(_ forbidden: [String]) -> NoneOfValidator {
        NoneOfValidator(forbidden)
    }
}
