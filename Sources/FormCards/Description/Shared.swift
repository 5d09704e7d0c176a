/// A value behind a reference: a copy is one reference, and comparing copies does not copy the values.
final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
