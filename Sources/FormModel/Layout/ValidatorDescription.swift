/// What a validator says of itself where a form is defined: its name, its facts, its problems on a field, and the
/// canonical form of the texts that it accepts.
///
/// Every ``Validator`` is one; a validator of your own conforms to that protocol.
public protocol ValidatorDescription: Sendable {
    /// The name that a form file uses.
    var name: String { get }

    /// The parameters that every issue of this validator has, such as `min` and `max`.
    var parameters: IssueParameters { get }

    /// What is known of the validator before it judges anything.
    var facts: ValidatorFacts { get }

    /// Appends the canonical form of a text that the validator accepts, such as the digits alone of a card number;
    /// for any other text it appends nothing.
    ///
    /// A validator in the list of a text field without a formatter is asked if its facts say that it
    /// ``ValidatorFacts/canonicalizes``. The first canonical form that a validator of the list gives becomes the value
    /// of the field: validators judge it, expressions compare it, and the answers hold it. The canonical form of a
    /// canonical form is the same.
    ///
    /// - Parameters:
    ///   - text: UTF-8, well-formed, not empty, and trimmed unless it is a secret.
    ///   - canonical: Where the form is appended; UTF-8.
    /// - Complexity: O(*n*).
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8])

    /// All problems of the validator on a field, such as bounds that nothing satisfies; checked when a form is made.
    ///
    /// A field whose type is not among ``ValidatorFacts/types`` is a problem already. A problem whose code has
    /// ``DefinitionCode/severity`` `warning` leaves the form sound.
    func problems(in context: DefinitionContext) -> [DefinitionProblem]

    /// Whether no value that is not empty can pass, by this validator alone or together with the other validators of
    /// the field; the form then warns of an answer that is required and can never be given.
    func refusesEveryValue(in context: DefinitionContext) -> Bool

    /// The JSON Schema of the values that the validator accepts; `nil` where JSON Schema cannot say it.
    func schema(in context: DefinitionContext) -> SchemaFragment?
}

extension ValidatorDescription {
    /// No parameters.
    public var parameters: IssueParameters { [:] }
    /// Those of a validator that judges any value that is not empty.
    public var facts: ValidatorFacts { ValidatorFacts() }
    /// Appends nothing.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {}
    /// No problems.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] { [] }
    /// `false`.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool { false }
    /// `nil`.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }
}

extension ValidatorDescription {
    package var codes: [IssueCode: [String]] { facts.codes }
    package var judgesEmpty: Bool { facts.judgesEmpty }
    package var judgesValues: Bool { facts.judgesValues }
    package var requiresValue: Bool { facts.requiresValue }
    package var stopsOnFirst: Bool { facts.stopsOnFirst }
    package var reads: [FieldName] { facts.reads }
    package var remoteChecks: [String] { facts.remoteChecks }
    package var canonicalizes: Bool { facts.canonicalizes }

    /// The problems of the validator on a field, that of an unsuitable type first.
    package func allProblems(in context: DefinitionContext) -> [DefinitionProblem] {
        let type = context.item.valueType
        guard facts.types?.contains(type) == false else { return problems(in: context) }
        let unsuitable = DefinitionProblem(
            .unsuitableValidator,
            parameters: ["name": .text(name), "value": .text(type.rawValue)])
        return [unsuitable] + problems(in: context)
    }
}
