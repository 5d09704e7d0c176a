extension FieldValue {
    /// Whether both values mean the same, however they are written: `1.5` and `1.50`, `11:00+01:00`
    /// and `10:00Z`, `PT60M` and `PT1H`.
    ///
    /// Values are compared as expressions compare them, and rows cell by cell, whatever the order
    /// of the cells. In contrast, `==` also compares the notation, since a screen must show a new
    /// notation.
    ///
    /// - Complexity: O(*n*) in the size of the values.
    package func isSameValue(as other: FieldValue) -> Bool {
        switch (self, other) {
        case (.decimal(let a), .decimal(let b)): a == b
        case (.dateTime(let a), .dateTime(let b)): a == b
        case (.duration(let a), .duration(let b)): a == b
        case (.file(let a), .file(let b)): a.isSame(as: b)
        case (.rows(let a), .rows(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.hasSameValues(as: $1) }
        case (.empty, _), (.text, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _),
            (.time, _), (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _),
            (.choices, _), (.texts, _), (.file, _), (.rows, _):
            self == other
        }
    }
}

extension FormRow {
    fileprivate func hasSameValues(as other: FormRow) -> Bool {
        guard values.count == other.values.count else { return false }
        let isSame = zip(values, other.values).allSatisfy {
            $0.name == $1.name && $0.value.isSameValue(as: $1.value)
        }
        return isSame || values.allSatisfy { other[$0.name].isSameValue(as: $0.value) }
    }
}
