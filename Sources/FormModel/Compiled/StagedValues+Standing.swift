/// The values of fields that are hidden, disabled or computed, which take the place of those that were sent.
extension StagedValues {
    /// Gives a field of the present scope the value that conditions decided on.
    mutating func apply(
        _ settlement: Settlement, at field: Int, _ submission: Span<UInt8>,
        of program: FormProgram, refusesHidden: Bool
    ) {
        let sent = self[field]
        let status = settlement.status
        guard status != .open else { return }
        let wasGiven = (sent.kind != .empty || !sent.isSound) && !sent.isImplied
        // Read before another number or date takes its place.
        let given: FieldValue? =
            wasGiven && status != .hidden && sent.isSound ? value(at: field, submission) : nil
        var value = StagedValue()
        if status != .hidden, let own = settlement.ownValue(of: program.fields[field].item) {
            stage(own, scope.layout.plans[field], field, &value)
        }
        value.offset = sent.offset
        self[field] = value
        guard wasGiven else {
            self[field].status = SlotStatus(status)
            return
        }
        let effective = status == .hidden ? .empty : self.value(at: field, submission)
        self[field].status = SlotStatus(
            status,
            isRefused: status.refuses(given, effective: effective, refusesHidden: refusesHidden))
    }

    /// Gives a field no value, whatever was sent for it, and refuses nothing.
    mutating func withhold(at field: Int) {
        var value = StagedValue()
        value.offset = self[field].offset
        value.status = SlotStatus(.disabled)
        self[field] = value
    }

    func value(at field: Int, _ submission: Span<UInt8>) -> FieldValue {
        view(submission: submission).row(scope.row).value(at: field, of: scope.layout)
    }
}
