/// The description of a validator: its name, parameters and facts, the problems of its definition, and
/// how it canonicalizes texts.
///
/// Every ``Validator`` has a description; a custom validator conforms to that protocol.
public protocol ValidatorDescription: Sendable {
    /// The name in form files.
    var name: String { get }

    /// The parameters that all issues of this validator have, such as `min` and `max`.
    var parameters: IssueParameters { get }

    /// The parameters at a moment, which differ from ``parameters`` where a bound is relative to the time.
    func parameters(at now: DateTime, of type: ValueType) -> IssueParameters

    /// The facts that hold for every value, such as the types of value that the validator takes.
    var facts: ValidatorFacts { get }

    /// Appends the canonical form of an accepted text, such as a card number without spaces; for
    /// any other text it appends nothing.
    ///
    /// A validator is asked if its facts say that it ``ValidatorFacts/canonicalizes``, in the order
    /// of the validators of a text field that has no formatter. The first form that a validator
    /// gives becomes the value of the field, which validators judge, expressions compare and the
    /// result contains. Canonicalizing a canonical form must not change it.
    ///
    /// - Parameters:
    ///   - text: Well-formed UTF-8, not empty, and trimmed unless the field is secure.
    ///   - canonical: The buffer to which the form is appended, in UTF-8.
    /// - Complexity: O(*n*).
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8])

    /// All problems of the validator on its item; called when a form is made.
    ///
    /// A type of value that is not among ``ValidatorFacts/types`` is reported without being
    /// returned here. Problems whose ``DefinitionCode/severity`` is a warning leave the form valid.
    func problems(in context: DefinitionContext) -> [DefinitionProblem]

    /// Whether the validators of this type on the item together refuse every value that is not empty.
    ///
    /// It serves a warning about required fields that can never be filled in. Only the first validator of each type is
    /// asked, so that the time does not grow with the square of their number.
    func refusesEveryValue(in context: DefinitionContext) -> Bool

    /// The JSON Schema of the accepted values; `nil` if JSON Schema cannot express them.
    func schema(in context: DefinitionContext) -> SchemaFragment?
}

extension ValidatorDescription {
    /// No parameters.
    public var parameters: IssueParameters { [:] }
    /// The parameters that all issues have.
    public func parameters(at now: DateTime, of type: ValueType) -> IssueParameters { parameters }
    /// The facts of a validator that judges every value that is not empty.
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
    var codes: [IssueCode: [String]] { facts.codes }
    var judgesEmpty: Bool { facts.judgesEmpty }
    var judgesValues: Bool { facts.judgesValues }
    var requiresValue: Bool { facts.requiresValue }
    package var stopsOnFirst: Bool { facts.stopsOnFirst }
    var reads: [FieldName] { facts.reads }
    var remoteChecks: [String] { facts.remoteChecks }
    var canonicalizes: Bool { facts.canonicalizes }

    /// All problems of the validator on an item, that of an unsuitable type of value first.
    func allProblems(in context: DefinitionContext) -> [DefinitionProblem] {
        let type = context.item.valueType
        guard let types = facts.types, !types.contains(type) else { return problems(in: context) }
        let advice =
            if name == "range", type == .text || type == .multiline {
                "Write \"length\" for a text."
            } else if name == "length", type.isNumber {
                "Write \"range\" for a number."
            } else {
                "It applies to \(quoted(ValueType.allCases.filter(types.contains).map(\.rawValue)))."
            }
        let unsuitable = DefinitionProblem(
            .unsuitableValidator,
            parameters: [
                "name": .text(name), "value": .text(type.rawValue), "advice": .text(advice),
            ])
        return [unsuitable] + problems(in: context)
    }
}
