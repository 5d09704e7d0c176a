/// What a validator may look at besides the value itself.
public struct JudgingContext: ~Escapable, Sendable {
    package let values: StagedValuesView
    private let program: BorrowedReference<FormProgram>

    // The values were staged for the program, and keep it alive.
    @_lifetime(copy values)
    package init(values: StagedValuesView, program: FormProgram) {
        self.values = values
        self.program = BorrowedReference(program)
    }

    /// The value of another field; empty where there is no such field.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        guard let index = program.use({ $0.index(of: name) }) else {
            return ValueView(kind: .empty, text: Span(), scalars: Span(), elements: Span())
        }
        return values.view(at: index)
    }
}
