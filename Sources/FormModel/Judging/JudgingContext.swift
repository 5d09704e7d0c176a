/// What a validator may look at besides the value itself.
public struct JudgingContext: ~Escapable, Sendable {
    package let values: StagedValuesView
    private let program: FormProgram

    @_lifetime(copy values)
    package init(values: StagedValuesView, program: FormProgram) {
        self.values = values
        self.program = program
    }

    /// The value of another field; empty where there is no such field.
    ///
    /// In a row these are the fields of the same row.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        guard let index = program.index(of: name) else {
            return ValueView(kind: .empty, text: Span(), scalars: Span(), elements: Span())
        }
        return values.view(at: index)
    }

    /// A row of a group: the context in which its fields are judged.
    ///
    /// - Parameters:
    ///   - index: One of ``ValueView/judgedRows``.
    ///   - group: The value of the group, in this context.
    /// - Returns: The context, as long as the values are.
    @_lifetime(copy self)
    public func row(_ index: Int, of group: borrowing ValueView) -> JudgingContext {
        let rows = group.rows
        guard let inner = program.fields[Int(rows.field)].rows else { return self }
        return JudgingContext(values: values.row(Int(rows.first) + index), program: inner)
    }

    /// The index of the row among those of its group, or −1 for the form itself.
    var number: Int { values.number }

    /// Whether the row is an object, whose fields can be judged.
    var isRow: Bool { values.isRow }

    /// The byte of the submission at which a field stands; where it is missing, that of its row.
    func offset(of name: FieldName) -> Int {
        program.index(of: name).map { values.offset(at: $0) } ?? -1
    }
}
