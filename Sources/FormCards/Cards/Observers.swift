/// An observer that was added, until it is stopped; without that it lasts as long as what it observes.
///
/// ```swift
/// let observer = card.observe { old, new in redraw() }
/// observer.stop()
/// ```
public struct Observer {
    private let remove: () -> Void

    fileprivate init(_ remove: @escaping () -> Void) { self.remove = remove }

    /// Calls the body of the observer no more, not even for an event that other observers are notified of now.
    public func stop() { remove() }
}

@available(*, unavailable)
extension Observer: Sendable {}

/// Observers of events, called in the order in which they were added.
///
/// If an observer causes another event, all observers are notified of it after the current events.
final class Observers<Event> {
    private final class Entry {
        var body: ((Event) -> Void)?

        init(_ body: @escaping (Event) -> Void) { self.body = body }
    }

    private var entries: [Entry] = []
    private var queue: [Event] = []
    private(set) var isNotifying = false

    func add(_ body: @escaping (Event) -> Void) -> Observer {
        let entry = Entry(body)
        entries.append(entry)
        return Observer { [weak self] in
            entry.body = nil
            self?.entries.removeAll { $0 === entry }
        }
    }

    /// Notifies all observers of some events, one event after the other.
    func notify(_ events: [Event]) {
        queue += events
        guard !isNotifying else { return }
        isNotifying = true
        defer { isNotifying = false }
        while !queue.isEmpty {
            let events = queue
            queue = []
            for event in events {
                for entry in entries { entry.body?(event) }
            }
        }
    }
}

/// A value whose observers are called once for each change, with the old and the new value.
final class ObservedValue<Value: Equatable> {
    private var last: Value
    private let observers = Observers<(old: Value, new: Value)>()

    init(_ value: Value) { last = value }

    func observe(_ body: @escaping (_ old: Value, _ new: Value) -> Void) -> Observer {
        observers.add { body($0.old, $0.new) }
    }

    /// Notifies the observers if the value is another one than before.
    func follow(_ new: Value) {
        guard new != last else { return }
        let change = (old: last, new: new)
        last = new
        observers.notify([change])
    }
}
