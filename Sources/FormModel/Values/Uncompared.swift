/// A property that equality and hashes leave out, such as the place of a value in a file.
@propertyWrapper
struct Uncompared<Value: Sendable>: Sendable, Hashable {
    var wrappedValue: Value

    static func == (left: Uncompared, right: Uncompared) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
