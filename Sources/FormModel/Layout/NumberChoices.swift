// Choices of fields of type `integer` and `decimal`: the value of each is a number in canonical notation.

extension ValueType {
    /// Whether values of the type are numbers, which a field may list as its choices.
    package var isNumber: Bool { self == .integer || self == .decimal }
}

extension Choice {
    /// The number that the value is; `nil` for another text.
    package var number: ExactDecimal? { ExactDecimal(value) }

    /// Whether the title is another text than the value.
    var isTitled: Bool { title != LocalizedText(value) }

    /// The choice with its value in canonical notation, if that is a number: `3` for `3.0`.
    var ofNumber: Choice {
        guard let canonical = number?.normalized.description, !canonical.hasSameBytes(as: value)
        else { return self }
        return with(value: canonical, title: isTitled ? title : LocalizedText(canonical))
    }
}

extension [Choice] {
    /// The choices of an input of a type: numbers have values in canonical notation.
    func ofType(_ type: ValueType) -> [Choice] { type.isNumber ? map(\.ofNumber) : self }
}

extension Choice: ExpressibleByIntegerLiteral {
    /// Makes a choice of a field of type `integer` or `decimal` that is shown as its value.
    public init(integerLiteral value: Int) {
        self.init(String(value))
    }
}

extension FieldLayout {
    /// Whether the field offers numbers.
    var offersNumbers: Bool { valueType.isNumber && !choices.isEmpty }

    /// Whether the field offers another answer beside numbers.
    var offersOther: Bool { valueType.isNumber && otherChoice != nil }
}
