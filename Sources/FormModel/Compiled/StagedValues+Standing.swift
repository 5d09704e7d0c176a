/// What a field holds that is hidden, disabled or calculated, in the place of what was sent for it.
extension StagedValues {
    /// Puts what a field holds in the place of what was sent for it, in the present scope.
    mutating func apply(
        _ verdict: ConditionStep.Verdict, at field: Int, _ submission: Span<UInt8>,
        of program: FormProgram, refusesHidden: Bool
    ) {
        let sent = self[field]
        let wasGiven = (sent.kind != .empty || !sent.isSound) && !sent.isImplied
        switch verdict {
        case .open: return
        case .hidden:
            var value = StagedValue()
            value.offset = sent.offset
            value.standing = wasGiven && refusesHidden ? .hiddenButSent : .hidden
            self[field] = value
        case .disabled(let initial):
            let own = initial ?? program.fields[field].item.defaultValue
            let isOther = replace(sent, wasGiven, with: own, at: field, submission)
            self[field].standing = isOther ? .disabledButSent : .disabled
        case .computed(let value):
            let isOther = replace(sent, wasGiven, with: value, at: field, submission)
            self[field].standing = isOther ? .computedButSent : .computed
        }
    }

    /// Lets a field hold nothing, whatever was sent for it, and says nothing of that.
    mutating func withhold(at field: Int) {
        var value = StagedValue()
        value.offset = self[field].offset
        value.standing = .disabled
        self[field] = value
    }

    /// - Returns: Whether something else was sent.
    private mutating func replace(
        _ sent: StagedValue, _ wasGiven: Bool, with value: FieldValue, at field: Int,
        _ submission: Span<UInt8>
    ) -> Bool {
        // Read before another number or date takes its place.
        let before = wasGiven ? held(at: field, submission) : .empty
        var staged = StagedValue()
        stage(value, scope.layout.plans[field], field, &staged)
        staged.offset = sent.offset
        self[field] = staged
        guard wasGiven else { return false }
        let after = held(at: field, submission)
        return !sent.isSound || !before.isSameValue(as: after)
    }

    func held(at field: Int, _ submission: Span<UInt8>) -> FieldValue {
        view(submission: submission).row(scope.row).value(at: field, of: scope.layout)
    }
}
