/// What is worked out about one item, or about a page, before values are judged.
///
/// A group whose rows have conditions is one step, so that what looks at the group comes behind all of its
/// rows.
package final class ConditionStep: Sendable {
    /// The index of the item, or −1 for a page.
    package let item: Int
    /// The index of its field, or −1 for what holds no value.
    package let field: Int
    /// The index of the page, or of the one that the item stands on; −1 where that page is always shown.
    package let page: Int
    package let visible: FormExpression?
    package let enabled: FormExpression?
    package let computed: FormExpression?
    /// What the field starts with, where that is worked out.
    let initial: FormExpression?
    /// What the conditions in the rows belong to, where the item is a group with such.
    let rows: FormProgram?
    /// The fields beside the item that it looks at.
    package let reads: [Int]
    /// Those of them that its own conditions look at, rather than those of its rows or its default.
    let ownReads: [Int]
    /// Those of them that its default looks at.
    let initialReads: [Int]
    /// The fields around the row that the item stands in that it looks at; none for an item of the form.
    let outerReads: [FieldReference]
    /// Those of them that its own conditions look at.
    let ownOuterReads: [FieldReference]
    /// Those of them that its default looks at.
    let initialOuterReads: [FieldReference]
    /// Whether its rows come to something else by conditions or calculations of theirs.
    let settlesRows: Bool
    /// Whether fields of its rows, or of rows in them, start with what is worked out.
    let hasDefaultsInRows: Bool
    /// Whether it is all the same to what is sent: a default belongs to filling in.
    package let isDefaultOnly: Bool

    init(
        item: Int, field: Int, page: Int, visible: FormExpression?, enabled: FormExpression? = nil,
        computed: FormExpression? = nil, initial: FormExpression? = nil, rows: FormProgram? = nil
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
        reads = ownReads + inner.filter { $0.up == 1 }.map(\.field) + initialReads
        outerReads =
            ownOuterReads + initialOuterReads
            + inner.filter { $0.up > 1 }.map { FieldReference(up: $0.up - 1, field: $0.field) }
        let inRows = rows?.conditions
        settlesRows = inRows.map { !$0.isDefaultOnly } ?? false
        hasDefaultsInRows = inRows?.hasDefaults ?? false
        isDefaultOnly =
            visible == nil && enabled == nil && computed == nil && page < 0 && !settlesRows
    }

    /// The same for a group whose rows have conditions.
    func settling(_ rows: FormProgram) -> ConditionStep {
        ConditionStep(
            item: item, field: field, page: page, visible: visible, enabled: enabled,
            computed: computed, initial: initial, rows: rows)
    }

    /// Whether the item itself comes and goes or is calculated, whatever its rows do and whatever it starts with.
    package var isConditional: Bool {
        visible != nil || enabled != nil || computed != nil || page >= 0
    }

    /// Evaluates the conditions and the calculation of the item; a condition without an answer does not hold.
    func settlement(in context: borrowing JudgingContext, isPageHidden: Bool) -> Settlement {
        if isPageHidden { return .hidden }
        if let visible, visible.holds(in: context) != true { return .hidden }
        if let enabled, enabled.holds(in: context) != true {
            return .disabled(default: initialValue(in: context))
        }
        if let computed { return .computed(computed.code?.value(in: context) ?? .empty) }
        return .open
    }

    /// What the field starts with; `nil` where that is not worked out.
    func initialValue(in context: borrowing JudgingContext) -> FieldValue? {
        guard let initial else { return nil }
        return initial.code?.value(in: context) ?? .empty
    }

    /// The field of its rows, and of the rows in that, whose expression looks at a field so many scopes further
    /// out; none where one of its own does.
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

    /// The first expression of it or of its rows that looks at a field so many scopes further out.
    func expression(reading field: Int, up: Int = 0) -> FormExpression? {
        let own = ownExpression(reading: field, up: up)
        guard own == nil, let rows else { return own }
        for step in rows.conditions.steps {
            if let inner = step.expression(reading: field, up: up + 1) { return inner }
        }
        return nil
    }
}
