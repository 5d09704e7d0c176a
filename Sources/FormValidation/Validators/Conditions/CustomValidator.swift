public import FormModel

/// Wants a value to pass a test of the caller's own.
///
/// ```swift
/// .input("socks", title: "Socks", value: .integer, validators: [
///     .custom("odd", message: "{title} must be even.") { $0.integer.isMultiple(of: 2) },
/// ])
/// ```
///
/// An empty value is not judged. What needs other fields, facts in its messages or a name in form files is a
/// ``FormModel/Validator`` of its own: a `name` and `judge` are enough.
public struct CustomValidator: Validator {
    /// The text of ``code``.
    public var name: String { code.rawValue }

    /// What is wrong with a value that does not pass.
    public let code: IssueCode

    /// What is said of such a value, in place of the catalogue's sentence.
    public let message: LocalizedText?

    private let passes: @Sendable (borrowing ValueView) -> Bool
    private var sentence: Int?

    /// Makes the validator.
    ///
    /// - Parameters:
    ///   - code: What is wrong with a value that does not pass.
    ///   - message: What is said of it; it may name `{title}`. Without it a catalogue needs a sentence for the code.
    ///   - passes: Whether a value passes. The same value must always give the same answer; it is called from any
    ///     thread.
    public init(
        _ code: String, message: LocalizedText? = nil,
        passes: @escaping @Sendable (borrowing ValueView) -> Bool
    ) {
        self.code = IssueCode(rawValue: code)
        self.message = message
        self.passes = passes
    }

    /// Where the form keeps the message.
    public var parameters: IssueParameters { IssueParameters(sentence: sentence) }

    /// ``code``.
    public var codes: [IssueCode: [String]] { [code: []] }

    /// With its message kept by the form.
    public func bound(by binder: inout ExpressionBinder) -> CustomValidator {
        var bound = self
        bound.sentence = message.map { binder.add(sentence: $0) }
        return bound
    }

    /// What the message cannot name.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? []
    }

    /// Adds ``code`` where the value does not pass.
    ///
    /// - Complexity: That of the test.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !passes(value) { findings.add(code) }
    }
}

extension Validator where Self == CustomValidator {
    /// Wants a value to pass a test of the caller's own: a validator in one line.
    ///
    /// ```swift
    /// .custom("odd") { value in value.integer.isMultiple(of: 2) }
    /// .custom("notOurs", message: "{title} must be ours.") { $0.string.hasSuffix("@example.com") }
    /// ```
    ///
    /// - Parameters:
    ///   - code: What is wrong with a value that does not pass.
    ///   - message: What is said of it; it may name `{title}`. Without it a catalogue needs a sentence for the code.
    ///   - passes: Whether a value passes; an empty one is not asked about. It is called from any thread.
    /// - Returns: The validator.
    public static func custom(
        _ code: String, message: LocalizedText? = nil,
        passes: @escaping @Sendable (borrowing ValueView) -> Bool
    ) -> CustomValidator {
        CustomValidator(code, message: message, passes: passes)
    }
}
