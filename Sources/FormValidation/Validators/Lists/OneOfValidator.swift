public import FormModel

/// Wants one of the texts listed; of a list, every element.
public struct OneOfValidator: Validator {
    /// `oneOf`.
    public var name: String { "oneOf" }

    /// The texts allowed, in the order given.
    public let allowed: [String]

    private let bytes: [[UInt8]]

    /// Makes the validator.
    public init(_ allowed: [String]) {
        self.allowed = allowed
        bytes = allowed.map { Array($0.utf8) }
    }

    /// `allowed`.
    public var parameters: IssueParameters { ["allowed": .list(allowed)] }

    /// `oneOf`.
    public var codes: [IssueCode: [String]] { [.oneOf: []] }

    /// Values that are no text, and an empty list.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(
            in: context, unless: [.text, .multiline, .choice, .choices, .texts])
        if allowed.isEmpty {
            problems.append(
                DefinitionProblem(
                    .missingParameter,
                    parameters: [
                        "owner": .text(name), "expected": .text("at least one text to allow"),
                    ]))
        }
        return problems
    }

    /// Adds `oneOf`.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts allowed.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.kind == .list else {
            if !allows(value.text) { findings.add(.oneOf) }
            return
        }
        for index in 0..<value.count where !allows(value.element(index)) {
            findings.add(.oneOf, element: index)
        }
    }

    private func allows(_ text: Span<UInt8>) -> Bool {
        for candidate in bytes where candidate.span.hasSameBytes(as: text) { return true }
        return false
    }
}

extension Validator where Self == OneOfValidator {
    /// Wants one of the texts listed.
    public static func oneOf(_ allowed: [String]) -> OneOfValidator { OneOfValidator(allowed) }
}
