/// The facts that a validator may use besides the value itself.
@safe public struct JudgingContext: ~Escapable, Sendable {
    let values: ValueTableView
    private let layout: BorrowedReference<FormLayout>
    /// Results of expressions in rows about their enclosing scopes; `nil` where no expression of a row needs them.
    let totals: RememberedTotals?

    /// The current moment with its offset; `nil` where the caller gives none.
    public let now: DateTime?

    // The values keep the layout alive, for which they were staged.
    @inline(__always)
    @_lifetime(copy values)
    init(values: ValueTableView, layout: FormLayout, now: DateTime?, totals: RememberedTotals?) {
        self.values = values
        unsafe self.layout = BorrowedReference(layout)
        self.now = now
        self.totals = totals
    }

    @_lifetime(copy values)
    private init(values: ValueTableView, of other: borrowing JudgingContext) {
        self.values = values
        unsafe layout = other.layout
        now = other.now
        totals = other.totals
    }

    /// The context in which a function over rows evaluates its expression for a row.
    ///
    /// Expressions find fields by index, so the layout remains that of the caller.
    @_lifetime(copy row)
    func looking(at row: ValueTableView) -> JudgingContext {
        JudgingContext(values: row.seen(from: values), of: self)
    }

    /// The current day; `nil` where the caller gives no moment.
    ///
    /// A validator that needs it adds ``IssueCode/timeUnknown`` where it is `nil`.
    public var today: CalendarDate? { now?.date }

    /// The value of another field; empty where there is no such field.
    ///
    /// In a row these are the fields of the same row.
    @_lifetime(copy self)
    public func value(of name: FieldName) -> ValueView {
        guard let index = unsafe layout.use({ $0.index(of: name) }) else {
            return ValueView(kind: .empty, text: Span(), scalars: Span(), elements: Span())
        }
        return values.view(at: index)
    }

    /// The context of the fields of a row of a group.
    ///
    /// - Parameters:
    ///   - index: One of ``ValueView/judgedRows``.
    ///   - group: The value of the group, in this context.
    /// - Returns: The context; it may be used as long as this one.
    @_lifetime(copy self)
    public func row(_ index: Int, of group: borrowing ValueView) -> JudgingContext {
        let rows = group.rows
        let inner = unsafe layout.use { $0.fields[Int(rows.field)].rows }
        // The layout of the form keeps that of the row alive.
        guard let inner else { return self }
        return JudgingContext(
            values: values.row(Int(rows.first) + index), layout: inner, now: now, totals: totals)
    }

    /// The context of the form itself, for expressions that are compiled for the form.
    var ofForm: JudgingContext {
        @_lifetime(copy self)
        get { JudgingContext(at: -1, of: self) }
    }

    /// The context of the scope that is `up` scopes outwards, for expressions that are compiled for it.
    @_lifetime(copy self)
    func enclosing(_ up: Int) -> JudgingContext {
        JudgingContext(at: values.row(up: up), of: self)
    }

    @_lifetime(copy other)
    private init(at row: Int, of other: JudgingContext) {
        values = other.values.row(row)
        unsafe layout = other.layout
        totals = other.totals
        now = other.now
    }

    /// The index of the row among those of its group, or −1 for the form itself.
    var number: Int { values.number }

    /// Whether the row is an object, whose fields can be validated.
    var isRow: Bool { values.isRow }

    /// The offset of a field in the submission; where the field is missing, that of its row.
    func offset(of name: FieldName) -> Int {
        unsafe layout.use { $0.index(of: name) }.map { Int(values.slot(at: $0).offset) } ?? -1
    }
}
