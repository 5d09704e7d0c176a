import Synchronization

/// An index that is made when it is first used.
final class LazyIndex: Sendable {
    private let made = Mutex<ChoiceIndex?>(nil)

    func index(_ make: () -> ChoiceIndex) -> ChoiceIndex {
        made.withLock { index in
            if let index { return index }
            let new = make()
            index = new
            return new
        }
    }
}
