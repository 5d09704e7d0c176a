/// What a validator may look at besides the value itself.
public struct JudgingContext: ~Escapable, Sendable {
    package let values: StagedValuesView
    private let layout: BorrowedReference<FormLayout>
    /// What was made of what stands around rows; `nil` where no expression of a row needs it.
    let totals: RememberedTotals?

    /// The moment at which is judged, with the offset of whoever judges; `nil` where nobody says.
    public let now: DateTime?

    // The values were staged for the layout, and keep it alive.
    @inline(__always)
    @_lifetime(copy values)
    init(values: StagedValuesView, layout: FormLayout, now: DateTime?, totals: RememberedTotals?) {
        self.values = values
        self.layout = BorrowedReference(layout)
        self.now = now
        self.totals = totals
    }

    /// The day on which is judged; `nil` where nobody says.
    ///
    /// A validator that needs it and does not get it adds ``IssueCode/timeUnknown``.
    public var today: CalendarDate? { now?.date }

    /// The value of another field; empty where there is no such field.
    ///
    /// In a row these are the fields of the same row.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        guard let index = layout.use({ $0.index(of: name) }) else {
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
        let inner = layout.use { $0.fields[Int(rows.field)].rows }
        // The layout of the form keeps that of the row alive.
        guard let inner else { return self }
        return JudgingContext(
            values: values.row(Int(rows.first) + index), layout: inner, now: now, totals: totals)
    }

    /// The index of the row among those of its group, or −1 for the form itself.
    var number: Int { values.number }

    /// Whether the row is an object, whose fields can be judged.
    var isRow: Bool { values.isRow }

    /// The byte of the submission at which a field stands; where it is missing, that of its row.
    func offset(of name: FieldName) -> Int {
        layout.use { $0.index(of: name) }.map { Int(values.slot(at: $0).offset) } ?? -1
    }
}
