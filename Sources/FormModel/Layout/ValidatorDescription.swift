/// The description of a validator: its name and parameters, the problems of its definition, and how
/// it canonicalizes texts.
///
/// Every ``Validator`` has a description; a custom validator conforms to that protocol.
public protocol ValidatorDescription: Sendable {
    /// The name in form files.
    var name: String { get }

    /// The parameters that all issues of this validator have, such as `min` and `max`.
    var parameters: IssueParameters { get }

    /// The issue codes that the validator may give, each with the parameters that it adds to
    /// ``parameters``, such as `actual`.
    ///
    /// The messages of an item are validated against them; if there are none, every message is
    /// accepted.
    var codes: [IssueCode: [String]] { get }

    /// Whether the validator also judges empty values, as validators of presence do.
    var judgesEmpty: Bool { get }

    /// Whether the validator judges values that are not empty; one of presence alone does not.
    var judgesValues: Bool { get }

    /// Whether the validator refuses every empty value, so that the field is required; by default
    /// the same as ``judgesEmpty``.
    var requiresValue: Bool { get }

    /// Whether the validators of its list end with the first error.
    var stopsOnFirst: Bool { get }

    /// The names of the other fields that the validator reads; if one changes, the validator runs
    /// again.
    var reads: [FieldName] { get }

    /// The names of the asynchronous checks that the validator may request.
    var remoteChecks: [String] { get }

    /// Whether the validator canonicalizes the texts that it accepts; see
    /// ``canonicalize(_:into:)``.
    var canonicalizes: Bool { get }

    /// Appends the canonical form of an accepted text, such as a card number without spaces; for
    /// any other text it appends nothing.
    ///
    /// It is called in the order of the validators of a text field that has no formatter. The first
    /// form that a validator gives becomes the value of the field, which validators judge,
    /// expressions compare and the result contains. Canonicalizing a canonical form must not change
    /// it.
    ///
    /// - Parameters:
    ///   - text: Well-formed UTF-8, not empty, and trimmed unless the field is secure.
    ///   - canonical: The buffer to which the form is appended, in UTF-8.
    /// - Complexity: O(*n*).
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8])

    /// All problems of the validator on its item; called when a form is made.
    ///
    /// Problems whose ``DefinitionCode/severity`` is a warning leave the form valid.
    func problems(in context: DefinitionContext) -> [DefinitionProblem]

    /// Whether the validator refuses every value that is not empty, alone or together with the
    /// other validators of the item.
    ///
    /// It serves a warning about required fields that can never be filled in.
    func refusesEveryValue(in context: DefinitionContext) -> Bool

    /// The JSON Schema of the accepted values; `nil` if JSON Schema cannot express them.
    func schema(in context: DefinitionContext) -> SchemaFragment?
}

extension ValidatorDescription {
    /// By default, there are no parameters.
    public var parameters: IssueParameters { [:] }
    /// By default, no codes are declared.
    public var codes: [IssueCode: [String]] { [:] }
    /// By default, empty values pass.
    public var judgesEmpty: Bool { false }
    /// By default, values that are not empty are judged.
    public var judgesValues: Bool { true }
    /// By default, the same as ``judgesEmpty``.
    public var requiresValue: Bool { judgesEmpty }
    /// By default, later validators run too.
    public var stopsOnFirst: Bool { false }
    /// By default, no other fields are read.
    public var reads: [FieldName] { [] }
    /// By default, no asynchronous checks are requested.
    public var remoteChecks: [String] { [] }
    /// By default, texts stay as they are.
    public var canonicalizes: Bool { false }
    /// By default, nothing is appended.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {}
    /// By default, the validator has no problems.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] { [] }
    /// By default, the validator is assumed to accept some value.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool { false }
    /// By default, JSON Schema cannot express the validator.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }
}
