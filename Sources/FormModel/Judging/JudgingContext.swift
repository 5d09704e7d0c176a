/// What a validator may look at besides the value itself.
public struct JudgingContext: ~Escapable, Sendable {
    package let values: StagedValuesView

    @_lifetime(copy values)
    package init(values: StagedValuesView) {
        self.values = values
    }

    /// The value of another field; empty where there is no such field.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        values.view(of: name)
    }
}
