/// What a validator may look at besides the value itself.
public struct JudgingContext: ~Escapable, Sendable {
    package let values: StagedValuesView
    private let program: BorrowedReference<FormProgram>

    /// The moment at which is judged, with the offset of whoever judges; `nil` where nobody says.
    public let now: DateTime?

    // The values were staged for the program, and keep it alive.
    @_lifetime(copy values)
    package init(values: StagedValuesView, program: FormProgram, now: DateTime?) {
        self.values = values
        self.program = BorrowedReference(program)
        self.now = now
    }

    /// The day on which is judged; `nil` where nobody says.
    ///
    /// A validator that needs it and does not get it adds ``IssueCode/timeUnknown``.
    public var today: CalendarDate? { now?.date }

    /// The value of another field; empty where there is no such field.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        guard let index = program.use({ $0.index(of: name) }) else {
            return ValueView(kind: .empty, text: Span(), scalars: Span(), elements: Span())
        }
        return values.view(at: index)
    }
}
