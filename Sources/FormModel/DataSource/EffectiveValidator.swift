/// A validator of a field with its present parameters.
public struct EffectiveValidator: Sendable, Hashable {
    /// The name in form files.
    public let name: String

    /// The parameters, such as `min` and `max`; an expression without a result gives none.
    public let parameters: IssueParameters

    /// The bounds that it sets, which follow from the validator; none for one that a view is tested with.
    @Uncompared private(set) var bounds: FieldBounds

    /// Makes an effective validator, such as one to test a view with.
    package init(name: String, parameters: IssueParameters = [:]) {
        self.name = name
        self.parameters = parameters
        bounds = FieldBounds()
    }

    /// - Parameters:
    ///   - name: The name.
    ///   - validator: The validator with its present parameters; `nil` where it accepts every value.
    ///   - now: The moment for bounds relative to the time; `nil` if it is unknown.
    ///   - type: The type of the field.
    init(
        _ name: String, _ validator: (any Validator)?, at now: DateTime?, of type: ValueType
    ) {
        self.name = name
        parameters =
            validator.map { validator in
                now.map { validator.parameters(at: $0, of: type) } ?? validator.parameters
            } ?? [:]
        bounds =
            (validator as? any BoundingValidator)?.bounds(at: now, of: type) ?? FieldBounds()
    }
}
