/// A part of a form that shows or hides several items together.
package enum ItemContainer: Sendable, Hashable {
    /// The page at an index.
    case page(Int)
    /// The section whose heading is the item at an index.
    case section(Int)
}

/// The expressions that decide on one item, or on a page.
struct ItemExpressions: Sendable {
    var visible: FormExpression?
    var enabled: FormExpression?
    var computed: FormExpression?
    /// The default expression.
    var initial: FormExpression?
    /// The conditions of the choices.
    var offered: OfferedChoices?
    /// The number of rows.
    var rowNumber: FormExpression?
    /// Whether the program sets the value of the item.
    var isGiven = false
    /// Whether the item is the condition of an ending.
    var isEnding = false

    /// Whether nothing decides on the item.
    var isEmpty: Bool {
        visible == nil && enabled == nil && computed == nil && initial == nil && offered == nil
            && rowNumber == nil && !isGiven
    }
}

/// The conditions and the calculation of one item, or the condition of a container, which are settled together.
///
/// A group whose rows have conditions is one step, so that an expression that reads the group is evaluated after all of
/// its rows.
package final class ConditionStep: Sendable {
    /// The index of the item, or −1 for a page.
    package let item: Int
    /// The index of its field, or −1 for a page and for an item without a value.
    package let field: Int
    /// The innermost container with a condition around the item or section; `nil` if there is none.
    package let container: ItemContainer?
    /// The page or section that the step decides on; `nil` for another item.
    package let opened: ItemContainer?
    package let visible: FormExpression?
    package let enabled: FormExpression?
    package let computed: FormExpression?
    /// The default expression, if the item has one.
    let initial: FormExpression?
    /// The conditions of the choices of the field, if it has any: without a choice that is offered it is hidden.
    package let offered: OfferedChoices?
    /// The number of rows, if an expression decides it; it decides nothing about the field, but may be part of a cycle.
    let rowNumber: FormExpression?
    /// Whether the program sets the value of the item.
    let isGiven: Bool
    /// Of a page, the fields with the conditions of the endings that hide it.
    let endings: [Int]
    /// Whether the item is the condition of an ending, which does not hold while it is unknown.
    let isEnding: Bool
    /// The compiled form of the rows, if the item is a group whose rows have conditions.
    let rows: CompiledForm?
    /// The fields beside the item that the item or its rows read.
    package let reads: [Int]
    /// The fields that each expression of the item reads.
    let readsOfVisible: ExpressionReads
    let readsOfEnabled: ExpressionReads
    let readsOfComputed: ExpressionReads
    let readsOfInitial: ExpressionReads
    let readsOfOffered: ExpressionReads
    /// The fields of enclosing scopes that the item or its rows read; none for an item of the form.
    let enclosingReads: [FieldReference]
    /// The fields beside the item that its rows read.
    let rowReads: Set<Int>
    /// Whether its rows have conditions or calculations, and not only default expressions.
    let settlesRows: Bool
    /// Whether the item itself has a condition or a calculation, regardless of its rows and its default.
    package let isConditional: Bool
    /// Whether it does nothing but show or hide an item of a page or row.
    package var isOnlyShown: Bool {
        visible != nil && enabled == nil && computed == nil && initial == nil && offered == nil
            && rowNumber == nil && rows == nil && endings.isEmpty && !isEnding && !isGiven
            && item >= 0
    }
    /// Whether it decides on nothing, because the choices of the field always have one that is offered.
    package var onlyOffersOther: Bool {
        offered?.hasOther == true && visible == nil && enabled == nil && computed == nil
            && container == nil && !isGiven && endings.isEmpty
    }
    /// Whether it has only default expressions, which apply to a filling-in and not to a submission.
    let isDefaultOnly: Bool

    init(
        item: Int, field: Int, in container: ItemContainer?, opening opened: ItemContainer? = nil,
        _ expressions: ItemExpressions = ItemExpressions(), rows: CompiledForm? = nil,
        endings: [Int] = []
    ) {
        self.item = item
        self.field = field
        self.container = container
        self.opened = opened
        visible = expressions.visible
        enabled = expressions.enabled
        computed = expressions.computed
        initial = expressions.initial
        offered = expressions.offered
        rowNumber = expressions.rowNumber
        isGiven = expressions.isGiven
        isEnding = expressions.isEnding
        self.rows = rows
        self.endings = endings
        readsOfVisible = ExpressionReads(of: visible, and: endings)
        readsOfEnabled = ExpressionReads(of: enabled)
        readsOfComputed = ExpressionReads(of: computed)
        readsOfInitial = ExpressionReads(of: initial)
        readsOfOffered = ExpressionReads(of: offered)
        let own = [readsOfVisible, readsOfEnabled, readsOfComputed, readsOfOffered]
        let values = [readsOfInitial, ExpressionReads(of: rowNumber)]
        let ofRows = ExpressionReads(ofRows: rows)
        rowReads = Set(ofRows.fields)
        // What rows read of other rows of the group is a matter of their own order, except for their choices.
        let choosesFromOwn =
            rows?.conditions.steps.contains {
                $0.hasChoices(readingRowsOf: FieldReference(up: 1, field: field))
            } ?? false
        let besideRows = ofRows.fields.filter { $0 != field || choosesFromOwn }
        // Of a cycle, the first field that is read decides which conditions are named.
        reads = own.flatMap(\.fields) + besideRows + values.flatMap(\.fields)
        enclosingReads = (own + values + [ofRows]).flatMap(\.enclosing)
        settlesRows = rows.map { !$0.conditions.isDefaultOnly } ?? false
        isConditional =
            visible != nil || enabled != nil || computed != nil || container != nil
            || offered != nil || isGiven || !endings.isEmpty
        isDefaultOnly = !isConditional && !settlesRows
    }

    /// A copy of the step for a group whose rows have conditions.
    func settling(_ rows: CompiledForm) -> ConditionStep { copy(rows: rows) }

    /// A copy of the step for an item of a page that may be hidden; that of an item of a section with a condition stays
    /// in the section.
    func onPage(_ page: Int) -> ConditionStep { copy(container: container ?? .page(page)) }

    /// A copy of the step of a page that endings hide.
    func hidden(by endings: [Int]) -> ConditionStep { copy(endings: endings) }

    private func copy(
        container: ItemContainer? = nil, rows: CompiledForm? = nil, endings: [Int]? = nil
    ) -> ConditionStep {
        let expressions = ItemExpressions(
            visible: visible, enabled: enabled, computed: computed, initial: initial,
            offered: offered, rowNumber: rowNumber, isGiven: isGiven, isEnding: isEnding)
        return ConditionStep(
            item: item, field: field, in: container ?? self.container, opening: opened, expressions,
            rows: rows ?? self.rows, endings: endings ?? self.endings)
    }

    /// Decides on the item by its container, its conditions and its calculation, one after the other; a condition without an
    /// answer does not hold.
    ///
    /// Each expression is evaluated by itself, so that a hidden container or a false condition decides whatever the others
    /// read.
    ///
    /// - Parameters:
    ///   - context: The record of the item.
    ///   - container: Whether the container of the item is shown.
    ///   - evaluable: The expressions that read known values only.
    ///   - initial: The result of the default expression, where it was evaluated before.
    ///   - given: The value that the program gave, if it sets the value of the item.
    /// - Returns: The result; undecided or withheld if it depends on an expression that cannot be evaluated.
    func result(
        in context: borrowing JudgingContext, container: ContainerStatus,
        evaluable: StepExpressions = .all, initial: FieldValue? = nil, given: FieldValue? = nil
    ) -> ConditionResult {
        if container == .hidden || isEnded(in: context) { return .hidden }
        var isShown = container == .shown
        if let visible {
            if !evaluable.contains(.visible) {
                isShown = false
            } else if visible.holds(in: context) != true {
                return .hidden
            }
        }
        if let offered {
            if !evaluable.contains(.offered) {
                isShown = false
            } else if !offered.hasAny(for: field, in: context) {
                return .hidden
            }
        }
        var isEnabled = true
        if let enabled {
            if !evaluable.contains(.enabled) {
                isEnabled = false
            } else if enabled.holds(in: context) != true {
                guard isShown, evaluable.contains(.initial) else { return .withheld }
                return .disabled(default: initial ?? initialValue(in: context))
            }
        }
        if let computed {
            guard isShown, isEnabled, evaluable.contains(.computed) else {
                return isEnding ? .computed(Calculation()) : .withheld
            }
            return .computed(computed.calculation(in: context))
        }
        guard isShown && isEnabled else { return .undecided }
        return given.map { .given($0) } ?? .open
    }

    /// Whether an ending hides the page.
    func isEnded(in context: borrowing JudgingContext) -> Bool {
        for field in endings where context.isTrue(field) { return true }
        return false
    }

    /// The result of the default expression; `nil` if there is no such expression.
    func initialValue(in context: borrowing JudgingContext) -> FieldValue? {
        guard let initial else { return nil }
        return initial.value(in: context) ?? .empty
    }

    /// The names on the path to the field of its rows whose expression reads a field.
    ///
    /// - Parameters:
    ///   - field: The field that is read.
    ///   - up: The number of scopes between the item and that field.
    /// - Returns: The names; none if an expression of the item itself reads the field.
    func namesInRows(reading field: Int, up: Int = 0) -> [String] {
        guard let rows, !readsItself(field, up: up) else { return [] }
        for step in rows.conditions.steps
        where step.field >= 0 && step.reads(field, up: up + 1) {
            return [rows.fields[step.field].name.text]
                + step.namesInRows(reading: field, up: up + 1)
        }
        return []
    }

    /// Whether choices of the item or of its rows are those of rows of a group, or have conditions of their own or are fetched
    /// by what these have.
    func hasChoices(readingRowsOf group: FieldReference) -> Bool {
        if let offered, offered.reads.contains(group),
            offered.filter?.code?.reads.contains(group) != true || offered.rules != nil
                || offered.source != nil
        {
            return true
        }
        let inner = FieldReference(up: group.up + 1, field: group.field)
        return rows?.conditions.steps.contains { $0.hasChoices(readingRowsOf: inner) } ?? false
    }

    /// The fields that the item or its rows read in the rows of a group around it.
    func reads(ofRowsOf group: FieldReference) -> RowReads {
        var reads = RowReads()
        guard enclosingReads.contains(group) else { return reads }
        for expression in [visible, enabled, computed, initial, rowNumber, offered?.filter] {
            if let code = expression?.code { reads.add(code, of: group) }
        }
        let inner = FieldReference(up: group.up + 1, field: group.field)
        for step in rows?.conditions.steps ?? [] { reads.addAll(of: step.reads(ofRowsOf: inner)) }
        return reads
    }

    /// Whether the item or its rows read a field in the rows of a group around it.
    func reads(_ field: Int, inRowsOf group: FieldReference) -> Bool {
        let reads = reads(ofRowsOf: group)
        return reads.all.contains { $0.first == field } || reads.previous.contains(field)
    }

    /// Whether a field of its rows, or of groups in them, has the value that was entered, whatever the step decides.
    ///
    /// - Parameter path: For each level of rows, the index of the field; none for the rows themselves.
    /// - Returns: Whether it has.
    func isEntered(_ path: ArraySlice<Int>) -> Bool {
        guard !isConditional, initial == nil else { return false }
        guard let field = path.first, let rows else { return true }
        return rows.step(of: field).map { $0.isEntered(path.dropFirst()) } ?? true
    }

    /// Whether the item itself reads a field.
    private func readsItself(_ field: Int, up: Int) -> Bool {
        ownExpression(reading: field, up: up) != nil || ownChoices(reading: field, up: up) != nil
    }

    /// Whether the item or its rows read a field.
    private func reads(_ field: Int, up: Int) -> Bool {
        readsItself(field, up: up)
            || rows?.conditions.steps.contains { $0.reads(field, up: up + 1) } == true
    }

    /// The choices of the item, if they are the values of the rows of a group, or are fetched for the value of a field.
    private func ownChoices(reading field: Int, up: Int) -> OfferedChoices? {
        let reference = FieldReference(up: up, field: field)
        let isRead =
            offered?.rows?.group == reference || offered?.source?.reads.contains(reference) == true
        return isRead ? offered : nil
    }

    private func ownExpression(reading field: Int, up: Int) -> FormExpression? {
        ([visible, enabled, computed, initial, rowNumber, offered?.filter]
            + (offered?.rules?.expressions ?? [])).compactMap { $0 }.first { expression in
                expression.code?.reads.contains { $0.up == up && $0.field == field } == true
            }
    }

    /// The offset in the form file of the first expression of the item or of its rows, or of the first choices that are
    /// those of rows, that read a field `up` scopes further out.
    func offset(reading field: Int, up: Int = 0) -> Int? {
        if let expression = ownExpression(reading: field, up: up) {
            return expression.place?.offset(ofByte: 0)
        }
        if let choices = ownChoices(reading: field, up: up) { return choices.offset }
        for step in rows?.conditions.steps ?? [] where step.reads(field, up: up + 1) {
            return step.offset(reading: field, up: up + 1)
        }
        return nil
    }
}

/// The fields that an expression of an item reads.
struct ExpressionReads: Sendable {
    /// The fields beside the item.
    let fields: [Int]
    /// The fields of enclosing scopes.
    let enclosing: [FieldReference]

    /// - Parameters:
    ///   - expression: The expression.
    ///   - others: Further fields beside the item that are read with it.
    init(of expression: FormExpression?, and others: [Int] = []) {
        self.init(expression?.code?.reads ?? [], and: others)
    }

    /// - Parameter rows: The rows of a group, whose conditions read; `nil` for another item.
    init(ofRows rows: CompiledForm?) {
        let reads = rows?.conditions.enclosingReads ?? []
        self.init(reads.map { FieldReference(up: $0.up - 1, field: $0.field) })
    }

    /// - Parameter choices: The choices of a field, whose conditions read.
    init(of choices: OfferedChoices?) { self.init(choices?.reads ?? []) }

    init(_ reads: [FieldReference], and others: [Int] = []) {
        fields = reads.filter { $0.up == 0 }.map(\.field) + others
        enclosing = reads.filter { $0.up > 0 }
    }
}

/// Some expressions of a step.
struct StepExpressions: OptionSet, Sendable {
    let rawValue: UInt8

    static let visible = StepExpressions(rawValue: 1)
    static let enabled = StepExpressions(rawValue: 2)
    static let computed = StepExpressions(rawValue: 4)
    static let initial = StepExpressions(rawValue: 8)
    static let offered = StepExpressions(rawValue: 16)
    static let all: StepExpressions = [.visible, .enabled, .computed, .initial, .offered]
}
