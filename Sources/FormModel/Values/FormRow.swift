/// One row of a repeating group: the values of its fields by name.
///
/// ```swift
/// let ada: FormRow = ["name": .text("Ada"), "phone": .text("2125550123")]
/// ```
public struct FormRow: Sendable {
    /// The values that are not empty, in the order in which they were set; rows that a form returns
    /// are in form order.
    public private(set) var values: [(name: FieldName, value: FieldValue)] = []

    /// The key of the row in JSON, where the rows of its group are an object; it is no part of the values, and equality
    /// does not compare it.
    package internal(set) var key: String?

    /// Makes an empty row.
    public init() {}

    /// Makes a row of values; of a name that occurs twice the last value counts, and empty values
    /// are left out.
    public init(_ values: [(name: FieldName, value: FieldValue)]) {
        for (name, value) in values { self[name] = value }
    }

    /// The value of a field; empty if none was set.
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

    /// Whether all fields are empty.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends the value of a field that has no value yet, without searching for it.
    mutating func append(_ name: FieldName, _ value: FieldValue) {
        if !value.isEmpty { values.append((name, value)) }
    }
}

extension FormRow: Hashable {
    /// Whether both rows have the same values, including their notation, in any order of fields.
    public static func == (left: FormRow, right: FormRow) -> Bool {
        guard left.values.count == right.values.count else { return false }
        let isSame = zip(left.values, right.values).allSatisfy {
            $0.name == $1.name && $0.value == $1.value
        }
        return isSame || left.values.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes names and values independently of their order.
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
    /// Makes a row of values; of a name that occurs twice the last value counts.
    public init(dictionaryLiteral elements: (FieldName, FieldValue)...) {
        self.init(elements.map { (name: $0.0, value: $0.1) })
    }
}
