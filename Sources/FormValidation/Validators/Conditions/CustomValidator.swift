public import FormModel

/// Requires a value to pass a test function.
///
/// ```swift
/// .input("socks", title: "Socks", value: .integer, validators: [
///     .custom("odd", message: "{title} must be even.") { $0.integer.isMultiple(of: 2) },
/// ])
/// ```
///
/// The test is not called for an empty value. A test that reads other fields, has parameters for
/// its messages or has a name in form files is a ``FormModel/Validator`` of its own, which needs
/// only `name` and `judge`.
struct CustomValidator: Validator {
    /// The text of ``code``.
    var name: String { code.rawValue }

    /// The code of the issue.
    let code: IssueCode

    /// The message of the issue; `nil` for the sentence of the message catalogue.
    let message: LocalizedText?

    private let passes: @Sendable (borrowing ValueView) -> Bool
    private var sentence: Int?

    /// Makes the validator.
    ///
    /// - Parameters:
    ///   - code: The code of the issue.
    ///   - message: The message of the issue; its only placeholder is `{title}`. Without it, the
    ///     message catalogue needs a sentence for the code.
    ///   - passes: Whether a value is valid. It must return the same result for the same value, and
    ///     is called from any thread.
    init(
        _ code: String, message: LocalizedText? = nil,
        passes: @escaping @Sendable (borrowing ValueView) -> Bool
    ) {
        self.code = IssueCode(rawValue: code)
        self.message = message
        self.passes = passes
    }

    /// The index of its message among the sentences of the form.
    var parameters: IssueParameters { IssueParameters(sentence: sentence) }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [code: []])
    }

    /// A copy with its message stored in the form.
    func bound(by binder: inout ExpressionBinder) -> CustomValidator {
        var bound = self
        bound.sentence = message.map { binder.add(sentence: $0) }
        return bound
    }

    /// Reports unknown placeholders in the message.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? []
    }

    /// Adds a finding ``code`` if the test returns `false`.
    ///
    /// - Complexity: That of the test.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !passes(value) { findings.add(code) }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a value to pass a test function.
    ///
    /// ```swift
    /// .custom("odd") { value in value.integer.isMultiple(of: 2) }
    /// .custom("notOurs", message: "{title} must be ours.") { $0.string.hasSuffix("@example.com") }
    /// ```
    ///
    /// - Parameters:
    ///   - code: The code of the issue.
    ///   - message: The message of the issue; its only placeholder is `{title}`. Without it, the
    ///     message catalogue needs a sentence for the code.
    ///   - passes: Whether a value is valid. It is not called for an empty value, and is called
    ///     from any thread.
    /// - Returns: The validator.
    public static func custom(
        _ code: String, message: LocalizedText? = nil,
        passes: @escaping @Sendable (borrowing ValueView) -> Bool
    ) -> AnyValidator {
        AnyValidator(CustomValidator(code, message: message, passes: passes))
    }
}
