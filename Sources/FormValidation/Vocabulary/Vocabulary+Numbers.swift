import FormModel

extension Vocabulary {
    mutating func addNumbers() {
        add(
            validator: "multipleOf", usage: #"{ "multipleOf": 0.05 }"#,
            summary: "A whole multiple of a number above 0, in exact decimal arithmetic. (`of`)",
            takesMain: true
        ) { arguments in
            arguments.decimal("of", isMain: true, isRequired: true).map(MultipleOfValidator.init)
        }
        add(
            validator: "decimals", usage: #"{ "decimals": 2 }"#,
            summary:
                "At most so many digits behind the decimal point; zeros at the end are not counted. (`max`)",
            takesMain: true
        ) { arguments in
            arguments.integer("max", isMain: true, isRequired: true, least: 0)
                .map(DecimalsValidator.init)
        }
    }
}
