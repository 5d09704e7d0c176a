/// The values of a record and of its rows, to which the settler applies conditions: the table of a submission, or the
/// worksheet of a filling-in.
///
/// The settler decides the order and the result; the store evaluates expressions and keeps the result.
protocol SettlingStore {
    /// The facts of one run, in addition to the values.
    associatedtype Run
    /// The steps of one record to settle.
    associatedtype Steps: StepAgenda

    /// Whether a step is skipped in the present record.
    func skips(_ step: ConditionStep, _ run: Run) -> Bool

    /// The expressions of a step that read known values only, in the present record.
    func evaluable(_ step: ConditionStep, _ run: Run) -> StepExpressions

    /// Whether a container of the present record is shown.
    func status(of container: ItemContainer, _ run: Run) -> ContainerStatus

    mutating func set(
        _ status: ContainerStatus, of container: ItemContainer, of compiled: CompiledForm,
        _ agenda: inout Steps, _ run: inout Run)

    /// Decides on a step in the present record by the expressions that can be evaluated.
    mutating func evaluate(
        _ step: ConditionStep, of compiled: CompiledForm, container: ContainerStatus,
        evaluable: StepExpressions, _ submission: Span<UInt8>, _ run: inout Run
    ) -> ConditionResult

    /// Applies the result to the item of a step in the present record.
    mutating func apply(
        _ result: ConditionResult, to step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Steps, _ run: inout Run)

    /// Settles the rows of the group of a step, each in turn as the present record.
    mutating func settleRows(
        _ rows: CompiledForm, of step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Steps, _ run: inout Run)
}

/// The steps of a record to settle, in dependency order.
protocol StepAgenda {
    /// Removes and returns the first step, as an index among those of the record.
    mutating func popFirst() -> Int?
}

/// The settler: the one loop over the conditions and calculations of a form.
extension SettlingStore {
    /// Settles the present record, and the rows of its groups.
    ///
    /// - Parameters:
    ///   - compiled: The compiled form, or that of the rows of a group.
    ///   - submission: The bytes that contain the texts of the record; none in a filling-in.
    ///   - agenda: The steps; those that the run touches are added.
    ///   - run: The facts of the run.
    /// - Complexity: O(*n*) in the steps and in the fields that they read, multiplied by the number of rows for those
    ///   of rows.
    mutating func settle(
        _ compiled: CompiledForm, _ submission: Span<UInt8>, _ agenda: inout Steps,
        _ run: inout Run
    ) {
        while let index = agenda.popFirst() {
            let step = compiled.conditions.steps[index]
            if skips(step, run) { continue }
            let container = step.container.map { status(of: $0, run) } ?? .shown
            let result = evaluate(
                step, of: compiled, container: container, evaluable: evaluable(step, run),
                submission, &run)
            if let opened = step.opened {
                let status: ContainerStatus =
                    switch result {
                    case .hidden: .hidden
                    case .undecided: .unknown
                    case .open, .disabled, .computed, .given, .withheld: .shown
                    }
                set(status, of: opened, of: compiled, &agenda, &run)
                continue
            }
            apply(result, to: step, of: compiled, submission, &agenda, &run)
            if let rows = step.rows {
                settleRows(rows, of: step, of: compiled, submission, &agenda, &run)
            }
        }
    }
}
