public import FormModel

/// Wants another value than that of another field, such as a new password and the old one.
public struct DifferentFromValidator: Validator {
    /// `differentFrom`.
    public var name: String { "differentFrom" }

    /// The other field.
    public let other: FieldName

    /// Makes the validator.
    public init(_ other: FieldName) {
        self.other = other
    }

    /// The name of the other field, as `other`; sentences show its title.
    public var parameters: IssueParameters { ["other": .text(other.text)] }

    /// `notDifferent`.
    public var codes: [IssueCode: [String]] { [.notDifferent: []] }

    /// The other field.
    public var reads: [FieldName] { [other] }

    /// A field that there is not, or that is the item itself, or of another type.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let input = context.input(other), other != context.item.name else {
            return [DefinitionProblem(.unknownField, parameters: ["name": .text(other.text)])]
        }
        let isSame = input.valueType == context.item.valueType && input.valueType != .group
        return isSame
            ? [] : unsuitable(in: context, unless: Set([input.valueType]).subtracting([.group]))
    }

    /// Adds `notDifferent`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let other = context.value(of: other)
        if value.isSame(as: other) { findings.add(.notDifferent) }
    }
}

extension Validator where Self == DifferentFromValidator {
    /// Wants another value than that of another field.
    public static func differentFrom(_ other: FieldName) -> DifferentFromValidator {
        DifferentFromValidator(other)
    }
}
