/// What a validator says of itself where a form is defined: its name and facts, what is wrong with it on a field, and
/// what it makes of texts before they are judged.
///
/// Every ``Validator`` is one; a validator of one's own conforms to that.
public protocol ValidatorDescription: Sendable {
    /// The name that a form file uses.
    var name: String { get }

    /// The facts that are the same for every issue of this validator, such as `min` and `max`.
    var parameters: IssueParameters { get }

    /// Every code that it may give, each with the facts that it adds to ``parameters``, such as
    /// `actual`. They are what sentences of an item's own are checked against; where there are none,
    /// any sentence is taken.
    var codes: [IssueCode: [String]] { get }

    /// Whether it is asked about empty values too; only validators of presence are.
    var judgesEmpty: Bool { get }

    /// Whether it is asked about values that are not empty; a validator of presence alone has nothing to
    /// say of them.
    var judgesValues: Bool { get }

    /// Whether a value that is empty is refused, so that the field must be filled in; what judges empty
    /// values does so unless it says otherwise.
    var requiresValue: Bool { get }

    /// Whether judging of the list that it stands in ends with the first error.
    var stopsOnFirst: Bool { get }

    /// The other fields whose values it looks at: when one changes, it judges anew.
    var reads: [FieldName] { get }

    /// The names of the asynchronous checks to which it may leave the verdict.
    var remoteChecks: [String] { get }

    /// Whether it brings the texts that it accepts into one form; see ``canonicalize(_:into:)``.
    var canonicalizes: Bool { get }

    /// Appends the canonical form of a text that it accepts, such as the digits alone of a card number; for
    /// any other text it appends nothing.
    ///
    /// It is asked where it stands in the list of a field of texts that has no formatter. The first form
    /// that a validator of the list gives is the field's value: it is what validators judge, expressions
    /// compare and the answers hold. The canonical form of a canonical form is the same.
    ///
    /// - Parameters:
    ///   - text: UTF-8, well-formed, not empty, and trimmed unless it is a secret.
    ///   - canonical: Where the form is appended; UTF-8.
    /// - Complexity: O(*n*).
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8])

    /// What is wrong with the validator itself on that item, all of it; checked when a form is made.
    ///
    /// A problem with a code whose ``DefinitionCode/severity`` is a warning leaves the form sound.
    func problems(in context: DefinitionContext) -> [DefinitionProblem]

    /// Whether it refuses every value that is not empty on that item, by itself or together with the item's other
    /// validators; asked to warn of an answer that is required and can never be given.
    func refusesEveryValue(in context: DefinitionContext) -> Bool

    /// What it says in JSON Schema; `nil` where that has no words for it.
    func schema(in context: DefinitionContext) -> SchemaFragment?
}

extension ValidatorDescription {
    /// None.
    public var parameters: IssueParameters { [:] }
    /// Unknown.
    public var codes: [IssueCode: [String]] { [:] }
    /// Empty values pass.
    public var judgesEmpty: Bool { false }
    /// Values are judged.
    public var judgesValues: Bool { true }
    /// Whether it judges empty values.
    public var requiresValue: Bool { judgesEmpty }
    /// All that is wrong is told.
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
    /// There are no words for it.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }
}
