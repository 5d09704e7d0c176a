/// What becomes of the values of fields that are hidden, disabled or calculated.
extension StagedValues {
    /// Works out all conditions and calculations, in order, before the values are judged.
    ///
    /// A hidden field holds nothing from then on, a disabled one its default, and one that is calculated what
    /// it comes to.
    ///
    /// - Parameters:
    ///   - submission: What the values were staged from.
    ///   - now: The moment at which is judged.
    ///   - refusesHidden: Whether a hidden field that was sent is an issue.
    ///   - scope: What is judged; conditions that look at other fields are passed over, and what was sent for
    ///     a field that is calculated from them, or disabled with a default that is, does not count.
    /// - Complexity: O(*n*) in the conditions.
    package mutating func settle(
        _ submission: Span<UInt8>, now: DateTime?, refusesHidden: Bool, scope: ScopedFields? = nil
    ) {
        let steps = program.conditions.steps
        guard !steps.isEmpty else { return }
        var hiddenPages: Set<Int> = []
        for step in steps {
            let isPage = step.item < 0
            guard isPage || step.field >= 0, !step.isDefaultOnly else { continue }
            guard scope?.areKnown(step.decisiveReads) != false else {
                // Only the program says what is calculated, and here nobody can compare.
                if step.computed != nil { withhold(at: step.field) }
                continue
            }
            let isPageHidden = !isPage && step.page >= 0 && hiddenPages.contains(step.page)
            let verdict = verdict(step, submission, now, isPageHidden)
            if isPage {
                if case .hidden = verdict { hiddenPages.insert(step.page) }
            } else if case .disabled(.some) = verdict, scope?.areKnown(step.reads) == false {
                withhold(at: step.field)
            } else {
                apply(verdict, at: step.field, submission, refusesHidden: refusesHidden)
            }
        }
    }

    private func verdict(
        _ step: ConditionStep, _ submission: Span<UInt8>, _ now: DateTime?, _ isPageHidden: Bool
    ) -> ConditionStep.Verdict {
        let context = JudgingContext(
            values: view(submission: submission), program: program, now: now)
        return step.verdict(in: context, isPageHidden: isPageHidden)
    }
}
