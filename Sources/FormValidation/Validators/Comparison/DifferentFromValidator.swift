public import FormModel

/// Requires a value that differs from the value of another field, such as a new password from the
/// old one.
public struct DifferentFromValidator: Validator {
    /// The name `differentFrom`.
    public var name: String { "differentFrom" }

    /// The other field.
    public let other: FieldName

    /// Makes the validator.
    public init(_ other: FieldName) {
        self.other = other
    }

    /// The finding parameters: the name of the other field as `other`.
    ///
    /// Sentences show the title of that field.
    public var parameters: IssueParameters { ["other": .text(other.text)] }

    /// The finding codes: `notDifferent`.
    public var codes: [IssueCode: [String]] { [.notDifferent: []] }

    /// The other field.
    public var reads: [FieldName] { [other] }

    /// Reports an unknown field, the field itself, and a field of another type.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let input = context.input(other), other != context.item.name else {
            return [DefinitionProblem(.unknownField, parameters: ["name": .text(other.text)])]
        }
        let isSame = input.valueType == context.item.valueType && input.valueType != .group
        return isSame
            ? [] : unsuitable(in: context, unless: Set([input.valueType]).subtracting([.group]))
    }

    /// Adds a finding `notDifferent` if the two values are equal.
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
    /// Requires a value that differs from the value of another field.
    public static func differentFrom(_ other: FieldName) -> DifferentFromValidator {
        DifferentFromValidator(other)
    }
}
