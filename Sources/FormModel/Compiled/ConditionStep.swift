/// The conditions and the calculation of one item, or the condition of a page, which are settled together.
///
/// A group whose rows have conditions is one step, so that an expression that reads the group is evaluated after all of
/// its rows.
package final class ConditionStep: Sendable {
    /// The index of the item, or −1 for a page.
    package let item: Int
    /// The index of its field, or −1 for a page and for an item without a value.
    package let field: Int
    /// The index of the page, or of the page of the item; −1 if that page is always shown.
    package let page: Int
    package let visible: FormExpression?
    package let enabled: FormExpression?
    package let computed: FormExpression?
    /// The default expression, if the item has one.
    let initial: FormExpression?
    /// The compiled form of the rows, if the item is a group whose rows have conditions.
    let rows: CompiledForm?
    /// The fields beside the item that the item or its rows read.
    package let reads: [Int]
    /// The fields beside the item that its own conditions and calculation read.
    let ownReads: [Int]
    /// The fields beside the item that its default reads.
    let initialReads: [Int]
    /// The fields of enclosing scopes that the item or its rows read; none for an item of the form.
    let outerReads: [FieldReference]
    /// The fields of enclosing scopes that its own conditions and calculation read.
    let ownOuterReads: [FieldReference]
    /// The fields of enclosing scopes that its default reads.
    let initialOuterReads: [FieldReference]
    /// The fields beside the item that its rows read.
    let rowReads: Set<Int>
    /// Whether its rows have conditions or calculations, and not only default expressions.
    let settlesRows: Bool
    /// Whether it has only default expressions, which apply to a filling-in and not to a submission.
    package let isDefaultOnly: Bool

    init(
        item: Int, field: Int, page: Int, visible: FormExpression?, enabled: FormExpression? = nil,
        computed: FormExpression? = nil, initial: FormExpression? = nil, rows: CompiledForm? = nil
    ) {
        self.item = item
        self.field = field
        self.page = page
        self.visible = visible
        self.enabled = enabled
        self.computed = computed
        self.initial = initial
        self.rows = rows
        let own = [visible, enabled, computed].flatMap { $0?.code?.reads ?? [] }
        let inner = rows?.conditions.outerReads ?? []
        ownReads = own.filter { $0.up == 0 }.map(\.field)
        ownOuterReads = own.filter { $0.up > 0 }
        let start = initial?.code?.reads ?? []
        initialReads = start.filter { $0.up == 0 }.map(\.field)
        initialOuterReads = start.filter { $0.up > 0 }
        let rowReads = inner.filter { $0.up == 1 }.map(\.field)
        self.rowReads = Set(rowReads)
        reads = ownReads + rowReads + initialReads
        outerReads =
            ownOuterReads + initialOuterReads
            + inner.filter { $0.up > 1 }.map { FieldReference(up: $0.up - 1, field: $0.field) }
        settlesRows = rows.map { !$0.conditions.isDefaultOnly } ?? false
        isDefaultOnly =
            visible == nil && enabled == nil && computed == nil && page < 0 && !settlesRows
    }

    /// A copy of the step for a group whose rows have conditions.
    func settling(_ rows: CompiledForm) -> ConditionStep {
        ConditionStep(
            item: item, field: field, page: page, visible: visible, enabled: enabled,
            computed: computed, initial: initial, rows: rows)
    }

    /// Whether the item itself has a condition or a calculation, regardless of its rows and its default.
    package var isConditional: Bool {
        visible != nil || enabled != nil || computed != nil || page >= 0
    }

    /// Evaluates the conditions and the calculation of the item; a condition without a result counts as false.
    func settlement(in context: borrowing JudgingContext, isPageHidden: Bool) -> Settlement {
        if isPageHidden { return .hidden }
        if let visible, visible.holds(in: context) != true { return .hidden }
        if let enabled, enabled.holds(in: context) != true {
            return .disabled(default: initialValue(in: context))
        }
        if let computed { return .computed(computed.code?.value(in: context) ?? .empty) }
        return .open
    }

    /// The result of the default expression; `nil` if there is no such expression.
    func initialValue(in context: borrowing JudgingContext) -> FieldValue? {
        guard let initial else { return nil }
        return initial.code?.value(in: context) ?? .empty
    }

    /// The names on the path to the field of its rows whose expression reads a field.
    ///
    /// - Parameters:
    ///   - field: The field that is read.
    ///   - up: The number of scopes between the item and that field.
    /// - Returns: The names; none if an expression of the item itself reads the field.
    func namesInRows(reading field: Int, up: Int = 0) -> [String] {
        guard let rows, ownExpression(reading: field, up: up) == nil else { return [] }
        for step in rows.conditions.steps
        where step.field >= 0 && step.expression(reading: field, up: up + 1) != nil {
            return [rows.fields[step.field].name.text]
                + step.namesInRows(reading: field, up: up + 1)
        }
        return []
    }

    private func ownExpression(reading field: Int, up: Int) -> FormExpression? {
        [visible, enabled, computed, initial].compactMap { $0 }.first { expression in
            expression.code?.reads.contains { $0.up == up && $0.field == field } == true
        }
    }

    /// The first expression of the item or of its rows that reads a field `up` scopes further out.
    func expression(reading field: Int, up: Int = 0) -> FormExpression? {
        let own = ownExpression(reading: field, up: up)
        guard own == nil, let rows else { return own }
        for step in rows.conditions.steps {
            if let inner = step.expression(reading: field, up: up + 1) { return inner }
        }
        return nil
    }
}
