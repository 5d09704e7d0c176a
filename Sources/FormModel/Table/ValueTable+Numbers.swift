/// Numbers, which are exact: a number that cannot be represented is refused.
extension ValueTable {
    mutating func stageNumber(
        _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        guard traits.hasFormatter, case .number(let number) = ExactDecimal.read(text) else {
            return stageNumber(ExactDecimal.read(text), traits, field, &value)
        }
        // A formatter reads plain digits, so that 1e3 becomes 1000. Zeros at the end are no decimals of an amount.
        let start = Int32(scratch.count)
        (number.exponent < 0 ? number.normalized : number).append(to: &scratch)
        format(start..<Int32(scratch.count), true, Span(), traits, field, &value)
    }

    mutating func stageNumber(
        _ read: ExactDecimal.Reading, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        let number: ExactDecimal
        switch read {
        case .number(let read): number = read
        case .malformed: return refuse(.wrongType, &value)
        case .tooManyDigits: return refuse(.tooManyDigits, &value)
        }
        guard traits.valueType == .integer else {
            return set(.decimal, .decimal(number), field, &value)
        }
        guard number.isInteger else { return refuse(.wrongType, &value) }
        guard let integer = number.integer else {
            return refuse(number < 0 ? .tooSmall : .tooLarge, &value)
        }
        set(.integer, .integer(integer), field, &value)
    }
}
