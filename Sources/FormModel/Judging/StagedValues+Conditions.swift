/// What becomes of the values of fields that are hidden, disabled or calculated.
extension StagedValues {
    /// Works out all conditions and calculations, in order, before the values are judged.
    ///
    /// A hidden field holds nothing from then on, a disabled one its default, and one that is calculated what
    /// it comes to; so does a field of a row.
    ///
    /// - Parameters:
    ///   - submission: What the values were staged from.
    ///   - now: The moment at which is judged.
    ///   - refusesHidden: Whether a hidden field that was sent is an issue.
    ///   - scope: What is judged; conditions that look at other fields are passed over, and what was sent for
    ///     a field that is calculated from them, or disabled with a default that is, does not count: from then
    ///     on it is not known.
    /// - Complexity: O(*n*) in the conditions, those of rows once a row.
    package mutating func settle(
        _ submission: Span<UInt8>, now: DateTime?, refusesHidden: Bool, scope: inout ScopedFields?
    ) {
        let terms = Settling(now: now, refusesHidden: refusesHidden)
        var known = scope.map { KnownFields($0) }
        _ = settle(submission, terms, &known)
        if let known { scope?.forget(known.forgottenHere, cells: known.forgottenCells) }
    }

    /// Works out the conditions in the rows of one group of the form.
    mutating func settleRows(at field: Int, now: DateTime?) {
        var known: KnownFields?
        _ = settleRows(at: field, Span(), Settling(now: now, refusesHidden: false), &known)
    }

    /// What is the same for all of them.
    private struct Settling {
        let now: DateTime?
        let refusesHidden: Bool
    }

    /// Works out those of the present scope.
    ///
    /// - Returns: Whether the value of a field could not be calculated, since it is not known what it looks at.
    private mutating func settle(
        _ submission: Span<UInt8>, _ terms: Settling, _ known: inout KnownFields?
    ) -> Bool {
        var hiddenPages: Set<Int> = []
        var hasWithheld = false
        for step in scope.program.conditions.steps {
            let isPage = step.item < 0
            guard isPage || step.field >= 0 else { continue }
            var isWithheld = false
            if step.isConditional {
                if known?.areKnown(to: step) == false {
                    // Only the program says what is calculated, and here nobody can compare.
                    isWithheld = step.computed != nil
                    if isWithheld {
                        withhold(at: step.field)
                    } else if scope.row >= 0 {
                        self[step.field].standing = .unsettled
                    }
                } else {
                    let isPageHidden = !isPage && step.page >= 0 && hiddenPages.contains(step.page)
                    let verdict = verdict(step, submission, terms, isPageHidden)
                    if isPage {
                        if case .hidden = verdict { hiddenPages.insert(step.page) }
                    } else if case .disabled(.some) = verdict,
                        known?.areKnown(step.initialReads) == false
                    {
                        withhold(at: step.field)
                        isWithheld = true
                    } else {
                        apply(
                            verdict, at: step.field, submission,
                            refusesHidden: terms.refusesHidden)
                    }
                }
            }
            if step.rows != nil {
                isWithheld = settleRows(at: step.field, submission, terms, &known)
            }
            if isWithheld {
                known?.forget(step.field)
                hasWithheld = true
            }
        }
        return hasWithheld
    }

    private mutating func settleRows(
        at field: Int, _ submission: Span<UInt8>, _ terms: Settling, _ known: inout KnownFields?
    ) -> Bool {
        let value = self[field]
        guard value.isSound, value.kind == .rows,
            case .rows(let staged) = scalars[scope.base + field]
        else { return false }
        let outer = scope
        var hasWithheld = false
        known?.enter()
        defer { known?.leave() }
        for number in 0..<staged.count {
            enter(number, of: staged)
            // What is no object has no fields.
            if rows[scope.row].isObject, settle(submission, terms, &known) { hasWithheld = true }
            known?.leave(row: scope.row)
            scope = outer
        }
        return hasWithheld
    }

    private func verdict(
        _ step: ConditionStep, _ submission: Span<UInt8>, _ terms: Settling, _ isPageHidden: Bool
    ) -> ConditionStep.Verdict {
        let context = JudgingContext(
            values: view(submission: submission).row(scope.row), program: scope.program,
            now: terms.now)
        return step.verdict(in: context, isPageHidden: isPageHidden)
    }
}

/// Which fields conditions can look at, where only some of a submission are judged.
private struct KnownFields {
    private let scope: ScopedFields
    /// For the form, and for each row on the way, the fields whose values could not be calculated.
    private var forgotten: [Set<Int>] = [[]]
    /// The same of each row that was worked out.
    private(set) var forgottenCells: [Int: Set<Int>] = [:]

    init(_ scope: ScopedFields) {
        self.scope = scope
    }

    /// Those of the form or row that is being worked out.
    var forgottenHere: Set<Int> { forgotten[forgotten.count - 1] }

    mutating func enter() { forgotten.append([]) }

    /// Notes what could not be calculated in a row, and goes on to the next.
    mutating func leave(row: Int) {
        guard !forgottenHere.isEmpty else { return }
        forgottenCells[row] = forgottenHere
        forgotten[forgotten.count - 1] = []
    }

    mutating func leave() { forgotten.removeLast() }

    mutating func forget(_ field: Int) { forgotten[forgotten.count - 1].insert(field) }

    func areKnown(to step: ConditionStep) -> Bool {
        step.ownReads.allSatisfy { isKnown($0, up: 0) }
            && step.ownOuterReads.allSatisfy { isKnown($0.field, up: $0.up) }
    }

    func areKnown(_ fields: [Int]) -> Bool { fields.allSatisfy { isKnown($0, up: 0) } }

    private func isKnown(_ field: Int, up: Int) -> Bool {
        let level = forgotten.count - 1 - up
        guard forgotten.indices.contains(level), !forgotten[level].contains(field) else {
            return false
        }
        // The rows of a group are sent whole.
        return level > 0 || scope.isKnown[field]
    }
}
