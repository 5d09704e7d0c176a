import Synchronization

/// The validators of the fields of a record that read no other field, for those who need a value that is acceptable by
/// itself.
final class OwnValidators: Sendable {
    private let lists = Mutex<[Int: [any Validator]]>([:])

    /// The validators of a field that judge values, without asynchronous checks.
    func list(of field: Int) -> [any Validator] { lists.withLock { $0[field] ?? [] } }

    /// Sets the validators of a field, as soon as they are compiled.
    func set(_ validators: [CompiledValidator], of field: Int) {
        let own = validators.filter {
            $0.reads.isEmpty && $0.enclosingReads.isEmpty && $0.validator.judgesValues
                && $0.validator.remoteChecks.isEmpty
        }.map(\.validator)
        guard !own.isEmpty else { return }
        lists.withLock { $0[field] = own }
    }
}
