/// A value behind a reference, so that a copy counts one reference, however large the value is.
package final class Shared<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }

    /// The value after a change, behind a reference of its own.
    func with(_ change: (inout Value) -> Void) -> Shared {
        var value = value
        change(&value)
        return Shared(value)
    }
}

extension Shared: Equatable where Value: Equatable {
    /// Whether the values are equal; those behind one reference are not compared.
    package static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }
}

extension Shared: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
