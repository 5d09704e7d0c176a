/// Applies the conditions of a form to the values of a submission, before these are validated.
///
/// Afterwards a hidden field has no value, a disabled one its default, and a computed one its result; this includes
/// fields of rows.
extension ValueTable {
    /// Applies all conditions and calculations, in dependency order.
    ///
    /// - Parameters:
    ///   - submission: The bytes that contain the values.
    ///   - compiled: The compiled form.
    ///   - now: The moment of `now()` in expressions.
    ///   - isFromPage: Whether a page of a card was posted, so that no value for a hidden or disabled field is an issue.
    ///   - given: The values that the program gave, by field.
    ///   - sets: The choices that were fetched for values.
    ///   - budget: The work that the expressions may do.
    ///   - scope: The fields that are validated; `nil` for all. An expression that reads a field whose value is unknown is
    ///     not evaluated; the value of a field on which the other expressions do not decide is unknown from then on.
    /// - Complexity: O(*n*) in the conditions, multiplied by the number of rows for those of rows.
    mutating func settle(
        _ submission: Span<UInt8>, by compiled: CompiledForm, now: DateTime?,
        isFromPage: Bool = false, given: [Int: FieldValue] = [:], sets: ChoiceSets? = nil,
        budget: WorkBudget? = nil, scope: inout ScopedFields?
    ) {
        settle(
            submission, by: compiled, now: now, isFromPage: isFromPage, given: given, scope: &scope,
            remembering: .whereNeeded(by: compiled, sets, budget))
    }

    /// Applies conditions with a cache of results over enclosing scopes for conditions of rows.
    mutating func settle(
        _ submission: Span<UInt8>, by compiled: CompiledForm, now: DateTime?,
        isFromPage: Bool = false, given: [Int: FieldValue] = [:], scope: inout ScopedFields?,
        remembering totals: RememberedTotals?
    ) {
        var run = SubmissionRun(
            now: now, totals: totals, isFromPage: isFromPage, given: given,
            known: scope.map { KnownFields($0) })
        var agenda = AllSteps(of: compiled)
        settle(compiled, submission, &agenda, &run)
        if let known = run.known {
            scope?.settle(
                following: known.following, forgotten: known.unknown, cells: known.unknownCells)
        }
    }
}

/// The facts of one run over the conditions of a submission.
struct SubmissionRun {
    let now: DateTime?
    /// The cached results over enclosing scopes, whose fields are settled once, before their rows.
    let totals: RememberedTotals?
    /// Whether a page of a card was posted.
    let isFromPage: Bool
    /// The values that the program gave, by field.
    let given: [Int: FieldValue]
    /// The fields whose values are known; `nil` if all are.
    var known: KnownFields?
    /// The containers of the present record that are hidden, or whose status is unknown.
    var containers: [ItemContainer: ContainerStatus] = [:]
}

/// All steps of a record, or those of one pass over rows, each once.
struct AllSteps: StepAgenda {
    private var next: Int
    private let end: Int

    init(of compiled: CompiledForm) {
        next = 0
        end = compiled.conditions.steps.count
    }

    init(_ steps: Range<Int>) {
        next = steps.lowerBound
        end = steps.upperBound
    }

    mutating func popFirst() -> Int? {
        guard next < end else { return nil }
        next += 1
        return next - 1
    }
}

extension ValueTable: SettlingStore {
    // A label has no value, and the given values of earlier pages are used unchanged.
    func skips(_ step: ConditionStep, _ run: SubmissionRun) -> Bool {
        guard step.field >= 0 else { return step.opened == nil }
        return scope.row < 0 && run.known?.isGiven(step.field) == true
    }

    func evaluable(_ step: ConditionStep, _ run: SubmissionRun) -> StepExpressions {
        run.known?.evaluable(step) ?? .all
    }

    func status(of container: ItemContainer, _ run: SubmissionRun) -> ContainerStatus {
        run.containers[container] ?? .shown
    }

    mutating func set(
        _ status: ContainerStatus, of container: ItemContainer, of compiled: CompiledForm,
        _ agenda: inout AllSteps, _ run: inout SubmissionRun
    ) {
        if status != .shown { run.containers[container] = status }
    }

    mutating func evaluate(
        _ step: ConditionStep, of compiled: CompiledForm, container: ContainerStatus,
        evaluable: StepExpressions, _ submission: Span<UInt8>, _ run: inout SubmissionRun
    ) -> ConditionResult {
        guard step.isConditional else { return .open }
        let context = JudgingContext(
            values: view(submission: submission).row(scope.row), compiled: compiled,
            now: run.now, totals: run.totals)
        let given = step.isGiven ? run.given[step.field] ?? .empty : nil
        let result = step.result(
            in: context, container: container, evaluable: evaluable, given: given)
        guard case .given = result, let known = run.known, run.given[step.field] == nil,
            !known.isValidated(step.field)
        else { return result }
        // Where only some fields are validated, a value that nobody gave may be known elsewhere.
        return .undecided
    }

    mutating func apply(
        _ result: ConditionResult, to step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout AllSteps, _ run: inout SubmissionRun
    ) {
        switch result {
        case .open: return
        case .undecided:
            self[step.field].status = SlotStatus(.open, isUnknown: true)
            // For a field of a row, the slot itself records that it is unknown.
            if scope.row < 0 { run.known?.forget(step.field) }
        case .withheld:
            replace(at: step.field, with: .empty)
            self[step.field].status = SlotStatus(.disabled)
            run.known?.withhold(step.field)
        case .hidden, .disabled, .computed, .given:
            apply(
                result.status, result.ownValue(of: step.field, in: compiled) ?? .empty,
                noResult: result.noResult, at: step.field, submission, run)
            if scope.row < 0 { run.known?.learn(step.field) }
        }
    }

    /// Sets a field to the value of the form, and refuses a different value that was sent.
    private mutating func apply(
        _ status: FieldStatus, _ own: FieldValue, noResult: NoResult, at field: Int,
        _ submission: Span<UInt8>, _ run: borrowing SubmissionRun
    ) {
        let sent = self[field]
        let wasGiven = (sent.kind != .empty || !sent.isSound) && !sent.isImplied
        // The value is read before another number or date replaces it.
        let given: FieldValue? =
            wasGiven && status != .hidden && sent.isSound ? value(at: field, submission) : nil
        replace(at: field, with: own)
        let isRefused =
            wasGiven
            && status.refuses(
                given, effective: status == .hidden ? .empty : value(at: field, submission),
                refusesHidden: scope.layout.rejectsUnknown(beside: field),
                isFromPage: run.isFromPage)
        self[field].status = SlotStatus(status, noResult: noResult, isRefused: isRefused)
    }

    private mutating func replace(at field: Int, with own: FieldValue) {
        var value = ValueSlot()
        if !own.isEmpty { stage(own, of: GivenSource(), Span(), field, &value) }
        value.offset = self[field].offset
        self[field] = value
    }

    private func value(at field: Int, _ submission: Span<UInt8>) -> FieldValue {
        view(submission: submission).row(scope.row).value(at: field, of: scope.layout)
    }

    mutating func settleRows(
        _ compiled: CompiledForm, of step: ConditionStep, of form: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout AllSteps, _ run: inout SubmissionRun
    ) {
        if run.isFromPage { leaveOutBlankRows(of: step, form, submission, run) }
        guard step.settlesRows, self[step.field].isSound,
            let staged = stagedRows(at: step.field)
        else { return }
        let (before, containers, passes) = (scope, run.containers, compiled.conditions.passes)
        // For each row, the containers that are hidden or unknown, which the next pass needs.
        var ofRows = [[ItemContainer: ContainerStatus]](
            repeating: [:], count: passes.count > 1 ? staged.count : 0)
        run.known?.enterGroup(step.field)
        var first = 0
        for end in passes {
            for number in 0..<staged.count {
                enter(number, of: staged)
                if first > 0 { run.known?.enter(row: scope.row) }
                // A row that is not an object has no fields.
                if rows[scope.row].isObject {
                    var inner = AllSteps(first..<end)
                    run.containers = first > 0 ? ofRows[number] : [:]
                    settle(compiled, submission, &inner, &run)
                    if passes.count > 1 { ofRows[number] = run.containers }
                }
                run.known?.leave(row: scope.row)
                scope = before
            }
            first = end
        }
        run.containers = containers
        run.known?.leaveGroup(step.field)
    }

    /// Leaves out the last rows of a page in which nothing was entered, beyond the number that is asked for: the page had
    /// them before an answer on it lowered the number.
    private mutating func leaveOutBlankRows(
        of step: ConditionStep, _ compiled: CompiledForm, _ submission: Span<UInt8>,
        _ run: borrowing SubmissionRun
    ) {
        guard self[step.field].isSound, var staged = stagedRows(at: step.field),
            staged.count == staged.given,
            let wanted = step.rowNumber?.rowNumber(
                in: JudgingContext(
                    values: view(submission: submission).row(scope.row), compiled: compiled,
                    now: run.now, totals: run.totals))
        else { return }
        while staged.count > wanted, isBlank(row: staged.count - 1, of: staged) {
            staged.count -= 1
        }
        staged.given = staged.count
        reading.set(staged, at: step.field)
        if staged.count == 0 { self[step.field].kind = .empty }
    }

    private mutating func isBlank(row: Int, of staged: TableRows) -> Bool {
        let before = scope
        defer { scope = before }
        enter(row, of: staged)
        for field in scope.layout.traits.indices {
            let value = self[field]
            guard value.isSound && value.kind == .empty || value.isImplied else { return false }
        }
        return true
    }
}
