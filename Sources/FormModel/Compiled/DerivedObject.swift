import Synchronization

/// An object of one type that another module makes of a compiled form, once.
package final class DerivedObject: Sendable {
    private let made = Mutex<(any AnyObject & Sendable)?>(nil)

    /// The object, which is made when it is first asked for.
    package func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
        made.withLock { made in
            if let known = made as? Object { return known }
            let new = make()
            made = new
            return new
        }
    }
}
