/// A field made ready for judging: nothing is looked up or converted again for each value.
package struct FieldProgram: Sendable {
    package let name: FieldName
    package let item: FormItem
    package let valueType: ValueType
    package let isSecure: Bool
    package let formatter: (any InputFormatter)?
    /// Those of the item, their expressions compiled, and then those of conditions and rules.
    package internal(set) var validators: [any Validator]

    init?(_ item: FormItem) {
        guard let name = item.name, item.isInput else { return nil }
        self.name = name
        self.item = item
        valueType = item.valueType
        isSecure = item.isSecure
        formatter = item.formatter
        validators = item.validators
    }

    /// The facts behind what reading a value by its type found, which are the same for every value.
    func facts(of code: IssueCode, isElement: Bool) -> IssueParameters {
        switch code {
        case .wrongType:
            ["expected": .text(isElement ? ValueType.choice.rawValue : valueType.rawValue)]
        case .tooManyDecimals: ["max": .integer(9)]
        case .tooManyDigits: ["max": .integer(ExactDecimal.maximumDigits)]
        case .tooSmall: ["min": .integer(.min)]
        case .tooLarge: ["max": .integer(.max)]
        default: [:]
        }
    }
}
