/// Observers of a value, called once for each change, with the old and the new value.
///
/// If an observer causes another change, all observers are notified of it after the current change.
final class ValueObservers<Value: Equatable> {
    private var last: Value
    private var bodies: [(_ old: Value, _ new: Value) -> Void] = []
    private var pending: [(old: Value, new: Value)] = []
    private var isNotifying = false

    init(_ value: Value) { last = value }

    func add(_ body: @escaping (_ old: Value, _ new: Value) -> Void) { bodies.append(body) }

    /// Notifies the observers if the value is another one than before.
    func follow(_ new: Value) {
        if new != last {
            pending.append((last, new))
            last = new
        }
        guard !isNotifying else { return }
        isNotifying = true
        defer { isNotifying = false }
        while !pending.isEmpty {
            let (old, new) = pending.removeFirst()
            for body in bodies { body(old, new) }
        }
    }
}
