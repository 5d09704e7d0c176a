/// One row of a repeating group: what its fields hold, by name.
///
/// ```swift
/// let ada: FormRow = ["name": .text("Ada"), "phone": .text("2125550123")]
/// ```
public struct FormRow: Sendable {
    /// The fields that hold something, in the order in which they were set; those that came out of a form are
    /// in form order.
    public private(set) var values: [(name: FieldName, value: FieldValue)] = []

    /// Makes an empty row.
    public init() {}

    /// Makes a row of values; of a name that stands twice the last counts, and empty values are left out.
    public init(_ values: [(name: FieldName, value: FieldValue)]) {
        for (name, value) in values { self[name] = value }
    }

    /// What a field holds; empty where nothing was set.
    public subscript(_ name: FieldName) -> FieldValue {
        get { values.first { $0.name == name }?.value ?? .empty }
        set {
            let index = values.firstIndex { $0.name == name }
            switch (index, newValue.isEmpty) {
            case (let index?, true): values.remove(at: index)
            case (let index?, false): values[index].value = newValue
            case (nil, true): break
            case (nil, false): values.append((name, newValue))
            }
        }
    }

    /// Whether no field holds anything.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value whose field is known to hold nothing yet.
    mutating func append(_ name: FieldName, _ value: FieldValue) {
        if !value.isEmpty { values.append((name, value)) }
    }
}

extension FormRow: Hashable {
    /// Whether the same fields hold the same, to the letter, in whatever order they were set.
    public static func == (left: FormRow, right: FormRow) -> Bool {
        guard left.values.count == right.values.count else { return false }
        let isSame = zip(left.values, right.values).allSatisfy {
            $0.name == $1.name && $0.value == $1.value
        }
        return isSame || left.values.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes what the fields hold, whatever their order.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (name, value) in values {
            var own = Hasher()
            own.combine(name)
            own.combine(value)
            sum &+= own.finalize()
        }
        hasher.combine(sum)
    }
}

extension FormRow: ExpressibleByDictionaryLiteral {
    /// Makes a row of values; of a name that stands twice the last counts.
    public init(dictionaryLiteral elements: (FieldName, FieldValue)...) {
        self.init(elements.map { (name: $0.0, value: $0.1) })
    }
}
