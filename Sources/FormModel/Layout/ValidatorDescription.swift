/// The static facts of a validator: its name and parameters, the problems of its definition, and the canonical form of
/// texts.
///
/// Every ``Validator`` has them; a validator of your own conforms to that protocol.
public protocol ValidatorDescription: Sendable {
    /// The name that a form file uses.
    var name: String { get }

    /// The parameters that every issue of this validator has, such as `min` and `max`.
    var parameters: IssueParameters { get }

    /// Every code of its issues, each with the parameters that it adds to ``parameters``, such as `actual`. The own
    /// messages of an item are checked against them; where there are none, every message is accepted.
    var codes: [IssueCode: [String]] { get }

    /// Whether it is called for empty values too, as only validators of presence are.
    var judgesEmpty: Bool { get }

    /// Whether it is called for values that are not empty; a validator of presence alone is not.
    var judgesValues: Bool { get }

    /// Whether it refuses an empty value, so that the field must be filled in; by default where it is called for empty
    /// values.
    var requiresValue: Bool { get }

    /// Whether the first error ends the validation by the list that it is part of.
    var stopsOnFirst: Bool { get }

    /// The other fields whose values it reads: it is called again when one of them changes.
    var reads: [FieldName] { get }

    /// The names of the asynchronous checks to which it may leave the verdict.
    var remoteChecks: [String] { get }

    /// Whether it brings the texts that it accepts into one form; see ``canonicalize(_:into:)``.
    var canonicalizes: Bool { get }

    /// Appends the canonical form of a text that it accepts, such as the digits alone of a card number; for
    /// any other text it appends nothing.
    ///
    /// It is called for a field of texts without a formatter. The first form that a validator of the field appends is the
    /// value of the field, for validators, expressions and the output. The canonical form of a canonical form is the same.
    ///
    /// - Parameters:
    ///   - text: UTF-8, well-formed, not empty, and trimmed unless it is a secret.
    ///   - canonical: Where the form is appended; UTF-8.
    /// - Complexity: O(*n*).
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8])

    /// All problems of the definition of the validator on that item, checked when a form is made.
    ///
    /// A problem whose ``DefinitionCode/severity`` is a warning leaves the form usable.
    func problems(in context: DefinitionContext) -> [DefinitionProblem]

    /// Whether it refuses every value of that item that is not empty, by itself or together with the other validators; it
    /// serves a warning about a required field that can never be filled in.
    func refusesEveryValue(in context: DefinitionContext) -> Bool

    /// The values that it accepts, as JSON Schema; `nil` where JSON Schema cannot express them.
    func schema(in context: DefinitionContext) -> SchemaFragment?
}

extension ValidatorDescription {
    /// None.
    public var parameters: IssueParameters { [:] }
    /// Unknown.
    public var codes: [IssueCode: [String]] { [:] }
    /// Not called for empty values.
    public var judgesEmpty: Bool { false }
    /// Called for values.
    public var judgesValues: Bool { true }
    /// Whether it is called for empty values.
    public var requiresValue: Bool { judgesEmpty }
    /// All errors are reported.
    public var stopsOnFirst: Bool { false }
    /// None.
    public var reads: [FieldName] { [] }
    /// None.
    public var remoteChecks: [String] { [] }
    /// Texts stay as they are.
    public var canonicalizes: Bool { false }
    /// Texts stay as they are.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {}
    /// Nothing.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] { [] }
    /// Some values pass.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool { false }
    /// JSON Schema cannot express it.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }
}
