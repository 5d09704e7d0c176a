/// What becomes of the values of fields that are hidden, disabled or calculated.
extension StagedValues {
    /// Works out all conditions and calculations, in order, before the values are judged.
    ///
    /// A hidden field holds nothing from then on, a disabled one its default, and one that is calculated what
    /// it comes to; so does a field of a row.
    ///
    /// - Parameters:
    ///   - submission: What the values were staged from.
    ///   - program: The form.
    ///   - now: The moment at which is judged.
    ///   - refusesHidden: Whether a hidden field that was sent is an issue.
    ///   - scope: What is judged; conditions that look at other fields are passed over, and what was sent for
    ///     a field that is calculated from them, or disabled with a default that is, does not count: from then
    ///     on it is not known.
    /// - Complexity: O(*n*) in the conditions, those of rows once a row.
    package mutating func settle(
        _ submission: Span<UInt8>, by program: FormProgram, now: DateTime?, refusesHidden: Bool,
        scope: inout ScopedFields?
    ) {
        settle(
            submission, by: program, now: now, refusesHidden: refusesHidden, scope: &scope,
            remembering: .whereNeeded(by: program))
    }

    /// The same with a memory of what stands around rows, where any of them looks there.
    mutating func settle(
        _ submission: Span<UInt8>, by program: FormProgram, now: DateTime?, refusesHidden: Bool,
        scope: inout ScopedFields?, remembering totals: RememberedTotals?
    ) {
        var terms = Settling(
            now: now, totals: totals, refusesHidden: refusesHidden,
            known: scope.map { KnownFields($0) })
        _ = settle(submission, program, &terms)
        if let known = terms.known {
            scope?.settle(
                following: known.following, forgotten: known.forgottenHere,
                cells: known.forgottenCells)
        }
    }

    /// Works out the conditions in the rows of one group of the form, which somebody fills in, and the defaults.
    ///
    /// - Parameters:
    ///   - field: The group.
    ///   - program: The form.
    ///   - now: The moment at which is judged.
    ///   - cells: Which fields go with their defaults; it is told what these come to.
    mutating func settleRows(
        at field: Int, by program: FormProgram, now: DateTime?, _ cells: inout WorkedOutCells
    ) {
        var terms = Settling(
            now: now, totals: .whereNeeded(by: program), refusesHidden: false, cells: cells)
        _ = settleRows(at: field, Span(), program, &terms)
        cells = terms.cells ?? cells
    }

    /// What they are worked out by.
    private struct Settling {
        let now: DateTime?
        /// What was made of what stands around rows, which is settled before they are, and never again.
        let totals: RememberedTotals?
        let refusesHidden: Bool
        /// What can be looked at, where only some fields of a submission are judged.
        var known: KnownFields?
        /// What is noted of the fields of rows while somebody fills them in; a submission is judged as it was
        /// sent.
        var cells: WorkedOutCells?
    }

    /// Works out those of the present scope.
    ///
    /// - Returns: Whether the value of a field could not be calculated, since it is not known what it looks at.
    private mutating func settle(
        _ submission: Span<UInt8>, _ program: FormProgram, _ terms: inout Settling
    ) -> Bool {
        var hiddenPages: Set<Int> = []
        var unknownPages: Set<Int> = []
        var hasWithheld = false
        for step in program.conditions.steps {
            let isPage = step.item < 0
            guard isPage || step.field >= 0 else { continue }
            // What is known of an earlier page counts as it is, whatever the condition.
            if scope.row < 0, !isPage, terms.known?.isGiven(step.field) == true { continue }
            var isWithheld = false
            var isUnsettled = false
            if terms.cells != nil { start(step, submission, program, &terms) }
            if step.isConditional {
                if terms.known?.areKnown(to: step) == false {
                    // Only the program says what is calculated, and here nobody can compare.
                    isWithheld = step.computed != nil
                    if isWithheld {
                        withhold(at: step.field)
                    } else if isPage {
                        unknownPages.insert(step.page)
                    } else {
                        isUnsettled = true
                    }
                } else {
                    let isPageHidden = !isPage && step.page >= 0 && hiddenPages.contains(step.page)
                    let settlement = settlement(step, submission, program, terms, isPageHidden)
                    if isPage {
                        if settlement.status == .hidden { hiddenPages.insert(step.page) }
                    } else if terms.known?.areKnown(to: settlement, of: step) == false
                        || settlement.isOfForm && unknownPages.contains(step.page)
                    {
                        withhold(at: step.field)
                        isWithheld = true
                    } else if settlement.status == .open, unknownPages.contains(step.page) {
                        isUnsettled = true
                    } else {
                        apply(
                            settlement, at: step.field, submission, of: program,
                            refusesHidden: terms.refusesHidden)
                        if scope.row < 0 { terms.known?.learn(step.field, by: settlement) }
                        if terms.cells != nil { noteUnread(settlement, at: step.field, &terms) }
                    }
                }
            }
            if isUnsettled {
                self[step.field].status = SlotStatus(.open, isUnknown: true)
                // Whether its value counts is not known either; the fields of a row are looked at one by one.
                if scope.row < 0 { terms.known?.forget(step.field) }
            }
            if step.settlesRows, terms.cells == nil || !step.hasDefaultsInRows {
                if settleRows(at: step.field, submission, program, &terms) { isWithheld = true }
            }
            if isWithheld {
                terms.known?.forget(step.field)
                hasWithheld = true
            }
        }
        return hasWithheld
    }

    private mutating func settleRows(
        at field: Int, _ submission: Span<UInt8>, _ program: FormProgram,
        _ terms: inout Settling
    ) -> Bool {
        let value = self[field]
        guard value.isSound, value.kind == .rows, let inner = program.fields[field].rows,
            case .rows(let staged) = scalars[scope.base + field]
        else { return false }
        let outer = scope
        var hasWithheld = false
        terms.known?.enter()
        defer { terms.known?.leave() }
        for number in 0..<staged.count {
            enter(number, of: staged)
            // What is no object has no fields.
            if rows[scope.row].isObject, settle(submission, inner, &terms) { hasWithheld = true }
            terms.known?.leave(row: scope.row)
            scope = outer
        }
        return hasWithheld
    }

    /// Works out what a field of a row starts with, before anything is worked out of it, and has the field hold
    /// that where nobody has set it; so in the rows of a group in the row.
    private mutating func start(
        _ step: ConditionStep, _ submission: Span<UInt8>, _ program: FormProgram,
        _ terms: inout Settling
    ) {
        // Before the group may be hidden, for what it keeps goes on following.
        if step.hasDefaultsInRows { _ = settleRows(at: step.field, submission, program, &terms) }
        guard let initial = initialValue(of: step, submission, program, terms) else { return }
        let place = place(of: step.field)
        let entered = (slot: self[step.field], scalar: scalars[scope.base + step.field])
        var staged = StagedValue()
        stage(initial, scope.layout.plans[step.field], step.field, &staged)
        self[step.field] = staged
        terms.cells?.defaults[place] =
            staged.isSound ? value(at: step.field, submission) : initial
        guard terms.cells?.following.contains(place) == false else { return }
        self[step.field] = entered.slot
        scalars[scope.base + step.field] = entered.scalar
    }

    /// Remembers what the program puts into a field of a row that cannot be read by the type of the field.
    private func noteUnread(
        _ settlement: Settlement, at field: Int, _ terms: inout Settling
    ) {
        guard !self[field].isSound else { return }
        switch settlement {
        case .computed(let value), .disabled(let value?):
            terms.cells?.unread[place(of: field)] = value
        case .open, .hidden, .disabled(nil): return
        }
    }

    private func initialValue(
        of step: ConditionStep, _ submission: Span<UInt8>, _ program: FormProgram,
        _ terms: Settling
    ) -> FieldValue? {
        guard step.initial != nil else { return nil }
        let context = JudgingContext(
            values: view(submission: submission).row(scope.row), program: program,
            now: terms.now, totals: terms.totals)
        return step.initialValue(in: context)
    }

    private func settlement(
        _ step: ConditionStep, _ submission: Span<UInt8>, _ program: FormProgram,
        _ terms: Settling, _ isPageHidden: Bool
    ) -> Settlement {
        let context = JudgingContext(
            values: view(submission: submission).row(scope.row), program: program,
            now: terms.now, totals: terms.totals)
        return step.settlement(in: context, isPageHidden: isPageHidden)
    }
}

/// Which fields conditions can look at, where only some of a submission are judged.
private struct KnownFields {
    private let scope: ScopedFields
    /// For the form, and for each row on the way, the fields whose values could not be calculated.
    private var forgotten: [Set<Int>] = [[]]
    /// The same of each row that was worked out.
    private(set) var forgottenCells: [Int: Set<Int>] = [:]
    /// The fields of the form that hold what follows from known ones.
    private(set) var following: Set<Int> = []

    init(_ scope: ScopedFields) {
        self.scope = scope
    }

    /// Whether the value of a field of the form is known from elsewhere.
    func isGiven(_ field: Int) -> Bool { scope.given.contains(field) }

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

    /// Notes that a field of the form holds what was worked out, and not what was sent.
    mutating func learn(_ field: Int, by settlement: Settlement) {
        if case .open = settlement { return }
        following.insert(field)
    }

    func areKnown(to step: ConditionStep) -> Bool {
        step.ownReads.allSatisfy { isKnown($0, up: 0) }
            && step.ownOuterReads.allSatisfy { isKnown($0.field, up: $0.up) }
    }

    /// Whether all is known that the default looks at, where that is what the field holds.
    func areKnown(to settlement: Settlement, of step: ConditionStep) -> Bool {
        guard case .disabled(.some) = settlement else { return true }
        return step.initialReads.allSatisfy { isKnown($0, up: 0) }
            && step.initialOuterReads.allSatisfy { isKnown($0.field, up: $0.up) }
    }

    private func isKnown(_ field: Int, up: Int) -> Bool {
        let level = forgotten.count - 1 - up
        guard forgotten.indices.contains(level), !forgotten[level].contains(field) else {
            return false
        }
        // The rows of a group are sent whole.
        return level > 0 || scope.isKnown[field] || following.contains(field)
    }
}
