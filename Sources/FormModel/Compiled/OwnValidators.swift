import Synchronization

/// The validators of the fields of a record that read no other field.
final class OwnValidators: OwnValidation {
    /// The validators of each field, by its index; a field behind the last one has none.
    private let lists = Mutex<[[any Validator]]>([])

    func accepts(
        _ value: borrowing ValueView, of field: Int, in context: borrowing JudgingContext
    ) -> Bool {
        var findings = Findings()
        findings.begin(field: field, offset: -1)
        for validator in lists.withLock({ field < $0.count ? $0[field] : [] }) {
            validator.judge(value, in: context, into: &findings)
            if findings.errorCount > 0 { return false }
        }
        return true
    }

    /// Sets the validators of a field that judge values, without asynchronous checks, as soon as they are compiled.
    func set(_ validators: [CompiledValidator], of field: Int) {
        let own = validators.filter {
            $0.reads.isEmpty && $0.enclosingReads.isEmpty && $0.validator.judgesValues
                && $0.validator.remoteChecks.isEmpty
        }.map(\.validator)
        guard !own.isEmpty else { return }
        lists.withLock { lists in
            while lists.count <= field { lists.append([]) }
            lists[field] = own
        }
    }
}
